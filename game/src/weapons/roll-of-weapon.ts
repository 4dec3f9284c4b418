import { inEnglish } from '../in-english.ts'
import type { Weapon } from '../items.ts'
import { frameFromName } from './knowledge/frames.ts'
import type { RatedRoll } from './roll.ts'

export function rollOfWeapon(weapon: Weapon): RatedRoll {
  return {
    kind: 'roll',
    name: inEnglish(weapon),
    hash: weapon.hash,
    instanceId: weapon.instanceId,
    type: weapon.type,
    ammo: weapon.ammo,
    frame: weapon.frame && frameFromName(weapon.frame.name),
    rarity: weapon.rarity,
    columns: weapon.columns.map((column) => ({
      kind: column.kind,
      options: column.selectable,
      active: Math.max(
        0,
        column.selectable.findIndex((plug) => plug.hash === column.active?.hash),
      ),
      picks: 1,
    })),
    masterwork: weapon.masterwork?.stat,
  }
}
