import type { GuardianClass } from '../items.ts'
import type { Build } from './build.ts'

/** Destiny Item Manager numbers the classes as the platform does. */
export const CLASS_NUMBERS: Readonly<Record<GuardianClass, number>> = { titan: 0, hunter: 1, warlock: 2 }

/** A loadout to paste into Destiny Item Manager: its items, the subclass with its sockets, the mods. */
export function dimLoadoutOfBuild(
  build: Pick<Build, 'build_name' | 'class_type' | 'subclass' | 'weapons' | 'armor' | 'explanation'>,
) {
  const { subclass } = build
  const plugs = [...subclass.abilities, ...subclass.aspects, ...subclass.fragments]
  const items = [...Object.values(build.weapons), ...build.armor]
  return {
    id: 'ai-vault-build',
    name: build.build_name,
    classType: CLASS_NUMBERS[build.class_type],
    clearSpace: false,
    notes: build.explanation,
    equipped: [
      { id: subclass.instance_id, hash: subclass.hash, plugs: plugs.map(({ hash }) => hash) },
      ...items.map(({ instance_id, hash }) => ({ id: instance_id, hash })),
    ],
    unequipped: [],
    parameters: {
      mods: build.armor.flatMap(({ stat_mod, mods }) =>
        [...(stat_mod ? [stat_mod] : []), ...mods].map(({ hash }) => hash).filter((hash) => hash > 0),
      ),
    },
  }
}

/** Opens a loadout in Destiny Item Manager, where the player may equip it. */
export const dimAddress = (loadout: { readonly name: string }): string =>
  `https://app.destinyitemmanager.com/loadouts?loadout=${encodeURIComponent(JSON.stringify(loadout))}`
