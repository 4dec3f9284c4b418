/** Questions about characters, tasks, triumphs and what the app cannot do. */

import { asPattern } from '@ai-vault/game/as-pattern.ts'
import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import { ARMOR_STATS, type GuardianClass } from '@ai-vault/game/items.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { DESTINATION_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import { accountProgress } from '../../../tools/account/account-progress.ts'
import { triumphs } from '../../../tools/account/triumphs.ts'
import { solveArmor } from '../../../tools/builds/solve-armor.ts'
import { citeAccount } from '../../../tools/turn.ts'
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import type { WeaponRow } from '../../../tools/vault/weapon-rows.ts'
import { asksForPieces, piecesOfArmor } from '../builds/armor.ts'
import { type Answerer, type Ask, bare, couldNotRead, count, type Draft, namesOf } from '../draft.ts'
import { suggestionsFor } from '../suggestions.ts'
import { classNotPlayed } from './character.ts'

/** The character played last, unless a class is named. */
export function classOf({ slots, turn }: Pick<Ask, 'slots' | 'turn'>): GuardianClass | undefined {
  if (slots.classType) return slots.classType
  return turn.guardian.characters.toSorted((one, other) => other.lastPlayed.localeCompare(one.lastPlayed))[0]
    ?.classType
}

export const statGap: Answerer = async (ask) => {
  const { tools, slots, turn } = ask
  const nobody = classNotPlayed(ask)
  if (nobody) return nobody
  const classType = classOf(ask)
  if (!classType) return { lead: 'I see no character to choose armor for.' }
  if (asksForPieces(ask) && slots.stats.length > 0) return piecesOfArmor(ask)
  const asked = slots.stats
  if (asked.length === 0) {
    return {
      lead: 'Tell me which stats matter to you, and I will put the best five pieces together.',
      suggestions: ['100 grenade and 100 melee', 'Best armor for health', '100 weapons and 100 class'],
    }
  }
  const targets = Object.fromEntries(asked.map(({ stat, value }) => [stat, value ?? 100]))
  turn.ledger.noteNumbersIn('100')
  const [exotic] = namesOf(ask, 'armor')
  const result = await tools.use(solveArmor, {
    class: classType,
    targets,
    ...(exotic ? { exotic: exotic.name } : {}),
  })
  if (!result || !('pieces_considered' in result)) return couldNotRead('your armor')
  if (!('stats' in result) || !result.stats)
    return { lead: `I see no five pieces of armor that a ${classType} could wear together.` }
  const wanted = listInWords(asked.map(({ stat }) => `${targets[stat]} ${stat}`))
  const have = ARMOR_STATS.map((stat) => `${stat} ${result.stats?.[stat]}`).join(', ')
  const missing = Object.entries(result.missing ?? {})
  return {
    lead: result.reached
      ? `Yes: your ${classType} reaches ${wanted} with pieces you own.`
      : `Not with what you own: for ${wanted} your ${classType} is ${listInWords(missing.map(([stat, short]) => `${short} short in ${stat}`))}.`,
    points: [
      `The best set comes to ${have}; its mods cost ${result.mod_cost} energy.`,
      ...result.rows.map((row) => `${capitalized(row.slot.replace('-', ' '))}: ${row.ref}.`),
    ],
    advice: 'Open the optimizer in the armory to change targets, pin pieces or open the set in DIM.',
    suggestions: [
      ...(result.reached ? [] : ['What is the highest I can reach?']),
      `Build for a Grandmaster with my ${classType}`,
    ],
    list: result.rows.map(({ ref }) => bare(ref)),
  }
}

export const infusePower: Answerer = async ({ tools, slots }) => {
  const result = await tools.use(accountProgress, {})
  if (!result) return couldNotRead('your characters')
  const rows = result.rows.filter((row) => !slots.classType || row.class === slots.classType)
  if (rows.length === 0) return { lead: 'I see no character whose power could be raised.' }
  return {
    lead: `Power: ${listInWords(rows.map((row) => `your ${row.class} ${row.power}`))}.`,
    points: rows.flatMap((row) => {
      if (!row.weakest) return []
      const better = row.stronger
      return [
        `${capitalized(row.class)}: ${row.weakest.ref} is the weakest slot with ${row.weakest.power}${better ? `; ${better.ref} with ${better.power} is ${better.place} and could raise it` : '; nothing of that slot that I can see is stronger'}.`,
      ]
    }),
    advice: 'Infuse the weakest slot first: the average counts.',
    suggestions: ['What should I do this week?', 'Anything in my postmaster?'],
    list: rows.flatMap((row) => (row.weakest ? [bare(row.weakest.ref)] : [])),
  }
}

const ASKS_SCORE = /\btriumphs? (?:score|points)\b|\bscore\b.*\btriumphs?\b/i

/** The score of the dashboard. */
function triumphScore({ turn }: Ask): Draft {
  const { triumphScore: score } = turn.guardian
  if (!score) return couldNotRead('your triumph score')
  citeAccount(turn, { kind: 'progress', label: 'Your triumph score', href: '/dashboard' })
  turn.ledger.noteNumbersIn(`${score.active} ${score.lifetime}`)
  return {
    lead: `Your triumph score is ${score.active}; over your whole time it is ${score.lifetime}.`,
    suggestions: ['Which triumphs am I close to?', 'Which titles am I close to?'],
  }
}

export const closestToDone: Answerer = async (ask) => {
  const { tools, question, entities, turn } = ask
  if (ASKS_SCORE.test(question)) return triumphScore(ask)
  const lower = question.toLowerCase()
  const kind = /\bcatalyst/.test(lower)
    ? 'catalysts'
    : /\btitles?\b|\bseals?\b/.test(lower)
      ? 'titles'
      : 'all'
  const place = kind === 'all' && entities.length === 0 ? destinationIn(lower, turn) : undefined
  const result = await tools.use(triumphs, { kind, ...(place ? { destination: place.name } : {}) })
  if (!result) return couldNotRead('your triumphs')
  if (result.rows.length === 0) {
    return {
      lead: `I see no open ${kind === 'all' ? 'triumph' : kind.slice(0, -1)}${place ? ` on ${place.ref}` : ''} that can be told by how near it is; ${result.completed} of ${result.total} triumphs are complete.`,
    }
  }
  return {
    lead: place
      ? `${count(result.open, 'triumph')} on ${place.ref} ${result.open === 1 ? 'is' : 'are'} open, and ${result.rows[0]?.ref} is nearest.`
      : `${result.completed} of ${result.total} triumphs are complete, and ${result.rows[0]?.ref} is nearest.`,
    points: result.rows.map((row) => {
      const [next] = row.objectives
      return `${row.ref}: ${row.percent} percent${next ? `, ${next.left} to go` : ''}.`
    }),
    advice: 'Open one to see all of its objectives and where they are on the map.',
    suggestions: ['What should I do this week?', 'Which catalysts are near done?'],
  }
}

const SHORT_NAMES: Readonly<Record<string, string>> = { 'european dead zone': 'edz', moon: 'luna' }

/** A destination that the question asks about: "on Europa", "in the EDZ". */
function destinationIn(question: string, { manifest, ledger }: Ask['turn']) {
  const asksFor = (name: string) =>
    new RegExp(`\\b(?:on|in|at) (?:the )?${asPattern(name)}\\b`).test(question)
  for (const hash of manifest.hashes(DESTINATION_TABLE)) {
    const name = manifest.named(DESTINATION_TABLE, hash)?.name ?? ''
    const plain = fold(name).replace(/^the /, '')
    if (plain === '' || ![plain, SHORT_NAMES[plain] ?? plain].some(asksFor)) continue
    const href = `/atlas?destination=${hash}&here=1`
    return { name, ref: `{{${ledger.thing({ kind: 'place', name, hash, href })}}}` }
  }
  return undefined
}

export const patterns: Answerer = async ({ tools, turn }) => {
  const open = await tools.use(triumphs, { kind: 'patterns', limit: 6 })
  if (!open) return couldNotRead('your patterns')
  const marked = await tools.use(searchInventory, { query: 'is:deepsight', limit: 5 })
  const rows = (marked?.rows ?? []) as readonly WeaponRow[]
  return {
    lead: `${count(open.open, 'pattern')} still open${rows.length > 0 ? `, and ${count(marked?.total ?? 0, 'weapon')} of yours ${marked?.total === 1 ? 'carries' : 'carry'} one to draw` : ''}.`,
    points: [
      ...rows.map((row) => `Draw the pattern of ${row.ref}, ${row.place}.`),
      ...open.rows.map((row) => `${row.ref}: ${row.percent} percent.`),
    ],
    suggestions: [
      'What should I farm?',
      ...(turn.guardian.weapons.some(({ crafted }) => crafted) ? ['Show my crafted weapons'] : []),
    ],
    list: rows.map(({ ref }) => bare(ref)),
  }
}

/** Questions about things that the platform or this installation does not tell. */
export const vendorNow: Answerer = ({ turn }): Draft => {
  turn.ledger.source({ kind: 'rules', label: 'What this app reads', complete: true, missing: [] })
  return {
    lead: 'I do not read what vendors sell, so I will not guess.',
    advice: 'Ask me about a weapon a vendor shows you and I will compare it with yours.',
    suggestions: ['What should I farm?', 'God roll for a weapon'],
  }
}

const THANKS = /^\W*(?:(?:ok|okay|great|nice|cool|perfect)\W+)*(?:thanks?|thank you|thx|ty|cheers)\b/i

export const help: Answerer = ({ turn, question }): Draft => {
  if (THANKS.test(question)) return { lead: 'You are welcome.', suggestions: suggestionsFor(turn) }
  const { weapons, armor, triumphs: all } = turn.guardian
  turn.ledger.source({
    kind: 'inventory',
    label: 'Your account',
    complete: turn.assessment.whole,
    missing: [],
    readAt: turn.readAt,
  })
  turn.ledger.noteNumbersIn(`${weapons.length} ${armor.length} ${all.length}`)
  return {
    lead: `I can see ${count(weapons.length, 'weapon')}, ${count(armor.length, 'piece')} of armor and ${count(all.length, 'triumph')} of yours, and I only say what they bear out.`,
    points: [
      'What can go from a full vault, and why.',
      'How good a roll is, for PvE and PvP, and what would be better.',
      'The best of what you own for a purpose, and builds that are legal.',
      'Which armor reaches a stat, exactly.',
      'What is nearest to done, and what to farm.',
    ],
    suggestions: suggestionsFor(turn),
  }
}
