import { listInWords } from '@ai-vault/game/in-words.ts'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import { idOf, nameOf, powerOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { countOrMissing } from '../../../../ui/figures/Reading.tsx'
import { selectWords as said } from '../words/select-words.ts'
import type { CleanUp } from './plan-clean-up.ts'
import styles from './SelectionBar.module.css'

const MOST_NAMED = 4

/** The first few with their power, which tells copies apart; the rest as a number. */
export function namesOf(items: readonly WeaponItem[]): string {
  const named = items.slice(0, MOST_NAMED).map((item) => `${nameOf(item)} ${countOrMissing(powerOf(item))}`)
  const rest = items.length - named.length
  return listInWords(rest > 0 ? [...named, said.more(rest)] : named)
}

interface LeftOutProps {
  readonly leftOut: CleanUp
  readonly ids: ReadonlySet<string>
  readonly decided: Pick<Decisions, 'has'>
  readonly onAdd: (ids: readonly string[]) => void
}

/** What the clean-up did not pick, by name; a press adds it. */
export function LeftOut({ leftOut, ids, decided, onAdd }: LeftOutProps) {
  const last = leftOut.last.filter((item) => !ids.has(idOf(item)) && !decided.has(idOf(item)))
  if (last.length === 0) return null
  return (
    <div className={styles.consequences}>
      <p className={styles.leftOut}>
        {said.leftOut.last(namesOf(last))}{' '}
        <TextButton onClick={() => onAdd(last.map(idOf))}>{said.leftOut.add(last.length)}</TextButton>
      </p>
    </div>
  )
}
