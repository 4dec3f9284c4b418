import { type AlertSettingsAnswer, alertSettingsSchema } from '@ai-vault/contract/account/alerts.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api/api-client.ts'

export const alertsQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['profile', membershipId, 'alerts'],
    queryFn: ({ signal }) =>
      callApi({ path: '/api/alerts', schema: alertSettingsSchema, personal: true, signal }),
  })

/** Answers with what is kept from now on. */
export const keepAlerts = (settings: AlertSettingsAnswer) =>
  callApi({ path: '/api/alerts', method: 'PUT', body: settings, schema: alertSettingsSchema, personal: true })
