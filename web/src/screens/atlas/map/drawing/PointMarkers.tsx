import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { MapPoint } from '../read-point.ts'
import { cluster } from './clusters.ts'
import { keepClear, namesAt } from './keep-clear.ts'
import { createMarkLayer, type MarkLayer } from './mark-layer.ts'

interface PointMarkersProps {
  readonly points: readonly MapPoint[]
  readonly visited: ReadonlySet<number>
  readonly zoom: number
  /** All that have names on the tiles, and the one that has those of its zones; undefined: all have. */
  readonly destinations: MapDestinationsAnswer['destinations']
  readonly destination: number | undefined
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

/** As much around what is in sight as a quick drag uncovers. */
const AROUND = 0.15

/** Only what is in sight, or nearly, is in the document; a move of the map renders nothing. */
export function PointMarkers(props: PointMarkersProps) {
  const { points, visited, zoom, destinations, destination, chosen, onChoose } = props
  const map = useMap()
  const latest = useRef(onChoose)
  latest.current = onChoose
  const layer = useRef<MarkLayer>(undefined)
  useEffect(() => {
    const made = createMarkLayer(map, (id) => latest.current(id))
    layer.current = made
    return () => made.remove()
  }, [map])
  const names = useMemo(() => namesAt(destinations, destination, zoom), [destinations, destination, zoom])
  const marks = useMemo(
    () => keepClear(cluster(points, zoom, chosen), names, zoom, chosen),
    [points, zoom, chosen, names],
  )
  useEffect(() => {
    const look = () => {
      const sight = map.getBounds().pad(AROUND)
      const inSight = marks.filter(({ coords }) => sight.contains([coords[0], coords[1]]))
      layer.current?.show(inSight, { chosen, visited })
    }
    look()
    map.on({ moveend: look, resize: look })
    return () => {
      map.off({ moveend: look, resize: look })
    }
  }, [map, marks, chosen, visited])
  return null
}
