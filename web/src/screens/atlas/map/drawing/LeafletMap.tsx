import 'leaflet/dist/leaflet.css'
import { MAP_OPTIONS, TILE_MAX_ZOOM, TILE_SIZE } from '@ai-vault/contract/atlas/map-options.ts'
import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import { isOverview } from '@ai-vault/game/atlas/labels.ts'
import type { LatLngExpression } from 'leaflet'
import { useMemo, useState } from 'react'
import { MapContainer, Polyline, TileLayer } from 'react-leaflet'
import { gameLanguage } from '../../../../data/language/language.ts'
import type { LatLng } from '../draft.ts'
import { betweenPlaces, type Place } from '../places.ts'
import type { MapPoint } from '../read-point.ts'
import { FitToPoints } from './FitToPoints.tsx'
import styles from './Leaflet.module.css'
import { MapControls } from './MapControls.tsx'
import { PlaceMarkers } from './PlaceMarkers.tsx'
import { PointMarkers } from './PointMarkers.tsx'
import { retryTile } from './retry-tile.ts'

const RETRIES = { tileerror: retryTile }

interface LeafletMapProps {
  readonly points: readonly MapPoint[]
  readonly visited: ReadonlySet<number>
  readonly route: readonly MapPoint[]
  readonly destinations: MapDestinationsAnswer['destinations']
  /** What the overview shows of them. */
  readonly places: readonly Place[]
  readonly destination: MapDestinationsAnswer['destinations'][number] | undefined
  /** The middle of a zone that the map is to show. */
  readonly zone: readonly [lat: number, lng: number] | undefined
  /** Names the edition of the tiles; undefined before it is known. */
  readonly tiles: string | undefined
  readonly chosen: string | undefined
  readonly spot: LatLng | undefined
  readonly onChoose: (id: string | undefined) => void
  readonly onGo: (destination: number) => void
  readonly onSpot: (spot: LatLng) => void
  /** Another one fits the map to its points again; undefined while they are on their way. */
  readonly fitKey: string | undefined
}

/** The map itself, with every constant of the specification's section 9 (F-211 to F-215). */
export function LeafletMap(props: LeafletMapProps) {
  const { points, visited, route, destinations, destination, zone, tiles, chosen } = props
  const { places, spot, onChoose, onGo, onSpot, fitKey } = props
  const [zoom, setZoom] = useState<number>(MAP_OPTIONS.zoom)
  const isWhole = isOverview(destination?.hash, zoom)
  // From afar a destination stands for its points; what lies between them, and what is chosen, has its own mark.
  const drawn = useMemo(() => {
    if (!isWhole) return points
    const between = new Set(betweenPlaces(points, places))
    return points.filter((point) => point.id === chosen || between.has(point))
  }, [isWhole, points, places, chosen])
  const line = route.flatMap(({ coords }): LatLngExpression[] => (coords ? [[coords[0], coords[1]]] : []))
  const language = gameLanguage.read()
  const address = `/api/atlas/map/tiles/${destination?.hash ?? 'all'}/{z}/{x}/{y}{r}.png?v=${tiles}${language ? `&language=${language}` : ''}`
  return (
    <MapContainer
      {...MAP_OPTIONS}
      center={[...MAP_OPTIONS.center]}
      zoomControl={false}
      attributionControl={false}
      className={styles.map}
    >
      {tiles !== undefined && (
        <TileLayer
          key={address}
          url={address}
          tileSize={TILE_SIZE}
          maxZoom={MAP_OPTIONS.maxZoom}
          maxNativeZoom={TILE_MAX_ZOOM}
          keepBuffer={3}
          eventHandlers={RETRIES}
        />
      )}
      {line.length > 1 && <Polyline positions={line} className={styles.route} interactive={false} />}
      {isWhole && <PlaceMarkers places={places} zoom={zoom} onGo={onGo} />}
      <PointMarkers
        points={drawn}
        visited={visited}
        zoom={zoom}
        destinations={destinations}
        destination={destination?.hash}
        chosen={chosen}
        onChoose={onChoose}
      />
      <MapControls spot={spot} onSpot={onSpot} onZoom={setZoom} />
      {/* Last: its effects move the map, and the others must hear of it. */}
      <FitToPoints
        points={points}
        places={places}
        destination={destination}
        zone={zone}
        fitKey={fitKey}
        chosen={chosen}
      />
    </MapContainer>
  )
}
