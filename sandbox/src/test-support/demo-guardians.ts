import type { DestinyItemComponent, DestinyProfileResponse } from 'bungie-api-ts/destiny2'
import type { GuardianCard } from '../guardians/account/memberships.ts'
import { createGuardians } from '../guardians/create-guardians.ts'
import { createWorld } from '../world/create-world.ts'

/** What tests of the guardians share: one world, its guardians, and a way to read their answers. */

export const SEED = 20_260_609
export const NOW = new Date('2026-11-15T12:00:00Z')
export const DAY_MS = 86_400_000
export const ALL_COMPONENTS: ReadonlySet<number> = new Set([
  100, 102, 103, 104, 200, 201, 202, 204, 205, 206, 300, 301, 302, 304, 305, 308, 309, 310, 600, 700, 800,
  900, 1000, 1100, 1200, 1300,
])

export const world = createWorld(SEED)
export const guardians = createGuardians(world, { seed: SEED })

export const cardOf = (id: string): GuardianCard => {
  const card = guardians.cards.find((candidate) => candidate.id === id)
  if (!card) throw new Error(`no guardian ${id}`)
  return card
}

export const wholeProfile = (id: string, now: Date = NOW): DestinyProfileResponse =>
  guardians.profile(cardOf(id), ALL_COMPONENTS, 'owner', now)

export const itemsOf = (profile: DestinyProfileResponse): DestinyItemComponent[] => [
  ...(profile.profileInventory?.data?.items ?? []),
  ...Object.values(profile.characterInventories?.data ?? {}).flatMap(({ items }) => items),
  ...Object.values(profile.characterEquipment?.data ?? {}).flatMap(({ items }) => items),
]

const weaponHashes = new Set(world.weapons.map(({ hash }) => hash))
const armorHashes = new Set(world.armor.map(({ hash }) => hash))
export const isWeapon = ({ itemHash }: DestinyItemComponent): boolean => weaponHashes.has(itemHash)
export const isArmor = ({ itemHash }: DestinyItemComponent): boolean => armorHashes.has(itemHash)
export const isGear = (item: DestinyItemComponent): boolean => isWeapon(item) || isArmor(item)

/** Every value in an answer with the path to it. */
export function* walk(value: unknown, path = ''): Generator<readonly [path: string, value: unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* walk(inner, `${path}.${key}`)
}
