import type { DropHint } from '@ai-vault/game/armor/drop-oracle.ts'
import type { ArmorAnswer } from '../../../data/armor/armor-answer.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Thinking } from '../../../ui/Skeleton.tsx'
import { SourceMark } from '../../../ui/SourceMark.tsx'
import text from '../../../ui/text.module.css'
import type { PiecesById } from './build-facts.ts'
import { describeChance, describeDrop, describeGain } from './drop-text.ts'
import styles from './OutOfReach.module.css'
import { listed } from './out-of-reach-text.ts'

interface DropAdviceProps {
  readonly answer: ArmorAnswer
  readonly pieces: PiecesById
}

const OTHERS_SHOWN = 2

/** F-161: the drop that would close the gap most, how likely it is and where it drops. */
export function DropAdvice({ answer, pieces }: DropAdviceProps) {
  const { drops, phase } = answer
  const [best, ...others] = drops?.found ?? []
  const setName = ({ set }: DropHint) =>
    [...pieces.values()].find((piece) => set !== undefined && piece.set?.hash === set)?.set?.name
  return (
    <div className={styles.oracle}>
      <h3>
        <Glyph name="mark" size="s" className={text.teal} />
        The drop that would help most
      </h3>
      {!drops && phase === 'refining' && <Thinking>Trying every piece that could drop...</Thinking>}
      {!drops && phase === 'cancelled' && <p>The search was stopped before this was known.</p>}
      {drops && !best && <p>{drops.complete ? NO_DROP : UNKNOWN}</p>}
      {best && (
        <>
          <p>
            A tier 5 <b>{describeDrop(best, setName(best))}</b> with <b>{best.tertiary}</b> third and{' '}
            <b>{listed(best.tunedAsGood, 'or')}</b> tuned {describeGain(best)}. {describeChance(best)}
          </p>
          {others.slice(0, OTHERS_SHOWN).map((hint) => (
            <p key={hint.slot} className={text.dim}>
              Next: {describeDrop(hint, setName(hint))}, {hint.tertiary} third,{' '}
              {listed(hint.tunedAsGood, 'or')} tuned: {describeGain(hint)}.
            </p>
          ))}
          <SourceMark source="estimated" />
        </>
      )}
    </div>
  )
}

const NO_DROP =
  'No single tier 5 drop closes any of the gap: your armor already carries all the points that five pieces can. The targets themselves ask for more.'
const UNKNOWN = 'Which drop helps most could not be settled in time for these targets.'
