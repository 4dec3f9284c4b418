import { type AlertSettingsAnswer, alertSettingsSchema } from '@ai-vault/contract/account/alerts.ts'
import { queryOptions } from '@tanstack/react-query'
import { callOwn } from '../api/api-client.ts'

export const alertsQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['profile', membershipId, 'alerts'],
    queryFn: ({ signal }) => callOwn('/api/alerts', alertSettingsSchema, { signal }),
  })

/** Answers with what is kept from now on. */
export const keepAlerts = (settings: AlertSettingsAnswer) =>
  callOwn('/api/alerts', alertSettingsSchema, { method: 'PUT', body: settings })
