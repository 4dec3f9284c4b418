import type { Plugin } from 'vite'

const LEAFLET = /[\\/]leaflet[\\/]dist[\\/]leaflet-src(?:\.esm)?\.js$/

/**
 * The page's policy lets no markup be made from text and no picture come from a `data:` address. Leaflet does each once:
 * when it asks whether the browser draws vectors (every browser of ours does), and when it empties a tile that is no
 * longer wanted. The same without either needs no exception in the policy.
 */
const CHANGES: readonly (readonly [string, string])[] = [
  [
    "div.innerHTML = '<svg/>';",
    "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));",
  ],
  ["'data:image/gif;base64,R0lGODlhAQABAAD/ACwAAAAAAQABAAACADs='", "''"],
]

export function leafletWithoutMarkup(): Plugin {
  return {
    name: 'leaflet-without-markup',
    enforce: 'pre',
    transform(code, id) {
      if (!LEAFLET.test(id)) return undefined
      let changed = code
      for (const [before, after] of CHANGES) {
        if (!changed.includes(before)) this.error(`Leaflet has changed: it no longer holds ${before}`)
        changed = changed.replaceAll(before, after)
      }
      return { code: changed, map: null }
    },
  }
}
