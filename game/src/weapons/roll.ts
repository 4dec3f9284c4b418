import type { AmmoType, ColumnKind, Rarity, WeaponStat, WeaponType } from '../items.ts'
import { firesHeavyByName } from './heavy-by-name.ts'
import { BASE, type CompiledKnowledge } from './knowledge/compiled-knowledge.ts'
import { frameFromName, isFrameName } from './knowledge/frames.ts'
import type { Frame, StatChanges } from './knowledge/knowledge.ts'
import { masterworkStatFromName } from './knowledge/roll-names.ts'
import { usualAmmo, weaponTypeFromText } from './weapon-type-names.ts'

export interface RollOption {
  readonly name: string
  readonly enhanced: boolean
  readonly hash?: number
  readonly stats?: StatChanges
}

export interface RollColumn {
  readonly kind: ColumnKind | 'unknown'
  readonly options: readonly RollOption[]
  /** What is plugged now, by its place in `options`. */
  readonly active: number
  /** How many of the options are in play at once: two where all traits came as one heap of names. */
  readonly picks: 1 | 2
}

/** A weapon as far as a rating needs it: an owned copy, or only names. */
export interface RatedRoll {
  readonly kind: 'roll'
  readonly name: string
  readonly hash?: number
  readonly instanceId?: string
  readonly type?: WeaponType
  readonly ammo?: AmmoType
  readonly frame?: Frame
  readonly rarity?: Rarity
  readonly columns: readonly RollColumn[]
  readonly masterwork?: WeaponStat
}

export interface RollDescription {
  readonly weaponName: string
  readonly weaponType?: string
  readonly perks: readonly string[]
}

/** The same input from names alone, in any order and number. */
export function describeRoll(
  { weaponName, weaponType, perks }: RollDescription,
  knowledge: CompiledKnowledge = BASE,
): RatedRoll {
  const type = weaponType ? weaponTypeFromText(weaponType) : undefined
  const heaps: Record<RollColumn['kind'], RollOption[]> = {
    barrel: [],
    magazine: [],
    trait: [],
    origin: [],
    unknown: [],
  }
  let frame: Frame | undefined
  let masterwork: WeaponStat | undefined
  for (const name of new Set(perks.map((perk) => perk.trim()).filter(Boolean))) {
    const found = knowledge.find(name)
    const stat = masterworkStatFromName(name)
    if (found) heaps[found.kind].push({ name: found.name, enhanced: found.enhanced })
    else if (stat) masterwork ??= stat
    else if (isFrameName(name)) frame ??= frameFromName(name)
    else heaps.unknown.push({ name, enhanced: false })
  }
  return {
    kind: 'roll',
    name: weaponName,
    type,
    ammo: type && (firesHeavyByName(weaponName) ? 'heavy' : usualAmmo(type)),
    frame,
    columns: [
      ...(['barrel', 'magazine', 'origin'] as const).flatMap((kind) => columnOf(kind, heaps[kind])),
      ...traitColumns(heaps.trait),
      ...heaps.unknown.flatMap((option) => columnOf('unknown', [option])),
    ],
    masterwork,
  }
}

function columnOf(kind: RollColumn['kind'], options: readonly RollOption[]): RollColumn[] {
  return options.length > 0 ? [{ kind, options, active: 0, picks: 1 }] : []
}

/** Two traits are two columns; more than two are a heap, since names do not tell their columns. */
function traitColumns(traits: readonly RollOption[]): RollColumn[] {
  const distinct = [...new Map(traits.map((trait) => [trait.name, trait])).values()]
  if (distinct.length <= 2) return distinct.flatMap((trait) => columnOf('trait', [trait]))
  return [{ kind: 'trait', options: distinct, active: 0, picks: 2 }]
}
