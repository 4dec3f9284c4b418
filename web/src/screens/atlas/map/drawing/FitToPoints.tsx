import { MAP_FIT_PADDING, MAP_OPTIONS } from '@ai-vault/contract/atlas/map-options.ts'
import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import { latLngBounds } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { MapPoint } from '../read-point.ts'

interface FitToPointsProps {
  readonly points: readonly MapPoint[]
  readonly destination: MapDestinationsAnswer['destinations'][number] | undefined
  readonly zone: readonly [lat: number, lng: number] | undefined
  readonly fitKey: string | undefined
  readonly chosen: string | undefined
}

/** Near enough that a zone fills the map. */
const ZONE_ZOOM = 5

/** F-213: shows all markers with a quarter of room around them; without markers the default view. */
export function FitToPoints({ points, destination, zone, fitKey, chosen }: FitToPointsProps) {
  const map = useMap()
  const latest = useRef({ points, destination })
  latest.current = { points, destination }

  useEffect(() => {
    if (fitKey === undefined) return
    const placed = latest.current.points.flatMap(({ coords }) => (coords ? [coords] : []))
    const bounds = latLngBounds(placed.map(([lat, lng]) => [lat, lng]))
    const room = latest.current.destination?.bounds
    if (bounds.isValid()) {
      map.fitBounds(bounds.pad(MAP_FIT_PADDING), { animate: false })
      // On a phone that would be so far out that no place has a name; the marks fit at the usual zoom too.
      if (map.getZoom() < MAP_OPTIONS.zoom)
        map.setView(bounds.getCenter(), MAP_OPTIONS.zoom, { animate: false })
    } else if (room) map.fitBounds(room, { animate: false })
    else map.setView([...MAP_OPTIONS.center], MAP_OPTIONS.zoom, { animate: false })
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
