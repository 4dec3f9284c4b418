/** Questions about what lies in the vault and what may leave it. */
import { cleanupAdvice, type KeptRow, MOST_PICKED } from '../../tools/vault/cleanup.ts'
import { itemDetail } from '../../tools/vault/item-detail.ts'
import { searchInventory } from '../../tools/vault/search-inventory.ts'
import { vaultOverview } from '../../tools/vault/vault-overview.ts'
import { type WeaponRow, weaponRow } from '../../tools/vault/weapon-rows.ts'
import {
  type Answerer,
  type Ask,
  bare,
  couldNotRead,
  count,
  type Draft,
  didYouMean,
  listInWords,
  namesOf,
} from './draft.ts'
import { searchFor, wishInWords } from './filters.ts'

/** With a side: the traits that its score rests on, which may have to be switched on first. */
export function rollInWords(row: Pick<WeaponRow, 'traits' | 'switch_to'>, side?: 'pve' | 'pvp'): string {
  const switched = side && row.switch_to?.[side]
  const traits = switched ?? row.traits
  if (traits.length === 0) return ''
  return ` with ${traits.map(({ ref }) => ref).join(' and ')}${switched ? ' switched on' : ''}`
}

export function scoreInWords({ pve, pvp }: Pick<WeaponRow, 'pve' | 'pvp'>, side?: 'pve' | 'pvp'): string {
  const parts = [
    side !== 'pvp' && pve !== undefined ? `${pve} of 10 in PvE` : '',
    side !== 'pve' && pvp !== undefined ? `${pvp} of 10 in PvP` : '',
  ].filter(Boolean)
  return parts.join(', ') || 'not rated'
}

type GoingRow = WeaponRow & { readonly kept_instead?: KeptRow; readonly marked?: string }

export const dismantleReview: Answerer = async (ask) => {
  const { tools, slots, turn } = ask
  const { side } = slots
  const subject = oneToGo(ask)
  if (subject) return copiesToGo(ask, subject)
  const wanted = slots.places && Math.min(slots.places, MOST_PICKED)
  const result = await tools.use(cleanupAdvice, {
    mode: 'dismantle',
    ...(slots.type ? { type: slots.type } : {}),
    ...(side ? { side } : {}),
    ...(wanted ? { places: wanted, limit: 1 } : {}),
  })
  if (!result || !('of' in result)) return couldNotRead('your vault')
  const rows = result.rows as readonly GoingRow[]
  const { vault, total, marked_to_go: marked } = result
  const room = vault ? ` Your vault holds ${vault.used} of ${vault.capacity}.` : ''
  const what = wishInWords(slots)
  const unsure = turn.assessment.whole
    ? {}
    : { advice: 'A part of your account is private, so look twice before you act.' }
  if (rows.length === 0) {
    return {
      lead: `Of ${result.of} ${what} that I can see, not one is clearly worth dismantling.${room}`,
      advice: 'Look at your duplicates next: a second copy is the easiest place to gain room.',
      suggestions: ['Show my duplicates', 'Which of my weapons are unused?'],
    }
  }
  if (result.room) return { ...roomInWords(result.room, total), ...unsure }
  const decided = marked > 0 ? `, ${marked} of them marked to go` : ''
  const allDecided = marked === total
  return {
    lead: side
      ? goingForSide(rows, total, decided, side, result.best_there)
      : `${count(total, 'weapon')} of ${result.of} could go${decided}.${room}`,
    points: rows.map((row) =>
      side
        ? `${row.ref}${rollInWords(row, side)}: ${scoreInWords(row, side)}, ${row.place}.${keptForSide(row.kept_instead, side)}`
        : `${row.ref}${rollInWords(row)}, ${row.place}: ${row.reason.ref}${keptInWords(row.kept_instead)}`,
    ),
    advice: allDecided
      ? 'What is left is to dismantle them in the game: nothing is dismantled for you.'
      : `Nothing is dismantled for you: open the clean-up order in the armory, decide ${marked > 0 ? 'on the rest ' : ''}there and export the list.`,
    background:
      'A copy is only named here when another one that stays can do its work, or when its roll is poor.',
    suggestions: [`And for ${side === 'pvp' ? 'PvE' : 'PvP'}?`, 'The second one, why?', 'Show my duplicates'],
    list: rows.map(({ ref }) => bare(ref)),
    ...unsure,
  }
}

interface Room {
  readonly wanted: number
  readonly free?: number
  readonly in_vault: number
  readonly elsewhere: number
  readonly picked: number
  readonly picked_marked: number
  readonly groups: readonly {
    readonly ground: string
    readonly count: number
    readonly refs: readonly string[]
  }[]
}

const GROUND_WORDS: Readonly<Record<string, string>> = {
  dominated: 'another copy is at least as good in every way',
  duplicate: 'another copy has the same traits',
  poor: 'the roll is poor and something better stays',
}

/** "I need 50 free places": what is free already, and exactly so many to let go where there are so many. */
function roomInWords(room: Room, total: number): Draft {
  const { wanted, free, in_vault, elsewhere, picked, picked_marked, groups } = room
  const places = count(wanted, 'place')
  const already =
    free === undefined
      ? ''
      : `${count(free, 'place')} of your vault ${free === 1 ? 'is' : 'are'} free already${free >= wanted ? `, so ${places} need nothing to go` : ''}. `
  const lie = `${count(total, 'weapon')} could go: ${in_vault} in the vault and ${elsewhere} on your characters.`
  const these =
    picked < wanted
      ? `Only those in the vault free a place there, so this makes ${picked} of the ${wanted}:`
      : `For ${wanted} more places these ${picked} can go from the vault, in the order of the clean-up:`
  return {
    lead: `${already}${lie} ${picked > 0 ? these : 'None of them lies in the vault, so none frees a place there.'}`,
    points: groups.map(
      ({ ground, count: amount, refs }) =>
        `${amount} where ${GROUND_WORDS[ground] ?? 'nothing speaks for keeping it'}: ${listInWords(refs)}.`,
    ),
    advice: `${picked_marked > 0 ? `${picked_marked} of them ${picked_marked === 1 ? 'is' : 'are'} marked to go already. ` : ''}Nothing is dismantled for you: open the clean-up order in the armory and decide there.`,
    suggestions: ['The first one, why?', 'What can I dismantle?', 'Show my duplicates'],
    list: groups.flatMap(({ refs }) => refs.map(bare)),
  }
}

/** One weapon by its name, or by its place in the last list, instead of the whole vault. */
function oneToGo(ask: Ask): string | undefined {
  const [named] = namesOf(ask, 'weapon')
  if (named) return named.name
  const { ordinal } = ask.slots
  return ordinal === undefined ? undefined : ask.memory.list.at(ordinal < 0 ? -1 : ordinal - 1)
}

export const ADVICE_WORDS: Readonly<Record<string, string>> = {
  keep: 'keep it',
  review: 'look at it first',
  'consider-dismantling': 'it could go',
}

/** The advice of the armory for every copy of one weapon, as its sheet shows it. */
async function copiesToGo(ask: Ask, subject: string): Promise<Draft> {
  const { tools, turn } = ask
  const perks = namesOf(ask, 'perk').map(({ name }) => name)
  const copiesOf = (only: readonly string[]) =>
    tools.use(cleanupAdvice, {
      mode: 'copies',
      name: subject,
      ...(only.length > 0 ? { perks: [...only] } : {}),
    })
  const meant = await copiesOf(perks)
  // Perks that are named pick the copies; where none has them, all are told.
  const result = perks.length > 0 && meant?.rows.length === 0 ? await copiesOf([]) : meant
  if (!result || !('of' in result)) return couldNotRead('your vault')
  const rows = result.rows as readonly GoingRow[]
  const [first] = rows
  if (!first) return nothingToDismantle(ask, subject)
  const going = result.advised?.['consider-dismantling'] ?? 0
  const copies = count(result.of, 'copy', 'copies')
  return {
    lead:
      result.of === 1
        ? `${first.ref}: ${ADVICE_WORDS[first.advice] ?? 'look at it first'}.`
        : going === 0
          ? `I would dismantle none of your ${copies} of ${first.ref}.`
          : `${going} of your ${copies} of ${first.ref} could go.`,
    points: [
      ...rows.map(
        (row) =>
          `${row.ref}${rollInWords(row)}, ${row.place}, ${ADVICE_WORDS[row.advice] ?? 'look at it first'}: ${row.reason.ref}${keptInWords(row.kept_instead)}${markInWords(row)}`,
      ),
      ...untoldInWords(result.of - rows.length, turn),
    ],
    ...(going > 0 ? { advice: 'Nothing is dismantled for you: decide in the armory.' } : {}),
    suggestions: [`Rate my ${first.name}`, `God roll for ${first.name}`, 'What can I dismantle?'],
    list: rows.map(({ ref }) => bare(ref)),
    focus: bare(first.ref),
  }
}

/** Copies that were counted and not told: said, so that the list is never taken for all of them. */
export function untoldInWords(
  untold: number,
  { ledger }: Ask['turn'],
  what = untold === 1 ? 'copy of it' : 'copies of it',
): readonly string[] {
  if (untold <= 0) return []
  ledger.noteNumbersIn(String(untold))
  return [`${untold} more ${what} in the armory.`]
}

const markInWords = ({ marked }: GoingRow) =>
  marked === undefined ? '' : ` You marked it ${marked === 'keep' ? 'to keep' : 'to go'}.`

function nothingToDismantle({ turn }: Ask, name: string): Draft {
  const definition = turn.manifest.weapons().find((each) => each.name === name)
  const ref = `{{${definition ? turn.ledger.knownItem(definition) : turn.ledger.thing({ kind: 'quote', name })}}}`
  return turn.assessment.whole
    ? {
        lead: `You do not have ${ref}, so there is nothing to dismantle.`,
        suggestions: ['What can I dismantle?'],
      }
    : { lead: `I cannot see ${ref}; a part of your account is private.` }
}

const sideName = (side: 'pve' | 'pvp') => (side === 'pve' ? 'PvE' : 'PvP')

/** The same weapons, told by what they are worth in one activity: the clean-up itself judges both. */
function goingForSide(
  rows: readonly GoingRow[],
  total: number,
  decided: string,
  side: 'pve' | 'pvp',
  best: number | undefined,
): string {
  const worst = rows[0]?.[side]
  const range =
    worst === undefined || best === undefined
      ? ''
      : `, from ${worst} to ${best} of 10 there, the weakest first`
  return `For ${sideName(side)} the same ${count(total, 'weapon')} could go${decided}${range}. You keep a copy or another weapon that does its work.`
}

const keptForSide = (kept: KeptRow | undefined, side: 'pve' | 'pvp') =>
  kept ? ` You keep ${kept.ref}${rollInWords(kept, side)}: ${scoreInWords(kept, side)}.` : ''

const keptInWords = (kept: KeptRow | undefined) =>
  kept ? ` Kept instead: ${kept.ref}${rollInWords(kept)}.` : ''

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
          `${row.ref}${rollInWords(row)}: ${scoreInWords(row)}, ${row.place}; ${ADVICE_WORDS[row.advice] ?? 'look at it first'}. ${row.reason.ref}${markInWords(row)}`,
      ),
      ...untoldInWords(of - rows.length, turn),
    ],
    ...(of > 1 ? { advice: adviceInWords(advised) } : {}),
    suggestions: [
      `Rate my ${name}`,
      `God roll for ${name}`,
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
  const result = await tools.use(searchInventory, { query, sort: slots.side ?? 'both', limit: 5 })
  if (!result) return couldNotRead('your weapons')
  const rows = result.rows as readonly WeaponRow[]
  if (result.total === 0) return nothingFound(turn.assessment.whole, `${wishInWords(slots)}${kind}`)
  return {
    lead: `${count(result.total, `${wishInWords(slots, false)}${kind}`, `${wishInWords(slots)}${kind}`)} among your ${result.of} weapons${result.total > rows.length ? '; the best of them:' : '.'}`,
    points: rows.map(
      (row) => `${row.ref}${rollInWords(row)}: ${scoreInWords(row, slots.side)}, ${row.place}.`,
    ),
    suggestions: ['Which is the best for PvP?', 'Which can I dismantle?'],
    list: rows.map(({ ref }) => bare(ref)),
  }
}

const HOW_MUCH = /\bhow (?:many|much|full)\b|\bscore\b|\bgod.?rolls?\b|\btotal\b/i
const ASKS_ROOM = /\b(?:places?|space|room|slots?|spots?|full)\b/i

const PART_WORDS: Readonly<Record<string, string>> = {
  rolls: 'best rolls',
  power: 'power',
  coverage: 'coverage of slots, elements and champions',
  hygiene: 'how tidy the vault is',
}

/** The counts and the score of the dashboard; what was asked for comes first. */
async function overview({ tools, question, turn }: Ask): Promise<Draft> {
  const result = await tools.use(vaultOverview, {})
  if (!result) return couldNotRead('your vault')
  if (!turn.assessment.whole)
    return { lead: 'A part of your account is private, so any count of your weapons would be a wrong one.' }
  const asksScore = /\bscore\b/i.test(question)
  const counts = `${count(result.weapons, 'weapon')}, ${count(result.armor, 'piece')} of armor, ${count(result.items, 'item')} in all; ${count(result.god_rolls, 'weapon')} rated as a god roll, and ${result.could_go} could go${result.marked_to_go > 0 ? `, ${result.marked_to_go} of them marked to go` : ''}`
  const score =
    result.score === undefined
      ? 'There is no vault score: nothing that it is made of can be read.'
      : `Your vault score is ${result.score} of ${result.out_of}.`
  const asksRolls = /\bgod.?rolls?\b/i.test(question)
  if (ASKS_ROOM.test(question) && result.vault_free !== undefined) {
    return {
      lead: `${count(result.vault_free, 'place')} of your vault ${result.vault_free === 1 ? 'is' : 'are'} free: it holds ${result.vault_used} of ${result.vault_places}.`,
      suggestions: ['What can I dismantle?', 'Show my duplicates'],
    }
  }
  return {
    lead: asksRolls
      ? `${count(result.god_rolls, 'weapon')} of your ${result.weapons} ${result.god_rolls === 1 ? 'is a god roll' : 'are god rolls'}.`
      : asksScore
        ? `${score} ${counts}.`
        : `You have ${counts}.`,
    ...(asksScore
      ? {
          points: result.rows.map(
            ({ part, points, of }) => `${points} of ${of} points for ${PART_WORDS[part] ?? part}.`,
          ),
        }
      : {}),
    suggestions: [
      ...(asksScore ? [] : ['What is my vault score?']),
      ...(asksRolls ? [] : ['How many god rolls do I have?']),
      'What can I dismantle?',
    ],
  }
}

function nothingFound(whole: boolean, what: string): Draft {
  return whole
    ? { lead: `You have no ${what}.`, suggestions: ['What should I farm?'] }
    : { lead: `Nothing among what I can see fits ${what}; a part of your account is private.` }
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
  const definition = turn.manifest.weapons().find((each) => each.name === name)
  const ref = `{{${definition ? turn.ledger.knownItem(definition) : turn.ledger.thing({ kind: 'quote', name })}}}`
  if (!turn.assessment.whole) {
    return { lead: `I cannot see ${ref}, but a part of your account is private, so it may be there.` }
  }
  return {
    lead: GOD_ROLL.test(question) ? `No: you do not have ${ref}.` : `You do not have ${ref}.`,
    suggestions: [`Where do I get ${name}?`, `God roll for ${name}`],
  }
}

export const findByPerk: Answerer = async (ask) => {
  const { tools, slots, turn } = ask
  const perks = namesOf(ask, 'perk')
  const query = searchFor(
    slots,
    perks.map(({ name }) => name),
  )
  const result = await tools.use(searchInventory, { query, sort: slots.side ?? 'both', limit: 8 })
  if (!result) return couldNotRead('your weapons')
  const rows = result.rows as readonly WeaponRow[]
  const wanted = perks.map(({ name }) => `{{${turn.ledger.perk({ name })}}}`).join(' and ')
  if (rows.length === 0) {
    return turn.assessment.whole
      ? {
          lead: `You have no ${wishInWords(slots, false)} with ${wanted}.`,
          suggestions: perks.map(({ name }) => `What weapons can roll ${name}?`),
        }
      : { lead: `Among what I can see nothing has ${wanted}; a part of your account is private.` }
  }
  return {
    lead: `${count(result.total, wishInWords(slots, false))} of yours can use ${wanted}.`,
    points: rows.map(
      (row) => `${row.ref}${rollInWords(row)}: ${scoreInWords(row, slots.side)}, ${row.place}.`,
    ),
    suggestions: ['Which is the best for PvP?', ...perks.map(({ name }) => `What does ${name} do?`)],
    list: rows.map(({ ref }) => bare(ref)),
  }
}

export const newSinceLast: Answerer = async ({ tools, turn }) => {
  // Instance ids grow with time: the platform hands them out in order and dates nothing.
  const result = await tools.use(searchInventory, { query: '', sort: 'both', limit: 1 })
  if (!result) return couldNotRead('your weapons')
  const newest = turn.guardian.weapons
    .toSorted((one, other) => compareIds(other.instanceId, one.instanceId))
    .slice(0, 6)
  if (newest.length === 0) return { lead: 'I see no weapons at all.' }
  const rows = newest.map((weapon) => weaponRow(weapon, turn))
  turn.ledger.noteResult(rows)
  return {
    lead: 'These are your newest weapons, the latest drop first.',
    points: rows.map(
      (row) =>
        `${row.ref}${rollInWords(row)} is ${row.tier === 'Unrated' ? 'not rated' : `rated ${row.tier}: ${scoreInWords(row)}`}. ${row.reason.ref}`,
    ),
    background: 'The platform does not date drops, so the order comes from the ids it gives to new items.',
    suggestions: ['Rate the first one', 'Is the second one better than what I have?'],
    list: rows.map(({ ref }) => bare(ref)),
  }
}

function compareIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0)
}
