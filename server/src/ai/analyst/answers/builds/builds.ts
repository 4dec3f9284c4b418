/** Builds come from the Architect alone: what it cannot prove legal is not proposed here either. */

import type { BuildActivity } from '@ai-vault/contract/advice/architect.ts'
import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { makeBuild } from '../../../tools/builds/make-build.ts'
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import type { WeaponRow } from '../../../tools/vault/weapon-rows.ts'
import { asksWhy } from '../../understanding/follow-up.ts'
import { type Answerer, type Ask, bare, couldNotRead, type Draft, namesOf } from '../draft.ts'
import { rollInWords, scoreInWords } from '../vault/copy-words.ts'
import { searchFor, wishInWords } from '../vault/filters.ts'

const ACTIVITIES: Readonly<Record<NonNullable<Ask['slots']['activity']>, BuildActivity>> = {
  grandmaster: 'Grandmaster Nightfall',
  nightfall: 'Grandmaster Nightfall',
  raid: 'Raid',
  dungeon: 'Dungeon',
  trials: 'PvP',
  'iron-banner': 'PvP',
  crucible: 'PvP',
  gambit: 'General PvE',
}

export function activityOf({ activity, side }: Ask['slots']): BuildActivity | undefined {
  if (activity) return ACTIVITIES[activity]
  return side === 'pvp' ? 'PvP' : undefined
}

const LONGEST_WISH = 400
const ACTIVITY_WORDS =
  /\b(?:grandmasters?|gms?|nightfalls?|raids?|dungeons?|trials|crucible|gambit|pvp|pve)\b/gi
const CLASS_WORDS = /\b(?:titan|hunter|warlock)s?\b/gi
const ELEMENT_WORDS = /\b(?:arc|solar|void|stasis|strand|prismatic)\b/gi

/** The whole of what was wished for; what a later question says stands for what an earlier one said. */
function wishOf(thread: string): string {
  const lines = thread.split('\n')
  const last = lines.pop() ?? ''
  const replaced = [CLASS_WORDS, ELEMENT_WORDS].filter((words) => last.search(words) >= 0)
  // The activity is told beside the wish.
  const earlier = lines.map((line) =>
    [ACTIVITY_WORDS, ...replaced].reduce((left, words) => left.replace(words, ''), line),
  )
  return [...earlier, last].join(' ').slice(-LONGEST_WISH)
}

const refs = (parts: readonly { readonly ref: string }[]) => listInWords(parts.map(({ ref }) => ref))

export const buildForActivity: Answerer = async (ask): Promise<Draft> => {
  const activity = activityOf(ask.slots) ?? 'General PvE'
  const result = await ask.tools.use(makeBuild, { activity, wish: wishOf(ask.thread) })
  if (!result) return couldNotRead('your gear for a build')
  if ('refused' in result) {
    return {
      lead: `I can make no build for ${activity} of this account.`,
      points: [result.refused?.ref ?? ''].filter(Boolean),
      advice: 'Open the Architect to see what a build needs.',
      suggestions: ['What should I farm?', 'Best weapons for PvE'],
    }
  }
  if (asksWhy(ask.question.toLowerCase())) return reasonFor(ask, result)
  const assumed = activityOf(ask.slots) ? '' : ', as you named no activity,'
  const { weaknesses, not_checked, not_owned, weapons, rows: armor } = result
  const all = [...weapons, ...armor]
  const pulled = all.filter(({ pull_first }) => pull_first)
  const stats = ARMOR_STATS.map((stat) => `${stat} ${result.stats[stat]}`).join(', ')
  return {
    lead: `For ${activity}${assumed} your ${result.class} plays ${result.subclass.ref}${result.super ? ` with ${result.super.ref}` : ''}; ${result.proved} of ${result.rules} rules of a legal build are proved.`,
    points: [
      ...not_owned.map(({ ref }) => `${ref} is not among your items, so the nearest that you own stands in.`),
      ...weapons.map(({ ref, slot, perks }) => `${capitalized(slot)}: ${ref}${perksInWords(perks)}.`),
      `Armor: ${refs(armor)}.`,
      `Aspects: ${refs(result.aspects)}.`,
      ...(result.fragments.length > 0 ? [`Fragments: ${refs(result.fragments)}.`] : []),
      `Its stats come to ${stats}.`,
      ...(pulled.length > 0 ? [`Take ${refs(pulled)} from the postmaster first.`] : []),
      ...weaknesses.map(({ ref }) => `Weak point: ${ref}`),
      ...not_checked.slice(0, 2).map(({ ref }) => `Not checked: ${ref}`),
    ],
    advice: 'Open the Architect to change it, pin weapons or open it in DIM.',
    suggestions: ['Do I cover champions?', 'What does my fireteam lack?', `Best ${result.class} exotic`],
    list: all.map(({ ref }) => bare(ref)),
    confidence: result.confidence,
  }
}

type Made = Exclude<
  Awaited<ReturnType<typeof makeBuild.run>>,
  { readonly error: string } | { readonly refused: unknown }
>

/** A perk that is not on yet is never told as if it were. */
function perksInWords(perks: Made['weapons'][number]['perks']): string {
  const on = perks.filter(({ swap_needed }) => !swap_needed)
  const later = perks.filter(({ swap_needed }) => swap_needed)
  return `${on.length > 0 ? ` with ${refs(on)}` : ''}${later.length > 0 ? `; switch to ${refs(later)} first` : ''}`
}

/** "Why that exotic?", "why not bows?": about the build that was told, not about a roll. */
async function reasonFor(ask: Ask, { weapons, rows: armor, confidence }: Made): Promise<Draft> {
  const all = [...weapons, ...armor]
  const names = namesOf(ask, 'weapon', 'armor').map(({ name }) => name)
  const asked = /\bexotic\b/i.test(ask.question)
    ? all.filter(({ rarity }) => rarity === 'exotic')
    : all.filter(({ name }) => names.includes(name))
  const told = asked.length > 0 ? asked : weapons
  const without = /\bexotic\b/i.test(ask.question) && asked.length === 0 ? 'The build has no exotic. ' : ''
  return {
    lead: `${without}${await instead(ask)}This is what the Architect says of ${refs(told)}.`,
    points: told.map(
      ({ ref, why }) => `${ref}: ${why.ref || 'it is part of the best set of armor for these stats.'}`,
    ),
    advice: 'Open the Architect to pin another weapon or piece and see what changes.',
    suggestions: ['Do I cover champions?', 'What does my fireteam lack?'],
    list: all.map(({ ref }) => bare(ref)),
    confidence,
  }
}

/** The best of the kind that the build leaves out. */
async function instead({ tools, slots, question }: Ask): Promise<string> {
  const { type, element, ammo } = slots
  const wish = {
    stats: [],
    champions: [],
    ...(type ? { type } : {}),
    ...(element ? { element } : {}),
    ...(ammo ? { ammo } : {}),
  }
  const query = searchFor(wish)
  if (!/\bwhy not\b/i.test(question) || !query) return ''
  const side = slots.side ?? 'pve'
  const found = await tools.use(searchInventory, { query, sort: side, limit: 1 })
  const [best] = (found?.rows ?? []) as readonly WeaponRow[]
  if (!best) return `I see no ${wishInWords(wish, false)} of yours. `
  return `The best of your ${wishInWords(wish)} is ${best.ref}${rollInWords(best, side)}: ${scoreInWords(best, side)}. `
}
