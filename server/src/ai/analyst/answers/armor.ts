/** Questions about armor that could go. */
import { dominatedArmor } from '../../tools/vault/dominated-armor.ts'
import { untoldInWords } from './copy-words.ts'
import { type Answerer, type Ask, bare, couldNotRead, count } from './draft.ts'

const ARMOR = /\b(?:armou?r|helmets?|gauntlets|chest (?:armou?r|pieces?)|leg armou?r|class items?)\b/i
const CALLED_NEEDLESS =
  /\b(?:dominated|needless|useless|obsolete|redundant|outclassed|unneeded|worse|beaten|idle|duplicates?|dismantle\w*|shard\w*|get rid of|can go|could go)\b/i

/** "Which armor is dominated?": no set of stats is wanted, but what another piece makes needless. */
export const asksNeedlessArmor = ({ question, slots }: Pick<Ask, 'question' | 'slots'>): boolean =>
  slots.stats.length === 0 && ARMOR.test(question) && CALLED_NEEDLESS.test(question)

export const needlessArmor: Answerer = async ({ tools, slots, turn }) => {
  const result = await tools.use(dominatedArmor, slots.classType ? { class: slots.classType } : {})
  if (!result) return couldNotRead('your armor')
  const { rows, total, of, unprotected } = result
  const whose = slots.classType ? ` of your ${slots.classType}` : ''
  if (of === 0) {
    return { lead: `I see no armor${whose} whose stats are known, so no piece can be compared with another.` }
  }
  const suggestions = ['What can I dismantle?', 'Best armor for health']
  if (total === 0) {
    return {
      lead: `None of the ${count(of, 'piece')} of armor${whose} whose stats are known is dominated.`,
      suggestions,
    }
  }
  return {
    lead: `${total} of ${count(of, 'piece')} of armor${whose} whose stats are known ${total === 1 ? 'is' : 'are'} dominated: another piece of the same set and slot is at least as good in every stat.`,
    points: [
      ...rows.map(
        (row) =>
          `${row.ref}, ${row.class}, ${row.slot.replace('-', ' ')}, ${row.place}: ${row.better.ref} ${row.better.place} is at least as good${row.protected ? '; a lock or a loadout protects it' : ''}.`,
      ),
      ...untoldInWords(total - rows.length, turn, total - rows.length === 1 ? 'piece' : 'pieces'),
    ],
    advice: `${unprotected} of them ${unprotected === 1 ? 'is' : 'are'} neither locked nor in a loadout. Nothing is dismantled for you: look at them in the armor tab of the armory.`,
    suggestions,
    list: rows.map(({ ref }) => bare(ref)),
  }
}
