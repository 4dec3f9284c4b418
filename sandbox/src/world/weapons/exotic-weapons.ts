import { iconPath } from '../../icons/icon-path.ts'
import { elementTint } from '../../icons/palette.ts'
import { signOf } from '../../icons/sign-of.ts'
import { createChance } from '../chance.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor, knownOr } from '../hash.ts'
import { defineObjective } from '../shapes/objectives.ts'
import { definePlug } from '../shapes/plugs.ts'
import { PLUG } from '../tables/platform.ts'
import type { ExoticWeaponRow } from '../tables/rows.ts'
import { SOURCES, type Source } from '../tables/sources.ts'
import type { WorldWeapon } from '../world.ts'
import { defineWeapon } from './define-weapon.ts'
import { ammoOf } from './legendary-weapons.ts'
import { EXOTIC_BUILDS } from './tables/exotic-builds.ts'
import { EXOTIC_WEAPONS } from './tables/exotic-weapons.ts'
import { KNOWN_STATS } from './tables/known-stats.ts'
import { type FrameProfile, WEAPON_PROFILES } from './tables/weapon-profiles.ts'
import type { WeaponKit } from './weapon-kit.ts'
import { exoticSockets } from './weapon-sockets.ts'
import { knownStats, rollStats } from './weapon-stats.ts'

/** Exotics that fire something else than their type and slot suggest. */
const OWN_AMMO: Readonly<Record<string, 'primary' | 'special'>> = {
  "Eriana's Vow": 'special',
  Forerunner: 'special',
  'Vex Mythoclast': 'primary',
  'Ergo Sum': 'special',
}

const perkPlug = (
  definitions: Definitions,
  row: ExoticWeaponRow,
  [name, known, text]: ExoticWeaponRow['frame'],
  category: 'intrinsics' | 'frames',
): number => {
  const hash = knownOr(known, `exotic-${category}`, name)
  return definePlug(definitions, {
    hash,
    name,
    text,
    typeName: category === 'frames' ? 'Trait' : 'Intrinsic',
    category,
    icon: iconPath({
      kind: 'perk',
      variant: category === 'frames' ? 0 : 21,
      tint: elementTint(row.element),
      seed: hash,
      sign: signOf(text),
    }),
    perk: true,
  })
}

const CATALYST_KILLS = 500

const catalystPlug = (definitions: Definitions, row: ExoticWeaponRow): number => {
  const name = `${row.name} Catalyst`
  const hash = hashFor('catalyst', row.name)
  return definePlug(definitions, {
    hash,
    name,
    text: row.catalyst,
    typeName: 'Catalyst',
    category: 'catalysts',
    rarity: 'exotic',
    icon: iconPath({ kind: 'mod', variant: 4, rarity: 4, tint: elementTint(row.element), seed: hash }),
    objectives: [
      defineObjective(
        definitions,
        hashFor('catalyst-objective', row.name),
        'Enemies defeated',
        CATALYST_KILLS,
      ),
    ],
    perk: true,
  })
}

const defineEmptyCatalyst = (definitions: Definitions): void => {
  definePlug(definitions, {
    hash: PLUG['empty-catalyst'],
    name: 'Empty Catalyst Socket',
    text: 'No catalyst found yet.',
    typeName: '',
    category: 'v400.empty.exotic.masterwork',
    icon: iconPath({ kind: 'mod' }),
  })
}

export const defineExoticWeapons = (
  definitions: Definitions,
  kit: WeaponKit,
  seed: number,
): WorldWeapon[] => {
  defineEmptyCatalyst(definitions)
  return EXOTIC_WEAPONS.map((row) => {
    const { hash, name, type, slot, element } = row
    const chance = createChance(seed ^ hash)
    const profile = WEAPON_PROFILES[type]
    const build = EXOTIC_BUILDS.get(hash)
    const frames: readonly FrameProfile[] = Object.values(profile.frames)
    const like = (build?.like && profile.frames[build.like]) ?? frames[0] ?? {}
    const known = KNOWN_STATS.get(hash)
    const weapon = {
      hash,
      type,
      ammo: OWN_AMMO[name] ?? ammoOf(type, slot),
      element,
      ...(build?.like ? { frame: build.like } : {}),
    }
    const frame = perkPlug(definitions, row, row.frame, 'intrinsics')
    const trait = perkPlug(definitions, row, row.trait, 'frames')
    const source: Source = SOURCES[row.source]
    const catalyst = catalystPlug(definitions, row)
    return defineWeapon(definitions, {
      hash,
      name,
      type,
      slot,
      ammo: weapon.ammo,
      element,
      rarity: 'exotic',
      source,
      build: known
        ? knownStats(build?.group ?? profile.group, known)
        : rollStats(profile, { ...like, ...build?.own }, chance),
      sockets: exoticSockets(
        weapon,
        { frame, trait, catalyst, parts: build?.parts, rolls: build?.rolls },
        kit,
        chance,
      ),
      craftable: false,
    })
  })
}
