import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import type { ChangeRules, PieceRules } from '../query/piece-rules.ts'
import { toggleMark } from '../query/piece-rules.ts'
import { words } from '../words/words.ts'
import styles from './BuildDetails.module.css'

const labels = words.targets.marks

interface MarkButtonsProps {
  readonly piece: ArmorPiece
  readonly rules: PieceRules
  readonly onRules: ChangeRules
}

/** F-163: this piece always, or this piece never. */
export function MarkButtons({ piece: { instanceId, name }, rules, onRules }: MarkButtonsProps) {
  const pinned = rules.pinned.includes(instanceId)
  const pin = pinned ? labels.unpin : labels.pin
  return (
    <span className={styles.marks}>
      <TextButton
        aria-pressed={pinned}
        aria-label={labels.of(pin, name)}
        onClick={() => onRules(toggleMark(rules, 'pinned', instanceId))}
      >
        {pin}
      </TextButton>
      <TextButton
        aria-label={labels.of(labels.exclude, name)}
        onClick={() => onRules(toggleMark(rules, 'excluded', instanceId))}
      >
        {labels.exclude}
      </TextButton>
    </span>
  )
}
