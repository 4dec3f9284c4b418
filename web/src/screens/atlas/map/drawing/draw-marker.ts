import { MARKER_RADIUS } from '@ai-vault/contract/atlas/map-options.ts'
import type { PointStatus } from '@ai-vault/contract/atlas/points.ts'

/**
 * Markers as elements: the policy of the page lets no markup be made from text. A point is an amber circle of the
 * specified radius; pending ones are a dashed ring, found ones have a tick, the chosen one a second ring.
 */
const SVG = 'http://www.w3.org/2000/svg'
const SIZE = 28
const MIDDLE = SIZE / 2

function svg(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/** What is found already. */
export const TICK = 'M-2.8 0.2L-0.8 2.2L3 -2'

/** A small sign inside the circle for what is there; shape says what colour cannot. */
export const SIGNS: Readonly<Record<string, string>> = {
  chest: 'M-2.6 -1.8H2.6V1.8H-2.6Z',
  lore: 'M0 -2.8L2.4 0L0 2.8L-2.4 0Z',
  portal: 'M0 -2.8A2.8 2.8 0 1 1 -0.01 -2.8',
  'lost-sector': 'M-2.6 2L0 -2.6L2.6 2Z',
  landmark: 'M-1.6 2.8V-2.6L2.2 -1.2L-1.6 0.2',
  event: 'M-2.6 0H2.6M0 -2.6V2.6',
  resource: 'M-2.4 -2.4L2.4 2.4M2.4 -2.4L-2.4 2.4',
}

interface PointLook {
  readonly kind: string
  readonly status: PointStatus
  readonly found: boolean
  readonly chosen: boolean
}

export function drawPoint({ kind, status, found, chosen }: PointLook): HTMLElement {
  const box = document.createElement('span')
  const drawing = svg('svg', {
    viewBox: `0 0 ${SIZE} ${SIZE}`,
    width: SIZE,
    height: SIZE,
    'aria-hidden': 'true',
  })
  const circle = svg('circle', { cx: MIDDLE, cy: MIDDLE, r: MARKER_RADIUS, 'data-status': status })
  if (found) circle.setAttribute('data-found', '')
  if (chosen) drawing.append(svg('circle', { cx: MIDDLE, cy: MIDDLE, r: MARKER_RADIUS + 5, 'data-ring': '' }))
  drawing.append(circle)
  const sign = found ? TICK : SIGNS[kind]
  if (sign && status !== 'pending') {
    drawing.append(svg('path', { d: sign, transform: `translate(${MIDDLE} ${MIDDLE})`, 'data-sign': '' }))
  }
  box.append(drawing)
  return box
}

export function drawCluster(count: number): HTMLElement {
  const box = document.createElement('span')
  box.ariaHidden = 'true'
  box.textContent = String(count)
  return box
}
