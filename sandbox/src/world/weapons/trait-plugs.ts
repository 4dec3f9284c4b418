import { iconPath } from '../../icons/icon-path.ts'
import { elementTint } from '../../icons/ink/palette.ts'
import { signOf } from '../../icons/sign-of.ts'
import type { Definitions } from '../definitions.ts'
import { definePlug, weaponStats } from '../plugs.ts'
import { ORIGINS } from '../tables/weapon-plugs/origins.ts'
import { TRAITS } from '../tables/weapon-plugs/traits.ts'
import type { Twins } from './twins.ts'

const ENHANCED_TAIL = 'Enhanced: a little longer or a little stronger.'

export const defineTraits = (definitions: Definitions, twins: Twins): void => {
  for (const [name, hash, enhanced, , , text, element, change = {}] of TRAITS) {
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
    ORIGINS.map(([name, hash, enhanced, text]) => {
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
