import type { RecommendBuildRequest } from '@ai-vault/contract/advice/architect.ts'
import { callOwn } from '../api/api-client.ts'
import { languageQuery } from '../language/language.ts'

export const recommendBuild = (body: RecommendBuildRequest, signal: AbortSignal) =>
  callOwn(
    '/api/recommend-build',
    async () => (await import('@ai-vault/contract/advice/architect.ts')).recommendBuildAnswerSchema,
    { method: 'POST', query: languageQuery(), body, signal },
  )
