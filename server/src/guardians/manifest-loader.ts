import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { FastifyBaseLogger } from 'fastify'
import { ApiError } from '../errors/api-error.ts'

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 60_000
const LOOK_AGAIN_MS = 10 * 60_000

export interface ManifestLoader {
  readonly loaded: boolean
  /** Waits for the first definitions, but not longer than the limit. */
  ready(limitMs: number): Promise<void>
  stop(): void
}

/** Loads the definitions in the background, tries again when that fails, and looks for a newer version later. */
export function startManifestLoader(
  manifest: Manifest,
  logger: FastifyBaseLogger,
  /** Called whenever the newest version is in use. */
  onLoaded: () => void = () => undefined,
): ManifestLoader {
  let timer: NodeJS.Timeout | undefined
  let retryMs = FIRST_RETRY_MS
  let stopped = false
  const waiting = new Set<() => void>()

  const loaded = () => manifest.status !== undefined

  function later(ms: number) {
    if (!stopped) timer = setTimeout(load, ms).unref()
  }

  async function load() {
    const before = manifest.status?.version
    try {
      const { version, definitions } = await manifest.refresh()
      if (version !== before) logger.info({ version, definitions }, 'definitions loaded')
      // Searched once a version, through the whole table: nobody's first build should wait for that.
      manifest.exoticArmor()
      onLoaded()
      retryMs = FIRST_RETRY_MS
      later(LOOK_AGAIN_MS)
    } catch (error) {
      logger.warn({ code: (error as { code?: string }).code, loaded: loaded() }, 'definitions not loaded')
      later(retryMs)
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    }
    if (loaded()) for (const go of waiting) go()
  }

  void load()
  return {
    get loaded() {
      return loaded()
    },
    async ready(limitMs) {
      if (loaded()) return
      await new Promise<void>((resolve) => {
        const limit = setTimeout(() => go(), limitMs)
        const go = () => {
          clearTimeout(limit)
          waiting.delete(go)
          resolve()
        }
        waiting.add(go)
      })
      if (!loaded()) throw stillStarting()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      for (const go of waiting) go()
    },
  }
}

export function stillStarting(): ApiError {
  return new ApiError(
    503,
    'starting',
    'The game definitions are still being loaded. Please try again in a moment.',
    {
      retryAfter: 5,
    },
  )
}
