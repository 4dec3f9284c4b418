/// <reference types="node" />
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PART = fileURLToPath(new URL('../worker/push.js', import.meta.url))

/** Adds our own part to the generated service worker: one file, because the page's policy lets a worker load no other. */
export function pushWorker(): Plugin {
  let folder = ''
  return {
    name: 'push-worker',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const worker = join(folder, 'sw.js')
        if (existsSync(worker)) appendFileSync(worker, `\n${readFileSync(PART, 'utf8')}`)
      },
    },
  }
}
