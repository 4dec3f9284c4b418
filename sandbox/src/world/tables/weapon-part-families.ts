import type { WeaponType } from '@ai-vault/game/items.ts'
import type { PartRow } from './rows.ts'
import {
  ARROWS,
  BARRELS,
  BATTERIES,
  BLADES,
  BOWSTRINGS,
  GUARDS,
  HAFTS,
  LAUNCHER_BARRELS,
  LAUNCHER_MAGAZINES,
  MAGAZINES,
} from './weapon-parts.ts'

export interface Family {
  readonly category: string
  readonly typeName: string
  readonly rows: readonly PartRow[]
}

export const PART_FAMILIES = {
  barrels: { category: 'barrels', typeName: 'Barrel', rows: BARRELS },
  magazines: { category: 'magazines', typeName: 'Magazine', rows: MAGAZINES },
  batteries: { category: 'batteries', typeName: 'Battery', rows: BATTERIES },
  tubes: { category: 'tubes', typeName: 'Launcher Barrel', rows: LAUNCHER_BARRELS },
  ordnance: { category: 'magazines_gl', typeName: 'Magazine', rows: LAUNCHER_MAGAZINES },
  bowstrings: { category: 'bowstrings', typeName: 'Bowstring', rows: BOWSTRINGS },
  arrows: { category: 'arrows', typeName: 'Arrow', rows: ARROWS },
  blades: { category: 'blades', typeName: 'Blade', rows: BLADES },
  guards: { category: 'guards', typeName: 'Guard', rows: GUARDS },
  hafts: { category: 'hafts', typeName: 'Haft', rows: HAFTS },
} as const satisfies Record<string, Family>
export type PartFamily = keyof typeof PART_FAMILIES

/** Which parts fill a weapon's first two columns where its type has its own. */
const OWN_PARTS: Partial<Record<WeaponType, readonly [barrel: PartFamily, magazine: PartFamily]>> = {
  'fusion-rifle': ['barrels', 'batteries'],
  'linear-fusion-rifle': ['barrels', 'batteries'],
  'trace-rifle': ['barrels', 'batteries'],
  'grenade-launcher': ['tubes', 'ordnance'],
  'rocket-launcher': ['tubes', 'ordnance'],
  'combat-bow': ['bowstrings', 'arrows'],
  sword: ['blades', 'guards'],
  glaive: ['hafts', 'magazines'],
}

export const partsOf = (type: WeaponType): readonly [barrel: PartFamily, magazine: PartFamily] =>
  OWN_PARTS[type] ?? ['barrels', 'magazines']
