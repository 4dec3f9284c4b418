import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { useContext } from 'react'
import { formatCount } from '../../../ui/figures/count.ts'
import { Estimate } from '../../../ui/figures/Estimate.tsx'
import { Reading } from '../../../ui/figures/Reading.tsx'
import { Bay } from '../../../ui/page/Plate.tsx'
import layout from '../Dashboard.module.css'
import { MissingContext } from '../missing.ts'
import styles from './Panels.module.css'
import { words } from './words.tsx'

type Seasonal = Extra<'seasonal'>
type Value = NonNullable<Seasonal['season_rank']>

const labels = words.season

const VALUES = [
  ['season_rank', labels.rank],
  ['artifact_level', labels.artifact],
  ['weekly_challenges', labels.challenges],
  ['triumph_score', labels.triumphs],
] as const

/**
 * Rank, artifact, challenges, triumph score (F-096). What the platform does not tell is a dash with the reason; what the
 * specified rules make of power and hours instead (F-097 to F-100) is shown when it is asked for.
 */
export function SeasonalProgress({ seasonal }: { readonly seasonal: Seasonal | undefined }) {
  const missing = useContext(MissingContext) === 'withheld' ? labels.hidden : labels.unknown
  const guessed = VALUES.filter(([name]) => seasonal?.[name]?.source === 'estimated')
  const note = seasonal?.note ?? (seasonal?.season_active === false ? labels.over : undefined)
  return (
    <Bay>
      <div className={layout.pair}>
        {VALUES.map(([name, label]) => {
          const value = seasonal?.[name]
          const measured = value?.source === 'estimated' ? undefined : value
          return <Figure key={name} label={label} value={measured} note={measured ? undefined : missing} />
        })}
      </div>
      {note && guessed.length < VALUES.length && <p className={styles.note}>{note}</p>}
      {guessed.length > 0 && (
        <div className={styles.note}>
          <Estimate reason={labels.estimated(guessed.map(([, label]) => label).join(', '))}>
            <div className={layout.pair}>
              {guessed.map(([name, label]) => (
                <Figure key={name} label={label} value={seasonal?.[name]} />
              ))}
            </div>
          </Estimate>
        </div>
      )}
    </Bay>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: Value | undefined
  readonly note?: string | undefined
}

function Figure({ label, value, note }: FigureProps) {
  return (
    <Reading
      label={label}
      value={value && formatCount(value.value)}
      {...(value?.of !== undefined && { unit: words.outOf(formatCount(value.of)) })}
      note={note}
      source={value?.source}
    />
  )
}
