import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { TextButton } from '../../../ui/TextButton.tsx'
import styles from './BuildDetails.module.css'
import type { ChangeRules, PieceRules } from './piece-rules.ts'
import { toggleMark } from './piece-rules.ts'

interface MarkButtonsProps {
  readonly piece: ArmorPiece
  readonly rules: PieceRules
  readonly onRules: ChangeRules
}

/** F-163: this piece always, or this piece never. */
export function MarkButtons({ piece: { instanceId, name }, rules, onRules }: MarkButtonsProps) {
  const pinned = rules.pinned.includes(instanceId)
  return (
    <span className={styles.marks}>
      <TextButton
        aria-pressed={pinned}
        aria-label={`${pinned ? 'Unpin' : 'Pin'} ${name}`}
        onClick={() => onRules(toggleMark(rules, 'pinned', instanceId))}
      >
        {pinned ? 'Unpin' : 'Pin'}
      </TextButton>
      <TextButton
        aria-label={`Exclude ${name}`}
        onClick={() => onRules(toggleMark(rules, 'excluded', instanceId))}
      >
        Exclude
      </TextButton>
    </span>
  )
}
