import { SLOT_PITCH } from '@ai-vault/game/atlas/chart.ts'
import { DivIcon } from 'leaflet'
import { useMemo } from 'react'
import { Marker } from 'react-leaflet'
import text from '../../../../ui/text.module.css'
import type { Place } from '../places.ts'
import styles from './Leaflet.module.css'

/** Between two of them, in pixels. */
const GAP = 4

interface PlaceMarkersProps {
  readonly places: readonly Place[]
  readonly zoom: number
  readonly onGo: (hash: number) => void
}

/** The overview: each destination by its name, with what is found there; a press goes into it. */
export function PlaceMarkers({ places, zoom, onGo }: PlaceMarkersProps) {
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
