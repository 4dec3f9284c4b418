import { MAP_FIT_PADDING, MAP_OPTIONS } from '@ai-vault/contract/atlas/map-options.ts'
import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import { SLOT_PITCH } from '@ai-vault/game/atlas/chart.ts'
import { isOverview } from '@ai-vault/game/atlas/labels.ts'
import { type LatLngBounds, type Map as LeafletMap, latLngBounds, type PointTuple } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { betweenPlaces, type Place } from '../places.ts'
import type { MapPoint } from '../read-point.ts'

type Destination = MapDestinationsAnswer['destinations'][number]

interface FitToPointsProps {
  readonly points: readonly MapPoint[]
  readonly places: readonly Place[]
  readonly destination: Destination | undefined
  readonly zone: readonly [lat: number, lng: number] | undefined
  readonly fitKey: string | undefined
  readonly chosen: string | undefined
}

/** Near enough that a zone fills the map. */
const ZONE_ZOOM = 5

const AT_ONCE = { animate: false } as const
/** From one destination to the next, in pixels: less has no room for a name. */
const LEAST_PITCH = 76
/** Around the outermost destinations where there is no more room; the buttons of the map stand below them. */
const EDGE: { paddingTopLeft: PointTuple; paddingBottomRight: PointTuple } = {
  paddingTopLeft: [LEAST_PITCH / 2 + 2, LEAST_PITCH / 2],
  paddingBottomRight: [LEAST_PITCH / 2 + 2, LEAST_PITCH / 2 + 60],
}
/** Nearer, there would be points instead of destinations. */
const NEAREST = 3.4

function boundsOf(marks: readonly { readonly coords?: readonly [lat: number, lng: number] | undefined }[]) {
  return latLngBounds(marks.flatMap(({ coords }) => (coords ? [[coords[0], coords[1]]] : [])))
}

/** All destinations, as large as the window allows: between two zooms of the buttons. */
function fitWhole(map: LeafletMap, bounds: LatLngBounds): void {
  if (!bounds.isValid()) {
    map.setView([...MAP_OPTIONS.center], MAP_OPTIONS.zoom, AT_ONCE)
    return
  }
  const { zoomSnap = 1 } = map.options
  map.options.zoomSnap = 0
  map.fitBounds(bounds.pad(MAP_FIT_PADDING), { ...AT_ONCE, maxZoom: NEAREST })
  // A map that has no room yet would be fitted to less than nothing.
  const hasRoom = map.getSize().x > 2 * LEAST_PITCH
  if (hasRoom && SLOT_PITCH.across * 2 ** map.getZoom() < LEAST_PITCH)
    map.fitBounds(bounds, { ...AT_ONCE, maxZoom: NEAREST, ...EDGE })
  map.options.zoomSnap = zoomSnap
}

/** The points of one destination, and its name, which stands at its upper edge. */
function fitDestination(map: LeafletMap, { bounds: room }: Destination, bounds: LatLngBounds): void {
  map.fitBounds(bounds.isValid() ? bounds.pad(MAP_FIT_PADDING) : room, AT_ONCE)
  map.panInsideBounds(room, AT_ONCE)
}

/** F-213: shows all markers with a quarter of room around them; without markers the default view. */
export function FitToPoints({ points, places, destination, zone, fitKey, chosen }: FitToPointsProps) {
  const map = useMap()
  const latest = useRef({ points, places, destination })
  latest.current = { points, places, destination }

  useEffect(() => {
    if (fitKey === undefined) return
    const show = () => {
      const { points, places, destination } = latest.current
      if (destination) fitDestination(map, destination, boundsOf(points))
      else fitWhole(map, boundsOf([...places, ...betweenPlaces(points, places)]))
    }
    // A phone that is turned shows all destinations again, as long as nobody went nearer.
    const showAgain = () => {
      if (isOverview(latest.current.destination?.hash, map.getZoom())) show()
    }
    show()
    map.on('resize', showAgain)
    return () => {
      map.off('resize', showAgain)
    }
  }, [map, fitKey])

  const [lat, lng] = zone ?? []
  useEffect(() => {
    if (fitKey !== undefined && lat !== undefined && lng !== undefined)
      map.setView([lat, lng], ZONE_ZOOM, { animate: false })
  }, [map, fitKey, lat, lng])

  useEffect(() => {
    const coords = latest.current.points.find(({ id }) => id === chosen)?.coords
    if (coords) map.panInside([coords[0], coords[1]], { padding: [80, 80] })
  }, [map, chosen])
  return null
}
