import { destinationSchema, destinationsSchema } from '@ai-vault/contract/planets.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { defineFeature } from '../composition/feature.ts'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import { type LanguageService, languageFields } from '../languages/languages.ts'

interface PlanetRoutesDeps {
  readonly platform: Pick<Platform, 'manifest'>
  readonly languages: LanguageService
}

const TABLE = 'DestinyDestinationDefinition'
const KEEP_SECONDS = 3_600
const tags = ['planets']
const config = { auth: 'public' } as const
const label = z.object({
  hash: z.number().optional(),
  displayProperties: z.object({ name: z.string() }).optional(),
})
const destination = z.object({
  hash: z.number(),
  displayProperties: z.object({ name: z.string(), description: z.string().optional() }),
  bubbles: z.array(label).optional(),
  bubbleSettings: z.array(label).optional(),
  redacted: z.boolean().optional(),
})

/** The same for everybody, and as old as the game's definitions (F-340). */
function planetRoutes(app: App, { platform, languages }: PlanetRoutesDeps) {
  const { manifest } = platform

  function keep(reply: FastifyReply, language: string) {
    reply.headers({
      'cache-control': `public, max-age=${KEEP_SECONDS}`,
      vary: 'accept-encoding, accept-language',
      'content-language': language,
    })
  }

  app.get(
    '/api/planets/destinations',
    {
      config,
      schema: {
        tags,
        summary: 'Every destination of the game',
        querystring: z.object({ language: languageParameter }),
        response: { 200: destinationsSchema },
      },
    },
    async (request, reply) => {
      const shownIn = await languages.shownIn(request)
      keep(reply, shownIn.language)
      const found = manifest.hashes(TABLE).flatMap((hash) => read(manifest, hash) ?? [])
      return {
        ...languageFields(shownIn),
        destinations: found
          .map(({ hash, name, zones }) => ({
            hash,
            name: shownIn.names?.nameOf(TABLE, hash) ?? name,
            zones: zones.length,
          }))
          .toSorted((one, other) => one.name.localeCompare(other.name)),
      }
    },
  )

  app.get(
    '/api/planets/destinations/:hash',
    {
      config,
      schema: {
        tags,
        summary: 'One destination with its zones',
        params: z.object({ hash: z.coerce.number().int().nonnegative().max(0xffff_ffff) }),
        querystring: z.object({ language: languageParameter }),
        response: { 200: destinationSchema },
      },
    },
    async (request, reply) => {
      const shownIn = await languages.shownIn(request)
      const found = read(manifest, request.params.hash)
      if (!found)
        throw new ApiError(404, 'unknown-destination', 'The game has no destination of this number.')
      keep(reply, shownIn.language)
      return {
        ...languageFields(shownIn),
        destination: {
          hash: found.hash,
          name: shownIn.names?.nameOf(TABLE, found.hash) ?? found.name,
          description: shownIn.names?.textOf(TABLE, found.hash) ?? found.description,
          bubbleSettings: [...zonesIn(found, shownIn.names)],
        },
      }
    },
  )
}

/** Blank names stand for places that the game does not show. */
function read(manifest: Pick<Manifest, 'definition'>, hash: number) {
  const parsed = destination.safeParse(manifest.definition(TABLE, hash))
  if (!parsed.success || parsed.data.redacted || parsed.data.displayProperties.name.trim() === '')
    return undefined
  const { displayProperties, bubbles = [], bubbleSettings = [] } = parsed.data
  const named = [...bubbles, ...bubbleSettings].flatMap((each) => {
    const zone = each.displayProperties?.name.trim() ?? ''
    return zone === '' ? [] : [{ name: zone, hash: each.hash }]
  })
  return {
    hash,
    name: displayProperties.name,
    description: displayProperties.description ?? '',
    zones: named.filter((zone, place) => named.findIndex(({ name }) => name === zone.name) === place),
  }
}

/** Labels in the player's language, each once (F-360). */
function zonesIn(
  { hash, zones }: NonNullable<ReturnType<typeof read>>,
  names: Names | undefined,
): readonly string[] {
  const shown = names?.zoneNamesOf(hash)
  return [...new Set(zones.map((zone) => shown?.get(zone.hash ?? -1) ?? zone.name))]
}

export const planetsFeature = defineFeature({
  name: 'planets',
  create: (needs: PlanetRoutesDeps) => ({ services: {}, routes: (app) => planetRoutes(app, needs) }),
})
