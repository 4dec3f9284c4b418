import { readSession } from '../stored/storage.ts'
import type { RefreshOutcome } from './refresh.ts'
import type { Layer } from './send.ts'

type Refresh = (refused?: string) => Promise<RefreshOutcome>

/** Before a call: refresh if the expiry is near (F-032). A refresh that fails lets the call go and speak for itself. */
export function refreshFirst(refresh: Refresh): Layer {
  return (inner) => async (request) => {
    await refresh()
    return inner(request)
  }
}

/** Every call carries the token that stands in the storage at that moment. */
export const bearer: Layer = (inner) => (request) => {
  const { accessToken } = readSession()
  if (!accessToken) return inner(request)
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${accessToken}`)
  return inner(new Request(request, { headers }))
}

/** A gateway in trouble gets a moment, and not the same moment from everybody. */
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 200 + Math.random() * 400))

/**
 * Refused once: refresh and try one more time. Refused again is an answer. A gateway in trouble (502) may fail the refresh
 * as well; that says nothing about the call, which is tried again all the same.
 */
export function retryRefused(refresh: Refresh, statuses: readonly number[] = [401], pause = moment): Layer {
  return (inner) => async (request) => {
    const again = request.clone()
    const usedToken = readSession().accessToken
    const response = await inner(request)
    if (!statuses.includes(response.status) || !usedToken) return response
    const outcome = await refresh(usedToken)
    if (outcome === 'ended' || (outcome === 'failed' && response.status === 401)) return response
    if (response.status !== 401) await pause()
    return inner(again)
  }
}
