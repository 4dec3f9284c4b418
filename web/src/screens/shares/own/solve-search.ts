import type { ArmorPiece } from '@ai-vault/game/items.ts'
import type { BuildDocument } from '@ai-vault/game/shares/document.ts'

const TARGET_MAX = 200

const named = ({ name, englishName }: { readonly name: string; readonly englishName?: string }) =>
  englishName ?? name

const isWearable = (build: Pick<BuildDocument, 'classType'>, { classType }: ArmorPiece) =>
  !build.classType || classType === build.classType

const wantedExotic = ({ armor }: Pick<BuildDocument, 'armor'>) =>
  armor.find(({ rarity }) => rarity === 'exotic')

function ownExotic(build: Pick<BuildDocument, 'armor' | 'classType'>, own: readonly ArmorPiece[]) {
  const wanted = wantedExotic(build)
  return own.find(
    (piece) =>
      piece.rarity === 'exotic' &&
      isWearable(build, piece) &&
      (piece.hash === wanted?.hash || named(piece) === wanted?.name),
  )
}

/** The exotic of the build that the optimizer cannot be asked for, because the visitor has no copy of it. */
export const missingExotic = (
  build: Pick<BuildDocument, 'armor' | 'classType'>,
  own: readonly ArmorPiece[],
): string | undefined => (ownExotic(build, own) ? undefined : wantedExotic(build)?.name)

/**
 * The optimizer's address for this build with the visitor's own armor: its stats as targets, what its fragments give of
 * them, its exotic and its sets where the visitor owns them. It holds without the pins, exclusions and filters of older
 * questions. Nothing where the author showed neither stats nor armor.
 */
export function solveSearch(
  build: Pick<BuildDocument, 'armor' | 'stats' | 'bonus' | 'classType'>,
  own: readonly ArmorPiece[],
) {
  if (!build.stats && build.armor.length === 0) return undefined
  const wearable = own.filter((piece) => isWearable(build, piece))
  const exotic = ownExotic(build, own)
  const sets = wantedSets(build.armor, wearable)
  return {
    tab: 'armor' as const,
    ...(build.classType ? { class: build.classType } : {}),
    ...(build.stats ? { targets: build.stats.map((points) => clamp(points)).join('_') } : {}),
    ...(build.stats && build.bonus?.some((points) => points !== 0) ? { bonus: build.bonus.join('_') } : {}),
    ...(exotic ? { exotic: String(exotic.hash) } : {}),
    ...(sets ? { sets } : {}),
    only: 'all',
  }
}

const clamp = (points: number) => Math.min(TARGET_MAX, Math.max(0, points))

/** A set counts from two pieces on, and gives its second bonus with four. */
function wantedSets(armor: BuildDocument['armor'], own: readonly ArmorPiece[]): string {
  const hashes = new Map(own.flatMap(({ set }) => (set ? [[named(set), set.hash] as const] : [])))
  const counts = Map.groupBy(armor, ({ set }) => set)
  return [...counts]
    .flatMap(([name, pieces]) => {
      const hash = name === undefined ? undefined : hashes.get(name)
      return hash === undefined || pieces.length < 2 ? [] : [`${hash}x${pieces.length >= 4 ? 4 : 2}`]
    })
    .join('_')
}
