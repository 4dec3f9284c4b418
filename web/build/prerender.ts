/// <reference types="node" />
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { WebPages } from '@ai-vault/contract/web-pages.ts'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import type { renderPages } from '../src/prerender.tsx'
import { withOwnGlyphs } from './glyphs-in-picture.ts'

/**
 * A page a screen (src/prerender.tsx says of which), with the screen's styles and files in the head: they come beside those of
 * the app, not after them. Most are also rendered while the app is built, and show their first picture before any script has
 * run. React then puts the living screen in its place; the two look the same, so that nothing moves. `pages.json` tells the
 * server which page belongs to which address, and which addresses there are.
 */
const BOOT = /<!-- boot -->[\s\S]*<!-- \/boot -->/

/** The pictures name the files of the app, so both builds name them alike. */
export const ASSET_NAMES = 'assets/[name]-[hash:7][extname]'

/** Kept out of the service worker's store: offline, every address is the plain page. */
export const PAGES_FOLDER = 'pages'

/** `/forge/$weaponId` is `/forge/*` to the server. */
const patternOf = (address: string) => address.replace(/\$\w+/g, '*')

export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return this.error('index.html is not part of the build')
      const html = String(page.source)
      if (!BOOT.test(html)) return this.error('index.html has lost its boot marks')
      page.source = withHead(html, filesOf(bundle, ['shell']))
      const { addresses, pages } = await renderAll()
      const sprite = readFileSync(join(import.meta.dirname, '../src/ui/glyphs/glyphs.svg'), 'utf8')
      const list: WebPages = { addresses: addresses.map(patternOf), pages: [] }
      for (const { chunks, html: body, addresses, ...page } of pages) {
        const file = `${PAGES_FOLDER}/${chunks[0]}${page.who ? `-${page.who}` : ''}.html`
        const { scripts, styles } = filesOf(bundle, ['shell', ...chunks])
        const picture = body ? withinPolicy(withOwnGlyphs(body, sprite)) : undefined
        const ownStyle = picture?.css
          ? [this.getFileName(this.emitFile({ type: 'asset', name: 'page.css', source: picture.css }))]
          : []
        for (const [, asset = ''] of picture?.body.matchAll(/"\/(assets\/[^"#]+)/g) ?? [])
          if (!bundle[asset]) return this.error(`${file} names ${asset}, which is not part of the build`)
        const head = withHead(html, { scripts, styles: [...styles, ...ownStyle] })
        const source = picture ? head.replace(BOOT, () => still(picture.body)) : head
        if (!list.pages.some((other) => other.file === file))
          this.emitFile({ type: 'asset', fileName: file, source })
        list.pages.push({ file, ...page, addresses: addresses.map(patternOf) })
      }
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(list) })
    },
  }
}

/** A picture of the screen: nothing in it answers yet, so nothing in it can be pressed in vain. */
const still = (html: string) => `<div class="boot" inert aria-hidden="true">${html}</div>`

/** The content security policy refuses inline scripts, and style attributes: these become a stylesheet of the page. */
function withinPolicy(html: string) {
  const rules = new Map<string, string>()
  const body = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      const name = rules.get(style) ?? String(rules.size)
      rules.set(style, name)
      return ` data-style="${name}"`
    })
  return { body, css: [...rules].map(([style, name]) => `[data-style="${name}"]{${style}}`).join('\n') }
}

/** The same sources, built for Node into one file, and run in a process that ends with them. */
async function renderAll(): ReturnType<typeof renderPages> {
  const folder = mkdtempSync(join(tmpdir(), 'ai-vault-prerender-'))
  try {
    const result = await build({
      configFile: false,
      root: join(import.meta.dirname, '..'),
      logLevel: 'warn',
      plugins: [react()],
      css: { transformer: 'lightningcss' },
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender.tsx',
        write: false,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting: false, assetFileNames: ASSET_NAMES } },
      },
    })
    const [chunk] = (result as Rolldown.RolldownOutput).output
    const file = join(folder, 'prerender.mjs')
    writeFileSync(file, chunk.code + RUN)
    const { stdout } = await promisify(execFile)(process.execPath, [file], {
      timeout: 60_000,
      maxBuffer: 4e6,
    })
    return JSON.parse(stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The renderer leaves timers behind; without this exit they would keep the process alive. */
const RUN = `
process.stdout.write(JSON.stringify(await renderPages()), () => process.exit())
`

interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The scripts and styles of these chunks and of all they import, in the order in which they are needed. */
function filesOf(bundle: Rolldown.OutputBundle, names: readonly string[]): Files {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (file: string, importers: readonly string[] = []) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || scripts.has(file)) return
    const path = [...importers, file]
    if (importers.includes(file)) throw new Error(`Chunks import each other: ${path.join(' > ')}`)
    for (const next of chunk.imports) add(next, path)
    scripts.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  for (const name of names) {
    const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === name)
    if (!entry) throw new Error(`The build has no chunk ${name}`)
    add(entry.fileName)
  }
  return { scripts: [...scripts], styles: [...styles] }
}

function withHead(html: string, { scripts, styles }: Files): string {
  const isNew = (file: string) => !html.includes(`/${file}"`)
  const tags = [
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(isNew).map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`),
  ]
  return html.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
}
