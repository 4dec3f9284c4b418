import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Encoding } from '../http/accepted-encoding.ts'

/** A file of the build in the forms that lie beside it (precompress.ts). */
export interface KeptAsset {
  readonly type: string
  readonly forms: Readonly<Partial<Record<Encoding, Buffer>>>
}

const FOLDER = 'assets'
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const ENDINGS: readonly (readonly [Encoding, string])[] = [
  ['identity', ''],
  ['br', '.br'],
  ['gzip', '.gz'],
]

/**
 * The hashed files of the built web app, each read when it is first asked for and then kept: a first visit asks for forty of
 * them, and looking each of them up on the disk costs more than sending it. All together they come to some 4 MB.
 */
export function keepAssets(webFolder: string): (pathname: string) => KeptAsset | undefined {
  const folder = join(webFolder, FOLDER)
  const names = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const kept = new Map<string, KeptAsset>()
  return (pathname) => {
    const known = kept.get(pathname)
    if (known) return known
    const name = pathname.slice(`/${FOLDER}/`.length)
    const type = TYPES[extname(name)]
    if (!type || !names.has(name)) return undefined
    const forms = ENDINGS.filter(([, ending]) => names.has(name + ending)).map(([encoding, ending]) => [
      encoding,
      readFileSync(join(folder, name + ending)),
    ])
    const asset: KeptAsset = { type, forms: Object.fromEntries(forms) }
    kept.set(pathname, asset)
    return asset
  }
}
