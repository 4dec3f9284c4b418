/** Whether something is owned, how often, and where it is. */

import { listInWords } from '@ai-vault/game/in-words.ts'
import { citeAccount, findOwnedItems, placeInWords } from '../../../tools/turn.ts'
import { cleanupAdvice } from '../../../tools/vault/cleanup.ts'
import { itemDetail } from '../../../tools/vault/item-detail.ts'
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import { type WeaponRow, weaponRow } from '../../../tools/vault/weapon-rows.ts'
import { shapeOf } from '../../reading/shape.ts'
import { asksPartOfThem, asksPlace } from '../../understanding/follow-up.ts'
import { asksForPieces, piecesOfArmor } from '../builds/armor.ts'
import {
  type Answerer,
  type Ask,
  bare,
  chipFor,
  couldNotRead,
  count,
  type Draft,
  didYouMean,
  listedAt,
  namesOf,
  refOfName,
} from '../draft.ts'
import { rateMine } from '../suggestions.ts'
import {
  ADVICE_WORDS,
  besidesRating,
  type GoingRow,
  markInWords,
  rollInWords,
  scoreInWords,
  untoldInWords,
} from './copy-words.ts'
import { searchFor, wishInWords } from './filters.ts'
import { HOW_MUCH, overview } from './overview.ts'

export const duplicates: Answerer = async (ask) => {
  const { tools, slots } = ask
  const [weapon] = namesOf(ask, 'weapon')
  if (weapon) return ownedCopies(ask, weapon.name)
  const result = await tools.use(cleanupAdvice, {
    mode: 'duplicates',
    ...(slots.type ? { type: slots.type } : {}),
  })
  if (!result || !('copies' in result)) return couldNotRead('your weapons')
  const { rows, total, spare, could_go: going } = result
  if (rows.length === 0) {
    return {
      lead: `I see no ${wishInWords(slots, false)} more than once.`,
      suggestions: ['What can I dismantle?'],
    }
  }
  return {
    lead: `You have ${count(total, 'weapon')} more than once, ${count(spare, 'spare copy', 'spare copies')} in all${total > rows.length ? '; those with the most copies:' : ':'}`,
    points: rows.map(
      ({ count: held, could_go, best }) =>
        `${best.ref}${rollInWords(best)} is the best of ${held}: ${scoreInWords(best)}${could_go > 0 ? `; ${could_go} of the ${held} could go` : ''}.`,
    ),
    advice: `By the advice of the armory ${going} of these copies could go; a second copy with traits of its own can be worth its place.`,
    suggestions: ['What can I dismantle?', 'Compare the first two'],
    list: rows.map(({ best }) => bare(best.ref)),
  }
}

const COPIES_TOLD = 10

const GOD_ROLL = /\bgod.?rolls?\b/i

/** Every copy of one weapon in the order of the Forge, each with the verdict of the armory; what is not told is counted. */
async function ownedCopies(ask: Ask, name: string): Promise<Draft> {
  const { tools, turn, question } = ask
  const result = await tools.use(cleanupAdvice, { mode: 'copies', name, order: 'best', limit: COPIES_TOLD })
  if (!result || !('of' in result) || !result.advised) return couldNotRead('your weapons')
  const rows = result.rows as readonly GoingRow[]
  const [best] = rows
  if (!best) return notOwned(ask, name)
  const { of, advised, god_rolls: gods = 0 } = result
  return {
    lead: GOD_ROLL.test(question)
      ? godRollInWords(best, of, gods, turn.assessment.whole)
      : `You have ${count(of, 'copy', 'copies')} of ${best.ref}${of > 1 ? ', the best roll first' : ''}.`,
    points: [
      ...rows.map(
        (row) =>
          `${row.ref}${rollInWords(row)}: ${scoreInWords(row)}, ${row.place}; ${ADVICE_WORDS[row.advice] ?? 'look at it first'}. ${besidesRating(row, turn)}${markInWords(row)}`,
      ),
      ...untoldInWords(of - rows.length, turn),
    ],
    ...(of > 1 ? { advice: adviceInWords(advised) } : {}),
    suggestions: [
      rateMine(name),
      chipFor(turn, name),
      ...(of > 1 ? ['Compare the first two'] : []),
      'What can I dismantle?',
    ],
    list: rows.map(({ ref }) => bare(ref)),
    focus: bare(best.ref),
  }
}

function adviceInWords(advised: Readonly<Record<'keep' | 'review' | 'consider-dismantling', number>>) {
  const { keep, review, 'consider-dismantling': go } = advised
  const parts = [
    keep > 0 && `${keep} to keep`,
    review > 0 && `${review} to look at first`,
    go > 0 && `${go} could go`,
  ].filter((part) => part !== false)
  return `The advice of the armory: ${listInWords(parts)}.`
}

/** "Do I own a god roll of it?": yes or no before anything else. */
function godRollInWords(best: WeaponRow, of: number, gods: number, whole: boolean): string {
  const are = gods === 1 ? 'is a god roll' : 'are god rolls'
  if (gods > 0) {
    return `Yes: ${of === 1 ? `your ${best.ref} is a god roll` : `${gods} of your ${of} copies of ${best.ref} ${are}`}.`
  }
  const rated = best.tier === 'Unrated' ? 'it is not rated' : `the best is rated ${best.tier}`
  if (!whole) return `Not among what I can see of ${best.ref}: ${rated}.`
  return of === 1
    ? `No: your ${best.ref} is ${best.tier === 'Unrated' ? 'not rated' : `rated ${best.tier}`}, not as a god roll.`
    : `No: none of your ${of} copies of ${best.ref} is a god roll; ${rated}.`
}

export const doIHave: Answerer = async (ask) => {
  const { tools, slots, turn } = ask
  const [named] = namesOf(ask, 'weapon', 'armor')
  if (named) return named.kind === 'armor' ? ownedArmor(ask, named.name) : ownedCopies(ask, named.name)
  if (asksPlace(ask.question.toLowerCase())) {
    const told = await placesTold(ask)
    if (told) return told
  }
  if (!onlyRarity(slots)) {
    const part = partTold(ask)
    if (part) return part
  }
  if (asksForPieces(ask) && !GOD_ROLL.test(ask.question)) return piecesOfArmor(ask)
  const wanted = searchFor(slots)
  if (!wanted && HOW_MUCH.test(ask.question)) return overview(ask)
  const isGod = GOD_ROLL.test(ask.question)
  const query = [wanted, isGod && 'is:godroll'].filter(Boolean).join(' ')
  const kind = isGod ? ' rated as a god roll' : ''
  if (!query) {
    if (ask.unsure) return didYouMean(ask, 'look for it')
    return {
      lead: 'Tell me a name, a type, an element or a perk, and I will look.',
      suggestions: ['Do I have void hand cannons?'],
    }
  }
  const mayBeArmor = !isGod && onlyRarity(slots)
  const result = await tools.use(searchInventory, { query, sort: slots.side ?? 'both', limit: 5 })
  if (!result) return couldNotRead('your weapons')
  const rows = result.rows as readonly WeaponRow[]
  const both = mayBeArmor && !WEAPONS.test(ask.question)
  const armor = both ? await tools.use(searchInventory, { query, kind: 'armor', limit: 1 }) : undefined
  if (result.total === 0 && !armor?.total) {
    return nothingFound(turn.assessment.whole, `${wishInWords(slots)}${kind}`)
  }
  const weapons = `${count(result.total, `${wishInWords(slots, false)}${kind}`, `${wishInWords(slots)}${kind}`)}`
  // What has no rating is in no order that could be called the best.
  const isRated = rows.every(hasScore)
  const order = isRated ? 'the best of them:' : 'some of them:'
  return {
    lead: `${weapons}${armor ? ` and ${count(armor.total, `${slots.rarity} piece`)} of armor` : ` among your ${result.of} weapons`}${result.total > rows.length ? `; ${armor ? `${order.replace('them', 'the weapons')}` : order}` : '.'}`,
    points: rows.map((row) =>
      hasScore(row)
        ? `${row.ref}${rollInWords(row, slots.side)}: ${scoreInWords(row, slots.side)}, ${row.place}.`
        : `${row.ref}${rollInWords(row)}, ${row.place}.`,
    ),
    ...(slots.unused
      ? {
          advice:
            'Their trackers count no kills and no loadout uses them; a weapon without a tracker cannot tell.',
        }
      : {}),
    suggestions: [
      ...(armor?.total ? ['Which of those are armor?'] : []),
      ...(isRated ? ['Which is the best for PvP?', 'Which can I dismantle?'] : ['Where are they?']),
    ],
    list: rows.map(({ ref }) => bare(ref)),
  }
}

const hasScore = ({ pve, pvp }: WeaponRow) => pve !== undefined || pvp !== undefined

const WEAPONS = /\b(?:weapons?|guns?)\b/i

/** "Exotics": nothing says whether weapons or armor are meant. */
const onlyRarity = ({ rarity, type, element, ammo, slot, crafted, unused }: Ask['slots']): boolean =>
  rarity !== undefined && !type && !element && !ammo && !slot && !crafted && !unused

/** "Which of those are on my hunter?": among what the last answer listed, each that fits. */
function partTold({ question, entities, memory, slots, turn }: Ask): Draft | undefined {
  if (memory.list.length === 0 || !asksPartOfThem(shapeOf(question, entities))) return undefined
  citeAccount(turn, { kind: 'inventory', label: 'What I listed last', href: '/armory' })
  const listed = memory.list.flatMap((id) => findOwnedItems(turn, id)[0] ?? [])
  const places = PLACES.filter(([pattern]) => pattern.test(question)).map(([, place]) => place)
  const fits = listed.filter((item) => {
    const place = placeInWords(item.place, turn.guardian)
    return (
      (slots.classType === undefined || place.endsWith(`the ${slots.classType}`)) &&
      (slots.rarity === undefined || item.rarity === slots.rarity) &&
      (!slots.crafted || (item.kind === 'weapon' && item.crafted)) &&
      (!/\barmou?r\b/i.test(question) || item.kind === 'armor') &&
      (!WEAPONS.test(question) || item.kind === 'weapon') &&
      places.every((wanted) => place.startsWith(wanted))
    )
  })
  const rows = fits.map((item) => ({
    ref: `{{${turn.ledger.ownedItem(item)}}}`,
    roll: item.kind === 'weapon' ? rollInWords(weaponRow(item, turn)) : '',
    place: placeInWords(item.place, turn.guardian),
  }))
  turn.ledger.noteNumbersIn(`${rows.length} ${listed.length} ${rows.map(({ roll }) => roll).join(' ')}`)
  return {
    lead: `${rows.length === 0 ? 'None' : rows.length} of the ${listed.length} that I listed${slots.crafted ? ` ${rows.length > 1 ? 'are' : 'is'} crafted` : ''}${rows.length > 0 ? ':' : '.'}`,
    points: rows.map(({ ref, roll, place }) => `${ref}${roll}, ${place}.`),
    suggestions: ['Where are they?', 'What can I dismantle?'],
    list: (rows.length > 0
      ? rows.map(({ ref }) => ref)
      : listed.map((item) => `{{${turn.ledger.ownedItem(item)}}}`)
    ).map(bare),
  }
}

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/\bvault\b/i, 'in the vault'],
  [/\bpostmaster\b/i, 'at the postmaster'],
  [/\bequipped\b/i, 'equipped'],
]

/** "Where is it?": the place of what the last answer was about; of several, of each. */
async function placesTold(ask: Ask): Promise<Draft | undefined> {
  const { memory, slots, tools } = ask
  // "Do I have it?" lists the copies of one thing: then 'it' is all of them.
  const isSeveral =
    slots.ordinal === undefined &&
    (memory.intent === 'do_i_have' || /\b(?:they|these|those|them)\b/i.test(ask.question))
  const one = slots.ordinal === undefined ? (memory.focus ?? memory.list[0]) : listedAt(memory, slots.ordinal)
  const meant = isSeveral && memory.list.length > 0 ? memory.list : one === undefined ? [] : [one]
  const told = []
  for (const item of meant) {
    const [row] = (await tools.use(itemDetail, { item }))?.rows ?? []
    if (row)
      told.push({
        ref: row.ref,
        name: row.name,
        place: row.place,
        roll: 'traits' in row ? rollInWords(row) : '',
      })
  }
  const [first] = told
  if (!first) return undefined
  const list = told.map(({ ref }) => bare(ref))
  const suggestions = [rateMine(first.name), `Where do I get ${first.name}?`]
  if (told.length === 1) {
    return { lead: `${first.ref}${first.roll} is ${first.place}.`, suggestions, focus: bare(first.ref) }
  }
  return {
    lead: 'They are here:',
    points: told.map(({ ref, roll, place }) => `${ref}${roll}, ${place}.`),
    suggestions,
    list,
  }
}

async function ownedArmor(ask: Ask, name: string): Promise<Draft> {
  const { tools, turn } = ask
  const result = await tools.use(itemDetail, { item: name })
  if (!result) return couldNotRead('your items')
  const { rows, total } = result
  const [first] = rows
  if (!first) return notOwned(ask, name)
  return {
    lead: `You have ${count(total, 'copy', 'copies')} of ${first.ref}.`,
    points: [...rows.map((row) => `${row.ref}, ${row.place}.`), ...untoldInWords(total - rows.length, turn)],
    suggestions: [`Build around ${name}`],
    list: rows.map(({ ref }) => bare(ref)),
    focus: bare(first.ref),
  }
}

function notOwned({ turn, question }: Ask, name: string): Draft {
  const ref = refOfName(turn, name)
  if (!turn.assessment.whole) {
    return { lead: `I cannot see ${ref}, but a part of your account is private, so it may be there.` }
  }
  return {
    lead: GOD_ROLL.test(question) ? `No: you do not have ${ref}.` : `You do not have ${ref}.`,
    suggestions: [`Where do I get ${name}?`, chipFor(turn, name)],
  }
}

function nothingFound(whole: boolean, what: string): Draft {
  return whole
    ? { lead: `You have no ${what}.`, suggestions: ['What should I farm?'] }
    : { lead: `Nothing among what I can see fits ${what}; a part of your account is private.` }
}
