import { TILE_MAX_ZOOM } from '@ai-vault/contract/atlas/map-options.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import { z } from 'zod'
import { ApiError } from '../../errors/api-error.ts'
import type { App } from '../../http/fastify-app.ts'
import type { LanguageService } from '../../languages/languages.ts'
import type { AtlasMap } from '../atlas-map.ts'
import type { Tiles } from './tiles.ts'

export interface TileRoutesDeps {
  readonly map: Pick<AtlasMap, 'read'>
  readonly tiles: Tiles
  readonly languages: LanguageService
}

const number = z.coerce.number().int().min(0)

/** Tiles hold nothing about anybody, and pictures of a page carry no handle: everybody may ask for them. */
export function tileRoutes(app: App, { map, tiles, languages }: TileRoutesDeps) {
  app.get(
    '/api/atlas/map/tiles/:destination/:zoom/:x/:file',
    {
      compress: false,
      config: { auth: 'public', bulk: true },
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
      const { language, names } = await languages.shownIn(request)
      const picture = await tiles.get(chart, {
        edition: definitions.edition,
        language,
        names,
        ...(destination === 'all' ? {} : { destinationHash: destination }),
        zoom,
        x,
        y,
        density: file.includes('@2x') ? 2 : 1,
      })
      reply.headers({
        'content-type': 'image/png',
        // With the edition in its address a tile never changes; without it, it is good for an hour.
        'cache-control': request.query.v ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      })
      return reply.send(picture)
    },
  )
}
