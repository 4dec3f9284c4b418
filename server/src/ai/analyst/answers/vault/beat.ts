/** "What should I farm to beat it?": rolls of the same type that would score above an owned weapon. */
import { listInWords } from '@ai-vault/game/in-words.ts'
import { farmPriorities } from '../../../tools/account/farming.ts'
import { itemDetail } from '../../../tools/vault/item-detail.ts'
import { rollsAbove } from '../../../tools/vault/rolls.ts'
import { shapeOf } from '../../reading/shape.ts'
import { asksToBeat } from '../../understanding/follow-up.ts'
import { type Ask, bare, count, type Draft } from '../draft.ts'
import { rollInWords, scoreInWords } from './copy-words.ts'

const ROLLS_TOLD = 4

/** "And for PvE?" after it asks the same of another side. */
export const isAboutBeating = ({ thread, entities }: Ask): boolean =>
  thread.split('\n').some((line) => asksToBeat(shapeOf(line, entities)))

/** Undefined where the subject is no rated weapon of the player's. */
export async function farmToBeat(ask: Ask, subject: string): Promise<Draft | undefined> {
  const { tools, slots, turn } = ask
  // The best of a type is told for PvE where no side was named.
  const asked = slots.side ?? (ask.memory.intent === 'best_owned_slot' ? 'pve' : undefined)
  const detail = await tools.use(itemDetail, { item: subject, ...(asked ? { activity: asked } : {}) })
  const [row] = detail?.rows ?? []
  if (!row || !('reasons' in row)) return undefined
  const weapon = turn.guardian.weapons.find(
    ({ instanceId }) => instanceId === turn.ledger.find(bare(row.ref))?.instanceId,
  )
  const side = asked ?? row.rated_for
  const score = side && row[side]
  if (!weapon || score === undefined) return undefined
  const { type } = weapon
  const kind = type.replaceAll('-', ' ')
  const where = side === 'pvp' ? 'PvP' : 'PvE'
  const above = await tools.use(rollsAbove, { type, side, score, limit: ROLLS_TOLD })
  if (!above) return undefined
  const mine = `${row.ref}${rollInWords(row, side)}, ${scoreInWords(row, side)}`
  const suggestions = [`And for ${side === 'pvp' ? 'PvE' : 'PvP'}?`, 'What should I farm?']
  if (above.total === 0) {
    return {
      lead: `Nothing to farm beats it: no ${kind} with a known source can drop with a roll above ${mine}.`,
      suggestions,
      focus: bare(row.ref),
    }
  }
  const farms = await tools.use(farmPriorities, { side, type })
  const runsFor = (name: string) => {
    const farm = farms?.rows.find((each) => each.name === name)
    return farm
      ? ` At your pace about one run in ${farm.one_run_in} of ${farm.where}, ${farm.minutes_a_run} minutes each.`
      : ''
  }
  return {
    lead: `For ${where} ${count(above.total, kind)} can drop with a roll above ${mine}${above.total > above.rows.length ? '; the highest:' : ':'}`,
    points: above.rows.map(
      (roll) =>
        `${roll.ref} with ${listInWords(roll.traits.map(({ ref }) => ref))}: up to ${roll.score} of 10${roll.one_in ? `, both traits in about one drop in ${roll.one_in}` : ''}. ${roll.where.ref}.${runsFor(roll.name)}`,
    ),
    suggestions: [...above.rows.slice(0, 1).map(({ name }) => `God roll for ${name}`), ...suggestions],
    list: above.rows.map(({ ref }) => bare(ref)),
    focus: bare(row.ref),
  }
}
