import { useLocation, useMatches } from '@tanstack/react-router'
import { isCurrent, MENU_SCREENS, nameOf } from '../../app/screen-list.ts'
import { words as shellWords } from '../../app/words/words.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Plate } from '../../ui/page/Plate.tsx'
import { words } from './words/words.ts'

/** An address that will be a screen: says plainly that it is not one yet. */
export function UnbuiltScreen() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title }) ?? words.nameless
  const entry = MENU_SCREENS.find((candidate) => isCurrent(candidate, pathname))
  return (
    <>
      <PageHead title={title} lead={entry && shellWords.purpose(entry.words.purpose)} />
      <Plate>
        <EmptyState
          level={2}
          title={words.title(title)}
          hint={words.hint}
          actions={<LinkButton to="/command-center">{nameOf('/command-center')}</LinkButton>}
        />
      </Plate>
    </>
  )
}
