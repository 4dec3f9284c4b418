/**
 * What somebody owns of a shared build: each part as it is, nearly, replaced by the nearest thing they own, or missing.
 * Nothing that was not looked at counts as missing: a build has as many parts as it has weapons and armor pieces.
 */
import { masterworkedStats } from '../gear/masterworked-stats.ts'
import { statTotal } from '../gear/stat-total.ts'
import type { ArmorPiece, GuardianClass, Weapon } from '../items.ts'
import type { BuildDocument, SharedArmor, SharedWeapon } from './document.ts'

export type Ownership = 'same' | 'near' | 'substitute' | 'missing'

export interface OwnedWeapon {
  readonly of: 'weapon'
  readonly part: SharedWeapon
  readonly ownership: Ownership
  /** The copy it was told by. */
  readonly own?: Weapon
  /** Perks of the build that the copy cannot have. */
  readonly lacking: readonly string[]
}

export interface OwnedArmor {
  readonly of: 'armor'
  readonly part: SharedArmor
  readonly ownership: Ownership
  readonly own?: ArmorPiece
  /** Points that the copy has more (or less) than the piece of the build, both without mods and tuning. */
  readonly points: number
}

export type OwnedPart = OwnedWeapon | OwnedArmor

export interface Vault {
  readonly weapons: readonly Weapon[]
  readonly armor: readonly ArmorPiece[]
  /** Out of 10, where the weapon is rated. */
  readonly scoreOf: (weapon: Weapon) => number
}

export function compareBuild(build: BuildDocument, vault: Vault): readonly OwnedPart[] {
  return [
    ...build.weapons.map((part) => findWeapon(part, vault)),
    ...build.armor.map((part) => findArmor(part, build.classType, vault)),
  ]
}

export const countOwnership = (parts: readonly OwnedPart[]): Readonly<Record<Ownership, number>> => {
  const counts = { same: 0, near: 0, substitute: 0, missing: 0 }
  for (const { ownership } of parts) counts[ownership]++
  return counts
}

/** The author's own copy, seen by the author; told only where they chose to show it. */
export const isVeryCopy = (
  part: { readonly instanceId?: string },
  own: { readonly instanceId: string } | undefined,
): boolean => part.instanceId !== undefined && part.instanceId === own?.instanceId

function findWeapon(part: SharedWeapon, { weapons, scoreOf }: Vault): OwnedWeapon {
  const isSame = ({ hash, name, englishName }: Weapon) =>
    hash === part.hash || name === part.name || englishName === part.name
  const copies = weapons.filter(isSame).map((own) => ({ own, lacking: lackingPerks(part, own) }))
  const [best] = copies.toSorted(
    (one, other) =>
      Number(isVeryCopy(part, other.own)) - Number(isVeryCopy(part, one.own)) ||
      one.lacking.length - other.lacking.length ||
      scoreOf(other.own) - scoreOf(one.own),
  )
  if (best) {
    const ownership = best.lacking.length === 0 ? 'same' : 'near'
    return { of: 'weapon', part, ownership, ...best }
  }
  const lacking = part.perks.map(({ name }) => name)
  const [nearest] = weapons
    .filter(({ slot, type }) => slot === part.slot && type === part.type)
    .map((own) => ({ own, points: Number(own.element === part.element) * 2 + scoreOf(own) / 10 }))
    .toSorted((one, other) => other.points - one.points || compareIds(one.own, other.own))
  if (!nearest) return { of: 'weapon', part, ownership: 'missing', lacking }
  return { of: 'weapon', part, ownership: 'substitute', own: nearest.own, lacking }
}

/** By name: the enhanced form of a perk is another plug of nearly the same name. */
function lackingPerks(part: SharedWeapon, own: Weapon): string[] {
  const has = new Set(
    own.columns.flatMap(({ active, selectable }) =>
      [active, ...selectable].flatMap((plug) =>
        plug ? [plain(plug.name), plain(plug.englishName ?? plug.name)] : [],
      ),
    ),
  )
  return part.perks.map(({ name }) => name).filter((name) => !has.has(plain(name)))
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^enhanced /, '')
    .replace(/ enhanced$/, '')

const compareIds = (one: { instanceId: string }, other: { instanceId: string }) =>
  one.instanceId < other.instanceId ? -1 : 1

function findArmor(part: SharedArmor, classType: GuardianClass | undefined, vault: Vault): OwnedArmor {
  const wearable = vault.armor.filter(
    (own) => own.slot === part.slot && (!own.classType || !classType || own.classType === classType),
  )
  const points = (own: ArmorPiece) => statTotal(masterworkedStats(own)) - statTotal(part.stats)
  const best = (among: readonly ArmorPiece[]) =>
    among.toSorted(
      (one, other) =>
        Number(isVeryCopy(part, other)) - Number(isVeryCopy(part, one)) ||
        nearness(other, part) - nearness(one, part) ||
        compareIds(one, other),
    )[0]
  const same = best(
    wearable.filter(
      ({ hash, name, englishName }) => hash === part.hash || name === part.name || englishName === part.name,
    ),
  )
  if (same) {
    const ownership = points(same) >= 0 ? 'same' : 'near'
    return { of: 'armor', part, ownership, own: same, points: points(same) }
  }
  // Only another exotic would stand in for an exotic's perk; a plain piece would claim too much.
  const nearest = best(wearable.filter(({ rarity }) => (rarity === 'exotic') === (part.rarity === 'exotic')))
  if (!nearest) return { of: 'armor', part, ownership: 'missing', points: -statTotal(part.stats) }
  return { of: 'armor', part, ownership: 'substitute', own: nearest, points: points(nearest) }
}

/** Higher is nearer: as few points as possible missing in each stat, then the same set. */
function nearness(own: ArmorPiece, part: SharedArmor): number {
  const stats = masterworkedStats(own)
  const lacking = part.stats.reduce((sum, value, at) => sum + Math.max(0, value - (stats[at] ?? 0)), 0)
  const sameSet = part.set !== undefined && (own.set?.englishName ?? own.set?.name) === part.set
  return (sameSet ? 0.5 : 0) - lacking
}
