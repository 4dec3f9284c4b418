import type { RecommendBuildRequest } from '@ai-vault/contract/advice/architect.ts'
import { callApi } from '../api/api-client.ts'
import { languageQuery } from '../language/language.ts'

export const recommendBuild = (body: RecommendBuildRequest, signal: AbortSignal) =>
  callApi({
    path: '/api/recommend-build',
    method: 'POST',
    query: languageQuery(),
    body,
    schema: async () => (await import('@ai-vault/contract/advice/architect.ts')).recommendBuildAnswerSchema,
    personal: true,
    signal,
  })
