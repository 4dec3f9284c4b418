import type { BestTier } from '@ai-vault/game/gear/best-tiers.ts'
import { type GearTierRow, withoutPower } from '@ai-vault/game/gear/gear-tiers.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import type { ReactNode } from 'react'
import { armorSlots, armorStats, classes } from '../../../items/words/armor.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { counted } from '../../../words/formats.ts'

const pieces = { one: 'piece', other: 'pieces' }

/** What the gear tiers tab says; the tiers' own figures are the game's (gear/gear-tiers.ts). */
export const words = {
  stats: armorStats,
  title: 'Gear tiers 1 to 5',
  best: {
    slots: armorSlots,
    classes,
    say: (there: number, all: number, highest: number) =>
      there === all
        ? `Every place of your armor has tier ${highest}.`
        : `${formatCount(there)} of ${formatCount(all)} places of your armor have tier ${highest}.`,
    done: 'Nothing is left to raise: what decides now is the stats.',
    raise: (next: readonly BestTier[], more: number, { tier, acquisition }: GearTierRow) => {
      const places = next.map(
        (place) =>
          `${classes[place.classType]} ${armorSlots[place.slot]} (${place.tier ? `tier ${place.tier}` : 'no tier yet'})`,
      )
      const rest = more > 0 ? [`${formatCount(more)} more`] : []
      return `To raise next: ${listInWords([...places, ...rest])}. Tier ${tier} drops from: ${withoutPower(acquisition)}.`
    },
    task: (name: string) => `This week: ${name}`,
    optimize: 'Build with what you have',
    table: 'The best legendary tier in each place',
    /** A phone has room for the number. */
    cell: (tier: number, word: string | undefined) => (
      <>
        <span className={word}>Tier</span> {tier}
      </>
    ),
    pieces: (count: number) => counted(count, pieces),
    none: 'None',
  },
  note: 'The platform names the week’s activities, not the difficulty they are played at: that is chosen in the Portal.',
  ranges:
    'Stats are the base stats of your own legendary pieces, without masterwork, mods and tuning; the published range where you have none.',
  noArmor: 'You own no armor yet.',
  sum: (all: number, tiered: number, untiered: number) =>
    untiered === 0
      ? `All your ${counted(all, pieces)} have a tier.`
      : `Of your ${counted(all, pieces)} ${formatCount(tiered)} have a tier; ${formatCount(untiered)} ${untiered === 1 ? 'is' : 'are'} older than gear tiers.`,
  tier: (tier: number) => `Tier ${tier}`,
  range: 'Armor stat range',
  acquisition: 'Acquisition',
  thisWeek: 'This week',
  also: 'Also',
  withVault: 'read with your vault',
  none: 'none of this tier',
  noLegendary: 'no legendary piece of this tier',
  exotics: (count: number) => `, and ${counted(count, { one: 'exotic', other: 'exotics' })}`,
  inAll: 'stats in all',
  drops: 'Drops from',
  decided: 'How this is decided',
  /** Where none of the player's own measures it. */
  published: (footnote: string | undefined) => ['As published.', footnote].filter(Boolean).join(' '),
  outside: 'As published; above is what your own pieces measure.',
  noneRead: 'none of this tier could be read',
  measured: (
    number: ReactNode,
    count: number,
    totals: string,
    energies: readonly number[],
    tunable: number,
  ) => (
    <>
      {number} {count === 1 ? pieces.one : pieces.other}, {totals}, energy {energies.join(' or ')}
      {tunable > 0 && `, ${tunable} with a tuned stat`}
    </>
  ),
  week: {
    reading: 'is being read',
    unknown: 'not known right now',
    same: (tier: number) => `the same activities as for tier ${tier}`,
    nothing: 'the platform names no activity for it',
  },
  tuning: {
    title: 'What tuning does',
    about: (points: number, name: string, stat: string) =>
      `Tier 5 has a tuned stat slot: +${points} on its tuned stat for −${points} on any other, or +1 on each of the three stats it was not rolled with. Tried here on ${name}, tuned stat ${stat}: nothing is changed in the game.`,
    example: 'Example piece',
    label: 'Tuning',
    ways: { none: 'Untuned', balanced: 'Balanced', directional: 'Directed' },
    from: 'Taken from',
    total: (total: ReactNode, untuned: number) => (
      <>
        Total {total}, untuned {untuned}.
      </>
    ),
  },
}
