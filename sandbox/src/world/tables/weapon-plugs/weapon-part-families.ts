import type { PartRow } from '../rows.ts'
import { GRIPS, SIGHTS, STOCKS } from './sights-and-stocks.ts'
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

/** Parts by the plug category they share. */
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
  sights: { category: 'scopes', typeName: 'Sight', rows: SIGHTS },
  stocks: { category: 'stocks', typeName: 'Stock', rows: STOCKS },
  grips: { category: 'grips', typeName: 'Grip', rows: GRIPS },
} as const satisfies Record<string, Family>
export type PartFamily = keyof typeof PART_FAMILIES
