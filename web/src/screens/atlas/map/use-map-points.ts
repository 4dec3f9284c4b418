import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import type { Triumph } from '@ai-vault/contract/atlas/records.ts'
import { toSpot } from '@ai-vault/game/atlas/projection.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { destinationsQuery, pointsKey, pointsQuery } from '../../../data/atlas/point-queries.ts'
import { triumphsQuery } from '../../../data/atlas/record-queries.ts'
import { isFound, placesBeen } from '../../../data/atlas/standing.ts'
import { noticeBoard } from '../../../data/system/notices.ts'
import { type AtlasSearch, oneOf } from '../atlas-search.ts'
import { placesOf } from './places.ts'
import { type MapPoint, readPoint } from './read-point.ts'

/** Which of the points the map and the list hold. */
export const POINTS_SHOWN = ['all', 'open', 'found', 'mine'] as const
const TESTS: Readonly<
  Record<(typeof POINTS_SHOWN)[number], (point: MapPoint, visited: ReadonlySet<number>) => boolean>
> = {
  all: () => true,
  open: (point, visited) => !isFound(point, visited),
  found: isFound,
  mine: ({ mine }) => mine,
}
/** The same at every drawing, so that nothing is computed anew. */
const NONE: MapDestinationsAnswer['destinations'] = []

export type MapPoints = ReturnType<typeof useMapPoints>

/** What there is to show for an address: the points of its destination, and what is chosen among them. */
export function useMapPoints(membershipId: string, search: AtlasSearch) {
  const destination = search.destination === undefined ? undefined : Number(search.destination)
  const destinations = useQuery(destinationsQuery(membershipId))
  const points = useQuery(pointsQuery(membershipId, destination))
  const { data: records } = useQuery(triumphsQuery(membershipId))
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  useFollowNotices(membershipId)
  // A destination whose points do not come leaves those of the one before (F-210).
  const answer = useLastGood(points.data)
  const all = useMemo(() => (answer?.points ?? []).map(readPoint), [answer])
  const visited = useMemo(() => (records ? placesBeen(records) : new Set<number>()), [records])
  const show = oneOf(POINTS_SHOWN, search.points)
  const wanted = useMemo(() => all.filter((point) => TESTS[show](point, visited)), [all, show, visited])
  const visible = useMemo(() => wanted.filter(({ kind }) => !hidden.has(kind)), [wanted, hidden])
  const listed = destinations.data?.destinations ?? NONE
  // Those of the kinds that are shown; the mark of a place says itself which of them it counts.
  const places = useMemo(
    () => placesOf(listed, { points: answer && all.filter(({ kind }) => !hidden.has(kind)), show, visited }),
    [listed, answer, all, hidden, show, visited],
  )
  const triumph = records?.triumphs.find(({ hash }) => String(hash) === search.triumph)
  const route = useMemo(() => routeOf(triumph, all), [triumph, all])
  const place = listed.find(({ hash }) => hash === destination)
  const zone = place?.zones.find(({ name }) => name === search.zone)
  return {
    destinations,
    listed,
    /** Of the overview. */
    places,
    destination,
    place,
    zone,
    points,
    answer,
    all,
    /** Those of the destination, or of all of them; undefined while those of the one before are there instead. */
    ownPoints: points.data && !points.isPlaceholderData ? all : undefined,
    show,
    wanted,
    hidden,
    setHidden,
    visible,
    visited,
    triumph,
    route,
    /** The id of the point that the address names, by itself or by its zone. */
    chosen: search.point ?? (zone && pointOfZone(zone, all)?.id),
  }
}

/** The game's own point of a zone, else any that lies in it. */
const pointOfZone = (
  zone: { readonly hash: number; readonly name: string },
  points: readonly MapPoint[],
): MapPoint | undefined =>
  points.find(({ hash }) => hash === zone.hash) ?? points.find((point) => point.zone === zone.name)

/** A notice may tell of a point that was decided about: what it says and what the map shows must not differ. */
function useFollowNotices(membershipId: string): void {
  const client = useQueryClient()
  useEffect(
    () => noticeBoard.onNew(() => void client.invalidateQueries({ queryKey: pointsKey(membershipId) })),
    [client, membershipId],
  )
}

/** What came last, also while something newer is on its way and after it failed to come. */
function useLastGood<Value>(value: Value | undefined): Value | undefined {
  const [held, hold] = useState(value)
  if (value !== undefined && value !== held) hold(value)
  return value ?? held
}

/** The points where a triumph has something left to do, in an order to walk them: each time to the nearest. */
export function routeOf(triumph: Triumph | undefined, points: readonly MapPoint[]): readonly MapPoint[] {
  if (!triumph) return []
  const zones = new Set(
    triumph.objectives.flatMap(({ zone_hash, complete }) => (complete ? [] : (zone_hash ?? []))),
  )
  if (triumph.where?.zone_hash !== undefined) zones.add(triumph.where.zone_hash)
  const open = points.filter(({ hash, coords }) => coords && typeof hash === 'number' && zones.has(hash))
  const route: MapPoint[] = []
  let [here] = open
  while (here) {
    route.push(here)
    const from = toSpot(here.coords ?? [0, 0])
    const rest = open.filter((point) => !route.includes(point))
    here = rest.toSorted((one, other) => distance(from, one) - distance(from, other))[0]
  }
  return route
}

function distance(from: { readonly x: number; readonly y: number }, { coords }: MapPoint): number {
  const { x, y } = toSpot(coords ?? [0, 0])
  return Math.hypot(x - from.x, y - from.y)
}
