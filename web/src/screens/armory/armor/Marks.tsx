import type { PieceMarks } from '../../../data/storage.ts'
import { Button } from '../../../ui/Button.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import type { PiecesById } from './build-facts.ts'
import styles from './Marks.module.css'
import { toggleMark } from './piece-marks.ts'
import { SLOT_GLYPHS } from './stat-glyphs.ts'

interface MarksProps {
  readonly marks: PieceMarks
  readonly onMarks: (marks: PieceMarks) => void
  readonly pieces: PiecesById
}

/** The pins and exclusions in force for this class; a press takes one back. */
export function Marks({ marks, onMarks, pieces }: MarksProps) {
  const groups = [
    { kind: 'pinned', word: 'Pinned' },
    { kind: 'excluded', word: 'Excluded' },
  ] as const
  const shown = groups.filter(({ kind }) => marks[kind].some((id) => pieces.has(id)))
  if (shown.length === 0) return null
  return (
    <div className={styles.marks}>
      {shown.map(({ kind, word }) => (
        <div key={kind} className={styles.group}>
          <span className={styles.word}>{word}</span>
          {marks[kind].flatMap((id) => {
            const piece = pieces.get(id)
            return piece
              ? [
                  <Button
                    key={id}
                    size="small"
                    onClick={() => onMarks(toggleMark(marks, kind, id))}
                    aria-label={`${kind === 'pinned' ? 'Unpin' : 'Use again'}: ${piece.name}`}
                  >
                    <Glyph name={SLOT_GLYPHS[piece.slot]} size="s" />
                    {piece.name}
                    <Glyph name="i-close" size="s" />
                  </Button>,
                ]
              : []
          })}
        </div>
      ))}
    </div>
  )
}
