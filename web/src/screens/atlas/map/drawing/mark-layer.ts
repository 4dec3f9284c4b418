/**
 * The marks of the map, made by hand: a component for each would cost a frame ten times as much. Those that stay in sight
 * are not touched, new ones come in as many a frame as a few milliseconds allow, so that thousands of points pan as
 * smoothly as ten.
 */
import { DivIcon, type Map as LeafletMap, Marker, type Point, type TooltipOptions } from 'leaflet'
import { isFound } from '../../../../data/atlas/standing.ts'
import type { MapPoint } from '../read-point.ts'
import { words } from '../words.ts'
import { MARK_SIZE, type Mark } from './clusters.ts'
import { drawCluster, drawPoint } from './draw-marker.ts'
import styles from './Leaflet.module.css'

/** So much of a frame may go into new marks. */
const FRAME_MS = 4
const TIP: TooltipOptions = { direction: 'top', offset: [0, -8], className: styles.tip ?? '' }

interface Placed {
  _setPos(at: Point): void
}

/**
 * Leaflet places a marker by a shift in three dimensions, for which the browser gives each a layer of its own. A shift
 * in two does the same, and all marks are one picture that moves with the map.
 */
class FlatMarker extends Marker implements Placed {
  _setPos(at: Point) {
    ;(Marker.prototype as unknown as Placed)._setPos.call(this, at)
    this.getElement()?.style.setProperty('transform', `translate(${at.x}px, ${at.y}px)`)
  }
}

interface MarkLook {
  readonly chosen: string | undefined
  readonly visited: ReadonlySet<number>
}

interface Shown {
  readonly marker: Marker
  mark: Mark
  /** Tells whether it has to be drawn anew. */
  drawn: string
}

export type MarkLayer = ReturnType<typeof createMarkLayer>

export function createMarkLayer(map: LeafletMap, onChoose: (id: string | undefined) => void) {
  const shown = new Map<string, Shown>()
  let waiting: readonly Mark[] = []
  let look: MarkLook = { chosen: undefined, visited: new Set() }
  let frame = 0

  /** The point that a mark stands for; undefined where it stands for many. */
  const single = ({ points: [point, ...joined] }: Mark): MapPoint | undefined =>
    joined.length === 0 || point.id === look.chosen ? point : undefined

  const signOf = (mark: Mark): string => {
    const point = single(mark)
    if (!point) return String(mark.points.length)
    const found = isFound(point, look.visited)
    return `${words.marker(point, found, mark.points.length - 1)} ${point.kind} ${point.id === look.chosen}`
  }

  function iconOf(mark: Mark): DivIcon {
    const point = single(mark)
    const html = point
      ? drawPoint({
          kind: point.kind,
          status: point.status,
          found: isFound(point, look.visited),
          chosen: point.id === look.chosen,
        })
      : drawCluster(mark.points.length)
    const className = (point ? styles.point : styles.cluster) ?? ''
    return new DivIcon({ html, className, iconSize: [MARK_SIZE, MARK_SIZE] })
  }

  /** What assistive technology hears of it; Leaflet has made it a button. */
  function describe({ marker, mark }: Shown) {
    const element = marker.getElement()
    const point = single(mark)
    if (!element) return
    const joined = mark.points.length - 1
    element.setAttribute(
      'aria-label',
      point ? words.marker(point, isFound(point, look.visited), joined) : words.cluster(joined + 1),
    )
    if (!point) return
    element.setAttribute('aria-pressed', String(point.id === look.chosen))
    if (point.id === look.chosen) marker.openTooltip()
    else marker.closeTooltip()
  }

  function press({ mark }: Shown) {
    const point = single(mark)
    if (point) onChoose(point.id === look.chosen ? undefined : point.id)
    else map.setView([mark.coords[0], mark.coords[1]], map.getZoom() + 1)
  }

  function add(mark: Mark) {
    const marker = new FlatMarker([mark.coords[0], mark.coords[1]], { icon: iconOf(mark) })
    const entry: Shown = { marker, mark, drawn: signOf(mark) }
    shown.set(mark.key, entry)
    // Made when it opens: most never do.
    if (single(mark)) marker.bindTooltip(() => tipOf(entry.mark.points[0]), TIP)
    marker.on('click', () => press(entry)).addTo(map)
    describe(entry)
  }

  function renew(entry: Shown, mark: Mark) {
    entry.mark = mark
    const drawn = signOf(mark)
    if (drawn === entry.drawn) return
    entry.drawn = drawn
    entry.marker.setIcon(iconOf(mark))
    describe(entry)
  }

  /** The mark that now stands for a point whose own mark had the focus takes it; the map does where none stands. */
  function keepFocus({ id }: MapPoint) {
    const standsForIt = ({ points }: Mark) => points.some((point) => point.id === id)
    const late = waiting.find(standsForIt)
    if (late) {
      add(late)
      waiting = waiting.filter((mark) => mark !== late)
    }
    const entry = [...shown.values()].find(({ mark }) => standsForIt(mark))
    const element = entry?.marker.getElement() ?? map.getContainer()
    element.focus({ preventScroll: true })
  }

  function addSome() {
    const end = performance.now() + FRAME_MS
    let at = 0
    while (at < waiting.length && performance.now() < end) add(waiting[at++] as Mark)
    waiting = waiting.slice(at)
    frame = waiting.length > 0 ? requestAnimationFrame(addSome) : 0
  }

  return {
    show(marks: readonly Mark[], next: MarkLook) {
      cancelAnimationFrame(frame)
      look = next
      const wanted = new Map(marks.map((mark) => [mark.key, mark]))
      let focused: MapPoint | undefined
      for (const [key, entry] of shown) {
        const mark = wanted.get(key)
        if (mark) renew(entry, mark)
        else {
          if (entry.marker.getElement() === document.activeElement) focused = entry.mark.points[0]
          entry.marker.remove()
          shown.delete(key)
        }
      }
      waiting = marks.filter(({ key }) => !shown.has(key))
      if (focused) keepFocus(focused)
      addSome()
    },

    remove() {
      cancelAnimationFrame(frame)
      for (const { marker } of shown.values()) marker.remove()
      shown.clear()
    },
  }
}

/** Elements, because the policy of the page lets no markup be made from text. */
function tipOf(point: MapPoint): HTMLElement {
  const make = (tag: string) => document.createElement(tag)
  const [tip, name, text, about] = [make('div'), make('b'), make('bdi'), make('span')]
  text.textContent = point.name || words.nameless
  about.textContent = words.about(point)
  name.append(text)
  tip.append(name, about)
  return tip
}
