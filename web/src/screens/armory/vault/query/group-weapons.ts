import { isAdvisedToGo } from '@ai-vault/game/cleanup/advised-to-go.ts'
import type { WeaponSlot } from '@ai-vault/game/items.ts'
import { SLOT_GLYPHS } from '../../../../items/picture/weapon-glyphs.ts'
import type { WeaponItem } from '../../../../items/weapon-item.ts'
import type { GlyphName } from '../../../../ui/glyphs/glyph-names.ts'
import { words } from '../words/words.ts'
import type { SortOrder } from './vault-query.ts'

export interface WeaponGroup {
  readonly id: string
  readonly title: string
  readonly glyph: GlyphName
  readonly items: readonly WeaponItem[]
}

const SLOTS: readonly WeaponSlot[] = ['kinetic', 'energy', 'power']

/** The order of a clean-up (G-25): what may go by its ground, what could go, what was never used, the rest. */
const GROUNDS_TO_GO = ['dominated', 'duplicate', 'outclassed', 'poor'] as const
const goes = ({ verdict }: WeaponItem) => isAdvisedToGo(verdict)
const isHeld = ({ verdict }: WeaponItem) => verdict?.ground !== undefined && verdict.ground !== 'unused'

/** By slot, as players know their inventory; a clean-up works through its grounds instead. Empty groups are left out. */
export function groupWeapons(shown: readonly WeaponItem[], sort: SortOrder): readonly WeaponGroup[] {
  const groups: WeaponGroup[] =
    sort === 'cleanup'
      ? [
          ...GROUNDS_TO_GO.map(
            (ground): WeaponGroup => ({
              id: ground,
              title: words.canGo(words.grounds[ground]),
              glyph: 'rt-poor',
              items: shown.filter((item) => goes(item) && item.verdict?.ground === ground),
            }),
          ),
          {
            id: 'held',
            title: words.held,
            glyph: 'i-shield',
            items: shown.filter((item) => !goes(item) && isHeld(item)),
          },
          {
            id: 'unused',
            title: words.grounds.unused,
            glyph: 'rt-good',
            items: shown.filter(({ verdict }) => verdict?.ground === 'unused'),
          },
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
