import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import type { WeaponStat } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { signOf } from '../../icons/sign-of.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor, knownOr } from '../hash.ts'
import { defineObjective } from '../shapes/objectives.ts'
import { definePlug, weaponStats } from '../shapes/plugs.ts'
import { readStats } from '../tables/cells.ts'
import { tuple } from '../tables/columns.ts'
import { PLUG } from '../tables/platform.ts'
import modRows from './data/weapon-mods.json' with { type: 'json' }
import { MASTERWORKS } from './tables/masterworks.ts'

/** Weapon mods: name, hash, plug category, what it does, what it adds to stats. */
const WEAPON_MODS = readRows(
  modRows,
  'weapon-mods.json',
  tuple(readText, readNumber, readText, readText, readStats),
)

/** Masterwork plugs by stat: levels 1 to 9, then the finished one that counts for 10. */
export const defineMasterworks = (definitions: Definitions): ReadonlyMap<WeaponStat, readonly number[]> =>
  new Map(
    MASTERWORKS.map(([stat, category, label, levels, finished]) => {
      const define = (known: number, name: string, value: number): number =>
        definePlug(definitions, {
          hash: knownOr(known, 'masterwork', name),
          name,
          text:
            value === 10
              ? `The finished masterwork for ${label}.`
              : `Level ${value} of the ${label} masterwork.`,
          typeName: '',
          category,
          rarity: 'legendary',
          icon: iconPath({ kind: 'mod', variant: 1, rarity: value, seed: hashFor('masterwork', label) }),
          stats: weaponStats({ [stat]: value }),
        })
      const steps = levels.map((known, place) => define(known, `Tier ${place + 1}: ${label}`, place + 1))
      return [stat, [...steps, define(finished, `Masterworked: ${label}`, 10)]]
    }),
  )

export const defineWeaponMods = (definitions: Definitions): readonly number[] => [
  definePlug(definitions, {
    hash: PLUG['empty-weapon-mod'],
    name: 'Empty Mod Socket',
    text: 'No mod chosen.',
    typeName: 'Weapon Mod',
    category: 'v400.weapon.mod_empty',
    icon: iconPath({ kind: 'mod' }),
  }),
  ...WEAPON_MODS.map(([name, hash, category, text, change]) =>
    definePlug(definitions, {
      hash,
      name,
      text,
      typeName: 'Weapon Mod',
      category,
      rarity: 'legendary',
      icon: iconPath({ kind: 'mod', variant: 2, seed: hash, sign: signOf(text) }),
      stats: weaponStats(change),
      perk: true,
    }),
  ),
]

/** Trackers with the objective by which clients know what they count. */
const TRACKERS = [
  [PLUG['kill-tracker'], 2579044636, 'Kill Tracker', 'Counts combatants defeated with this weapon.'],
  [PLUG['crucible-tracker'], 74070459, 'Crucible Tracker', 'Counts Guardians defeated with this weapon.'],
  [PLUG['exotic-kill-tracker'], 90275515, 'Kill Tracker', 'Counts enemies defeated with this weapon.'],
] as const

export const defineTrackers = (definitions: Definitions): readonly number[] =>
  TRACKERS.map(([hash, objective, name, text]) =>
    definePlug(definitions, {
      hash,
      name,
      text,
      typeName: '',
      category: 'v400.plugs.weapons.masterworks.trackers',
      icon: iconPath({ kind: 'mod', variant: 3, seed: hash }),
      objectives: [defineObjective(definitions, objective, 'Enemies defeated', 1)],
    }),
  )
