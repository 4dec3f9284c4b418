import { DivIcon, type LatLngBounds, type Marker as LeafletMarker } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Marker, Tooltip, useMap, useMapEvents } from 'react-leaflet'
import { cluster, MARK_SIZE, type Mark } from './clusters.ts'
import { drawCluster, drawPoint } from './draw-marker.ts'
import styles from './Leaflet.module.css'
import type { MapPoint } from './read-point.ts'
import { isFound } from './route.ts'
import { words } from './words/words.ts'

interface PointMarkersProps {
  readonly points: readonly MapPoint[]
  readonly visited: ReadonlySet<number>
  readonly zoom: number
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

/** Only what is in sight, or nearly, is in the document: thousands of points pan as smoothly as ten. */
export function PointMarkers({ points, visited, zoom, chosen, onChoose }: PointMarkersProps) {
  const map = useMap()
  const [sight, setSight] = useState<LatLngBounds>(() => map.getBounds().pad(0.3))
  useMapEvents({
    moveend: () => setSight(map.getBounds().pad(0.3)),
    resize: () => setSight(map.getBounds().pad(0.3)),
  })
  const marks = useMemo(() => cluster(points, zoom, chosen), [points, zoom, chosen])
  const inSight = marks.filter(({ coords }) => sight.contains([coords[0], coords[1]]))
  return inSight.map((mark) => {
    const [point, ...joined] = mark.points
    return joined.length === 0 || point.id === chosen ? (
      <PointMarker
        key={mark.key}
        point={point}
        found={isFound(point, visited)}
        chosen={point.id === chosen}
        joined={joined.length}
        onChoose={onChoose}
      />
    ) : (
      <ClusterMarker key={mark.key} mark={mark} />
    )
  })
}

interface PointMarkerProps {
  readonly point: MapPoint
  readonly found: boolean
  readonly chosen: boolean
  /** How many more lie so close that only zooming in parts them. */
  readonly joined: number
  readonly onChoose: (id: string | undefined) => void
}

function PointMarker({ point, found, chosen, joined, onChoose }: PointMarkerProps) {
  const { coords = [0, 0], name, kind, status } = point
  const marker = useRef<LeafletMarker>(null)
  const icon = useMemo(
    () =>
      new DivIcon({
        html: drawPoint({ kind, status, found, chosen }),
        className: styles.point ?? '',
        iconSize: [MARK_SIZE, MARK_SIZE],
      }),
    [kind, status, found, chosen],
  )
  useEffect(() => {
    const element = marker.current?.getElement()
    element?.setAttribute('aria-pressed', String(chosen))
    if (chosen) marker.current?.openTooltip()
    else marker.current?.closeTooltip()
  }, [chosen])
  return (
    <Marker
      ref={marker}
      position={[coords[0], coords[1]]}
      icon={icon}
      // What the marker is called: Leaflet gives it to the element it makes a button of.
      alt={words.marker(point, found, joined)}
      eventHandlers={{
        add: ({ target }) =>
          target.getElement()?.setAttribute('aria-label', words.marker(point, found, joined)),
        click: () => onChoose(chosen ? undefined : point.id),
      }}
    >
      <Tooltip direction="top" offset={[0, -8]} className={styles.tip ?? ''}>
        <b>
          <bdi>{name || words.nameless}</bdi>
        </b>
        <span>{words.about(point)}</span>
      </Tooltip>
    </Marker>
  )
}

function ClusterMarker({ mark }: { readonly mark: Mark }) {
  const map = useMap()
  const count = mark.points.length
  const icon = useMemo(
    () =>
      new DivIcon({
        html: drawCluster(count),
        className: styles.cluster ?? '',
        iconSize: [MARK_SIZE, MARK_SIZE],
      }),
    [count],
  )
  return (
    <Marker
      position={[mark.coords[0], mark.coords[1]]}
      icon={icon}
      eventHandlers={{
        add: ({ target }) => target.getElement()?.setAttribute('aria-label', words.cluster(count)),
        click: () => map.setView([mark.coords[0], mark.coords[1]], map.getZoom() + 1),
      }}
    />
  )
}
