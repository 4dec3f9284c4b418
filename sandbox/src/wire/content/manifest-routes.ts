import type { FastifyInstance } from 'fastify'
import type { SandboxContext } from '../../sandbox-context.ts'
import { EMPTY_TABLES, WORLD_TABLES } from '../../world/world-tables.ts'
import { pathOf } from '../areas.ts'
import { sendSuccess } from '../envelope.ts'
import { HTML_TYPE, htmlPage } from '../html-page.ts'
import { LARGEST_HASH, parseWhole } from '../parameters.ts'
import { WireError } from '../platform-errors.ts'
import { sendBody } from '../served-body.ts'
import { LOCALE_NAMES, localize } from './locales.ts'
import type { ManifestContent } from './manifest-content.ts'

export function registerManifestRoutes(
  app: FastifyInstance,
  { world }: SandboxContext,
  content: () => ManifestContent,
): void {
  app.get('/Destiny2/Manifest/', (_request, reply) =>
    sendSuccess(reply, {
      version: world.version,
      mobileAssetContentPath: '',
      mobileGearAssetDataBases: [],
      mobileWorldContentPaths: content().databasePaths,
      jsonWorldContentPaths: content().worldPaths,
      jsonWorldComponentContentPaths: content().componentPaths,
      mobileClanBannerDatabasePath: '',
      mobileGearCDN: {},
      iconImagePyramidInfo: [],
    }),
  )

  app.get<{ Params: { entityType: string; hash: string }; Querystring: { lc?: string } }>(
    '/Destiny2/Manifest/:entityType/:hash/',
    (request, reply) => {
      const wanted = request.params.entityType.toLowerCase()
      const isWanted = (name: string) => name.toLowerCase() === wanted
      const table = WORLD_TABLES.find(isWanted)
      if (!table && !EMPTY_TABLES.some(isWanted))
        throw new WireError(18, { message: 'There is no such kind of definition.' })
      const hash = parseWhole(request.params.hash, { name: 'hash', fallback: 0, min: 0, max: LARGEST_HASH })
      const definition = table && world.tables[table].get(hash)
      if (!definition) throw new WireError(21)
      const locale = LOCALE_NAMES.find((name) => name === request.query.lc) ?? 'en'
      return sendSuccess(reply, JSON.parse(localize(definition, locale)))
    },
  )
}

/** The files that the manifest names. No key is needed, and a path's content never changes. */
export function registerManifestFiles(
  app: FastifyInstance,
  { faults }: SandboxContext,
  content: () => ManifestContent,
): void {
  const serve = (folder: string, type: string) =>
    app.get(`/common/destiny2_content/${folder}/*`, (request, reply) => {
      const file = content().files.get(pathOf(request.url))
      if (!file)
        return reply.code(404).type(HTML_TYPE).send(htmlPage('404 Not Found', 'There is no such file.'))
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return sendBody(faults, request, reply, file(), type)
    })
  serve('json', 'application/json; charset=utf-8')
  serve('sqlite', 'application/octet-stream')
}
