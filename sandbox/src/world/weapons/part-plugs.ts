import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import type { WeaponStat } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { definePlug, weaponStats } from '../shapes/plugs.ts'
import { readStats } from '../tables/cells.ts'
import { STAT_LABELS } from '../tables/platform.ts'
import type { PartRow, StatChange } from '../tables/rows.ts'
import rows from './data/weapon-parts.json' with { type: 'json' }
import type { Twins } from './trait-plugs.ts'

interface Family {
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

const FAMILIES = Object.keys(PART_FAMILIES) as PartFamily[]

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** What a barrel or magazine does follows from its numbers. */
export const describeChange = (change: StatChange): string => {
  const named = (sign: number): string[] =>
    Object.entries(change)
      .filter(([, value]) => Math.sign(value) === sign)
      .map(([stat]) => STAT_LABELS[stat as WeaponStat])
  const [better, worse] = [named(1), named(-1)]
  if (better.length > 0 && worse.length > 0) return `Improves ${list(better)} at the cost of ${list(worse)}.`
  if (better.length > 0) return `Improves ${list(better)}.`
  if (worse.length > 0) return `Changes how the weapon fires at the cost of ${list(worse)}.`
  return 'Changes how the weapon fires without touching its numbers.'
}

/** Parts by the game's names for them. */
export type Parts = ReadonlyMap<string, number>

const defineFamily = (definitions: Definitions, family: PartFamily, twins: Twins): [string, number][] => {
  const { category, typeName, rows } = PART_FAMILIES[family]
  const variant = FAMILIES.indexOf(family) + 1
  return rows.map(([name, hash, enhanced, change, enhancedChange]) => {
    const icon = (rarity: number): string => iconPath({ kind: 'perk', variant, rarity, seed: hash })
    const plain = { text: describeChange(change), stats: weaponStats(change) }
    definePlug(definitions, { ...plain, hash, name, typeName, category, icon: icon(0) })
    if (enhanced === 0) return [name, hash]
    definePlug(definitions, {
      text: describeChange(enhancedChange),
      stats: weaponStats(enhancedChange),
      hash: enhanced,
      name,
      typeName: `Enhanced ${typeName}`,
      category,
      rarity: 'uncommon',
      icon: icon(1),
    })
    twins.set(hash, enhanced)
    return [name, hash]
  })
}

export const defineParts = (definitions: Definitions, twins: Twins): Parts =>
  new Map(FAMILIES.flatMap((family) => defineFamily(definitions, family, twins)))
