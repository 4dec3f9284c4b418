import { messageLog } from '../../ui/feedback/toasts/message-log.ts'
import { callApi } from '../api/api-client.ts'
import { logFailure } from '../log.ts'
import { forgetDrafts, readSession } from '../stored/storage.ts'
import { sessionStore } from './session-store.ts'

const doneSchema = () => import('@ai-vault/contract/account/session.ts').then((module) => module.doneSchema)

/**
 * Signs out here first (what was personal goes at once, in every tab), then tells the server. A server that cannot be
 * reached does not keep anyone signed in.
 */
export async function signOut(): Promise<void> {
  const notified = callApi({ path: '/api/bungie/logout', method: 'POST', schema: doneSchema }).catch(() => {
    logFailure('logout-failed')
  })
  const { membershipId } = readSession()
  void import('../push.ts').then(({ endPushHere }) => endPushHere()).catch(() => {})
  sessionStore.end()
  if (membershipId !== null) forgetDrafts(membershipId)
  messageLog.clear()
  await notified
}
