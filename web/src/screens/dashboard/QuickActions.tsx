import { Glyph } from '../../ui/Glyph.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import styles from './QuickActions.module.css'

/** Where the dashboard's answers are acted on (F-085 to F-088). */
export function QuickActions() {
  return (
    <Plate role="region" aria-labelledby="quick-actions">
      <SectionHead title="Quick Actions" id="quick-actions" />
      <div className={styles.quick}>
        <LinkButton to="/ai" tone="ai">
          <Glyph name="rt-god" size="s" />
          AI analysis
        </LinkButton>
        <LinkButton to="/armory" search={{ tab: 'armor', import: 'current' }}>
          Optimize loadout
        </LinkButton>
        <LinkButton to="/armory" search={{ filter: 'god-tier' }}>
          Meta weapons
        </LinkButton>
        <LinkButton to="/armory" search={{ sort: 'cleanup' }}>
          Vault cleanup
        </LinkButton>
      </div>
    </Plate>
  )
}
