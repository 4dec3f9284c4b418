import type { ArmorBuild, ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { difficultyOf } from '@ai-vault/game/gear/gear-tiers.ts'
import { ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { words } from '../words/words.ts'

export type PiecesById = ReadonlyMap<string, ArmorPiece>

export const piecesOf = (build: ArmorBuild, pieces: PiecesById) =>
  build.pieces.flatMap((id) => pieces.get(id) ?? [])

/** 'Techsec 2 + Bushido 2': every set that gives a bonus. */
export function setsOf(worn: readonly ArmorPiece[]): string {
  const counts = new Map<string, number>()
  for (const { set } of worn) if (set) counts.set(set.name, (counts.get(set.name) ?? 0) + 1)
  const given = [...counts]
    .filter(([, pieces]) => pieces >= 2)
    .map(([name, pieces]) => `${name} ${pieces >= 4 ? 4 : 2}`)
  return given.join(' + ') || words.builds.mixed
}

export const difficultyOfBuild = (worn: readonly ArmorPiece[]) =>
  difficultyOf(worn.map(({ armor3, tier }) => (armor3 ? (tier ?? 1) : 0)))

export const energyLeft = (build: ArmorBuild) => build.energyLeft.reduce((sum, left) => sum + left, 0)

/** How many ways there are to take one usable piece per slot. */
export function combinations({ pieces, excluded = [] }: ArmorProblem): number {
  const perSlot = [0, 0, 0, 0, 0]
  for (const { id, slot } of pieces) if (!excluded.includes(id)) perSlot[slot] = (perSlot[slot] ?? 0) + 1
  return perSlot.reduce((product, slot) => product * slot, 1)
}

/** The stats that a build's total is made of: those the player did not ignore. */
export const countedStats = ({ stats }: ArmorBuild, { priority }: ArmorProblem) =>
  stats.filter((_, i) => priority.length === 0 || priority.some((stat) => stat === ARMOR_STATS[i]))

/** 'tier 5, 5, 4, 5, 3': what the difficulty is read from. */
export const describeTiers = (worn: readonly ArmorPiece[]) =>
  words.builds.tiers(worn.map(({ armor3, tier }) => (armor3 ? (tier ?? 1) : '–')).join(', '))
