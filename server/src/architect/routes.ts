import {
  type RecommendBuildAnswer,
  recommendBuildAnswerSchema,
  recommendBuildRequestSchema,
} from '@ai-vault/contract/advice/architect.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import { ITEM_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import { z } from 'zod'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import type { LanguageService } from '../languages/languages.ts'
import { sentenceWriter } from '../languages/sentence-writer.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { Architect } from './architect.ts'

export interface ArchitectRoutesDeps {
  readonly architect: Architect
  readonly languages: LanguageService
}

export function architectRoutes(app: App, { architect, languages }: ArchitectRoutesDeps) {
  app.post(
    '/api/recommend-build',
    allow('session', {
      tags: ['architect'],
      summary: 'A build for an activity from what the player owns, held against sixteen rules',
      querystring: z.object({ language: languageParameter }),
      body: recommendBuildRequestSchema,
      response: { 200: recommendBuildAnswerSchema },
    }),
    async (request) => {
      const answer = await architect.recommend(playerOf(request), request.body)
      return buildIn(answer, (await languages.shownIn(request)).names)
    },
  )
}

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

/**
 * A build speaks of weapons, armor, abilities and mods by name, alone and inside sentences. The rules wrote it in English;
 * here the names of all that is in it are put into the language, wherever they stand. The sentences around them stay ours.
 */
function buildIn(answer: RecommendBuildAnswer, names: Names | undefined): RecommendBuildAnswer {
  if (!names) return answer
  const shown = new Map<string, string>()
  const content = answer as unknown as Json
  noteNames(content, names, shown)
  if (shown.size === 0) return answer
  return mapTexts(content, sentenceWriter(shown)) as unknown as RecommendBuildAnswer
}

function noteNames(value: Json, names: Names, shown: Map<string, string>): void {
  if (Array.isArray(value)) {
    for (const each of value as readonly Json[]) noteNames(each, names, shown)
  } else if (typeof value === 'object' && value !== null) {
    const { hash, name } = value as { readonly hash?: Json; readonly name?: Json }
    if (typeof hash === 'number' && typeof name === 'string') {
      const here = names.nameOf(ITEM_TABLE, hash)
      if (here && here !== name) shown.set(name, here)
    }
    for (const each of Object.values(value)) noteNames(each, names, shown)
  }
}

function mapTexts(value: Json, write: (text: string) => string): Json {
  if (typeof value === 'string') return write(value)
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => mapTexts(each, write))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, write)]))
}
