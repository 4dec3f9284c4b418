/** Questions about pieces of armor: which there are, and which could go. */
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { findDominated } from '@ai-vault/game/scores/vault/dominated-armor.ts'
import { dominatedArmor } from '../../../tools/vault/dominated-armor.ts'
import type { detail } from '../../../tools/vault/item-detail.ts'
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import { type Answerer, type Ask, bare, couldNotRead, count, type Draft } from '../draft.ts'
import { untoldInWords } from '../vault/copy-words.ts'

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

const SAYS_ARMOR = /\b(?:armou?r|pieces?)\b/i
const SAYS_WEAPONS = /\b(?:weapons?|guns?)\b/i

/** "My void armor", "chest pieces for my hunter": pieces are wanted, neither weapons nor a set. */
export const asksForPieces = ({ question, slots }: Pick<Ask, 'question' | 'slots'>): boolean => {
  const { type, ammo, armorSlot, rarity, element, classType, stats } = slots
  if (type || ammo || SAYS_WEAPONS.test(question) || stats.some(({ value }) => value !== undefined))
    return false
  if (armorSlot) return true
  return SAYS_ARMOR.test(question) && (rarity ?? element ?? classType) !== undefined
}

const PIECES_TOLD = 12
const SLOT_SEARCH = {
  helmet: 'is:helmet',
  gauntlets: 'is:gauntlets',
  chest: 'is:chest',
  legs: 'is:leg',
  'class-item': 'is:classitem',
} as const

export async function piecesOfArmor({ tools, slots, turn }: Ask): Promise<Draft> {
  const { classType, rarity, armorSlot, element, stats } = slots
  const [stat] = stats
  const query = [
    rarity && `is:${rarity}`,
    classType && `is:${classType}`,
    armorSlot && SLOT_SEARCH[armorSlot],
  ]
    .filter(Boolean)
    .join(' ')
  const result = await tools.use(searchInventory, {
    query,
    kind: 'armor',
    sort: 'name',
    ...(stat ? { stat: stat.stat } : {}),
    limit: PIECES_TOLD,
  })
  if (!result) return couldNotRead('your armor')
  const what = [rarity, armorSlot?.replace('-', ' '), 'armor', classType && `for a ${classType}`]
    .filter(Boolean)
    .join(' ')
  const { rows, total } = result
  if (total === 0) {
    return turn.assessment.whole
      ? { lead: `You have no ${what}.`, suggestions: ['What should I farm?'] }
      : { lead: `Nothing among what I can see fits ${what}; a part of your account is private.` }
  }
  const pieces = rows.flatMap((row) => ('class' in row ? [row] : []))
  const order = stat ? `, the most ${stat.stat} first:` : total > rows.length ? ', the first by name:' : ':'
  const at = stat ? ARMOR_STATS.indexOf(stat.stat) : -1
  return {
    lead: `${element ? `Armor has no element, so none of it is ${element}. ` : ''}${count(total, 'piece')} of ${what}${order}`,
    points: [
      ...pieces.map(
        (row) =>
          `${row.ref}, ${row.class} ${row.slot.replace('-', ' ')}${stat ? `, ${stat.stat} ${row.stats[at] ?? 0}` : ''}, ${row.place}.`,
      ),
      ...untoldInWords(total - rows.length, turn, total - rows.length === 1 ? 'piece' : 'pieces'),
    ],
    suggestions: [
      ...(element ? [`Show my ${element} weapons`] : []),
      ...[...new Set(rows.map(({ name }) => `Build around ${name}`))].slice(0, 2),
    ],
    list: rows.map(({ ref }) => bare(ref)),
  }
}

/** Every copy of a piece with its stats, and whether another piece makes it needless. */
export function ratePieces({ turn }: Ask, rows: readonly ReturnType<typeof detail>[]): Draft {
  const pieces = rows.flatMap((row) => ('exotic_perks' in row ? [row] : []))
  const dominated = findDominated(turn.guardian.armor)
  const [first] = pieces
  if (!first) return couldNotRead('it')
  const told = pieces.map((row) => {
    const id = turn.ledger.find(bare(row.ref))?.instanceId
    const better = dominated.find(({ piece }) => piece.instanceId === id)?.by
    const sum = row.stats.reduce((total, points) => total + points, 0)
    turn.ledger.noteNumbersIn(String(sum))
    const stats = ARMOR_STATS.map((stat, at) => `${stat} ${row.stats[at]}`).join(', ')
    const verdict = better
      ? `{{${turn.ledger.ownedItem(better)}}} of the same slot is at least as good in every stat, so it could go`
      : 'no piece that I see is at least as good in every stat, so keep it'
    return `${row.ref}, ${row.place}: ${stats}, ${sum} in all; ${verdict}.`
  })
  return {
    lead: `${first.ref} is ${first.rarity} ${first.slot.replace('-', ' ')} armor for a ${first.class}${pieces.length > 1 ? `; you have ${count(pieces.length, 'copy', 'copies')}.` : '.'}`,
    points: told,
    advice: 'Armor is judged as a set: a build says whether this piece is part of the best one.',
    suggestions: [`Build around ${first.name}`, 'Which armor is dominated?'],
    list: pieces.map(({ ref }) => bare(ref)),
    focus: bare(first.ref),
  }
}
