import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { matchesAddress, webPagesSchema } from '@ai-vault/contract/web-pages.ts'
import type { Encoding } from '../http/accepted-encoding.ts'

/**
 * The pages of the built web app. All of them are the same app; most name the files of their screen, and some hold its first
 * picture already (web/build/prerender.ts), so that it is there before any script has run. Who has a session cookie gets the
 * page of a player.
 */
const PLAIN = 'index.html'
const LIST = 'pages.json'

export type Page = Readonly<Record<Encoding, string | Buffer>>

export interface Pages {
  /** Whether the app has a screen at this address (F-014). */
  has(pathname: string): boolean
  pageFor(address: Pick<URL, 'pathname' | 'search'>, player: boolean): Page
}

/** Undefined where the web app was not built. A demo guardian's name tells the app to offer a look around as them. */
export function readPages(folder: string, demoGuardian?: string): Pages | undefined {
  if (!existsSync(join(folder, PLAIN)) || !existsSync(join(folder, LIST))) return undefined
  const list = webPagesSchema.parse(JSON.parse(readFileSync(join(folder, LIST), 'utf8')))
  const read = new Map<string, Page>()
  const pageIn = (file: string): Page => {
    const known = read.get(file)
    if (known) return known
    const page = existsSync(join(folder, file)) ? encode(markDemo(folder, file, demoGuardian)) : pageIn(PLAIN)
    read.set(file, page)
    return page
  }
  return {
    has: (pathname) => list.addresses.some((address) => matchesAddress(address, pathname)),
    pageFor({ pathname, search }, player) {
      // A picture is one of the bare address: what a search asks for may look otherwise.
      const isFor = (who: 'visitor' | 'player') => search === '' && (who === 'player') === player
      const page = list.pages.find(
        ({ who, addresses }) =>
          (!who || isFor(who)) && addresses.some((address) => matchesAddress(address, pathname)),
      )
      return pageIn(page?.file ?? PLAIN)
    },
  }
}

function markDemo(folder: string, file: string, demoGuardian: string | undefined): string {
  const html = readFileSync(join(folder, file), 'utf8')
  return demoGuardian ? html.replace('<html ', `<html data-demo="${demoGuardian}" `) : html
}

/** Packed once, not for every visitor. */
const encode = (html: string): Page => ({
  identity: html,
  br: brotliCompressSync(html),
  gzip: gzipSync(html),
})
