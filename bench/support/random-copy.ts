import type { GearTier, PerkColumn, Plug, Weapon, WeaponDefinition } from '@ai-vault/game/items.ts'
import type { Draw } from './wishes/wished-weapons.ts'

/** A random drop of a weapon: so many traits a column, two barrels, two magazines. */
export function copyOf(
  definition: WeaponDefinition,
  { traits, tier }: { readonly traits: number; readonly tier?: GearTier },
  draw: Draw,
): Weapon {
  const column = ({ kind, socketIndex, possible }: WeaponDefinition['columns'][number]): PerkColumn => {
    const plain = possible.filter(({ enhanced }) => !enhanced)
    const left = [...(plain.length > 0 ? plain : possible)]
    const picks = kind === 'trait' ? traits : kind === 'origin' ? 1 : 2
    const selectable = Array.from({ length: Math.min(picks, left.length) }, (): Plug => {
      const plug = draw(left)
      left.splice(left.indexOf(plug), 1)
      return tier && tier >= 2 && kind === 'trait' ? { ...plug, enhanced: true } : plug
    })
    return { kind, socketIndex, ...(selectable[0] ? { active: selectable[0] } : {}), selectable }
  }
  const { hash, name, icon, typeName, type, slot, ammo, element, rarity, frame, masterworks, stats } =
    definition
  const masterwork = masterworks.length > 0 ? draw(masterworks) : undefined
  return {
    ...{
      kind: 'weapon',
      instanceId: '1',
      hash,
      name,
      icon,
      typeName,
      type,
      slot,
      ammo,
      element,
      rarity,
      stats,
    },
    ...(frame ? { frame } : {}),
    ...(tier ? { tier } : {}),
    ...(masterwork
      ? { masterwork: { hash: masterwork.hash, name: '', stat: masterwork.stat, level: 10 } }
      : {}),
    columns: definition.columns.map(column),
    place: { in: 'vault' },
    locked: false,
    masterworked: false,
    loadouts: [],
    crafted: false,
    enhanced: false,
    deepsight: false,
  }
}
