import {
  ARMOR_STATS,
  type ArmorPiece,
  type ArmorStat,
  type StatLine,
  type Tuning,
} from '@ai-vault/game/items.ts'
import type { Definitions } from '../../manifest/definitions.ts'
import type { ItemDefinition } from '../../manifest/items/item-definition.ts'
import type { RoledSocket } from './socket-roles.ts'
import { listedLine } from './stat-lines.ts'

/** What a plug in the tuning socket does: one stat up and one down, or a little of everything. Empty: nothing. */
export function readTuning(plug: ItemDefinition | undefined): Tuning | undefined {
  if (!plug) return undefined
  const line = listedLine(plug)
  const plus = statWhere(line, (value) => value > 0)
  const minus = statWhere(line, (value) => value < 0)
  if (plus && minus) return { kind: 'directional', plus, minus }
  return plus ? { kind: 'balanced' } : undefined
}

const statWhere = (line: StatLine, found: (value: number) => boolean): ArmorStat | undefined =>
  ARMOR_STATS[line.findIndex(found)]

/** The tuned stat is the one that every directional choice of this copy raises; several mean it is free. */
export function readTunable(
  sockets: readonly RoledSocket[],
  definitions: Definitions,
): ArmorPiece['tunable'] {
  const socket = sockets.find(({ role, enabled }) => role === 'tuning' && enabled)
  if (!socket) return undefined
  const offered = [...(socket.options ?? []), socket.plugHash ?? 0].flatMap((hash) => {
    const tuning = readTuning(definitions.item(hash))
    return tuning?.kind === 'directional' ? [tuning.plus] : []
  })
  const raised = ARMOR_STATS.filter((stat) => offered.includes(stat))
  return raised.length > 1 ? 'any' : raised[0]
}
