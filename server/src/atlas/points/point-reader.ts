import type { QueueAnswer, QueuedPoint } from '@ai-vault/contract/atlas/moderation.ts'
import type {
  geoJsonSchema,
  MapDestinationsAnswer,
  Point,
  PointStatus,
  PointsAnswer,
  Submission,
} from '@ai-vault/contract/atlas/points.ts'
import { destinationAt } from '@ai-vault/game/atlas/chart.ts'
import { TRUSTED_POINTS } from '@ai-vault/game/atlas/point-rules.ts'
import { toLatLng, toSpot } from '@ai-vault/game/atlas/projection.ts'
import type { AtlasDefinitions } from '@ai-vault/platform/atlas/atlas-definitions.ts'
import { DESTINATION_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { z } from 'zod'
import { type LanguageService, languageFields, type Wish } from '../../languages/languages.ts'
import type { AtlasMap } from '../atlas-map.ts'
import type { AtlasPlayerStore } from '../player-store.ts'
import type { PointRow } from '../tables.ts'
import { tilesEdition } from '../tiles/tiles.ts'
import {
  entryFinder,
  inServedOrder,
  isOutside,
  nearFinder,
  type Reading,
  toGeoJson,
  toPoint,
} from './point-answers.ts'
import type { Player } from './point-service.ts'
import type { PointStore } from './point-store.ts'
import { refusePoint } from './refusals.ts'

export interface PointReaderDeps {
  readonly map: Pick<AtlasMap, 'read'>
  readonly store: PointStore
  readonly players: AtlasPlayerStore
  readonly languages: LanguageService
  readonly now: () => number
}

const MOST_QUEUED = 200

export type PointReader = ReturnType<typeof createPointReader>

/** What the points are drawn up with for a player. */
function createReadings({ map, store, players, languages }: PointReaderDeps) {
  /** Made once for each reading of the definitions. */
  const finders = new WeakMap<object, Reading['entryOf']>()
  function finderOf({ checklist }: Pick<AtlasDefinitions, 'checklist'>): Reading['entryOf'] {
    const finder = finders.get(checklist) ?? entryFinder(checklist)
    finders.set(checklist, finder)
    return finder
  }

  return async function reading({ membershipId }: Pick<Player, 'membershipId'>, wish: Wish) {
    const [{ chart, definitions }, shownIn, votes, found, appealed] = await Promise.all([
      map.read(),
      languages.shownIn(wish),
      store.votesOf(membershipId),
      players.found(membershipId),
      store.appealedBy(membershipId),
    ])
    const entryOf = finderOf(definitions)
    const how: Reading = { membershipId, chart, names: shownIn.names, votes, found, appealed, entryOf }
    return { how, shownIn, definitions }
  }
}

/** What waits for a moderator, with all that there is to decide by. */
function queueReader(store: PointStore, reading: ReturnType<typeof createReadings>) {
  return async function queue(player: Player, wish: Wish): Promise<QueueAnswer> {
    const [{ how }, rows, counts, all] = await Promise.all([
      reading(player, wish),
      store.queue(MOST_QUEUED),
      store.queueCounts(),
      store.list({ membershipId: player.membershipId, everything: true }),
    ])
    const findNear = nearFinder(all.filter(({ status, hidden }) => status === 'approved' && hidden === 0))
    const reports = Map.groupBy(await store.openReports(rows.map(({ id }) => id)), ({ point_id }) => point_id)
    const appeals = new Map((await store.openAppeals()).map((appeal) => [appeal.point_id, appeal]))
    const accepted = new Map<string, number>()
    for (const { submitted_by: by } of rows) {
      if (by !== null && !accepted.has(by)) accepted.set(by, await store.acceptedPoints(by))
    }
    const points = rows.map((row): QueuedPoint => {
      const acceptedPoints = accepted.get(row.submitted_by ?? '') ?? 0
      const near = row.status === 'pending' ? findNear(row) : undefined
      const appeal = appeals.get(row.id)
      return {
        ...toPoint(row, how),
        ...(row.reason ? { reason: row.reason } : {}),
        ...(row.submitter_name
          ? {
              submitter: {
                name: row.submitter_name,
                trusted: acceptedPoints >= TRUSTED_POINTS,
                accepted_points: acceptedPoints,
              },
            }
          : {}),
        outside: isOutside(row, how.chart),
        ...(near ? { near: { id: near.id, name: near.name } } : {}),
        ...(appeal ? { appeal: { text: appeal.text, at: appeal.created_at } } : {}),
        reports: (reports.get(row.id) ?? []).map(({ reason, text, created_at }) => ({
          reason: reason as QueuedPoint['reports'][number]['reason'],
          ...(text ? { text } : {}),
          at: created_at,
        })),
      }
    })
    return { points, counts }
  }
}

/** Answers about points, in the player's language and as the player may see them. */
export function createPointReader(deps: PointReaderDeps) {
  const { map, store, players, languages, now } = deps
  const reading = createReadings(deps)

  return {
    async points(
      player: Player,
      wish: Wish,
      {
        destinationHash,
        everything,
      }: { readonly destinationHash: number | undefined; readonly everything: boolean },
    ): Promise<PointsAnswer> {
      const { how, shownIn } = await reading(player, wish)
      const { membershipId } = player
      const rows = await store.list({ destinationHash, membershipId, everything })
      // Refused and hidden ones are listed in the queue and to their submitter, not on a moderator's map.
      const shown = rows.filter((row) => row.submitted_by === membershipId || row.status !== 'refused')
      return { ...languageFields(shownIn), points: inServedOrder(shown).map((row) => toPoint(row, how)) }
    },

    /** The places of a destination as the map counts them: what the player says of each, else its hash tells. */
    async placesAt(membershipId: string, destinationHash: number) {
      const { how } = await reading({ membershipId }, { query: {}, headers: {} })
      const rows = await store.list({ destinationHash, membershipId })
      return rows
        .map((row) => toPoint(row, how))
        .filter(({ status }) => status === 'approved')
        .map(({ hash, found }) => ({ hash, found }))
    },

    async point(player: Player, wish: Wish, row: PointRow): Promise<Point> {
      return toPoint(row, (await reading(player, wish)).how)
    },

    async geoJson(
      player: Player,
      wish: Wish,
      destinationHash: number | undefined,
    ): Promise<z.infer<typeof geoJsonSchema>> {
      const { how } = await reading(player, wish)
      const rows = await store.list({ destinationHash, membershipId: player.membershipId })
      const approved = rows.filter(({ status, hidden }) => status === 'approved' && hidden === 0)
      return toGeoJson(inServedOrder(approved), how)
    },

    async destinations(wish: Wish): Promise<MapDestinationsAnswer> {
      const [{ chart, definitions }, shownIn, counts] = await Promise.all([
        map.read(),
        languages.shownIn(wish),
        store.countsByDestination(),
      ])
      const named = chart.map(({ hash, name, x, y, radius, zones }) => ({
        hash,
        name: shownIn.names?.nameOf(DESTINATION_TABLE, hash) ?? name,
        points: counts.get(hash) ?? 0,
        center: pair(x, y),
        bounds: [pair(x - radius, y + radius), pair(x + radius, y - radius)] satisfies [unknown, unknown],
        zones: zones.map((zone) => ({
          hash: zone.hash,
          name: shownIn.names?.zoneNamesOf(hash).get(zone.hash) ?? zone.name,
          center: pair(zone.x, zone.y),
        })),
      }))
      return {
        ...languageFields(shownIn),
        destinations: named.toSorted((one, other) => one.name.localeCompare(other.name, shownIn.language)),
        tiles: tilesEdition(definitions.edition, shownIn.edition),
      }
    },

    /**
     * A point lies on a destination: between them is nothing to find. One that is named must exist; one that is not is
     * found from the place on the chart.
     */
    async checkPlace({
      lat,
      lng,
      destinationHash,
    }: Submission): Promise<Pick<Submission, 'destinationHash'>> {
      const { chart } = await map.read()
      const here = destinationAt(chart, toSpot([lat, lng]))
      if (!here) throw refusePoint('nowhere')
      if (destinationHash === null) return { destinationHash: here.hash }
      if (!chart.some(({ hash }) => hash === destinationHash)) throw refusePoint('destination-unknown')
      return { destinationHash }
    },

    async markFound(player: Player, id: string, found: boolean): Promise<void> {
      if (!(await store.byId(id))) throw refusePoint('point-not-found')
      await players.markFound(player.membershipId, id, found, now())
    },

    queue: queueReader(store, reading),

    statusOf: ({ status }: PointRow) => status as PointStatus,
  }
}

function pair(x: number, y: number): [number, number] {
  const [lat, lng] = toLatLng({ x, y })
  return [lat, lng]
}
