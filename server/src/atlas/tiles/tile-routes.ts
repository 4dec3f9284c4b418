import { TILE_MAX_ZOOM } from '@ai-vault/contract/atlas/map-options.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import { z } from 'zod'
import { QueueFullError } from '../../async/limit-concurrency.ts'
import { limitEach } from '../../async/limit-each.ts'
import { ApiError } from '../../errors/api-error.ts'
import type { App } from '../../http/fastify-app.ts'
import { addressGroup } from '../../http/protection/address-group.ts'
import type { LanguageService } from '../../languages/languages.ts'
import type { AtlasMap } from '../atlas-map.ts'
import type { Tiles } from './tiles.ts'

export interface TileRoutesDeps {
  readonly map: Pick<AtlasMap, 'read'>
  readonly tiles: Tiles
  readonly languages: LanguageService
}

/** As many as a large screen shows at once. More would fill the queue of those that are drawn. */
const MOST_OF_ADDRESS = 48
const RETRY_AFTER_S = 2

const number = z.coerce.number().int().min(0)

/** Tiles hold nothing about anybody, and pictures of a page carry no handle: everybody may ask for them. */
export function tileRoutes(app: App, { map, tiles, languages }: TileRoutesDeps) {
  const limited = limitEach(MOST_OF_ADDRESS)
  app.get(
    '/api/atlas/map/tiles/:destination/:zoom/:x/:file',
    {
      compress: false,
      config: { auth: 'public', bulk: 'drawn' },
      schema: {
        tags: ['atlas'],
        summary: 'A tile of the map, 256 pixels wide, or twice as many',
        params: z.object({
          destination: z.union([z.literal('all'), number]),
          zoom: number.max(TILE_MAX_ZOOM),
          x: number,
          file: z.string().regex(/^\d{1,6}(@2x)?\.png$/, 'must be a number with the ending .png'),
        }),
        querystring: z.object({ language: languageParameter, v: z.string().max(40).optional() }),
      },
    },
    async (request, reply) => {
      const { destination, zoom, x, file } = request.params
      const y = Number.parseInt(file, 10)
      if (x >= 2 ** zoom || y >= 2 ** zoom)
        throw new ApiError(404, 'tile-not-found', 'The map has no such tile.')
      const { chart, definitions } = await map.read()
      if (destination !== 'all' && !chart.some(({ hash }) => hash === destination))
        throw new ApiError(404, 'tile-not-found', 'The map has no such destination.')
      const { language, names } = await languages.shownIn(request)
      const wanted = {
        edition: definitions.edition,
        language,
        names,
        ...(destination === 'all' ? {} : { destinationHash: destination }),
        zoom,
        x,
        y,
        density: file.includes('@2x') ? 2 : 1,
      } as const
      const picture = await limited(addressGroup(request.ip), () => tiles.get(chart, wanted)).catch(whenFull)
      reply.headers({
        'content-type': 'image/png',
        // With the edition in its address a tile never changes; without it, it is good for an hour.
        'cache-control': request.query.v ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      })
      return reply.send(picture)
    },
  )
}

function whenFull(cause: unknown): never {
  if (!(cause instanceof QueueFullError)) throw cause
  throw new ApiError(
    503,
    'server-busy',
    'Too many tiles of the map are being drawn for you. Please try again in a moment.',
    { retryAfter: RETRY_AFTER_S, cause },
  )
}
