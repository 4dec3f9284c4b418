/** Questions about single weapons and perks. */

import { inEnglish } from '@ai-vault/game/in-english.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import { citeAccount, findOwnedItems, placeInWords } from '../../../tools/turn.ts'
import { cleanupAdvice } from '../../../tools/vault/cleanup.ts'
import { itemDetail } from '../../../tools/vault/item-detail.ts'
import { bestRolls, perkSearch } from '../../../tools/vault/rolls.ts'
import type { WeaponRow } from '../../../tools/vault/weapon-rows.ts'
import { shapeOf } from '../../reading/shape.ts'
import { asksWhy, speaksOfOther } from '../../understanding/follow-up.ts'
import { ratePieces } from '../builds/armor.ts'
import {
  type Answerer,
  type Ask,
  bare,
  chipFor,
  couldNotRead,
  count,
  type Draft,
  didYouMean,
  explainedAs,
  listedAt,
  namesOf,
} from '../draft.ts'
import { rateMine } from '../suggestions.ts'
import { TERMS } from '../terms.ts'
import { betterThan, isAboutBetter } from './better.ts'
import {
  ADVICE_WORDS,
  besidesRating,
  betterInWords,
  rollInWords,
  scoreInWords,
  untoldInWords,
} from './copy-words.ts'

/** What "this", "it" or "the second one" stands for, else the name that was said. */
export function subjectOf(ask: Ask): string | undefined {
  const { slots, memory } = ask
  const [named] = namesOf(ask, 'weapon', 'armor')
  if (named) return named.name
  if (!ask.continues && speaksOfOther(shapeOf(ask.question, ask.entities))) return undefined
  if (slots.ordinal !== undefined && memory.list.length > 0) return listedAt(memory, slots.ordinal)
  return memory.focus ?? memory.list[0]
}

const ASKS_TO_KEEP =
  /\b(?:keep|keeping|let (?:it )?go|get rid of|dismantle|shard|delete|scrap|worth (?:the )?(?:space|room))\b/i

/** The verdict of the armory's sheet in the first words. */
const KEEP_WORDS: Readonly<Record<string, string>> & { readonly review: string } = {
  keep: 'Keep',
  review: 'Look twice before you let go of',
  'consider-dismantling': 'You can let go of',
}

/** Besides the one that is rated. */
const COPIES_TOLD = 6

export const rateRoll: Answerer = async (ask) => {
  const { tools, slots, turn } = ask
  const subject = subjectOf(ask)
  if (
    !subject ||
    (ask.unsure && namesOf(ask, 'weapon', 'armor').length === 0 && slots.ordinal === undefined)
  ) {
    return didYouMean(ask, 'rate it')
  }
  if (isAboutBetter(ask)) {
    const told = await betterThan(ask, subject)
    if (told) return told
  }
  if (asksAgainWhy(ask, subject)) return noMore(ask, subject)
  const perks = namesOf(ask, 'weapon').length > 0 ? namesOf(ask, 'perk').map(({ name }) => name) : []
  const detail = (only: readonly string[]) =>
    tools.use(itemDetail, {
      item: subject,
      ...(slots.side ? { activity: slots.side } : {}),
      ...(only.length > 0 ? { perks: [...only] } : {}),
    })
  const meant = await detail(perks)
  if (!meant) return couldNotRead('it')
  // Perks that are named pick the copy; where no copy has them, that is said before another one is rated.
  const none = perks.length > 0 && meant.rows.length === 0
  const result = none ? await detail([]) : meant
  const [best] = result?.rows ?? []
  if (!result || !best) return notOwned(ask, subject)
  if (!('tier' in best) || !('reasons' in best)) return ratePieces(ask, result.rows)
  if (best.fixed_perks) return fixedPerks(ask, best)
  const copies = await tools.use(cleanupAdvice, {
    mode: 'copies',
    name: subject,
    order: 'best',
    limit: COPIES_TOLD + 1,
  })
  const others = ((copies?.rows ?? []) as readonly WeaponRow[])
    .filter(({ ref }) => ref !== best.ref)
    .slice(0, COPIES_TOLD)
  const owned = copies && 'of' in copies ? copies.of : result.total
  const side = best.rated_for === 'pvp' ? 'PvP' : 'PvE'
  const gap = best.best_roll?.gap
  const wanted = perks.map((name) => `{{${turn.ledger.perk({ name })}}}`)
  turn.ledger.noteNumbersIn(String(owned))
  const answer =
    !none && /\bgod.?roll/i.test(ask.question) ? (best.tier === 'God-Tier' ? 'Yes: ' : 'No: ') : ''
  const rating = best.tier === 'Unrated' ? 'not rated' : `rated ${best.tier}: ${scoreInWords(best)}`
  return {
    lead:
      ASKS_TO_KEEP.test(ask.question) && !none
        ? `${KEEP_WORDS[best.advice] ?? KEEP_WORDS.review} ${best.ref}${rollInWords(best)}, ${owned > 1 ? `the ${owned === 2 ? 'better' : 'best'} of your ${owned} copies` : 'your only copy'}. It is ${rating}. ${besidesRating(best, turn)}`
        : `${answer}${none ? `None of your ${count(owned, 'copy', 'copies')} of ${best.ref} has ${listInWords(wanted)}. The best of them: ` : ''}${best.ref}${rollInWords(best)} is ${rating}. ${besidesRating(best, turn)}`,
    points: [
      ...best.reasons.filter(({ ref }) => ref).map(({ ref }) => ref),
      ...(gap !== undefined && gap > 0 && best.best_roll ? [betterInWords(best.best_roll, gap, side)] : []),
      ...others.map(
        (other) =>
          `Another copy, ${other.ref}${rollInWords(other, slots.side)}: ${scoreInWords(other)}, ${other.place}; ${ADVICE_WORDS[other.advice] ?? 'look at it first'}.`,
      ),
      ...untoldInWords(owned - 1 - others.length, turn),
    ],
    suggestions: [
      `And for ${side === 'PvE' ? 'PvP' : 'PvE'}?`,
      `God roll for ${best.name}`,
      `Where do I get ${best.name}?`,
    ],
    list: [best, ...others].map(({ ref }) => bare(ref)),
    focus: bare(best.ref),
    explains: true,
    ...(turn.assessment.whole ? {} : { background: 'A part of your account is private.' }),
  }
}

/** "Why?" after all the reasons were told. */
const asksAgainWhy = (ask: Ask, subject: string): boolean =>
  ask.memory.explained === explainedAs(subject, ask.slots.side) &&
  ask.slots.ordinal === undefined &&
  namesOf(ask, 'weapon', 'armor', 'perk').length === 0 &&
  asksWhy(shapeOf(ask.question, ask.entities))

function noMore({ turn }: Ask, subject: string): Draft {
  const [item] = findOwnedItems(turn, subject)
  const ref = item ? `{{${turn.ledger.ownedItem(item)}}}` : 'it'
  citeAccount(turn, { kind: 'inventory', label: `Your copies of ${item?.name ?? 'it'}` })
  return {
    lead: `There is no more to it: what I said of ${ref} is all that its rating rests on.`,
    suggestions: item ? [`God roll for ${item.name}`, 'What would be better?'] : [],
    ...(item ? { focus: bare(ref), explains: true } : {}),
  }
}

/** No roll to rate, none to look for: what counts is what the weapon does. */
async function fixedPerks(ask: Ask, row: WeaponRow): Promise<Draft> {
  const { tools, question } = ask
  const does: string[] = []
  for (const { name } of row.traits) {
    const known = await tools.use(perkSearch, { perk: name, limit: 1 })
    if (known && 'does' in known && known.does?.ref) does.push(`${known.perk.ref}: ${known.does.ref}`)
  }
  const keep = ASKS_TO_KEEP.test(question) ? `${KEEP_WORDS[row.advice] ?? KEEP_WORDS.review} it: ` : ''
  return {
    lead: `${keep}${keep ? 'every' : 'Every'} copy of ${row.ref} is the same${rollInWords(row)}. ${row.reason.ref}`,
    points: does,
    advice: 'Ask what a perk does, or for a build around it.',
    suggestions: [
      `Build around ${row.name}`,
      `Where do I get ${row.name}?`,
      ...row.traits.slice(0, 1).map(({ name }) => `What does ${name} do?`),
    ],
    list: [bare(row.ref)],
    focus: bare(row.ref),
  }
}

function notOwned(ask: Ask, subject: string): Draft {
  const definition = ask.turn.manifest
    .weapons()
    .find(({ name, hash }) => name === subject || String(hash) === subject)
  if (!definition) return didYouMean(ask, 'rate it')
  const { name: called } = definition
  const ref = `{{${ask.turn.ledger.knownItem(definition)}}}`
  return ask.turn.assessment.whole
    ? {
        lead: `You do not own ${ref}, so I have no roll of yours to rate.`,
        suggestions: [chipFor(ask.turn, called), `Where do I get ${called}?`],
      }
    : { lead: `I cannot see ${ref}; a part of your account is private.` }
}

/** "What is a god roll?": the term, of no weapon. */
const ASKS_WHAT_IT_IS = /^(?:so |ok )*what(?: is|s|'s|’s) (?:a |the )?god.?roll/i

export const godRollFor: Answerer = async (ask) => {
  const { tools, slots } = ask
  const subject = namesOf(ask, 'weapon')[0]?.name ?? nameOfSubject(ask)
  if (!subject)
    return ASKS_WHAT_IT_IS.test(ask.question) ? explain(ask) : didYouMean(ask, 'tell you its best roll')
  const result = await tools.use(bestRolls, { weapon: subject })
  const weapon = result?.rows[0]
  if (!weapon) return didYouMean(ask, 'tell you its best roll')
  if (!weapon.random) {
    return {
      lead: `${weapon.ref} does not roll perks at random: every copy is the same.`,
      focus: bare(weapon.ref),
    }
  }
  const sides = weapon.rolls.filter(({ activity }) => !slots.side || activity === slots.side)
  const owned = ask.turn.guardian.weapons.filter(({ name }) => name === weapon.name)
  return {
    lead: `These are the rolls of ${weapon.ref} to look for.`,
    points: [
      ...sides.map(
        ({ activity, traits, barrel, magazine, score, one_in }) =>
          `${activity === 'pve' ? 'PvE' : 'PvP'}: ${listInWords(traits.map(({ ref }) => ref))}${barrel ? `, with ${barrel.ref}` : ''}${magazine ? ` and ${magazine.ref}` : ''}; score ${score} of 10${one_in ? `, about one drop in ${one_in}` : ''}.`,
      ),
      weapon.wish_list_entries > 0
        ? `${count(weapon.wish_list_entries, 'wish-list entry', 'wish-list entries')} for it.`
        : 'It is not on any wish list that is loaded here, which says nothing against it.',
    ],
    suggestions: [
      ...(owned.length > 0 ? [rateMine(weapon.name)] : []),
      `Where do I get ${weapon.name}?`,
      slots.side === 'pvp' ? 'And for PvE?' : 'And for PvP?',
    ],
    focus: bare(weapon.ref),
  }
}

function nameOfSubject(ask: Ask): string | undefined {
  const subject = subjectOf(ask)
  const { guardian, manifest } = ask.turn
  return (
    guardian.weapons.find(({ instanceId }) => instanceId === subject)?.name ??
    manifest.weapon(Number(subject))?.name
  )
}

export const whoCanRoll: Answerer = async (ask) => {
  const { tools, slots, turn } = ask
  const [perk] = namesOf(ask, 'perk')
  if (!perk) return didYouMean(ask, 'look for weapons with that perk')
  const result = await tools.use(perkSearch, { perk: perk.name, limit: 40 })
  if (!result || !('perk' in result) || result.total === 0)
    return didYouMean(ask, 'look for weapons with that perk')
  const type = slots.type?.replaceAll('-', ' ')
  const rows = result.rows.filter(
    (row) => (!type || row.type.toLowerCase() === type) && (!slots.element || row.element === slots.element),
  )
  const owned = new Set(turn.guardian.weapons.map(({ name }) => name))
  const held = rows.filter(({ name }) => owned.has(name)).length
  turn.ledger.noteNumbersIn(String(held))
  return {
    lead: `${count(result.total, 'weapon')} of the game can roll ${result.perk?.ref}.`,
    points: rows.slice(0, 8).map((row) => `${row.ref}${row.where?.ref ? `: ${row.where.ref}` : ''}`),
    ...(held > 0
      ? {
          advice: `${count(held, 'of these weapons is', 'of these weapons are')} in your vault, with whatever roll; ask for yours with this perk.`,
        }
      : {}),
    suggestions: [`My weapons with ${perk.name}`, `What does ${perk.name} do?`],
    list: rows.slice(0, 8).map(({ ref }) => bare(ref)),
  }
}

export const whereFrom: Answerer = async (ask) => {
  const { tools } = ask
  const [perk] = namesOf(ask, 'perk')
  if (perk && namesOf(ask, 'weapon', 'armor').length === 0) return whoCanRoll(ask)
  const subject = namesOf(ask, 'weapon')[0]?.name ?? nameOfSubject(ask)
  if (!subject) return didYouMean(ask, 'tell you where it comes from')
  const result = await tools.use(bestRolls, { weapon: subject })
  const weapon = result?.rows[0]
  if (!weapon) return didYouMean(ask, 'tell you where it comes from')
  const odds = weapon.rolls[0]?.one_in
  const owned = alreadyOwned(ask.turn, weapon.name)
  return weapon.where?.ref
    ? {
        lead: `${weapon.ref}: ${weapon.where.ref}`,
        points: [
          ...owned,
          ...(odds ? [`A drop has both of the best traits about one time in ${odds}.`] : []),
        ],
        suggestions: [
          weapon.random ? `God roll for ${weapon.name}` : `Build around ${weapon.name}`,
          'What should I farm?',
        ],
        focus: bare(weapon.ref),
      }
    : {
        lead: `The game's definitions do not say where ${weapon.ref} comes from, so I will not guess.`,
        points: owned,
        suggestions: [weapon.random ? `God roll for ${weapon.name}` : `Build around ${weapon.name}`],
        focus: bare(weapon.ref),
      }
}

/** Whoever asks for it may not know that it lies in the vault. */
function alreadyOwned(turn: Ask['turn'], name: string): readonly string[] {
  const copies = turn.guardian.weapons.filter((weapon) => inEnglish(weapon) === name)
  const [first] = copies
  if (!first) return []
  citeAccount(turn, { kind: 'inventory', label: `Your copies of ${first.name}` })
  turn.ledger.noteNumbersIn(String(copies.length))
  const where = listInWords([...new Set(copies.map(({ place }) => placeInWords(place, turn.guardian)))])
  return [
    `You have ${count(copies.length, 'copy', 'copies')} of {{${turn.ledger.ownedItem(first)}}} already, ${where}.`,
  ]
}

export const explain: Answerer = async (ask) => {
  const { tools, question } = ask
  const [perk] = namesOf(ask, 'perk')
  if (!perk) {
    const term = TERMS.find(({ words }) => words.test(question))
    if (!term) return didYouMean(ask, 'explain it')
    ask.turn.ledger.source({ kind: 'rules', label: 'Terms of the game', complete: true, missing: [] })
    return {
      lead: `{{${ask.turn.ledger.thing({ kind: 'quote', name: term.text })}}}`,
      suggestions: ['What can you do?'],
    }
  }
  const result = await tools.use(perkSearch, { perk: perk.name })
  if (!result || !('perk' in result) || !result.perk) return didYouMean(ask, 'explain it')
  return {
    lead: result.does?.ref
      ? `${result.perk.ref}: ${result.does.ref}`
      : `I know the name ${result.perk.ref}, but no text that says what it does.`,
    points: [`${count(result.total, 'weapon')} of the game can roll it.`],
    suggestions: [`My weapons with ${perk.name}`, `What weapons can roll ${perk.name}?`],
  }
}
