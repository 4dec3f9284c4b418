import { readNumber } from '@ai-vault/game/data-rows.ts'
import { readKeyed } from '../tables/columns.ts'
import nodeHashes from './node-hashes.json' with { type: 'json' }
import patternNodes from './pattern-nodes.json' with { type: 'json' }

/** Menus of collections, triumphs, titles and patterns that the game has under these hashes. */
export const NODE = readKeyed(nodeHashes, 'node-hashes.json', readNumber)

/** Catalysts stand by the slot of their weapon. */
export const CATALYST_NODE = { kinetic: 2538646043, energy: 185103480, power: 3788273704 } as const

/** Patterns stand by ammunition and weapon type; grenade launchers come in two kinds. */
export const PATTERN_GROUP_NODE = { primary: 127506319, special: 3289524180, heavy: 1464475380 } as const

export const PATTERN_NODE = readKeyed(patternNodes, 'pattern-nodes.json', readNumber)
export const SPECIAL_GRENADE_LAUNCHER_PATTERN_NODE = 3041083254
