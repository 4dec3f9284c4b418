import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { BASE_KNOWLEDGE } from '@ai-vault/game/weapons/knowledge/base-knowledge.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { elementTint } from '../../icons/palette.ts'
import { signOf } from '../../icons/sign-of.ts'
import type { Definitions } from '../definitions.ts'
import { definePlug, weaponStats } from '../shapes/plugs.ts'
import { tuple } from '../tables/columns.ts'
import originRows from './data/origins.json' with { type: 'json' }
import { TRAITS } from './tables/traits.ts'

/** The enhanced twin of a plug, by the plain plug's hash. */
export type Twins = Map<number, number>

/** Origin traits: name, hash, hash of the enhanced twin. */
export const ORIGINS = readRows(originRows, 'origins.json', tuple(readText, readNumber, readNumber))

const ENHANCED_TAIL = 'Enhanced: a little longer or a little stronger.'

/** The app's own sentences: a player reads them beside its ratings, and two about one perk must not differ. */
const TEXTS: ReadonlyMap<string, string> = new Map(
  [...BASE_KNOWLEDGE.traits, ...BASE_KNOWLEDGE.origins].map(({ name, does }) => [name, does]),
)

const textOf = (name: string): string => {
  const text = TEXTS.get(name)
  if (text === undefined) throw new Error(`Nothing says what ${name} does.`)
  return text
}

export const defineTraits = (definitions: Definitions, twins: Twins): void => {
  for (const [name, hash, enhanced, , , element, change = {}] of TRAITS) {
    const text = textOf(name)
    const icon = (rarity: number): string =>
      iconPath({ kind: 'perk', tint: elementTint(element), rarity, seed: hash, sign: signOf(text) })
    const shared = { name, category: 'frames', perk: true, stats: weaponStats(change) }
    definePlug(definitions, { ...shared, hash, text, typeName: 'Trait', icon: icon(0) })
    definePlug(definitions, {
      ...shared,
      hash: enhanced,
      text: `${text} ${ENHANCED_TAIL}`,
      typeName: 'Enhanced Trait',
      rarity: 'uncommon',
      icon: icon(1),
    })
    twins.set(hash, enhanced)
  }
}

/** Origin traits by name. */
export const defineOrigins = (definitions: Definitions, twins: Twins): ReadonlyMap<string, number> =>
  new Map(
    ORIGINS.map(([name, hash, enhanced]) => {
      const text = textOf(name)
      const icon = (rarity: number): string =>
        iconPath({ kind: 'perk', variant: 20, rarity, seed: hash, sign: signOf(text) })
      const shared = { name, category: 'origins', perk: true }
      definePlug(definitions, { ...shared, hash, text, typeName: 'Origin Trait', icon: icon(0) })
      definePlug(definitions, {
        ...shared,
        hash: enhanced,
        text: `${text} ${ENHANCED_TAIL}`,
        typeName: 'Enhanced Origin Trait',
        rarity: 'uncommon',
        icon: icon(1),
      })
      twins.set(hash, enhanced)
      return [name, hash]
    }),
  )
