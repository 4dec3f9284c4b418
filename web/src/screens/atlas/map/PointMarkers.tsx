import { DivIcon, type LatLngBounds, type Marker as LeafletMarker } from 'leaflet'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { Marker, Tooltip, useMap, useMapEvents } from 'react-leaflet'
import { cluster, MARK_SIZE, type Mark } from './clusters.ts'
import { drawCluster, drawPoint } from './draw-marker.ts'
import styles from './Leaflet.module.css'
import type { MapPoint } from './read-point.ts'
import { isFound } from './route.ts'
import { useInSteps } from './use-in-steps.ts'
import { words } from './words/words.ts'

interface PointMarkersProps {
  readonly points: readonly MapPoint[]
  readonly visited: ReadonlySet<number>
  readonly zoom: number
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

/** As much around what is in sight as a quick drag uncovers. */
const AROUND = 0.3

/**
 * Only what is in sight, or nearly, is in the document: thousands of points pan as smoothly as ten. Those that stay in
 * sight are not touched by a move, and new ones come in a few a frame.
 */
export function PointMarkers({ points, visited, zoom, chosen, onChoose }: PointMarkersProps) {
  const map = useMap()
  const [sight, setSight] = useState<LatLngBounds>(() => map.getBounds().pad(AROUND))
  const look = () => setSight(map.getBounds().pad(AROUND))
  useMapEvents({ moveend: look, resize: look })
  const latest = useRef(onChoose)
  latest.current = onChoose
  // One function for all of them and for good: another one would make every marker listen anew.
  const choose = useRef((id: string | undefined) => latest.current(id)).current
  const marks = useMemo(() => cluster(points, zoom, chosen), [points, zoom, chosen])
  const inSight = useMemo(
    () => marks.filter(({ coords }) => sight.contains([coords[0], coords[1]])),
    [marks, sight],
  )
  return useInSteps(inSight).map((mark) => {
    const [point, ...joined] = mark.points
    return joined.length === 0 || point.id === chosen ? (
      <PointMarker
        key={mark.key}
        point={point}
        found={isFound(point, visited)}
        chosen={point.id === chosen}
        joined={joined.length}
        onChoose={choose}
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

const PointMarker = memo(function PointMarker({ point, found, chosen, joined, onChoose }: PointMarkerProps) {
  const { id, coords = [0, 0], name, kind, status } = point
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
  const said = words.marker(point, found, joined)
  useEffect(() => {
    const element = marker.current?.getElement()
    element?.setAttribute('aria-label', said)
    element?.setAttribute('aria-pressed', String(chosen))
    if (chosen) marker.current?.openTooltip()
    else marker.current?.closeTooltip()
  }, [said, chosen])
  const handlers = useMemo(() => ({ click: () => onChoose(chosen ? undefined : id) }), [onChoose, chosen, id])
  return (
    <Marker
      ref={marker}
      position={[coords[0], coords[1]]}
      icon={icon}
      // What the marker is called: Leaflet gives it to the element it makes a button of.
      alt={said}
      eventHandlers={handlers}
    >
      <Tooltip direction="top" offset={TIP_OFFSET} className={styles.tip ?? ''}>
        <b>
          <bdi>{name || words.nameless}</bdi>
        </b>
        <span>{words.about(point)}</span>
      </Tooltip>
    </Marker>
  )
})

const TIP_OFFSET: [number, number] = [0, -8]

const ClusterMarker = memo(function ClusterMarker({ mark }: { readonly mark: Mark }) {
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
  const handlers = useMemo(
    () => ({
      add: ({ target }: { target: LeafletMarker }) =>
        target.getElement()?.setAttribute('aria-label', words.cluster(count)),
      click: () => map.setView([mark.coords[0], mark.coords[1]], map.getZoom() + 1),
    }),
    [map, mark, count],
  )
  return <Marker position={[mark.coords[0], mark.coords[1]]} icon={icon} eventHandlers={handlers} />
})
