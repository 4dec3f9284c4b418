import { inEnglish } from '../../in-english.ts'
import { type Named, type Plug, RARITIES, type Weapon } from '../../items.ts'
import { normalizeName } from '../knowledge/roll-names.ts'
import type { RatedSides } from '../play-mode.ts'
import { ACTIVITIES, type Activity } from '../pve-and-pvp.ts'
import { shownScore, type Tier } from '../rating/tiers.ts'

/** What a verdict needs of a rating; the rating on the wire has it as well, so a browser can judge. */
export interface JudgedRating extends RatedSides {
  /** Every copy has the same perks: there is no roll to rate. */
  readonly fixed?: boolean | undefined
  /** A trait of it is unknown to us. */
  readonly unsure?: boolean | undefined
  readonly wish?: 'match' | 'partial' | 'trash' | undefined
}

/** A copy with what is compared between copies, worked out once. */
export interface VaultCopy {
  readonly weapon: Weapon
  readonly rating: JudgedRating | undefined
  /** The same weapon under all its names and in all its editions. */
  readonly name: string
  /** The same weapon that also handles the same: name, type, element, slot and frame. */
  readonly twin: string
  /** Type, element and slot. */
  readonly kind: string
  /** Type and ammunition: a grenade launcher may fire special or heavy ammunition. */
  readonly supply: string
  /** Weapons that do the same job: the same kind and frame. */
  readonly archetype: string
  readonly adept: boolean
  /** What each trait column can select; an enhanced trait is told from its base trait. */
  readonly traits: readonly ReadonlyMap<string, boolean>[]
  /** Traits that it can select together and that are both good in one activity. */
  readonly goodPairs: readonly TraitPair[]
}

export type TraitPair = readonly [one: Named, other: Named]

const EDITION = /\s*\(([^)]*)\)\s*$/
const ADEPT = /^(adept|timelost|harrowed)$/i

/** The same weapon under all its names: "Fatebringer (Timelost)" is a Fatebringer. */
export function sameWeapon(weapon: Pick<Weapon, 'name' | 'englishName' | 'type' | 'element'>): string {
  return `${normalizeName(inEnglish(weapon).replace(EDITION, ''))}|${weapon.type}|${weapon.element}`
}

/** Every copy of the weapon, this one among them. */
export function namesakesOf(weapon: Weapon, weapons: readonly Weapon[]): readonly Weapon[] {
  const name = sameWeapon(weapon)
  return weapons.filter((other) => other.type === weapon.type && sameWeapon(other) === name)
}

export function vaultCopy(weapon: Weapon, rating: JudgedRating | undefined): VaultCopy {
  const frame = weapon.frame ? inEnglish(weapon.frame) : ''
  const columns = weapon.columns.filter((column) => column.kind === 'trait')
  const name = sameWeapon(weapon)
  const kind = `${weapon.type}|${weapon.element}|${weapon.slot}`
  return {
    weapon,
    rating,
    name,
    twin: `${name}|${weapon.slot}|${frame}`,
    kind,
    supply: `${weapon.type}|${weapon.ammo}`,
    archetype: `${kind}|${frame}`,
    adept: ADEPT.test(EDITION.exec(inEnglish(weapon))?.[1] ?? ''),
    traits: columns.map(
      ({ selectable }) => new Map(selectable.map((plug) => [inEnglish(plug), plug.enhanced])),
    ),
    goodPairs: goodPairs(
      columns.map(({ selectable }) => selectable),
      rating,
    ),
  }
}

function goodPairs(
  columns: readonly (readonly Plug[])[],
  rating: JudgedRating | undefined,
): readonly TraitPair[] {
  return ACTIVITIES.flatMap((activity) => {
    const good = rating?.[activity].goodTraits?.map((options, column) =>
      options.flatMap((option) => columns[column]?.[option] ?? []),
    )
    return pairsOf(good ?? [])
  })
}

/** Every two of different columns. */
function pairsOf<T>(columns: readonly (readonly T[])[]): readonly (readonly [T, T])[] {
  return columns.flatMap((column, at) =>
    columns
      .slice(at + 1)
      .flatMap((later) => column.flatMap((one) => later.map((other) => [one, other] as const))),
  )
}

/** What the copy can select together, each pair under one name whichever column each stands in. */
export const pairNames = ({ traits }: VaultCopy): readonly string[] =>
  pairsOf(traits.map((column) => [...column.keys()])).map(pairName)
export const pairName = (pair: readonly [string, string]): string => pair.toSorted().join(' + ')

export const scoreIn = ({ rating }: VaultCopy, activity: Activity): number => rating?.[activity].score ?? -1
/** As a reader sees it, with one decimal. */
export const shownIn = (copy: VaultCopy, activity: Activity): number => shownScore(scoreIn(copy, activity))
export const tierIn = ({ rating }: VaultCopy, activity: Activity): Tier =>
  rating?.[activity].tier ?? 'Unrated'

const GOOD: ReadonlySet<Tier> = new Set(['God-Tier', 'Excellent', 'Good'])
const KEEP: ReadonlySet<Tier> = new Set(['God-Tier', 'Excellent'])
export const isGoodIn = (copy: VaultCopy, activity: Activity): boolean => GOOD.has(tierIn(copy, activity))
export const isExcellentIn = (copy: VaultCopy, activity: Activity): boolean =>
  KEEP.has(tierIn(copy, activity))

/** Below legendary: however well it rolled, a legendary of its kind has a trait more. */
export const isCommonGear = ({ rarity }: Pick<Weapon, 'rarity'>): boolean =>
  rarity !== 'legendary' && rarity !== 'exotic'

export const isAsRare = (one: VaultCopy, other: VaultCopy): boolean =>
  RARITIES.indexOf(one.weapon.rarity) >= RARITIES.indexOf(other.weapon.rarity)

export const isEquipped = ({ place }: Weapon): boolean => place.in === 'character' && place.equipped
