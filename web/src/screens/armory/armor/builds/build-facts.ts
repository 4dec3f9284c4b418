import type { ArmorBuild, ArmorProblem, SetWish } from '@ai-vault/game/armor/problem.ts'
import { difficultyOf } from '@ai-vault/game/gear/gear-tiers.ts'
import { ARMOR_STATS, type ArmorPiece, type ArmorStat } from '@ai-vault/game/items.ts'
import { words } from '../words/words.ts'

export type PiecesById = ReadonlyMap<string, ArmorPiece>

export const piecesOf = (build: ArmorBuild, pieces: PiecesById) =>
  build.pieces.flatMap((id) => pieces.get(id) ?? [])

/**
 * 'Techsec 2 + Bushido 2 (1 wildcard)': every set that gives a bonus, and how many event pieces it takes for that. A
 * wildcard counts for a wanted set that lacks a piece, else for whichever it brings to its next bonus.
 */
export function setsOf(worn: readonly ArmorPiece[], wanted: readonly SetWish[] = []): string {
  const counts = new Map<string, number>()
  const names = new Map<number, string>()
  const own = worn.filter(({ setWildcard }) => !setWildcard)
  for (const { set } of own) {
    if (!set) continue
    counts.set(set.name, (counts.get(set.name) ?? 0) + 1)
    names.set(set.hash, set.name)
  }
  const ofTheSet = new Map(counts)
  for (let wildcard = own.length; wildcard < worn.length; wildcard++) {
    const lacking = wanted.find(({ hash, pieces }) => (counts.get(names.get(hash) ?? '') ?? 0) < pieces)
    const name =
      names.get(lacking?.hash ?? 0) ?? [...counts].find(([, pieces]) => pieces === 1 || pieces === 3)?.[0]
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const given = [...counts]
    .filter(([, pieces]) => pieces >= 2)
    .map(([name, pieces]) => {
      const bonus = pieces >= 4 ? 4 : 2
      return words.builds.set(name, bonus, bonus - Math.min(bonus, ofTheSet.get(name) ?? 0))
    })
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

/** The stats that builds are ranked by: those the player did not ignore, or all where nothing else is left. */
export const rankedStats = ({ priority }: Pick<ArmorProblem, 'priority'>): readonly ArmorStat[] =>
  ARMOR_STATS.filter((stat) => priority.length === 0 || priority.includes(stat))

/** 'tier 5, 5, 4, 5, 3': what the difficulty is read from. */
export const describeTiers = (worn: readonly ArmorPiece[]) =>
  words.builds.tiers(worn.map(({ armor3, tier }) => (armor3 ? (tier ?? 1) : '–')).join(', '))
