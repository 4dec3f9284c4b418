import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { WebPages } from '@ai-vault/contract/web-pages.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPages } from './pages.ts'

describe('the pages of the web app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ai-vault-pages-'))
  beforeAll(() => {
    const hub = ['/command-center', '/']
    const list: WebPages = {
      addresses: [...hub, '/login', '/armory', '/forge', '/forge/*', '/build/*', '/auth/callback'],
      pages: [
        { file: 'hub-visitor.html', who: 'visitor', addresses: hub },
        { file: 'hub-player.html', who: 'player', addresses: hub },
        { file: 'hub.html', addresses: hub },
        { file: 'sign-in.html', who: 'visitor', addresses: ['/login'] },
        { file: 'armory.html', addresses: ['/armory'] },
      ],
    }
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(list))
    for (const name of ['index', 'hub', 'hub-visitor', 'hub-player', 'sign-in', 'armory']) {
      writeFileSync(join(folder, `${name}.html`), `<!doctype html><html lang="en"><title>${name}</title>`)
    }
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const at = (path: string) => new URL(path, 'http://localhost')
  const titleAt = (path: string, player: boolean) =>
    /<title>(.*)<\/title>/.exec(String(readPages(folder)?.pageFor(at(path), player).identity))?.[1]

  it('F-001 hold the first screen for a visitor and for a player', () => {
    for (const path of ['/', '/command-center', '/command-center/']) {
      expect([titleAt(path, false), titleAt(path, true)]).toEqual(['hub-visitor', 'hub-player'])
    }
    expect([titleAt('/login', false), titleAt('/login', true)]).toEqual(['sign-in', 'index'])
    expect([titleAt('/forge', false), titleAt('/nowhere', true)]).toEqual(['index', 'index'])
  })

  it('name the files of their screen for whoever asks', () => {
    expect([titleAt('/armory', false), titleAt('/armory', true)]).toEqual(['armory', 'armory'])
  })

  it('hold no picture where a search asks for something else', () => {
    expect([titleAt('/?status=open', true), titleAt('/armory?tab=armor', true)]).toEqual(['hub', 'armory'])
  })

  it('are the same in every encoding', () => {
    const page = readPages(folder)?.pageFor(at('/'), false)
    expect(brotliDecompressSync(page?.br ?? '').toString()).toBe(page?.identity)
    expect(gunzipSync(page?.gzip ?? '').toString()).toBe(page?.identity)
  })

  it('F-039 name the demo guardian only where there is one', () => {
    const withDemo = readPages(folder, 'veteran')?.pageFor(at('/login'), false).identity
    expect(withDemo).toContain('<html data-demo="veteran" lang="en">')
    expect(readPages(folder)?.pageFor(at('/login'), false).identity).not.toContain('data-demo')
  })

  it('are not there before the app was built', () => {
    expect(readPages(join(folder, 'nothing'))).toBeUndefined()
  })
})
