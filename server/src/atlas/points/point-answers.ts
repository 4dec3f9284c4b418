import type { geoJsonSchema, Point, PointStatus } from '@ai-vault/contract/atlas/points.ts'
import { destinationAt, zoneAt } from '@ai-vault/game/atlas/chart.ts'
import type { Direction } from '@ai-vault/game/atlas/point-rules.ts'
import { toSpot } from '@ai-vault/game/atlas/projection.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import type { ChecklistEntry } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import { DESTINATION_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import type { z } from 'zod'
import type { Chart } from '../chart.ts'
import type { PointRow } from '../tables.ts'

export interface Reading {
  readonly membershipId: string
  readonly chart: Chart
  readonly names?: Names | undefined
  readonly votes: ReadonlyMap<string, Direction>
  readonly found: ReadonlyMap<string, boolean>
  /** The player's own points that they have asked for another look at. */
  readonly appealed: ReadonlySet<string>
  /** The entry of the game's checklists that a point stands for. */
  readonly entryOf: (row: PointRow) => number | undefined
}

/** A point stands for the entry that is called so at the same destination, whoever put it on the map. */
export function entryFinder(checklist: readonly ChecklistEntry[]): Reading['entryOf'] {
  const keyOf = (destinationHash: number | null, name: string) => `${destinationHash} ${fold(name)}`
  const byName = new Map(
    checklist.map(({ hash, name, destinationHash }) => [keyOf(destinationHash, name), hash]),
  )
  return ({ destination_hash, name }) => byName.get(keyOf(destination_hash, name))
}

/** Pending ones first, the newest first (G-19); then those that are off the map; then the others by name. */
export function inServedOrder(rows: readonly PointRow[]): readonly PointRow[] {
  const rank = ({ status, hidden }: PointRow) =>
    status === 'pending' ? 0 : status === 'refused' || hidden === 1 ? 1 : 2
  return rows.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (rank(one) === 0 ? other.created_at - one.created_at : 0) ||
      (one.name < other.name ? -1 : one.name > other.name ? 1 : 0) ||
      (one.id < other.id ? -1 : 1),
  )
}

/** A point as this player sees it: `coords` are always there, and both spellings of name and kind (G-30). */
export function toPoint(row: PointRow, reading: Reading): Point {
  const { membershipId, names, votes, found, appealed, entryOf } = reading
  const name = nameIn(row, names)
  const { destination, zone } = placeNames(row, reading)
  const mine = row.submitted_by === membershipId
  return {
    id: row.id,
    hash: row.zone_hash ?? entryOf(row) ?? null,
    name,
    label: name,
    kind: row.kind,
    type: row.kind,
    coords: [row.lat, row.lng],
    lat: row.lat,
    lng: row.lng,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    status: row.status as PointStatus,
    hidden: row.hidden === 1,
    ...(row.reason && (mine || row.hidden === 1) ? { reason: row.reason } : {}),
    appealed: appealed.has(row.id),
    my_vote: votes.get(row.id) ?? null,
    mine,
    found: found.get(row.id) ?? null,
    destination_hash: row.destination_hash,
    ...(destination ? { destination } : {}),
    ...(zone ? { zone } : {}),
    created_at: row.created_at,
  }
}

/** A point that stands for a zone is called as the game calls the zone. */
const nameIn = (row: PointRow, names: Names | undefined): string =>
  (row.zone_hash !== null && row.destination_hash !== null && row.origin === 'installation'
    ? names?.zoneNamesOf(row.destination_hash).get(row.zone_hash)
    : undefined) ?? row.name

export function placeNames(
  row: Pick<PointRow, 'destination_hash' | 'lat' | 'lng'>,
  { chart, names }: Pick<Reading, 'chart' | 'names'>,
): { readonly destination?: string; readonly zone?: string } {
  const spot = toSpot([row.lat, row.lng])
  const named = chart.find(({ hash }) => hash === row.destination_hash)
  const here = destinationAt(chart, spot)
  const destination = named ?? here
  if (!destination) return {}
  const zone = here === destination ? zoneAt(destination, spot) : undefined
  const zoneName = zone && (names?.zoneNamesOf(destination.hash).get(zone.hash) ?? zone.name)
  return {
    destination: names?.nameOf(DESTINATION_TABLE, destination.hash) ?? destination.name,
    ...(zoneName ? { zone: zoneName } : {}),
  }
}

/** It lies in another part of the chart than the destination it was submitted for. */
export function isOutside(row: Pick<PointRow, 'destination_hash' | 'lat' | 'lng'>, chart: Chart): boolean {
  if (row.destination_hash === null) return false
  return destinationAt(chart, toSpot([row.lat, row.lng]))?.hash !== row.destination_hash
}

/** Nearer than this on the chart, two points are the same place to a player who looks for it. */
const SAME_PLACE = 0.2

/** Finds the point of the map that may be the same: by its name at the same destination, else by its place. */
export function nearFinder(known: readonly PointRow[]): (row: PointRow) => PointRow | undefined {
  const spots = known.map((point) => ({ point, ...toSpot([point.lat, point.lng]) }))
  const keyOf = ({ destination_hash, name }: PointRow) => `${destination_hash} ${fold(name)}`
  const byName = Map.groupBy(known, keyOf)
  return (row) => {
    const isOther = ({ id }: PointRow) => id !== row.id
    const here = toSpot([row.lat, row.lng])
    return (
      byName.get(keyOf(row))?.find(isOther) ??
      spots.find(({ x, y, point }) => Math.hypot(x - here.x, y - here.y) < SAME_PLACE && isOther(point))
        ?.point
    )
  }
}

export function toGeoJson(rows: readonly PointRow[], reading: Reading): z.infer<typeof geoJsonSchema> {
  return {
    type: 'FeatureCollection',
    features: rows.map((row) => ({
      type: 'Feature',
      id: row.id,
      geometry: { type: 'Point', coordinates: [row.lng, row.lat] },
      properties: {
        name: nameIn(row, reading.names),
        kind: row.kind,
        status: row.status as PointStatus,
        destination: placeNames(row, reading).destination ?? null,
        destinationHash: row.destination_hash,
        upvotes: row.upvotes,
        downvotes: row.downvotes,
      },
    })),
  }
}
