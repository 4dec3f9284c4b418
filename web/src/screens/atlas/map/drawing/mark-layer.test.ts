import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pointSchema } from '@ai-vault/contract/atlas/points.ts'
import { Map as LeafletMap } from 'leaflet'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pointWith } from '../../../../test-support/answers/atlas-answers.ts'
import { readPoint } from '../read-point.ts'
import { words } from '../words.ts'
import type { Mark } from './clusters.ts'
import { createMarkLayer } from './mark-layer.ts'

const point = (id: number, changes: object = {}) => readPoint(pointSchema.parse(pointWith(id, changes)))
const markOf = (...points: Mark['points']): Mark => ({
  key: points[0].id,
  points,
  coords: points[0].coords ?? [0, 0],
})

/** A frame has time for all marks, unless a test lets the clock run. */
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0))
afterEach(() => void vi.restoreAllMocks())

function layerOf() {
  const container = document.createElement('div')
  const map = new LeafletMap(container).setView([0, 0], 2)
  const onChoose = vi.fn()
  return { container, map, onChoose, layer: createMarkLayer(map, onChoose) }
}

const icons = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('.leaflet-marker-icon')]

it('F-211 a point is a circle with a sign, and its tooltip says its name, by the pointer and by focus', () => {
  const { container, layer } = layerOf()
  layer.show([markOf(point(1, { name: '<b>Old Log</b>' }))], { chosen: undefined, visited: new Set() })
  const [icon] = icons(container)
  expect(icon?.querySelectorAll('circle[data-status="approved"]')).toHaveLength(1)
  expect(icon?.querySelectorAll('path[data-sign]')).toHaveLength(1)
  const tips = () =>
    [...container.querySelectorAll('.leaflet-tooltip b')].map(({ textContent }) => textContent)
  expect(tips()).toEqual([])
  for (const [begin, end] of [
    ['mouseover', 'mouseout'],
    ['focus', 'blur'],
  ] as const) {
    icon?.dispatchEvent(new Event(begin, { bubbles: true }))
    expect(tips()).toEqual(['<b>Old Log</b>'])
    icon?.dispatchEvent(new Event(end, { bubbles: true }))
    expect(tips()).toEqual([])
  }
})

it('F-211 a press chooses a point, one on the chosen point lets it go, and its tooltip stands meanwhile', () => {
  const { container, layer, onChoose } = layerOf()
  const marks = [markOf(point(1)), markOf(point(2))]
  layer.show(marks, { chosen: '2', visited: new Set() })
  expect(icons(container).map((icon) => icon.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  const rings = icons(container).map((icon) => icon.querySelectorAll('circle[data-ring]').length)
  expect(rings).toEqual([0, 1])
  expect(container.querySelector('.leaflet-tooltip')?.textContent).toContain('Point 2')
  for (const icon of icons(container)) icon.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onChoose.mock.calls).toEqual([['1'], [undefined]])
  layer.show(marks.slice(0, 1), { chosen: undefined, visited: new Set() })
  expect(icons(container)).toHaveLength(1)
  expect(container.querySelector('.leaflet-tooltip')).toBeNull()
})

it('a mark of many says how many, and a press comes nearer', () => {
  const { container, map, layer, onChoose } = layerOf()
  const many = markOf(point(1), point(2), point(3))
  layer.show([many], { chosen: undefined, visited: new Set() })
  const [icon] = icons(container)
  expect(icon?.textContent).toBe('3')
  icon?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect([map.getZoom(), onChoose.mock.calls]).toEqual([3, []])
  expect(map.getCenter()).toMatchObject({ lat: many.coords[0], lng: many.coords[1] })
  layer.remove()
  expect(icons(container)).toEqual([])
})

it('the focus stays with a point whose mark is drawn anew, and with the map where none is left', () => {
  const { container, layer } = layerOf()
  document.body.append(container)
  container.tabIndex = 0
  const look = { chosen: undefined, visited: new Set<number>() }
  layer.show([markOf(point(1), point(2))], look)
  icons(container)[0]?.focus()
  expect(document.activeElement?.textContent).toBe('2')
  layer.show([markOf(point(3), point(1)), markOf(point(2))], look)
  expect(document.activeElement).toBe(icons(container)[0])
  layer.show([markOf(point(2))], look)
  expect(document.activeElement).toBe(container)
  container.remove()
})

it('F-211 points are amber on dark tiles', () => {
  const css = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8')
  expect(css('Leaflet.module.css')).toMatch(/\.point circle\[data-status\] \{\s+fill: var\(--night-point\);/)
  expect(css('../../../../ui/tokens.css')).toMatch(/--night-point: #f5a623;/)
})

it('a mark that looks as before is not drawn anew, one that is chosen or joined is', () => {
  const { container, layer } = layerOf()
  const look = { chosen: undefined, visited: new Set<number>() }
  layer.show([markOf(point(1))], look)
  const drawing = () => icons(container)[0]?.firstElementChild
  const first = drawing()
  layer.show([markOf(point(1))], look)
  expect(drawing()).toBe(first)
  layer.show([markOf(point(1))], { ...look, chosen: '1' })
  const [chosen] = icons(container)
  expect(chosen?.getAttribute('aria-pressed')).toBe('true')
  expect(drawing()).not.toBe(first)
  layer.show([markOf(point(1), point(2))], look)
  expect(icons(container).map(({ textContent }) => textContent)).toEqual(['2'])
})

it('a mark that left the map and comes back is drawn again', () => {
  const { container, layer } = layerOf()
  const look = { chosen: undefined, visited: new Set<number>() }
  for (const marks of [[markOf(point(1))], [], [markOf(point(1))]]) {
    layer.show(marks, look)
    expect(icons(container)).toHaveLength(marks.length)
  }
})

it('a mark says to who listens what it stands for, and what the chosen point hides', () => {
  const { container, layer } = layerOf()
  const labelOf = (mark: Mark, chosen?: string) => {
    layer.show([mark], { chosen, visited: new Set() })
    return icons(container)[0]?.getAttribute('aria-label')
  }
  const alone = labelOf(markOf(point(1)))
  expect(alone).toContain('Point 1')
  const many = markOf(point(1), point(2), point(3))
  expect(labelOf(many)).toBe(words.cluster(3))
  expect(labelOf(many, '1')).toBe(words.marker(many.points[0], false, 2))
  expect(labelOf(many, '1')).not.toBe(alone)
})

it('as many points come in with a frame as it has time for, the rest with the next', () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  let clock = 0
  vi.mocked(performance.now).mockImplementation(() => clock++)
  const { container, layer } = layerOf()
  layer.show(
    [1, 2, 3, 4, 5, 6, 7].map((id) => markOf(point(id))),
    { chosen: undefined, visited: new Set() },
  )
  const shown = [icons(container).length]
  for (const frame of frames) {
    frame(0)
    shown.push(icons(container).length)
  }
  expect(shown).toEqual([3, 6, 7])
})
