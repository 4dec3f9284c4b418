import { LinkButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../ui/page/Plate.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import styles from './QuickActions.module.css'
import { words } from './words/words.ts'

interface QuickActionsProps {
  /** Undefined where nobody knows. */
  readonly godRolls: number | undefined
}

/** Where the dashboard's answers are acted on (F-085 to F-088). */
export function QuickActions({ godRolls }: QuickActionsProps) {
  // Without a god roll the best rolls there are, which stand first anyway, say more than an empty list.
  const metaWeapons = godRolls === 0 ? {} : { filter: 'god-tier' }
  return (
    <Plate role="region" aria-labelledby="quick-actions">
      <SectionHead title={words.actions.title} id="quick-actions" />
      <div className={styles.quick}>
        <LinkButton to="/ai" tone="ai">
          <Glyph name="rt-god" size="s" />
          {words.actions.analysis}
        </LinkButton>
        <LinkButton to="/armory" search={{ tab: 'armor', import: 'current' }}>
          {words.actions.loadout}
        </LinkButton>
        <LinkButton to="/armory" search={metaWeapons}>
          {words.actions.meta}
        </LinkButton>
        <LinkButton to="/armory" search={{ sort: 'cleanup' }}>
          {words.actions.cleanUp}
        </LinkButton>
      </div>
    </Plate>
  )
}
