/** How many kills were made with one weapon or one type of weapon. */

import { listInWords } from '@ai-vault/game/in-words.ts'
import type { Weapon, WeaponType } from '@ai-vault/game/items.ts'
import { weaponUsage } from '../../../tools/account/weapon-usage.ts'
import { citeAccount, findOwnedItems } from '../../../tools/turn.ts'
import { shapeOf } from '../../reading/shape.ts'
import { asksKillsWith } from '../../understanding/about-one.ts'
import { type Ask, count, type Draft, namesOf, noSuchName, refOfName } from '../draft.ts'
import { rateMine } from '../suggestions.ts'

const COPIES_TOLD = 3

const killsOf = ({ kills = 0 }: Weapon) => kills
const byKills = (one: Weapon, other: Weapon) => killsOf(other) - killsOf(one)

/** What nothing counts by weapon: days, and precision kills. */
function uncounted({ slots, thread }: Ask): Pick<Draft, 'unanswered'> {
  if (slots.span && slots.span !== 'all')
    return { unanswered: 'kills by weapon are counted over the whole time only' }
  return /\bprecision\b|\bheadshots?\b/i.test(thread)
    ? { unanswered: 'precision kills are not told apart from others here' }
    : {}
}

const KILLS_WITH_NAME = /\bkills?\b.*\b(?:with|using|by|from|of)\b/

/** Undefined where the question asks for no kills with a weapon or a type. */
export async function killsWith(ask: Ask): Promise<Draft | undefined> {
  const { thread, entities, unsure, slots } = ask
  if (asksKillsWith(shapeOf(thread, entities))) {
    const [named] = namesOf(ask, 'weapon')
    if (named) return killsWithOne(ask, named.name)
    if (slots.type) return killsWithType(ask, slots.type)
  }
  // The kills of all runs are no answer to a weapon that nothing is called.
  const isUnknown = unsure?.isName && entities.length === 0
  return isUnknown && KILLS_WITH_NAME.test(ask.question.toLowerCase()) ? noSuchName(ask, unsure) : undefined
}

const notOwnedInWords = ({ assessment }: Ask['turn'], ref: string): string =>
  assessment.whole
    ? `You do not own ${ref}.`
    : `I cannot see ${ref}, but a part of your account is private, so it may be there.`

/** Both are the platform's figures, counted apart: nothing says why they differ where the trackers have more. */
const historyInWords = (ever: number, tracked: number): string =>
  ever >= tracked
    ? `The platform counts ${count(ever, 'kill')} with it over your whole history, copies that are gone among them, as on the dashboard.`
    : `The platform's history, which the dashboard shows, knows of ${count(ever, 'kill')} with it: fewer than the trackers tell, and nothing says why.`

async function killsWithOne(ask: Ask, name: string): Promise<Draft> {
  const { turn, tools } = ask
  citeAccount(turn, { kind: 'inventory', label: 'Your weapons', href: '/armory' })
  const copies = findOwnedItems(turn, name).flatMap((item) => (item.kind === 'weapon' ? [item] : []))
  const tracked = copies.filter(({ kills }) => kills !== undefined).toSorted(byKills)
  const sum = tracked.reduce((total, weapon) => total + killsOf(weapon), 0)
  const usage = await tools.use(weaponUsage, { name, limit: 1 })
  const [ever] = usage?.weapons ?? []
  const [own] = tracked.length > 0 ? tracked : copies
  const ref = own ? `{{${turn.ledger.ownedItem(own)}}}` : refOfName(turn, name)
  turn.ledger.noteNumbersIn(`${sum} ${tracked.length} ${copies.length}`)
  const counted =
    tracked.length === 1
      ? `Your ${ref} counts ${count(sum, 'kill')} by its own tracker.`
      : `${tracked.length} of your ${copies.length} copies of ${ref} carry a tracker and count ${count(sum, 'kill')} together.`
  const history = ever ? historyInWords(ever.kills, sum) : ''
  const none =
    copies.length === 0 ? notOwnedInWords(turn, ref) : `No copy of ${ref} of yours carries a kill tracker.`
  const untold = `${none} The platform's own count reaches your most used weapons only, and it is not among them.`
  return {
    lead: tracked.length > 0 ? counted : history ? `${none} ${history}` : untold,
    points: tracked.length > 0 && history ? [history] : [],
    suggestions: [
      'Which weapon has the most kills?',
      copies.length > 0 ? rateMine(name) : `Where do I get ${name}?`,
    ],
    ...(tracked.length === 0 && !history ? { unanswered: 'nothing counts the kills of this weapon' } : {}),
    ...uncounted(ask),
  }
}

async function killsWithType(ask: Ask, type: WeaponType): Promise<Draft> {
  const { turn, tools } = ask
  const words = `${type.replaceAll('-', ' ')}s`
  citeAccount(turn, { kind: 'inventory', label: 'Your weapons', href: '/armory' })
  const sides = await Promise.all(
    (['pve', 'pvp'] as const).map(async (side) => ({
      side: side === 'pve' ? 'PvE' : 'PvP',
      kills: (await tools.use(weaponUsage, { side, type, limit: 1 }))?.types[0]?.kills,
    })),
  )
  const known = sides.flatMap(({ side, kills }) => (kills === undefined ? [] : [{ side, kills }]))
  const sum = known.reduce((total, { kills }) => total + kills, 0)
  const owned = turn.guardian.weapons
    .filter((weapon) => weapon.type === type && weapon.kills !== undefined)
    .toSorted(byKills)
    .slice(0, COPIES_TOLD)
  const { ledger } = turn
  ledger.noteNumbersIn(`${sum} ${owned.map(killsOf).join(' ')}`)
  const trackers = owned.map(
    (weapon) => `{{${ledger.ownedItem(weapon)}}}: ${count(killsOf(weapon), 'kill')} by its own tracker.`,
  )
  return {
    lead:
      known.length > 0
        ? `With ${words} the platform counts ${count(sum, 'kill')} of yours: ${listInWords(known.map(({ side, kills }) => `${kills} in ${side}`))}.`
        : `The platform's count for ${words} could not be read; these are the trackers of those you own.`,
    points: trackers,
    suggestions: ['Which weapon has the most kills?', `Which is my best ${type.replaceAll('-', ' ')}?`],
    list: owned.map((weapon) => ledger.ownedItem(weapon)),
    ...(known.length === 0 ? { unanswered: 'the lifetime statistics could not be read' } : {}),
    ...uncounted(ask),
  }
}
