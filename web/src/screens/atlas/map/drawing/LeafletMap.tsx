import 'leaflet/dist/leaflet.css'
import { MAP_OPTIONS, TILE_MAX_ZOOM, TILE_SIZE } from '@ai-vault/contract/atlas/map-options.ts'
import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import { SLOT_PITCH } from '@ai-vault/game/atlas/chart.ts'
import { isOverview } from '@ai-vault/game/atlas/labels.ts'
import { DivIcon, type LatLngExpression } from 'leaflet'
import { useMemo, useState } from 'react'
import { MapContainer, Marker, Polyline, TileLayer } from 'react-leaflet'
import { gameLanguage } from '../../../../data/language/language.ts'
import text from '../../../../ui/text.module.css'
import type { LatLng } from '../draft.ts'
import { betweenPlaces, type Place } from '../places.ts'
import type { MapPoint } from '../read-point.ts'
import { FitToPoints } from './FitToPoints.tsx'
import styles from './Leaflet.module.css'
import { MapControls } from './MapControls.tsx'
import { PointMarkers } from './PointMarkers.tsx'

/** A busy server refuses tiles for a moment, and Leaflet leaves a hole where one failed. */
const PAUSES_MS = [2_000, 4_000, 8_000]

const tries = new WeakMap<HTMLElement, number>()

/** Asks for the tile again after each pause, while the map still shows its place. */
export function retryTile({ tile }: { readonly tile: HTMLElement }) {
  const tried = tries.get(tile) ?? 0
  const pause = PAUSES_MS[tried]
  if (pause === undefined || !(tile instanceof HTMLImageElement)) return
  tries.set(tile, tried + 1)
  const { src } = tile
  setTimeout(() => {
    if (tile.isConnected) tile.src = src
  }, pause)
}

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

/** Between two of them, in pixels. */
const GAP = 4

interface PlaceMarkersProps {
  readonly places: readonly Place[]
  readonly zoom: number
  readonly onGo: (hash: number) => void
}

/** The overview: each destination by its name, with what is found there; a press goes into it. */
function PlaceMarkers({ places, zoom, onGo }: PlaceMarkersProps) {
  const drawn = useMemo(() => places.map((place) => ({ place, icon: iconOf(place, zoom) })), [places, zoom])
  return drawn.map(({ place: { hash, coords }, icon }) => (
    <Marker
      key={hash}
      position={[coords[0], coords[1]]}
      icon={icon}
      eventHandlers={{ click: () => onGo(hash) }}
    />
  ))
}

/** No larger than that two never touch. */
function iconOf({ name, count }: Place, zoom: number): DivIcon {
  const box = document.createElement('span')
  const make = (tag: string, content: string) =>
    box.appendChild(Object.assign(document.createElement(tag), { textContent: content }))
  make('b', name)
  if (count) {
    make('span', count.short).setAttribute('aria-hidden', 'true')
    make('span', ` ${count.whole}`).className = text.sr ?? ''
  }
  const scale = 2 ** zoom
  return new DivIcon({
    html: box,
    className: styles.place ?? '',
    iconSize: [Math.floor(SLOT_PITCH.across * scale) - GAP, Math.floor(SLOT_PITCH.down * scale) - GAP],
  })
}
