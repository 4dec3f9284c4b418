/** Questions about characters, tasks, triumphs and what the app cannot do. */
import { asPattern } from '@ai-vault/game/as-pattern.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import { ARMOR_STATS, type GuardianClass } from '@ai-vault/game/items.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { DESTINATION_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import { accountProgress } from '../../../tools/account/account-progress.ts'
import { missingExoticsList } from '../../../tools/account/missing-exotics.ts'
import { triumphs } from '../../../tools/account/triumphs.ts'
import { solveArmor } from '../../../tools/builds/solve-armor.ts'
import { citeAccount } from '../../../tools/turn.ts'
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import type { WeaponRow } from '../../../tools/vault/weapon-rows.ts'
import { asksForPieces, piecesOfArmor } from '../builds/armor.ts'
import {
  type Answerer,
  type Ask,
  bare,
  cap,
  couldNotRead,
  count,
  type Draft,
  listInWords,
  namesOf,
} from '../draft.ts'
import { suggestionsFor } from '../suggestions.ts'
import { wornInWords } from '../vault/copy-words.ts'

/** The character played last, unless a class is named. */
function classOf({ slots, turn }: Pick<Ask, 'slots' | 'turn'>): GuardianClass | undefined {
  if (slots.classType) return slots.classType
  return turn.guardian.characters.toSorted((one, other) => other.lastPlayed.localeCompare(one.lastPlayed))[0]
    ?.classType
}

export const statGap: Answerer = async (ask) => {
  const { tools, slots, turn } = ask
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
      ...result.rows.map((row) => `${cap(row.slot.replace('-', ' '))}: ${row.ref}.`),
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
        `${cap(row.class)}: ${row.weakest.ref} is the weakest slot with ${row.weakest.power}${better ? `; ${better.ref} with ${better.power} is ${better.place} and could raise it` : '; nothing of that slot that I can see is stronger'}.`,
      ]
    }),
    advice: 'Infuse the weakest slot first: the average counts.',
    suggestions: ['What should I do this week?', 'Anything in my postmaster?'],
    list: rows.flatMap((row) => (row.weakest ? [bare(row.weakest.ref)] : [])),
  }
}

export const closestToDone: Answerer = async ({ tools, question, entities, turn }) => {
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
    const href = `/atlas?destination=${hash}`
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

export const postmasterCurrency: Answerer = async ({ tools, question, turn }) => {
  const result = await tools.use(accountProgress, {})
  if (!result) return couldNotRead('your account')
  const wantsMoney = !/postmaster|lost items|mail/i.test(question)
  const boxes = result.postmaster.map((box) => {
    const what = box.rows.map(({ ref }) => ref)
    return `${cap(box.class)}: ${box.count} of ${box.of} places taken${what.length > 0 ? `, among them ${listInWords(what)}` : ''}.`
  })
  const money = result.currencies.map(
    ({ name, quantity }) => `${quantity} of {{${turn.ledger.thing({ kind: 'quote', name })}}}.`,
  )
  return wantsMoney && money.length > 0
    ? { lead: 'This is what you hold.', points: money, suggestions: ['Anything in my postmaster?'] }
    : {
        lead: boxes.length > 0 ? 'This waits at the postmaster.' : 'I see no character.',
        points: boxes,
        advice: 'The oldest item is lost when a full postmaster gets another one.',
        suggestions: ['How do I raise my power?'],
      }
}

/** "How many spoils of conquest do I have?": a currency or material that is held, by its name. */
export function heldMaterial({ question, turn }: Pick<Ask, 'question' | 'turn'>): Draft | undefined {
  const { currencies, others } = turn.guardian
  const said = fold(question)
  const amounts = new Map<string, number>()
  for (const item of [...currencies, ...others.filter(({ bounty }) => !bounty)]) {
    amounts.set(inEnglish(item), (amounts.get(inEnglish(item)) ?? 0) + item.quantity)
  }
  const named = [...amounts].filter(([name]) => saysName(said, fold(name)))
  const [first] = named.toSorted(([one], [other]) => other.length - one.length)
  if (!first) return undefined
  const [name, quantity] = first
  citeAccount(turn, { kind: 'inventory', label: 'Your currencies and materials', href: '/dashboard' })
  turn.ledger.noteNumbersIn(String(quantity))
  return {
    lead: `You hold ${quantity} of {{${turn.ledger.thing({ kind: 'quote', name })}}}.`,
    suggestions: ['Show my currencies', 'Anything in my postmaster?'],
  }
}

/** Singular and plural alike: "ascendant shard", "ascendant shards". */
const saysName = (said: string, name: string) =>
  name.length > 3 && new RegExp(`\\b${asPattern(name.replace(/s$/, ''))}s?\\b`).test(said)

export const missingExotics: Answerer = async (ask) => {
  const { tools, turn, slots } = ask
  if (/\barmou?r\b/i.test(ask.question) || asksForPieces(ask)) return missingArmor(ask)
  const result = await tools.use(searchInventory, { query: 'is:exotic', limit: 1 })
  if (!result) return couldNotRead('your exotics')
  const owned = new Set(turn.guardian.weapons.map(({ hash }) => hash))
  const names = new Set(turn.guardian.weapons.map(({ name }) => name))
  const missing = turn.manifest
    .weapons()
    .filter(
      (each) =>
        each.rarity === 'exotic' &&
        !owned.has(each.hash) &&
        !names.has(each.name) &&
        (!slots.type || each.type === slots.type),
    )
  turn.ledger.noteNumbersIn(String(missing.length))
  if (!turn.assessment.whole)
    return { lead: 'A part of your account is private, so I cannot tell which exotics are missing.' }
  const armor = slots.type ? undefined : await missingArmorInWords(ask)
  if (missing.length === 0)
    return { lead: `You own every exotic weapon that the definitions name.${armor ? ` ${armor}` : ''}` }
  return {
    lead: `You lack ${count(missing.length, 'exotic weapon')} of those the definitions name.`,
    points: missing.slice(0, 8).map((each) => {
      const where = each.source ? ` {{${turn.ledger.thing({ kind: 'quote', name: each.source })}}}` : ''
      return `{{${turn.ledger.knownItem(each)}}}.${where}`
    }),
    ...(armor ? { advice: armor } : {}),
    suggestions: [
      ...(armor ? ['Which exotic armor am I missing?'] : []),
      ...missing.slice(0, 2).map(({ name }) => `Where do I get ${name}?`),
    ],
    list: missing.slice(0, 8).map((each) => turn.ledger.knownItem(each)),
  }
}

/** "Exotics" may mean armor too: how many pieces, in a sentence. */
async function missingArmorInWords({ tools, turn, slots }: Ask): Promise<string | undefined> {
  if (turn.guardian.withheld.includes('collectibles')) return undefined
  const { classType } = slots
  const result = await tools.use(missingExoticsList, {
    kind: 'armor',
    ...(classType ? { class: classType } : {}),
    limit: 1,
  })
  if (!result || result.of === 0) return undefined
  return result.total === 0
    ? `Your collections hold all ${result.of} exotic pieces of armor that they list.`
    : `Of exotic armor your collections lack ${result.total} of ${count(result.of, 'piece')}.`
}

const ARMOR_TOLD = 8

/** From the collections, as the Atlas counts them. */
async function missingArmor({ tools, slots, turn }: Ask): Promise<Draft> {
  if (turn.guardian.withheld.includes('collectibles'))
    return { lead: 'Your collections are private, so I cannot tell which exotic armor is missing.' }
  const { classType } = slots
  const result = await tools.use(missingExoticsList, {
    kind: 'armor',
    ...(classType ? { class: classType } : {}),
    limit: ARMOR_TOLD,
  })
  if (!result) return couldNotRead('your collections')
  const { rows, total, of } = result
  const whose = classType ? ` of the ${classType}` : ''
  if (of === 0) return couldNotRead('your collections')
  if (total === 0)
    return { lead: `Your collections hold every exotic piece of armor${whose} that they list: ${of}.` }
  const untold = total - rows.length
  turn.ledger.noteNumbersIn(String(untold))
  return {
    lead: `Your collections lack ${total} of ${count(of, 'exotic piece')} of armor${whose}.`,
    points: [
      ...rows.map(
        (row) => `${row.ref}${row.class ? `, ${row.class}` : ''}.${row.where.ref ? ` ${row.where.ref}` : ''}`,
      ),
      ...(untold > 0 ? [`${untold} more in the Atlas.`] : []),
    ],
    suggestions: ['Which exotics am I missing?', 'Which titles am I close to?'],
  }
}

export const moveEquip: Answerer = async (ask) => {
  const [named] = namesOf(ask, 'weapon', 'armor')
  const result = named
    ? await ask.tools.use(searchInventory, {
        query: `name:"${named.name.toLowerCase()}"`,
        kind: named.kind === 'armor' ? 'armor' : 'weapons',
        limit: 1,
      })
    : undefined
  const [row] = result?.rows ?? []
  return {
    lead: 'I can only read: nothing in this app moves, equips, locks or dismantles anything.',
    ...(row ? { points: [`${row.ref} is ${row.place}.`] } : {}),
    advice: 'Do it in the game or in an item manager; I can tell you where a thing is and which one to take.',
    suggestions: ['What is wrong with my loadout?', 'Best hand cannon for PvP'],
    ...(row ? { focus: bare(row.ref) } : {}),
  }
}

export const improveLoadout: Answerer = async (ask) => {
  const { tools, turn, slots } = ask
  const classType = classOf(ask)
  const character = turn.guardian.characters.find((each) => each.classType === classType)
  if (!character) return { lead: 'I see no character whose loadout I could judge.' }
  const result = await tools.use(searchInventory, {
    query: 'is:equipped',
    sort: slots.side ?? 'both',
    limit: 12,
  })
  if (!result) return couldNotRead('what you wear')
  const worn = (result.rows as readonly WeaponRow[]).filter(
    ({ place }) => place === `equipped by the ${classType}`,
  )
  if (worn.length === 0) return { lead: `I cannot see what your ${classType} has equipped.` }
  const side = slots.side ?? 'pve'
  const points: string[] = []
  for (const row of worn) {
    const weapon = turn.guardian.weapons.find(
      ({ instanceId }) => instanceId === turn.ledger.find(bare(row.ref))?.instanceId,
    )
    if (!weapon || weapon.rarity === 'exotic') {
      points.push(`${wornInWords(row, side)}: keep it, exotics are not rated as rolls.`)
      continue
    }
    const better = turn.guardian.weapons
      .filter(
        (other) => other.slot === weapon.slot && other.type === weapon.type && other.rarity !== 'exotic',
      )
      .toSorted((one, other) => score(other.instanceId) - score(one.instanceId))[0]
    const gain =
      better &&
      better.instanceId !== weapon.instanceId &&
      score(better.instanceId) - score(weapon.instanceId) >= 0.5
    points.push(
      gain
        ? `${wornInWords(row, side)}; {{${turn.ledger.ownedItem(better)}}} of the same type is rated higher.`
        : `${wornInWords(row, side)}; nothing of that type that I can see is clearly better.`,
    )
  }
  return {
    lead: `This is what your ${classType} has equipped, against the rest of your weapons for ${side === 'pve' ? 'PvE' : 'PvP'}.`,
    points,
    suggestions: [
      `And for ${side === 'pve' ? 'PvP' : 'PvE'}?`,
      `Build for a Grandmaster with my ${classType}`,
      'Do I cover champions?',
    ],
    list: worn.map(({ ref }) => bare(ref)),
  }

  function score(instanceId: string): number {
    return turn.assessment.ratings.get(instanceId)?.[side].score ?? -1
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

export const help: Answerer = ({ turn }): Draft => {
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
