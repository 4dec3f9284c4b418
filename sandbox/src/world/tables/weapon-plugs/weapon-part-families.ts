import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { readStats } from '../cells.ts'
import type { PartRow } from '../rows.ts'
import rows from './data/weapon-parts.json' with { type: 'json' }

export interface Family {
  readonly category: string
  readonly typeName: string
  readonly rows: readonly PartRow[]
}

/** Parts by family: name, hash, hash of the enhanced twin, what each of the two adds to stats. */
const PARTS = readRows(rows, 'weapon-parts.json', ([family, name, hash, enhanced, stats, enhancedStats]) => ({
  family: readText(family),
  part: [
    readText(name),
    readNumber(hash),
    readNumber(enhanced),
    readStats(stats),
    readStats(enhancedStats),
  ] as const,
}))

function family(name: string, category: string, typeName: string): Family {
  const own = PARTS.filter((each) => each.family === name).map(({ part }) => part)
  if (own.length === 0) throw new TypeError(`no part in weapon-parts.json is one of the ${name}`)
  return { category, typeName, rows: own }
}

/** Parts by the plug category they share. */
export const PART_FAMILIES = {
  barrels: family('barrels', 'barrels', 'Barrel'),
  magazines: family('magazines', 'magazines', 'Magazine'),
  batteries: family('batteries', 'batteries', 'Battery'),
  tubes: family('tubes', 'tubes', 'Launcher Barrel'),
  ordnance: family('ordnance', 'magazines_gl', 'Magazine'),
  bowstrings: family('bowstrings', 'bowstrings', 'Bowstring'),
  arrows: family('arrows', 'arrows', 'Arrow'),
  blades: family('blades', 'blades', 'Blade'),
  guards: family('guards', 'guards', 'Guard'),
  hafts: family('hafts', 'hafts', 'Haft'),
  sights: family('sights', 'scopes', 'Sight'),
  stocks: family('stocks', 'stocks', 'Stock'),
  grips: family('grips', 'grips', 'Grip'),
} as const
export type PartFamily = keyof typeof PART_FAMILIES
