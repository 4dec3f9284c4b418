import { useLocation, useMatches } from '@tanstack/react-router'
import { ALL_SCREENS, isCurrent } from '../../app/screen-list.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Plate } from '../../ui/Plate.tsx'

/** An address that will be a screen: says plainly that it is not one yet. */
export function UnbuiltScreen() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title }) ?? 'This screen'
  const entry = ALL_SCREENS.find((candidate) => isCurrent(candidate, pathname))
  return (
    <>
      <PageHead title={title} lead={entry && `${entry.purpose}.`} />
      <Plate>
        <EmptyState
          level={2}
          title={`${title} is not built yet.`}
          hint="The address is right and the screen will stand here. Until then there is nothing to see, and nothing is missing on your side."
          actions={<LinkButton to="/command-center">Command Center</LinkButton>}
        />
      </Plate>
    </>
  )
}
