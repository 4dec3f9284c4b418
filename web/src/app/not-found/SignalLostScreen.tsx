import { useEffect } from 'react'
import { Link } from '../../routing/Link.tsx'
import { focusHeading } from '../../routing/page-focus.ts'
import { useRouter } from '../../routing/router-context.ts'
import { useLocation } from '../../routing/use-address.ts'
import { LinkButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { ApertureArt } from '../../ui/glyphs/ApertureArt.tsx'
import layout from '../../ui/layout.module.css'
import { MENU_SCREENS } from '../screen-list.ts'
import { didYouMean } from './did-you-mean.ts'
import styles from './SignalLostScreen.module.css'
import { words } from './words.tsx'

/** Any address nobody knows (F-014): what was asked for, what may have been meant, and five ways back (F-015). */
export function SignalLostScreen() {
  const { nameOf } = useRouter()
  const pathname = useLocation((location) => location.pathname)
  const meant = didYouMean(pathname)
  const purpose = MENU_SCREENS.find(({ path }) => path === meant)?.words.purpose
  useEffect(focusHeading, [])
  return (
    <div className={styles.lost}>
      <div className={styles.text}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className={styles.where}>
          {words.nothingAt(<code>{pathname}</code>)}
          {meant && words.didYouMean(<Link to={meant}>{meant}</Link>)}
          {purpose && ` ${purpose}.`}
        </p>
        <nav className={layout.row} aria-label={words.waysBack}>
          <LinkButton to="/command-center">{nameOf('/command-center')}</LinkButton>
          <LinkButton to="/atlas">{nameOf('/atlas')}</LinkButton>
          <LinkButton to="/archives">{nameOf('/archives')}</LinkButton>
          <LinkButton to="/armory">{nameOf('/armory')}</LinkButton>
          <LinkButton to="/ai" tone="ai">
            {nameOf('/ai')}
          </LinkButton>
        </nav>
      </div>
      <ApertureArt className={styles.art} />
    </div>
  )
}
