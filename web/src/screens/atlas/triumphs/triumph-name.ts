import type { Collectible, Triumph } from '@ai-vault/contract/atlas/records.ts'
import { words } from '../words/words.ts'

/** F-201 */
export const triumphName = ({ definition, hash }: Pick<Triumph, 'definition' | 'hash'>): string =>
  definition.name || words.record(hash)

/** F-202 */
export const collectibleName = ({ definition, hash }: Pick<Collectible, 'definition' | 'hash'>): string =>
  definition.name || words.collectible(hash)

/** F-200: bit 1 (mask 1) of the state clear. */
export const isComplete = ({ state }: Pick<Triumph, 'state'>): boolean => (state & 1) === 0
