import { DivIcon, DomEvent, type LeafletKeyboardEvent } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import { type LatLng, wrapped } from '../draft.ts'
import { words } from '../words.ts'
import styles from './Leaflet.module.css'

interface MapControlsProps {
  readonly spot: LatLng | undefined
  readonly onSpot: (spot: LatLng) => void
  readonly onZoom: (zoom: number) => void
}

/** Zoom by buttons, and the place for the form: by a click, a long press, or the crosshair for the keyboard (F-217). */
export function MapControls({ spot, onSpot, onZoom }: MapControlsProps) {
  const map = useMap()
  const controls = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(false)
  const choose = ({ lat, lng }: LatLng) => onSpot({ lat, lng: wrapped(lng) })
  useMapEvents({
    click: ({ latlng }) => choose(latlng),
    contextmenu: ({ latlng }) => choose(latlng),
    keydown: pressByKey,
    zoomend: () => onZoom(map.getZoom()),
  })
  useEffect(() => {
    onZoom(map.getZoom())
    const container = map.getContainer()
    container.setAttribute('role', 'application')
    container.setAttribute('aria-label', words.mapLabel)
    const look = () => setFocused(document.activeElement === container)
    container.addEventListener('focus', look)
    container.addEventListener('blur', look)
    const { current } = controls
    if (current) DomEvent.disableClickPropagation(current)
    return () => {
      container.removeEventListener('focus', look)
      container.removeEventListener('blur', look)
    }
  }, [map, onZoom])
  return (
    <>
      {spot && <Marker position={[spot.lat, spot.lng]} icon={SPOT} keyboard={false} interactive={false} />}
      <span className={styles.cross} data-shown={focused || undefined} aria-hidden="true" />
      <div ref={controls} className={styles.controls} data-over-map>
        <button type="button" aria-label={words.zoomIn} onClick={() => map.zoomIn()}>
          +
        </button>
        <button type="button" aria-label={words.zoomOut} onClick={() => map.zoomOut()}>
          −
        </button>
        <button type="button" className={styles.wide} onClick={() => choose(map.getCenter())}>
          {words.useCentre}
        </button>
      </div>
    </>
  )
}

/** Leaflet makes of each mark a button that the keyboard reaches, but cannot press. */
function pressByKey({ originalEvent }: LeafletKeyboardEvent) {
  const { key, target } = originalEvent
  if (key !== 'Enter' && key !== ' ') return
  if (!(target instanceof HTMLElement && target.matches('.leaflet-marker-icon'))) return
  originalEvent.preventDefault()
  target.click()
}

const SPOT = new DivIcon({
  html: document.createElement('span'),
  className: styles.spot ?? '',
  iconSize: [20, 20],
})
