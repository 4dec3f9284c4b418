import type { Plugin } from 'vite'

const LEAFLET = /[\\/]leaflet[\\/]dist[\\/]leaflet-src(?:\.esm)?\.js$/
/** How Leaflet asks whether the browser draws vectors inside the page; every browser we support does. */
const QUESTION = "div.innerHTML = '<svg/>';"
const ANSWER = "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"

/**
 * The page's policy lets no markup be made from text, not even this one harmless line that Leaflet runs when it is
 * loaded. The same element made by the document needs no exception in the policy.
 */
export function leafletWithoutMarkup(): Plugin {
  return {
    name: 'leaflet-without-markup',
    enforce: 'pre',
    transform(code, id) {
      if (!LEAFLET.test(id)) return undefined
      if (!code.includes(QUESTION)) this.error('Leaflet has changed: look how it finds out about vectors now')
      return { code: code.replace(QUESTION, ANSWER), map: null }
    },
  }
}
