import type { ArmorPiece } from '@ai-vault/game/items.ts'
import type { PieceMarks } from '../../../data/storage.ts'
import { TextButton } from '../../../ui/TextButton.tsx'
import styles from './BuildDetails.module.css'
import { toggleMark } from './piece-marks.ts'

interface MarkButtonsProps {
  readonly piece: ArmorPiece
  readonly marks: PieceMarks
  readonly onMarks: (marks: PieceMarks) => void
}

/** F-163: this piece always, or this piece never. */
export function MarkButtons({ piece: { instanceId, name }, marks, onMarks }: MarkButtonsProps) {
  const pinned = marks.pinned.includes(instanceId)
  return (
    <span className={styles.marks}>
      <TextButton
        aria-pressed={pinned}
        aria-label={`${pinned ? 'Unpin' : 'Pin'} ${name}`}
        onClick={() => onMarks(toggleMark(marks, 'pinned', instanceId))}
      >
        {pinned ? 'Unpin' : 'Pin'}
      </TextButton>
      <TextButton
        aria-label={`Exclude ${name}`}
        onClick={() => onMarks(toggleMark(marks, 'excluded', instanceId))}
      >
        Exclude
      </TextButton>
    </span>
  )
}
