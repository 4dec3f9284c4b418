/** Things side by side: by their rolls where they have any, else by what they are. */
import { listInWords } from '@ai-vault/game/in-words.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { compareItems } from '../../../tools/vault/compare-items.ts'
import type { detail } from '../../../tools/vault/item-detail.ts'
import { type Answerer, type Ask, bare, couldNotRead, type Draft, didYouMean, namesOf } from '../draft.ts'
import { rollInWords, scoreInWords } from './copy-words.ts'

type Row = ReturnType<typeof detail>
type WeaponDetail = Extract<Row, { readonly tier: string }>
type ArmorDetail = Exclude<Row, WeaponDetail>

const isWeapon = (row: Row): row is WeaponDetail => 'advice' in row

const isRated = (row: Row) => isWeapon(row) && (row.pve !== undefined || row.pvp !== undefined)

export const compare: Answerer = async (ask) => {
  const items = comparedIn(ask)
  if (items.length === 0) return didYouMean(ask, 'compare it')
  const result = await ask.tools.use(compareItems, {
    items: items.slice(0, 6),
    ...(ask.slots.side ? { activity: ask.slots.side } : {}),
  })
  if (!result) return couldNotRead('them')
  const { rows } = result
  if (rows.length < 2) return tooFew(ask, rows[0])
  const rated = rows.filter(isWeapon).filter(isRated)
  return rated.length === rows.length ? byRolls(rated, ask.slots.side) : byWhatTheyAre(rows, ask.slots.side)
}

/** What is named, else what "it", "the first two" or "them" stands for. */
function comparedIn(ask: Ask): readonly string[] {
  const { memory, slots } = ask
  const question = ask.question.toLowerCase()
  const named = namesOf(ask, 'weapon', 'armor').map(({ name }) => name)
  const fromList = /\bfirst two\b|\btop two\b/.test(question) ? memory.list.slice(0, 2) : []
  const ordinal = slots.ordinal !== undefined ? memory.list.at(slots.ordinal - 1) : undefined
  const focus = named.length === 1 && /\b(?:it|this|that)\b/.test(question) ? memory.focus : undefined
  const said = [...named, ...fromList, ...[ordinal, focus].filter((each) => each !== undefined)]
  const isAboutThem =
    said.length === 0 && (ask.continues || /\b(?:which|them|these|those|they)\b/.test(question))
  return [...new Set(isAboutThem ? memory.list : said)]
}

function tooFew(ask: Ask, only: Row | undefined): Draft {
  return {
    lead: only
      ? `I see only one of them among your items: ${inWords(only, ask.slots.side)}`
      : 'I see none of them among your items.',
    suggestions: namesOf(ask, 'weapon')
      .filter(({ name }) => name !== only?.name)
      .map(({ name }) => `Where do I get ${name}?`),
    ...(only ? { focus: bare(only.ref) } : {}),
  }
}

function byRolls(rows: readonly WeaponDetail[], side: Ask['slots']['side']): Draft {
  const ordered = (by: 'pve' | 'pvp') => rows.toSorted((one, other) => (other[by] ?? -1) - (one[by] ?? -1))
  const [[pve], [pvp]] = [ordered('pve'), ordered('pvp')]
  // In the headline as in the rows below it.
  const told = (row: WeaponDetail | undefined) => (row ? `${row.ref}${rollInWords(row, side)}` : '')
  const listed = side ? ordered(side) : rows
  const best = side ? listed[0] : pve
  return {
    lead: side
      ? `${told(best)} is the better one in ${side === 'pve' ? 'PvE' : 'PvP'}.`
      : pve === pvp
        ? `${told(pve)} is the better one in PvE and in PvP.`
        : `${told(pve)} is better in PvE, ${told(pvp)} in PvP.`,
    points: listed.map(
      (row) =>
        `${row.ref}${rollInWords(row, side)}: ${scoreInWords(row, side)}, ${row.place}. ${row.main_reason.ref}`,
    ),
    suggestions: ['The second one, why?', 'What can I dismantle?'],
    list: listed.map(({ ref }) => bare(ref)),
    ...(best ? { focus: bare(best.ref) } : {}),
  }
}

/** Perks that are fixed make no roll: nothing is called the better one, and what tells them apart is said. */
function byWhatTheyAre(rows: readonly Row[], side: Ask['slots']['side']): Draft {
  const unrated = rows.filter((row) => !isRated(row))
  const refs = listInWords(unrated.map(({ ref }) => ref))
  const none = unrated.length === rows.length
  return {
    lead: none
      ? `${rows.length === 2 ? 'Neither' : 'None'} of them has a roll to rate, so no score calls one the better: what you use ${listInWords(rows.map(({ ref }) => ref))} for decides.`
      : `${refs} ${unrated.length === 1 ? 'has' : 'have'} no roll to rate, so no score tells which is the better one.`,
    points: rows.map((row) => inWords(row, side)),
    suggestions: rows.slice(0, 2).map(({ name }) => `Build around ${name}`),
    list: rows.map(({ ref }) => bare(ref)),
  }
}

const inWords = (row: Row, side: Ask['slots']['side']) =>
  isWeapon(row) ? weaponInWords(row, side) : armorInWords(row)

function weaponInWords(row: WeaponDetail, side: Ask['slots']['side']): string {
  const { ref, rarity, element, type, slot, kills } = row
  const what = [...new Set([rarity, element, type.toLowerCase()])].join(' ')
  const parts = [
    `${what} of the ${slot} slot${rollInWords(row, side)}`,
    isRated(row) ? scoreInWords(row, side) : '',
    row.place,
    kills === undefined ? '' : `${kills} kills`,
  ]
  return `${ref}: ${parts.filter(Boolean).join(', ')}.`
}

function armorInWords({ ref, rarity, class: owner, slot, stats, place }: ArmorDetail): string {
  const told = ARMOR_STATS.map((stat, at) => `${stat} ${stats[at]}`)
  return `${ref}: ${[`${rarity} ${owner} ${slot.replace('-', ' ')}`, ...told, place].join(', ')}.`
}
