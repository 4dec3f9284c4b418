import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from '../../app/page-focus.ts'
import { ApertureArt } from '../../ui/ApertureArt.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import layout from '../../ui/layout.module.css'
import { didYouMean } from './did-you-mean.ts'
import styles from './SignalLostScreen.module.css'

/** Any address nobody knows (F-014): what was asked for, what may have been meant, and five ways back (F-015). */
export function SignalLostScreen() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const meant = didYouMean(pathname)
  useEffect(focusHeading, [])
  return (
    <div className={styles.lost}>
      <div className={styles.text}>
        <h1 tabIndex={-1}>Signal Lost</h1>
        <p className={styles.where}>
          Nothing answers at <code>{pathname}</code>.
          {meant && (
            <>
              {' '}
              Did you mean <Link to={meant}>{meant}</Link>?
            </>
          )}
        </p>
        <nav className={layout.row} aria-label="Ways back">
          <LinkButton to="/command-center">Command Center</LinkButton>
          <LinkButton to="/atlas">Atlas</LinkButton>
          <LinkButton to="/archives">Archives</LinkButton>
          <LinkButton to="/armory">Armory</LinkButton>
          <LinkButton to="/ai" tone="ai">
            AI Assistant
          </LinkButton>
        </nav>
      </div>
      <ApertureArt className={styles.art} />
    </div>
  )
}
