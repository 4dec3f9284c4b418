import type { ReactNode } from 'react'
import { armorStats } from '../../../items/words/armor.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { counted } from '../../../words/formats.ts'

const pieces = { one: 'piece', other: 'pieces' }

/** What the gear tiers tab says; the tiers' own figures are the game's (gear/gear-tiers.ts). */
export const words = {
  stats: armorStats,
  title: 'Gear tiers 1 to 5',
  note: 'The platform names the week’s activities, not the difficulty they are played at: that is chosen in the Portal.',
  ranges:
    'Armor stat range is the figure published for a tier. Your pieces is what the platform reports of your own legendary armor: base stats, without masterwork, mods and tuning.',
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
  yourPieces: 'Your pieces',
  withVault: 'read with your vault',
  none: 'none of this tier',
  noLegendary: 'no legendary piece of this tier',
  exotics: (count: number) => `, and ${counted(count, { one: 'exotic', other: 'exotics' })}`,
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
