import type { WeaponSlot } from '@ai-vault/game/items.ts'
import { SLOT_GLYPHS } from '../../../../items/picture/weapon-glyphs.ts'
import type { WeaponItem } from '../../../../items/weapon-item.ts'
import type { GlyphName } from '../../../../ui/glyphs/glyph-names.ts'
import { words } from '../words/words.ts'
import { GROUND_ORDER } from './sort-weapons.ts'
import type { SortOrder } from './vault-query.ts'

export interface WeaponGroup {
  readonly id: string
  readonly title: string
  readonly glyph: GlyphName
  readonly items: readonly WeaponItem[]
}

const SLOTS: readonly WeaponSlot[] = ['kinetic', 'energy', 'power']

/** By slot, as players know their inventory; a clean-up works through its grounds instead. Empty groups are left out. */
export function groupWeapons(shown: readonly WeaponItem[], sort: SortOrder): readonly WeaponGroup[] {
  const groups: WeaponGroup[] =
    sort === 'cleanup'
      ? [
          ...GROUND_ORDER.map(
            (ground): WeaponGroup => ({
              id: ground,
              title: words.grounds[ground],
              glyph: 'rt-poor',
              items: shown.filter(({ verdict }) => verdict?.ground === ground),
            }),
          ),
          {
            id: 'none',
            title: words.noGround,
            glyph: 'i-check',
            items: shown.filter(({ verdict }) => verdict?.ground === undefined),
          },
        ]
      : SLOTS.map((id) => ({
          id,
          title: words.slots[id],
          glyph: SLOT_GLYPHS[id],
          items: shown.filter(({ item }) => item.slot === id),
        }))
  return groups.filter(({ items }) => items.length > 0)
}
