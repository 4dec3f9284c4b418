import { OBJECTIVES_SHOWN } from '@ai-vault/contract/atlas/map-options.ts'
import type { Triumph } from '@ai-vault/contract/atlas/records.ts'
import { useId, useState } from 'react'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { words } from '../words.ts'
import styles from './Triumphs.module.css'

/** F-198: the first three in the platform's order, and the rest opens in place; what is open among the rest stands above. */
export function Objectives({ objectives }: Pick<Triumph, 'objectives'>) {
  const [open, setOpen] = useState(false)
  const id = useId()
  if (objectives.length === 0) return null
  const hidden = Math.max(0, objectives.length - OBJECTIVES_SHOWN)
  const named = objectives.map((objective, at) => ({ ...objective, label: nameOf(objectives, at) }))
  const shown = open ? named : named.slice(0, OBJECTIVES_SHOWN)
  const hiddenOpen = open ? [] : named.slice(OBJECTIVES_SHOWN).filter(({ complete }) => !complete)
  return (
    <>
      {hiddenOpen.length > 0 && (
        <p className={styles.left}>
          {words.stillOpen}{' '}
          {hiddenOpen.slice(0, OBJECTIVES_SHOWN).map((objective, at) => (
            <bdi key={objective.objectiveHash}>
              {at > 0 && ', '}
              {objective.label.replace(/\.$/, '')} <b>{countOf(objective)}</b>
            </bdi>
          ))}
        </p>
      )}
      <ul className={styles.objectives} id={id}>
        {shown.map((objective, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a triumph may ask for the same thing twice.
          <li key={`${objective.objectiveHash} ${at}`} data-done={objective.complete || undefined}>
            <span>
              <bdi>{objective.label}</bdi>
            </span>
            <b>{countOf(objective)}</b>
            {objective.complete && <Glyph name="i-check" size="s" />}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <TextButton
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={styles.more}
        >
          {open ? words.fewerObjectives : words.moreObjectives(hidden)}
        </TextButton>
      )}
    </>
  )
}

const countOf = ({ progress, completionValue }: Triumph['objectives'][number]) =>
  `${formatCount(Math.min(progress, completionValue || progress))}/${formatCount(completionValue)}`

/** The steps of one counter carry the same text; which step it is tells them apart. */
function nameOf(objectives: Triumph['objectives'], at: number): string {
  const text = objectives[at]?.text
  const alike = objectives.flatMap((objective, index) => (objective.text === text ? [index] : []))
  const name = text ?? words.objective
  return alike.length > 1 ? words.step(name, alike.indexOf(at) + 1, alike.length) : name
}
