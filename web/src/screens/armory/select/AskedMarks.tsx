import { PROTECTIONS } from '@ai-vault/game/cleanup/protections.ts'
import type { RemovalImpact } from '@ai-vault/game/cleanup/removal-impact.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import { gearInWords } from '../../../items/gear-in-words.ts'
import { allGear, type GearItem, type GearItems } from '../../../items/gear-item.ts'
import { idOf, nameOf } from '../../../items/weapon-item.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import styles from './SelectionBar.module.css'
import { selectWords as labels } from './words.ts'

interface AskedMarksProps {
  readonly plan: RemovalImpact
  readonly gear: GearItems
  /** How many there are without a doubt. */
  readonly safe: number
  readonly onAll: () => void
  readonly onSafe: () => void
  readonly onCancel: () => void
}

/** Names what one would miss before it is marked, each with its reason. */
export function AskedMarks({ plan, gear, safe, onAll, onSafe, onCancel }: AskedMarksProps) {
  const { unproven, protections, last } = plan
  const doubtful = new Set(plan.doubtful)
  const reasonsFor = (item: GearItem) => [
    ...(last.includes(idOf(item)) ? [labels.reasons.last] : []),
    ...(unproven.includes(idOf(item)) && !last.includes(idOf(item)) ? [labels.reasons.unproven] : []),
    // What is the last of its kind is the only copy.
    ...(protections.get(idOf(item)) ?? []).filter((name) => name !== 'last').map((name) => PROTECTIONS[name]),
  ]
  return (
    <Dialog
      title={labels.ask.title(doubtful.size)}
      open
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{labels.ask.cancel}</Button>
          <Button tone="danger" onClick={onAll}>
            {labels.ask.all}
          </Button>
          <Button tone="gold" disabled={safe === 0} onClick={onSafe}>
            {labels.ask.safe(safe)}
          </Button>
        </>
      }
    >
      <ul className={styles.asked}>
        {allGear(gear)
          .filter((item) => doubtful.has(idOf(item)))
          .map((item) => (
            <li key={idOf(item)}>
              <b>
                <bdi>{nameOf(item)}</bdi>
              </b>{' '}
              {gearInWords(item, gear)}{' '}
              <span className={styles.dim}>{labels.because(listInWords(reasonsFor(item)))}</span>
            </li>
          ))}
      </ul>
      <p>{labels.ask.note}</p>
    </Dialog>
  )
}
