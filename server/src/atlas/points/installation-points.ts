import { type ChartDestination, type ChartZone, fraction } from '@ai-vault/game/atlas/chart.ts'
import { toLatLng } from '@ai-vault/game/atlas/projection.ts'
import type { ChecklistEntry } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import type { Chart } from '../chart.ts'
import type { AtlasQuery, PointRow } from '../tables.ts'

/**
 * Points that come with an installation on the sandbox, so that its map is not empty: every zone itself, what the game's
 * checklists hold of it, and a few more things to find around it by names of our own; all of them at places that follow
 * from their hashes.
 */
const FINDS: readonly (readonly [kind: string, names: readonly ((zone: string) => string)[]])[] = [
  [
    'chest',
    [(zone) => `Chest below ${zone}`, (zone) => `Cache at ${zone}`, (zone) => `${zone}, walled-up locker`],
  ],
  [
    'lore',
    [(zone) => `Log left in ${zone}`, (zone) => `Engraving at ${zone}`, (zone) => `Dead Ghost near ${zone}`],
  ],
  ['lost-sector', [(zone) => `Passage under ${zone}`, (zone) => `${zone} tunnels`]],
  ['resource', [(zone) => `Ore field by ${zone}`, (zone) => `${zone} spinfoil drift`]],
  ['event', [(zone) => `${zone} landing ground`, (zone) => `Skirmish line at ${zone}`]],
  ['portal', [(zone) => `${zone} gate`, (zone) => `Rift over ${zone}`]],
]
const FINDS_PER_ZONE = 1
/** Small destinations get more, so that none of them is bare. */
const FINDS_PER_ZONE_OF_FEW = 3
const FEW_ZONES = 5

type NewPoint = Pick<PointRow, 'id' | 'destination_hash' | 'zone_hash' | 'kind' | 'name' | 'lat' | 'lng'>

function installationPoints(chart: Chart, checklist: readonly ChecklistEntry[]): readonly NewPoint[] {
  const inZone = Map.groupBy(checklist, ({ zoneHash }) => zoneHash)
  return chart.flatMap((destination) =>
    destination.zones.flatMap((zone) => [
      landmark(destination, zone),
      ...(inZone.get(zone.hash) ?? []).map((entry) => listed(entry, zone)),
      ...finds(destination, zone),
    ]),
  )
}

/** An entry of a checklist: the game says in which zone it lies, not where in it. */
function listed({ hash, name, kind, destinationHash }: ChecklistEntry, zone: ChartZone): NewPoint {
  const angle = 2 * Math.PI * fraction(hash, 60)
  const distance = zone.radius * (0.3 + 0.6 * fraction(hash, 61))
  return {
    ...placed({ x: zone.x + distance * Math.cos(angle), y: zone.y + distance * Math.sin(angle) }),
    id: `entry-${hash}`,
    destination_hash: destinationHash,
    zone_hash: null,
    kind,
    name,
  }
}

const landmark = (destination: ChartDestination, zone: ChartZone): NewPoint => ({
  ...placed(zone),
  id: `zone-${zone.hash}`,
  destination_hash: destination.hash,
  zone_hash: zone.hash,
  kind: 'landmark',
  name: zone.name,
})

function finds(destination: ChartDestination, zone: ChartZone): readonly NewPoint[] {
  const count = destination.zones.length <= FEW_ZONES ? FINDS_PER_ZONE_OF_FEW : FINDS_PER_ZONE
  const first = Math.floor(fraction(zone.hash, 10) * FINDS.length)
  return Array.from({ length: count }, (_, at): NewPoint => {
    const [kind, names] = FINDS[(first + at) % FINDS.length] ?? ['landmark', []]
    const name = names[Math.floor(fraction(zone.hash, 20 + at) * names.length)]
    const angle = 2 * Math.PI * (at / count + 0.8 * fraction(zone.hash, 30 + at))
    const distance = zone.radius * (0.35 + 0.5 * fraction(zone.hash, 40 + at))
    return {
      ...placed({ x: zone.x + distance * Math.cos(angle), y: zone.y + distance * Math.sin(angle) }),
      id: `find-${zone.hash}-${at}`,
      destination_hash: destination.hash,
      zone_hash: null,
      kind,
      name: name?.(zone.name) ?? zone.name,
    }
  })
}

function placed(spot: { readonly x: number; readonly y: number }): Pick<NewPoint, 'lat' | 'lng'> {
  const [lat, lng] = toLatLng(spot)
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) }
}

const AT_ONCE = 100

/** Adds those that are missing; points that players or moderators have changed since stay as they are. */
export async function addInstallationPoints(
  query: AtlasQuery,
  chart: Chart,
  checklist: readonly ChecklistEntry[],
  now: number,
): Promise<number> {
  const points = installationPoints(chart, checklist)
  for (let from = 0; from < points.length; from += AT_ONCE) {
    await query
      .insertInto('atlas_points')
      .values(
        points.slice(from, from + AT_ONCE).map((point) => ({
          ...point,
          origin: 'installation',
          status: 'approved',
          hidden: 0,
          shielded: 0,
          reason: null,
          submitted_by: null,
          submitter_name: null,
          created_at: now,
          upvotes: 0,
          downvotes: 0,
          open_reports: 0,
          changed_at: now,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
  return points.length
}
