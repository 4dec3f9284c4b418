import type { AmmoType, Rarity, WeaponSlot, WeaponType } from '@ai-vault/game/items.ts'
import { createChance } from '../chance.ts'
import type { Definitions } from '../definitions.ts'
import type { WeaponRow } from '../tables/rows.ts'
import { SOURCES, type Source } from '../tables/sources.ts'
import type { FrameKey } from '../tables/weapons/frames.ts'
import { KNOWN_STATS } from '../tables/weapons/known-stats.ts'
import { LEGENDARY_WEAPONS } from '../tables/weapons/legendary-weapons.ts'
import { RARE_WEAPONS } from '../tables/weapons/rare-weapons.ts'
import { WEAPON_PROFILES } from '../tables/weapons/weapon-profiles.ts'
import type { WorldWeapon } from '../world.ts'
import { defineWeapon } from './define-weapon.ts'
import { defineFrame } from './plugs/frame-plugs.ts'
import { defineRecipe } from './recipes.ts'
import type { WeaponKit } from './weapon-kit.ts'
import { legendarySockets, rareSockets } from './weapon-sockets.ts'
import { knownStats, rollStats } from './weapon-stats.ts'

/** The slot can change what a type fires: grenade launchers outside the power slot use special ammo. */
export const ammoOf = (type: WeaponType, slot: WeaponSlot, frame?: FrameKey): AmmoType => {
  if (frame === 'micro-missile') return 'special'
  const usual = WEAPON_PROFILES[type].ammo
  if (slot === 'power') return 'heavy'
  return usual === 'heavy' ? 'special' : usual
}

const fromRow = (
  definitions: Definitions,
  kit: WeaponKit,
  seed: number,
  type: WeaponType,
  [name, hash, slot, element, frame, sourceKey]: WeaponRow,
  rarity: Rarity,
): WorldWeapon => {
  const chance = createChance(seed ^ hash)
  const profile = WEAPON_PROFILES[type]
  const source: Source = SOURCES[sourceKey]
  const tuning = profile.frames[frame]
  if (!tuning) throw new Error(`${name}: a ${type} does not come as ${frame}`)
  const origin = kit.origins.get(source.origin)
  if (!origin) throw new Error(`no origin trait ${source.origin}`)
  const weapon = { hash, type, ammo: ammoOf(type, slot, frame), element, frame }
  const known = KNOWN_STATS.get(hash)
  const framePlug = defineFrame(definitions, type, frame)
  const craftable = rarity === 'legendary' && source.craftable === true
  const sockets =
    rarity === 'legendary'
      ? legendarySockets(weapon, { frame: framePlug, origin, craftable }, kit, chance)
      : rareSockets(weapon, framePlug, kit, chance)
  const made = defineWeapon(definitions, {
    hash,
    name,
    type,
    slot,
    ammo: weapon.ammo,
    element,
    rarity,
    source,
    build: known ? knownStats(tuning.group ?? profile.group, known) : rollStats(profile, tuning, chance),
    sockets,
    craftable,
  })
  if (craftable) defineRecipe(definitions, made, sockets)
  return made
}

export const defineLegendaryWeapons = (
  definitions: Definitions,
  kit: WeaponKit,
  seed: number,
): WorldWeapon[] =>
  (Object.keys(LEGENDARY_WEAPONS) as WeaponType[]).flatMap((type) =>
    LEGENDARY_WEAPONS[type].map((row) => fromRow(definitions, kit, seed, type, row, 'legendary')),
  )

export const defineRareWeapons = (definitions: Definitions, kit: WeaponKit, seed: number): WorldWeapon[] =>
  RARE_WEAPONS.map(([type, row]) => fromRow(definitions, kit, seed, type, row, 'rare'))
