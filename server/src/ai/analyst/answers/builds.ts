/** Builds come from the Architect alone: what it cannot prove legal is not proposed here either. */
import type { BuildActivity } from '@ai-vault/contract/advice/architect.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { makeBuild } from '../../tools/builds/make-build.ts'
import { type Answerer, type Ask, bare, cap, couldNotRead, type Draft, listInWords } from './draft.ts'

const ACTIVITIES: Readonly<Record<NonNullable<Ask['slots']['activity']>, BuildActivity>> = {
  grandmaster: 'Grandmaster Nightfall',
  nightfall: 'Grandmaster Nightfall',
  raid: 'Raid',
  dungeon: 'Dungeon',
  trials: 'PvP',
  crucible: 'PvP',
  gambit: 'General PvE',
}

export function activityOf({ activity, side }: Ask['slots']): BuildActivity | undefined {
  if (activity) return ACTIVITIES[activity]
  return side === 'pvp' ? 'PvP' : undefined
}

const refs = (parts: readonly { readonly ref: string }[]) => listInWords(parts.map(({ ref }) => ref))

export const buildForActivity: Answerer = async (ask): Promise<Draft> => {
  const activity = activityOf(ask.slots) ?? 'General PvE'
  const result = await ask.tools.use(makeBuild, { activity, wish: ask.question.slice(0, 400) })
  if (!result) return couldNotRead('your gear for a build')
  if ('refused' in result) {
    return {
      lead: `I can make no build for ${activity} of this account.`,
      points: [result.refused?.ref ?? ''].filter(Boolean),
      advice: 'Open the Architect to see what a build needs.',
      suggestions: ['What should I farm?', 'Best weapons for PvE'],
    }
  }
  const { weaknesses, not_checked, not_owned, weapons, rows: armor } = result
  const all = [...weapons, ...armor]
  const pulled = all.filter(({ pull_first }) => pull_first)
  const stats = ARMOR_STATS.map((stat) => `${stat} ${result.stats[stat]}`).join(', ')
  return {
    lead: `For ${activity} your ${result.class} plays ${result.subclass.ref}${result.super ? ` with ${result.super.ref}` : ''}; ${result.proved} of ${result.rules} rules of a legal build are proved.`,
    points: [
      ...not_owned.map(({ ref }) => `${ref} is not among your items, so the nearest that you own stands in.`),
      ...weapons.map(
        ({ ref, slot, perks }) => `${cap(slot)}: ${ref}${perks.length > 0 ? ` with ${refs(perks)}` : ''}.`,
      ),
      `Armor: ${refs(armor)}.`,
      `Aspects: ${refs(result.aspects)}.`,
      ...(result.fragments.length > 0 ? [`Fragments: ${refs(result.fragments)}.`] : []),
      `Its stats come to ${stats}.`,
      ...(pulled.length > 0 ? [`Take ${refs(pulled)} from the postmaster first.`] : []),
      ...weaknesses.slice(0, 1).map(({ ref }) => `Weak point: ${ref}`),
      ...not_checked.slice(0, 2).map(({ ref }) => `Not checked: ${ref}`),
    ],
    advice: 'Open the Architect to change it, pin weapons or open it in DIM.',
    suggestions: ['Do I cover champions?', 'What does my fireteam lack?', `Best ${result.class} exotic`],
    list: all.map(({ ref }) => bare(ref)),
    confidence: result.confidence,
  }
}
