import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { readKey } from '../tables/cells.ts'
import { named, oneOf, optional } from '../tables/columns.ts'
import { TIER } from '../tables/platform.ts'
import rows from './materials.json' with { type: 'json' }

/** Materials and currencies; one with a wallet has a bucket of its own there instead of a stack in the inventory. */
export const MATERIALS = readRows(
  rows,
  'materials.json',
  named({
    name: readText,
    hash: readNumber,
    rarity: (rarity) => readKey(rarity, TIER),
    stack: readNumber,
    text: readText,
    wallet: optional(oneOf(['glimmer', 'bright-dust', 'silver'])),
  }),
)

/** A material by its name in another table. */
export function readMaterial(name: unknown): number {
  const material = MATERIALS.find((each) => each.name === name)
  if (material) return material.hash
  throw new TypeError(`no material is called ${JSON.stringify(name)}`)
}
