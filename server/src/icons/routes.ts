import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { z } from 'zod'
import { QueueFullError } from '../async/limit-concurrency.ts'
import { ApiError } from '../errors/api-error.ts'
import { stillStarting } from '../guardians/manifest-loader.ts'
import type { App } from '../http/fastify-app.ts'
import type { IconCache } from './icon-cache.ts'
import { readIconAddress } from './icon-path.ts'

/** A drawing opened on its own must not be able to do anything, whoever made it. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

interface IconRoutesDeps {
  readonly icons: IconCache
  readonly manifest: Pick<Manifest, 'status' | 'namesPicture'>
}

export function iconRoutes(app: App, { icons, manifest }: IconRoutesDeps) {
  app.get(
    '/api/icons/*',
    {
      compress: false,
      config: { auth: 'public', bulk: 'files' },
      schema: {
        tags: ['icons'],
        summary: 'A picture of the game platform, by its path',
        params: z.object({ '*': z.string() }),
      },
    },
    async (request, reply) => {
      const address = readIconAddress(`/${request.params['*']}`)
      if (address && !manifest.status) throw stillStarting()
      // Nobody fetches through us, or fills the disk with, what no screen shows.
      const isShown = address && manifest.namesPicture(address.path)
      const bytes = isShown ? await icons.get(address).catch(unavailable) : undefined
      if (!address || !bytes) {
        throw new ApiError(404, 'icon-not-found', 'The platform has no such picture.')
      }
      reply.headers({
        'content-type': address.type,
        'cache-control': 'public, max-age=604800, immutable',
        'content-security-policy': PICTURE_POLICY,
      })
      return reply.send(bytes)
    },
  )
}

function unavailable(cause: unknown): never {
  if (cause instanceof QueueFullError) {
    throw new ApiError(
      503,
      'icon-busy',
      'Too many pictures are being fetched. Please try again in a moment.',
      {
        retryAfter: 2,
        cause,
      },
    )
  }
  throw new ApiError(502, 'icon-unavailable', 'The picture could not be fetched from the platform.', {
    cause,
  })
}
