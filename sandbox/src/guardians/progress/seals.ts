import type { DestinyPresentationNodeDefinition, DestinyRecordDefinition } from 'bungie-api-ts/destiny2'
import type { World } from '../../world/world.ts'

/** A title and the triumphs it takes. */
export interface Seal {
  readonly triumphs: readonly number[]
}

export interface Seals {
  /** By the hash of the title's own record. */
  readonly titles: ReadonlyMap<number, Seal>
  readonly gildings: ReadonlySet<number>
}

const known = new WeakMap<World, Seals>()

const readSeals = (world: World): Seals => {
  const records = [...world.tables.DestinyRecordDefinition.values()] as Partial<DestinyRecordDefinition>[]
  const nodes = [
    ...world.tables.DestinyPresentationNodeDefinition.values(),
  ] as Partial<DestinyPresentationNodeDefinition>[]
  const gildings = new Set(
    records.filter(({ forTitleGilding }) => forTitleGilding).map(({ hash }) => hash ?? 0),
  )
  const titles = nodes.flatMap(({ completionRecordHash, children }) => {
    if (!completionRecordHash) return []
    const triumphs = (children?.records ?? [])
      .map(({ recordHash }) => recordHash)
      .filter((hash) => !gildings.has(hash) && hash !== completionRecordHash)
    return [[completionRecordHash, { triumphs }] as const]
  })
  return { titles: new Map(titles), gildings }
}

/** Read from the presentation tree once a world. */
export const sealsOf = (world: World): Seals => {
  const seals = known.get(world) ?? readSeals(world)
  known.set(world, seals)
  return seals
}
