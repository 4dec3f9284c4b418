import { readRows } from '@ai-vault/game/data-rows.ts'
import {
  type AmmoType,
  type Rarity,
  WEAPON_TYPES,
  type WeaponSlot,
  type WeaponType,
} from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { signOf } from '../../icons/sign-of.ts'
import { createChance } from '../chance.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { definePlug } from '../shapes/plugs.ts'
import { readWeapon, readWeaponType } from '../tables/cells.ts'
import type { WeaponRow } from '../tables/rows.ts'
import { SOURCES, type Source } from '../tables/sources.ts'
import type { WorldWeapon } from '../world.ts'
import rareRows from './data/rare-weapons.json' with { type: 'json' }
import { defineWeapon } from './define-weapon.ts'
import { defineRecipe } from './recipes.ts'
import { FRAMES, type FrameKey } from './tables/frames.ts'
import { KNOWN_STATS } from './tables/known-stats.ts'
import { LEGENDARY_WEAPONS } from './tables/legendary-weapons.ts'
import { WEAPON_PROFILES } from './tables/weapon-profiles.ts'
import type { WeaponKit } from './weapon-kit.ts'
import { legendarySockets, rareSockets } from './weapon-sockets.ts'
import { knownStats, rollStats } from './weapon-stats.ts'

/** Blue weapons, the ones a newcomer starts with. */
const RARE_WEAPONS: readonly (readonly [type: WeaponType, row: WeaponRow])[] = readRows(
  rareRows,
  'rare-weapons.json',
  ([type, ...weapon]) => [readWeaponType(type), readWeapon(weapon)],
)

/** A frame exists once for each weapon type that comes in it. */
const defineFrame = (definitions: Definitions, type: WeaponType, frame: FrameKey): number => {
  const [name, text] = FRAMES[frame]
  const hash = hashFor('frame', `${type}/${frame}`)
  if (definitions.has('DestinyInventoryItemDefinition', hash)) return hash
  return definePlug(definitions, {
    hash,
    name,
    text,
    typeName: 'Intrinsic',
    category: 'intrinsics',
    icon: iconPath({
      kind: 'perk',
      variant: 30 + WEAPON_TYPES.indexOf(type),
      seed: hashFor('frame', frame),
      sign: signOf(text),
    }),
    perk: true,
  })
}

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
