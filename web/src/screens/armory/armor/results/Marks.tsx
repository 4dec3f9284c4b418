import { SLOT_GLYPHS } from '../../../../items/picture/armor-glyphs.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import type { PiecesById } from '../builds/build-facts.ts'
import type { ChangeRules, PieceRules } from '../query/piece-rules.ts'
import { toggleMark } from '../query/piece-rules.ts'
import { words } from '../words/words.ts'
import styles from './Marks.module.css'
import { nameApart } from './name-apart.ts'

const KINDS = ['pinned', 'excluded'] as const

interface MarksProps {
  readonly rules: PieceRules
  readonly onRules: ChangeRules
  readonly pieces: PiecesById
}

/** The pins and exclusions in force for this class; a press takes one back. */
export function Marks({ rules, onRules, pieces }: MarksProps) {
  const shown = KINDS.filter((kind) => rules[kind].some((id) => pieces.has(id)))
  if (shown.length === 0) return null
  return (
    <div className={styles.marks}>
      {shown.map((kind) => (
        <div key={kind} className={styles.group}>
          <span className={styles.word}>{words.targets.marks[kind]}</span>
          {rules[kind].flatMap((id) => {
            const piece = pieces.get(id)
            const name = piece && nameApart(piece, pieces)
            return piece && name
              ? [
                  <Button
                    key={id}
                    size="small"
                    onClick={() => onRules(toggleMark(rules, kind, id))}
                    aria-label={words.targets.marks.takeBack[kind](name)}
                  >
                    <Glyph name={SLOT_GLYPHS[piece.slot]} size="s" />
                    {name}
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
