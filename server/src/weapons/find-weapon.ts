import type { analyzeWeaponRequestSchema } from '@ai-vault/contract/items/weapons.ts'
import type { Weapon, WeaponDefinition, WeaponStat } from '@ai-vault/game/items.ts'
import { frameFromName } from '@ai-vault/game/weapons/knowledge/frames.ts'
import { describeRoll, type RatedRoll } from '@ai-vault/game/weapons/roll.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { z } from 'zod'
import { ApiError } from '../errors/api-error.ts'

type Request = z.output<typeof analyzeWeaponRequestSchema>

/** What is to be rated: an owned copy, or a roll made of names; with the definition where the manifest has it. */
export interface FoundWeapon {
  readonly weapon: Weapon | RatedRoll
  readonly definition: WeaponDefinition | undefined
}

export function findOwned(
  weapons: readonly Weapon[],
  instanceId: string,
  manifest: Pick<Manifest, 'weapon'>,
): FoundWeapon {
  const weapon = weapons.find((owned) => owned.instanceId === instanceId)
  if (!weapon) throw new ApiError(404, 'not-owned', 'You do not own a weapon with this item_instance_id.')
  return { weapon, definition: manifest.weapon(weapon.hash) }
}

/** Names are enough: an unknown weapon is rated by its perks alone. */
export function describeWeapon(
  request: Request,
  manifest: Pick<Manifest, 'weapon' | 'weapons' | 'plug'>,
): FoundWeapon {
  const definition = findDefinition(request, manifest)
  if (request.item_hash !== undefined && !definition && !request.weapon_name) {
    throw new ApiError(404, 'unknown-weapon', 'No weapon has this item_hash.')
  }
  if (definition && request.perk_hashes) {
    return { weapon: rollOf(definition, request.perk_hashes, request.masterwork_stat, manifest), definition }
  }
  const frame = definition?.frame ? [definition.frame.name] : []
  const roll = describeRoll({
    weaponName: definition?.name ?? request.weapon_name,
    weaponType: request.weapon_type ?? definition?.typeName ?? '',
    perks: [...frame, ...request.perks],
  })
  return { weapon: definition ? { ...roll, hash: definition.hash, ammo: definition.ammo } : roll, definition }
}

/** The copy with exactly these perks on, whatever else it can select. */
export function withPerks(
  found: FoundWeapon,
  hashes: readonly number[],
  masterwork: WeaponStat | undefined,
  manifest: Pick<Manifest, 'plug'>,
): FoundWeapon {
  const { weapon, definition } = found
  if (weapon.kind !== 'weapon') return found
  const left = hashes.flatMap((hash) => manifest.plug(hash) ?? [])
  const columns = weapon.columns.map((column) => {
    const pool = definition?.columns.find(({ socketIndex }) => socketIndex === column.socketIndex)?.possible
    const names = new Set([...column.selectable, ...(pool ?? [])].map(({ name }) => name))
    const at = left.findIndex(({ name }) => names.has(name))
    const [plug] = at < 0 ? [] : left.splice(at, 1)
    return plug ? { ...column, active: plug, selectable: [plug] } : column
  })
  const { masterwork: own, ...rest } = weapon
  const finished = masterwork && { hash: 0, name: '', stat: masterwork, level: 10 }
  const kept = own?.stat === masterwork ? own : finished
  return { weapon: { ...rest, columns, ...(kept ? { masterwork: kept } : {}) }, definition }
}

/** A roll of the weapon, perk by perk: each goes into the first free column that can hold it. */
function rollOf(
  definition: WeaponDefinition,
  hashes: readonly number[],
  masterwork: WeaponStat | undefined,
  manifest: Pick<Manifest, 'plug'>,
): RatedRoll {
  const left = hashes.flatMap((hash) => manifest.plug(hash) ?? [])
  const columns = definition.columns.flatMap(({ kind, possible }) => {
    const at = left.findIndex(({ name }) => possible.some((plug) => plug.name === name))
    const [plug] = at < 0 ? [] : left.splice(at, 1)
    return plug ? [{ kind, options: [plug], active: 0, picks: 1 as const }] : []
  })
  const { name, hash, type, ammo, rarity, frame } = definition
  return {
    kind: 'roll',
    name,
    hash,
    type,
    ammo,
    rarity,
    ...(frame ? { frame: frameFromName(frame.name) } : {}),
    columns,
    ...(masterwork ? { masterwork } : {}),
  }
}

/** One name may stand for several seasons' versions; the one whose pool holds most of the named perks is meant. */
function findDefinition(
  { item_hash, weapon_name, perks }: Request,
  manifest: Pick<Manifest, 'weapon' | 'weapons'>,
) {
  if (item_hash !== undefined) return manifest.weapon(item_hash)
  const wanted = weapon_name.toLowerCase()
  const named = new Set(perks.map((perk) => perk.toLowerCase()))
  const overlap = (definition: WeaponDefinition) =>
    definition.columns.reduce(
      (sum, column) => sum + column.possible.filter((plug) => named.has(plug.name.toLowerCase())).length,
      0,
    )
  return manifest
    .weapons()
    .filter((definition) => definition.name.toLowerCase() === wanted)
    .toSorted((one, other) => overlap(other) - overlap(one))[0]
}
