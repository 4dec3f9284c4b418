import { listInWords } from '@ai-vault/game/in-words.ts'
import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import { idOf, nameOf, powerOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { countOrMissing } from '../../../../ui/figures/Reading.tsx'
import { selectWords as said } from '../words/select-words.ts'
import { type CleanUp, otherThan } from './plan-clean-up.ts'
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
  readonly mode: PlayMode
  readonly ids: ReadonlySet<string>
  readonly decided: Pick<Decisions, 'has'>
  readonly onAdd: (ids: readonly string[]) => void
}

/** What the clean-up did not pick, by name and reason; a press adds it. */
export function LeftOut({ leftOut, mode, ids, decided, onAdd }: LeftOutProps) {
  const isOpen = (item: WeaponItem) => !ids.has(idOf(item)) && !decided.has(idOf(item))
  const last = leftOut.last.filter(isOpen)
  const good = leftOut.goodElsewhere.filter(isOpen)
  const other = otherThan(mode)
  const lines = [
    { items: last, text: said.leftOut.last(namesOf(last)) },
    ...(mode !== 'both' && other
      ? [
          {
            items: good,
            text: said.leftOut.goodElsewhere(said.sides[mode], said.sides[other], namesOf(good)),
          },
        ]
      : []),
  ].filter(({ items }) => items.length > 0)
  if (lines.length === 0) return null
  return (
    <div className={styles.consequences}>
      {lines.map(({ items, text }) => (
        <p key={text} className={styles.leftOut}>
          {text}{' '}
          <TextButton onClick={() => onAdd(items.map(idOf))}>{said.leftOut.add(items.length)}</TextButton>
        </p>
      ))}
    </div>
  )
}
