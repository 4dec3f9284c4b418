/** "Which of mine is the best for ...": one order, one reason. */
import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import { nextWeeklyReset } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import { farmPriorities } from '../../../tools/account/farming.ts'
import { bossDamage } from '../../../tools/vault/boss-damage.ts'
import { itemDetail } from '../../../tools/vault/item-detail.ts'
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import type { WeaponRow } from '../../../tools/vault/weapon-rows.ts'
import type { Slots } from '../../reading/slots.ts'
import { grandmasterPoints, isForGrandmaster } from '../account/grandmaster.ts'
import { leftInWords, timeInWords } from '../account/plan.ts'
import { type Answerer, bare, couldNotRead, count, namesOf, noSuchName } from '../draft.ts'
import { rateMine } from '../suggestions.ts'
import { farmToBeat, isAboutBeating } from './beat.ts'
import { asksMostKills, bestOfEachSlot, mostKills, unrated } from './best-of-all.ts'
import { rollInWords, scoreInWords } from './copy-words.ts'
import { searchFor, wishInWords } from './filters.ts'
import { subjectOf } from './rolls.ts'

const sideName = (side: 'pve' | 'pvp') => (side === 'pve' ? 'PvE' : 'PvP')

const WITH_REASON = 3
const FARMS_TOLD = 4

export const bestOwned: Answerer = async (ask) => {
  const { tools, slots, turn, unsure } = ask
  const side = slots.side ?? 'pve'
  const perks = namesOf(ask, 'perk').map(({ name }) => name)
  const query = searchFor(slots, perks)
  // The best of everything is no answer to a word that nothing is called.
  if (!query && unsure) return noSuchName(ask, unsure)
  if (asksMostKills(ask.question)) return mostKills(ask, query)
  if (!query && slots.most === undefined) return bestOfEachSlot(ask, side)
  const { most = 5 } = slots
  const result = await tools.use(searchInventory, { query, sort: side, limit: most })
  if (!result) return couldNotRead('your weapons')
  const rows = result.rows as readonly WeaponRow[]
  const [first, second] = rows
  if (!first) {
    return turn.assessment.whole
      ? { lead: `You have no ${wishInWords(slots)}.`, suggestions: ['What should I farm?'] }
      : {
          lead: `Nothing among what I can see fits ${wishInWords(slots)}; a part of your account is private.`,
        }
  }
  if (first[side] === undefined) return unrated(rows, result.total, slots)
  const detailOf = async ({ ref }: WeaponRow) => {
    const known = (await tools.use(itemDetail, { item: bare(ref), activity: side }))?.rows[0]
    return known && 'reasons' in known ? known : undefined
  }
  const unratedCount = result.total - result.rated
  turn.ledger.noteNumbersIn(String(unratedCount))
  const known = await detailOf(first)
  const reasons = known?.reasons.filter(({ ref }) => ref).slice(0, 2) ?? []
  // The same traits can only be bettered by barrel, magazine or masterwork, which is no other roll to look for.
  const best = known?.best_roll?.has_traits ? undefined : known?.best_roll
  const others = []
  for (const [at, row] of rows.slice(1).entries()) {
    // Each of the first few with its reason; a longer list is only an order.
    const reason = at + 1 < WITH_REASON ? (await detailOf(row))?.main_reason.ref : undefined
    const again = rows.slice(0, at + 1).some(({ name }) => name === row.name) ? 'Another ' : ''
    others.push(
      `${again}${row.ref}${rollInWords(row, side)}: ${scoreInWords(row, side)}, ${row.place}.${reason ? ` ${reason}` : ''}`,
    )
  }
  return {
    lead: `${isForGrandmaster(slots) ? 'A roll has no score for Grandmaster Nightfall alone. ' : ''}For ${sideName(side)} ${result.total === 1 ? `your only ${wishInWords(slots, false)}` : `the best of your ${result.rated} ${unratedCount > 0 ? 'rated ' : ''}${wishInWords(slots)}`} is ${first.ref}${rollInWords(first, side)}: ${scoreInWords(first, side)}, ${first.place}.`,
    points: [
      ...reasons.map(({ ref }) => ref),
      ...(isForGrandmaster(slots) ? await grandmasterPoints(ask) : []),
      ...others,
      ...(unratedCount > 0
        ? [
            `${count(unratedCount, 'more has', 'more have')} no roll to rate, so ${unratedCount === 1 ? 'it is' : 'they are'} not compared.`,
          ]
        : []),
      ...(best?.gap
        ? [
            `A better roll of the first would have ${listInWords(best.traits.map(({ ref }) => ref))}, ${best.gap} points more${best.one_in ? `, about one drop in ${best.one_in}` : ''}.`,
          ]
        : []),
    ],
    suggestions: [
      `And for ${side === 'pve' ? 'PvP' : 'PvE'}?`,
      ...(second ? ['The second one, why?'] : []),
      `Where do I get ${first.name}?`,
    ],
    list: rows.map(({ ref }) => bare(ref)),
    focus: bare(first.ref),
  }
}

export const dpsOption: Answerer = async ({ tools, slots, turn }) => {
  const result = await tools.use(bossDamage, {
    ...(slots.type ? { type: slots.type } : {}),
    ...(slots.element ? { element: slots.element } : {}),
  })
  if (!result) return couldNotRead('your weapons')
  const { rows, exotics } = result
  const [first] = rows
  if (!first && exotics.length === 0) {
    return {
      lead: turn.assessment.whole
        ? 'You have no heavy weapon that is made for bosses.'
        : 'I see no heavy weapon of yours that is made for bosses.',
      suggestions: ['What should I farm?'],
    }
  }
  const unrated = listInWords(exotics.map(({ ref, place }) => `${ref} (${place})`))
  const told = (row: (typeof rows)[number]) => {
    const roll = rollInWords({ ...row, switch_to: { pve: row.boss_traits } }, 'pve')
    return `${row.ref}${roll}: ${row.boss} of 10 for boss damage, ${scoreInWords(row, 'pve')} at large, ${row.place}.`
  }
  return {
    lead: first ? `For bosses I would take ${told(first)}` : `For bosses you have ${unrated}.`,
    points: [
      ...(first?.boss_reason.ref ? [first.boss_reason.ref] : []),
      ...rows.slice(1).map((row) => [told(row), row.boss_reason.ref].filter(Boolean).join(' ')),
      ...(first && exotics.length > 0 ? [`Exotics for it, which no roll tells apart: ${unrated}.`] : []),
    ],
    background:
      'The order is how the roll does where only damage to a boss counts; damage itself is not told by the platform.',
    suggestions: ['Rate the first one', 'Best build for a raid'],
    list: [...rows, ...exotics].map(({ ref }) => bare(ref)),
    ...(first ? { focus: bare(first.ref) } : {}),
  }
}

export const champions: Answerer = async ({ tools, slots, turn }) => {
  const result = await tools.use(searchInventory, { query: '', sort: 'pve', limit: 1 })
  if (!result) return couldNotRead('your weapons')
  const wanted =
    slots.champions.length > 0 ? slots.champions : (['barrier', 'overload', 'unstoppable'] as const)
  const points = wanted.map((champion) => {
    const able = turn.guardian.weapons.filter((weapon) => weapon.champion === champion)
    const refs = able.slice(0, 3).map((weapon) => `{{${turn.ledger.ownedItem(weapon)}}}`)
    turn.ledger.noteNumbersIn(String(able.length))
    if (refs.length === 0) {
      return turn.assessment.whole
        ? `${capitalized(champion)}: none of your weapons stuns it by itself.`
        : `${capitalized(champion)}: nothing that I can see stuns it by itself.`
    }
    return `${capitalized(champion)}: ${count(able.length, 'weapon')} of yours, among them ${listInWords(refs)}.`
  })
  return {
    lead: 'This is what your weapons stun without the artifact.',
    points,
    advice:
      'Artifact mods and ability effects can stun too; which ones are active is not told by the platform.',
    suggestions: ['Build for a Grandmaster', 'Is our team ok for master?'],
  }
}

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** How much time a question leaves: the hours it names, or those to the reset that ends its week or day. */
function timeLeft({ hours, span }: Pick<Slots, 'hours' | 'span'>, now: number) {
  if (hours !== undefined) return { hours, said: `You have ${timeInWords(Math.round(hours * 60))}` }
  if (span !== 'week' && span !== 'today') return undefined
  const toReset = nextWeeklyReset(now) - now
  const left = Math.floor((span === 'week' ? toReset : toReset % DAY_MS) / MINUTE_MS)
  return {
    hours: left / 60,
    said: `${leftInWords(left)} to the ${span === 'week' ? 'weekly' : 'daily'} reset`,
  }
}

/** The farming list of the prophecy, in its order: one rule says what pays for the time it takes. */
export const farmNext: Answerer = async (ask) => {
  const { tools, slots, turn } = ask
  const toBeat = isAboutBeating(ask) ? subjectOf(ask) : undefined
  const told = toBeat && (await farmToBeat(ask, toBeat))
  if (told) return told
  const { side, type, element } = slots
  const time = timeLeft(slots, turn.now)
  const result = await tools.use(farmPriorities, {
    ...(side ? { side } : {}),
    ...(type ? { type } : {}),
    ...(element ? { element } : {}),
    ...(time ? { within_hours: time.hours } : {}),
    limit: FARMS_TOLD,
  })
  if (!result) return couldNotRead('your farming list')
  const { rows } = result
  const [first] = rows
  if (!first) {
    return {
      lead: result.still_reading_history
        ? 'Your history is still being read, and what to farm rests on it: ask again in a moment.'
        : `I see no ${wishInWords(slots, false)} to farm at the places of your history: the best of its kind in the vault is as good as a drop would be.`,
      suggestions: ['Which titles am I close to?', 'What should I do this week?'],
      ...(result.still_reading_history ? { unanswered: 'your history is still being read' } : {}),
    }
  }
  const where = side ? `For ${sideName(side)}` : 'By what you play'
  const owned = new Set(turn.guardian.weapons.map(({ name }) => name))
  const wanted = `${first.ref} with ${listInWords(first.traits.map(({ ref }) => ref))}`
  const fitting = result.fitting ?? 0
  if (time) turn.ledger.noteNumbersIn(`${time.hours} ${time.said}`)
  return {
    lead: !time
      ? `${where} ${wanted} pays most for the time it takes.`
      : fitting > 0
        ? `${time.said}. ${where} ${wanted} pays most of what has even odds to drop in that time.`
        : `${time.said}, and nothing of your list has even odds to drop in that time. Nearest to it is ${wanted}.`,
    points: rows.map(
      (row) =>
        `${row.ref} with ${listInWords(row.traits.map(({ ref }) => ref))}: ${row.points_more} points above the best of its kind in the vault, from ${row.where}, about one run in ${row.one_run_in} at ${row.minutes_a_run} minutes a run${time ? `, even odds after ${row.even_hours} hours` : ''}.`,
    ),
    advice:
      side || type || element
        ? 'This is the order for what you asked alone; the list of the prophecy goes by all that you play.'
        : 'The prophecy holds the whole list, and its page on farming lets you set your own pace.',
    background: 'The order is what a roll gains times its odds, by the hour at your own pace.',
    suggestions: [
      ...(time && fitting === 0 ? ['What should I do this week?'] : []),
      `And for ${side === 'pvp' ? 'PvE' : 'PvP'}?`,
      `God roll for ${first.name}`,
      ...(owned.has(first.name) ? [rateMine(first.name)] : []),
    ],
    list: rows.map(({ ref }) => bare(ref)),
    focus: bare(first.ref),
  }
}
