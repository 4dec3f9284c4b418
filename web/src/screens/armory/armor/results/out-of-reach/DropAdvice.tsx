import type { DropHint } from '@ai-vault/game/armor/drop-oracle.ts'
import { ARMOR_SLOTS, ARMOR_STATS } from '@ai-vault/game/items.ts'
import type { ArmorAnswer } from '../../../../../data/armor/armor-answer.ts'
import { Thinking } from '../../../../../ui/feedback/Skeleton.tsx'
import { SourceMark } from '../../../../../ui/figures/freshness/SourceMark.tsx'
import { Glyph } from '../../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../../ui/text.module.css'
import type { PiecesById } from '../../builds/build-facts.ts'
import { count } from '../../numbers.ts'
import { words } from '../../words/words.ts'
import styles from './OutOfReach.module.css'

const labels = words.reach.drops

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
        {labels.title}
      </h3>
      {!drops && phase === 'refining' && <Thinking>{labels.trying}</Thinking>}
      {!drops && phase === 'cancelled' && <p>{labels.stopped}</p>}
      {drops && !best && <p>{drops.complete ? labels.none : labels.unknown}</p>}
      {best && (
        <>
          <p>
            {labels.best(
              <b>{describeDrop(best, setName(best))}</b>,
              <b>{words.stats[best.tertiary]}</b>,
              <b>{tunedTo(best)}</b>,
              describeGain(best),
              describeChance(best),
            )}
          </p>
          {others.slice(0, OTHERS_SHOWN).map((hint) => (
            <p key={hint.slot} className={text.dim}>
              {labels.next(
                describeDrop(hint, setName(hint)),
                words.stats[hint.tertiary],
                tunedTo(hint),
                describeGain(hint),
              )}
            </p>
          ))}
          <SourceMark source="estimated" />
        </>
      )}
    </div>
  )
}

const tunedTo = ({ tunedAsGood }: DropHint) =>
  tunedAsGood.length === ARMOR_STATS.length
    ? labels.anyStat
    : words.either(tunedAsGood.map((stat) => words.stats[stat]))

const oneIn = (chance: number) => labels.oneIn(count(Math.max(1, Math.round(1 / chance))))

/** 'Gunner helmet of Techsec': what to look for. */
function describeDrop({ archetype, slot }: DropHint, setName: string | undefined): string {
  const inSlot = ARMOR_SLOTS[slot]
  const piece = inSlot ? words.slots[inSlot] : labels.piece
  return setName ? labels.dropOfSet(archetype, piece, setName) : labels.drop(archetype, piece)
}

function describeGain({ closes, missingAfter }: DropHint): string {
  return missingAfter === 0 ? labels.closesAll(closes) : labels.closes(closes, closes + missingAfter)
}

/** Every chance takes archetype, third stat, tuned stat and slot as evenly spread: nobody outside the studio knows. */
function describeChance({ chanceInSlot, chance, source }: DropHint): string {
  return labels.chance(oneIn(chanceInSlot), oneIn(chance), source)
}
