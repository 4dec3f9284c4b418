import { sentinelConnectionSchema } from '@ai-vault/contract/advice/sentinel.ts'
import { callApi } from '../api/api-client.ts'

export const locateSocket = () =>
  callApi({ path: '/api/sentinel/connection', schema: sentinelConnectionSchema, personal: true })
