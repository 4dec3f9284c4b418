import type { Loadout } from '@ai-vault/game/guardian.ts'
import type { Definitions } from '../../manifest/definitions.ts'
import { at, entries, hash, id, list, text } from '../../wire/read.ts'
import type { AccountFacts } from '../items/item-basics.ts'

const NO_ITEM = '0'

/** The loadouts that hold something; slots never used are left out. */
export function readLoadouts(profile: unknown, definitions: Definitions): readonly Loadout[] {
  return entries(at(profile, 'characterLoadouts', 'data')).flatMap(([characterId, component]) =>
    list(at(component, 'loadouts')).flatMap((loadout, index) => {
      const itemIds = list(at(loadout, 'items')).flatMap((item) => {
        const itemId = id(at(item, 'itemInstanceId'))
        return itemId === undefined || itemId === NO_ITEM ? [] : [itemId]
      })
      if (itemIds.length === 0) return []
      const name = loadoutName(hash(at(loadout, 'nameHash')), definitions) ?? `Loadout ${index + 1}`
      return [{ id: `${characterId}:${index}`, characterId, index, name, itemIds }]
    }),
  )
}

function loadoutName(nameHash: number | undefined, definitions: Definitions): string | undefined {
  if (nameHash === undefined) return undefined
  return text(at(definitions.definition('DestinyLoadoutNameDefinition', nameHash), 'name'))
}

export function loadoutsByItem(loadouts: readonly Loadout[]): AccountFacts['loadoutsOf'] {
  const byItem = new Map<string, string[]>()
  for (const loadout of loadouts) {
    for (const itemId of new Set(loadout.itemIds)) {
      byItem.set(itemId, [...(byItem.get(itemId) ?? []), loadout.id])
    }
  }
  return (instanceId) => byItem.get(instanceId) ?? []
}
