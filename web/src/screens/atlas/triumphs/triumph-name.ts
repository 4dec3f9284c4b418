import type { Collectible, Triumph } from '@ai-vault/contract/atlas/records.ts'
import { words } from '../words.ts'

/** F-201 */
export const triumphName = ({ definition, hash }: Pick<Triumph, 'definition' | 'hash'>): string =>
  definition.name || words.record(hash)

/** F-202 */
export const collectibleName = ({ definition, hash }: Pick<Collectible, 'definition' | 'hash'>): string =>
  definition.name || words.collectible(hash)
