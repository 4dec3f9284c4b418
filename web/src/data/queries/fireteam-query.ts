import { callApi } from '../api/api-client.ts'

export const analyzeFireteam = (body: object, signal: AbortSignal) =>
  callApi({
    path: '/api/analyze-weapon',
    method: 'POST',
    body,
    schema: async () => (await import('@ai-vault/contract/advice/fireteam.ts')).fireteamAnalysisSchema,
    personal: true,
    signal,
  })

export const currentFireteam = () =>
  callApi({
    path: '/api/fireteam/current',
    schema: async () => (await import('@ai-vault/contract/advice/fireteam.ts')).currentFireteamSchema,
    personal: true,
  })
