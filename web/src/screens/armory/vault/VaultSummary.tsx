import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { useId } from 'react'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import { Link } from '../../../routing/Link.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { useFold } from '../../../ui/page/folds.ts'
import text from '../../../ui/text.module.css'
import { giveUp } from '../give-up.ts'
import { chipLabel } from './filters/chip-label.ts'
import { type Filter, usedGroups, withoutGroup } from './query/filters.ts'
import type { ChangeVaultQuery } from './query/use-vault-query.ts'
import type { VaultStats } from './query/vault-view.ts'
import type { TriageProps } from './Triage.tsx'
import styles from './VaultSummary.module.css'
import { words } from './words/words.ts'

const Triage = lazyPart(async () => (await import('./Triage.tsx')).Triage)

const labels = words.summary

interface VaultSummaryProps extends TriageProps {
  readonly total: VaultStats
  readonly shown: VaultStats
  /** How many of the weapons could go and are not decided about. */
  readonly toGo: number
  readonly mode: PlayMode
  readonly filters: readonly Filter[]
  readonly onChange: ChangeVaultQuery
}

/** The vault in one line, what narrows it, and the figures and actions behind a press. */
export function VaultSummary({ filters, mode, toGo, onChange, ...triage }: VaultSummaryProps) {
  const { shown, total } = triage
  const { open, toggle } = useFold('overview')
  const body = useId()
  return (
    <>
      <div className={styles.line}>
        <p>
          <Figure text={labels.weapons(total.weapons)} />
          {total.godRolls > 0 && (
            <>
              {', '}
              <Link to="/armory" search={{ filter: 'god-tier' }} resetScroll={false} className={styles.gold}>
                <Figure text={labels.godRolls(total.godRolls)} />
              </Link>
            </>
          )}
          {toGo > 0 && (
            <>
              {' · '}
              <Link to="/armory" search={{ cleanup: 'plan' }}>
                <Figure text={labels.canGo(toGo)} />
              </Link>
            </>
          )}
        </p>
        <TextButton
          className={styles.more}
          aria-expanded={open}
          aria-controls={open ? body : undefined}
          onClick={toggle}
        >
          <span>{labels.more}</span>
          <Glyph name="i-down" size="s" />
        </TextButton>
        <div className={styles.end}>
          <span className={shown.weapons === total.weapons ? text.sr : text.small} data-part="shown">
            {words.shown(shown.weapons)}
          </span>
          {usedGroups(filters).map((group) => (
            <button
              key={group}
              type="button"
              className={styles.chip}
              aria-label={words.filters.remove(chipLabel(filters, group))}
              onClick={() => onChange((now) => ({ filters: withoutGroup(now.filters, group) }))}
            >
              {chipLabel(filters, group)}
              <Glyph name="i-close" size="s" />
            </button>
          ))}
        </div>
      </div>
      {/* Advice for one activity alone is other advice than the rest of the app gives. */}
      {mode !== 'both' && (
        <p className={styles.alone} role="note">
          {labels.alone(words[mode])}
        </p>
      )}
      {open && (
        <div id={body} className={styles.body}>
          <OptionalPart
            name="overview"
            fallback={<Skeleton height="120px" />}
            onFailure={() => giveUp(toggle)}
          >
            <Triage {...triage} />
          </OptionalPart>
        </div>
      )}
    </>
  )
}

/** `637 weapons`, the number large. */
function Figure({ text: written }: { readonly text: string }) {
  const at = written.indexOf(' ')
  return (
    <>
      <b>{written.slice(0, at)}</b>
      {written.slice(at)}
    </>
  )
}
