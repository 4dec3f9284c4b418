import type { ForgeWeapon } from '@ai-vault/contract/advice/forge.ts'
import type { AskedRoll } from '../../data/queries/forge-query.ts'
import type { ExplorerColumn, ExplorerPerk, Side } from './explorer-columns.ts'

/** The roll that was put together, as the analysis is asked for it. */
export function askedFor(
  forge: ForgeWeapon,
  columns: readonly ExplorerColumn[],
  chosen: ReadonlyMap<string, ExplorerPerk>,
  side: Side,
): AskedRoll {
  const perks = columns.flatMap(({ key, kind }) => {
    const perk = chosen.get(key)
    return perk && kind !== 'masterwork' ? [perk] : []
  })
  return {
    weaponName: forge.weapon.english_name ?? forge.weapon.name,
    itemHash: forge.weapon.item_hash,
    instanceId: forge.weapon.item_instance_id,
    side,
    perks: perks.map(({ english }) => english.slice(0, 80)),
    perkHashes: perks.map(({ hash }) => hash),
    masterwork: chosen.get('masterwork')?.stat,
  }
}
