import type { Definitions } from './definitions.ts'
import { armorModOf } from './items/kit-definitions.ts'
import type { Manifest } from './manifest.ts'

export type ManifestLookups = Omit<Manifest, 'status' | 'contentKey' | 'refresh' | 'close'>

/** Over whichever version is in use at the moment. */
export function lookUpIn(current: () => Definitions | undefined): ManifestLookups {
  return {
    weapon: (hash) => current()?.weapons().get(hash),
    weapons: () => [...(current()?.weapons().values() ?? [])],
    exoticArmor: () => current()?.exoticArmor() ?? [],
    plug: (hash) => current()?.plug(hash),
    ability: (hash) => current()?.ability(hash),
    armorMod: (hash) => {
      const definitions = current()
      return definitions && armorModOf(hash, definitions)
    },
    armorSet: (hash) => current()?.armorSets().get(hash),
    armorSets: () => [...(current()?.armorSets().values() ?? [])],
    named: (table, hash) => current()?.named(table, hash),
    definition: (table, hash) => current()?.definition(table, hash),
    namesPicture: (path) => current()?.index.namesPicture(path) ?? false,
    hashes: (table) => current()?.index.hashes(table) ?? [],
  }
}
