import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import rows from './cosmetics.json' with { type: 'json' }

const read = readRows(rows, 'cosmetics.json', ([kind, name, hash]) => ({
  kind: readText(kind),
  cosmetic: [readText(name), readNumber(hash)] as const,
}))

/** Things worn for their looks: name and hash. */
const ofKind = (kind: string) => read.filter((each) => each.kind === kind).map(({ cosmetic }) => cosmetic)

export const SHADERS = ofKind('shader')
export const EMBLEMS = ofKind('emblem')
export const SHIPS = ofKind('ship')
export const SPARROWS = ofKind('sparrow')
export const GHOST_SHELLS = ofKind('ghost')
export const EMOTES = ofKind('emote')
export const FINISHERS = ofKind('finisher')
