import type { AlertSettingsAnswer } from '@ai-vault/contract/account/alerts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useStatusLine } from '../../../data/api/use-status-line.ts'
import { alertsQuery, keepAlerts } from '../../../data/queries/alert-queries.ts'
import { words } from '../words.tsx'

type Change = (now: AlertSettingsAnswer) => AlertSettingsAnswer
/** False where the server refused it. */
export type KeepAlerts = (change: Change, when?: 'at-once' | 'once-kept') => Promise<boolean>

/**
 * Saves the settings change by change, in the order they were made, so that none is lost while another is on its way.
 * `ahead` shows what waits as if it were saved; what the server has to judge first is shown once it is kept.
 */
export function useKeepAlerts(membershipId: string) {
  const client = useQueryClient()
  const { queryKey } = alertsQuery(membershipId)
  const { status, setStatus, busy, run } = useStatusLine(words.alerts.notKept)
  const [waiting, setWaiting] = useState<readonly Change[]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const keep: KeepAlerts = async (change, when = 'at-once') => {
    if (when === 'at-once') setWaiting((before) => [...before, change])
    const kept = last.current.then(() =>
      run(async () => {
        const now = client.getQueryData(queryKey)
        if (!now) throw new Error('No settings were read that could be changed.')
        client.setQueryData(queryKey, await keepAlerts(change(now)))
        return words.alerts.kept
      }),
    )
    last.current = kept
    const isKept = await kept
    // A task later, as queries tell of new data: the old settings would show for a moment in between.
    setTimeout(() => setWaiting((before) => before.filter((each) => each !== change)))
    return isKept
  }
  const ahead: Change = (settings) => waiting.reduce((now, change) => change(now), settings)
  return { status, setStatus, busy: busy !== undefined, keep, ahead }
}
