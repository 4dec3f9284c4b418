import { type PushSubscriptionBody, pushKeySchema } from '@ai-vault/contract/account/push.ts'
import { doneSchema } from '@ai-vault/contract/account/session.ts'
import { callOwn } from './api/api-client.ts'

/** Whether this browser is told of notices while no page of ours is open (F-336). */
export type PushState = 'unsupported' | 'refused' | 'on' | 'off'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

export async function readPushState(): Promise<PushState> {
  if (!isSupported() || !(await navigator.serviceWorker.getRegistration())) return 'unsupported'
  if (Notification.permission === 'denied') return 'refused'
  return (await subscriptionHere()) ? 'on' : 'off'
}

/** Asks the player's browser first; what it refuses is the player's own choice. */
export async function switchPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return Notification.permission === 'denied' ? 'refused' : 'off'
  }
  const { public_key } = await callOwn('/api/push', pushKeySchema)
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  })
  try {
    await callOwn('/api/push/subscription', doneSchema, { method: 'PUT', body: bodyOf(subscription) })
  } catch (error) {
    // Nobody would ever send anything to it.
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

export async function switchPushOff(): Promise<PushState> {
  const subscription = await subscriptionHere()
  if (!subscription) return 'off'
  const { endpoint } = subscription
  await subscription.unsubscribe()
  await callOwn('/api/push/unsubscribe', doneSchema, { method: 'POST', body: { endpoint } })
  return 'off'
}

/** Whoever signs out is told nothing here any more, and whoever comes next reads nothing of theirs. */
export async function endPushHere(): Promise<void> {
  if (isSupported()) await (await subscriptionHere())?.unsubscribe()
}

function bodyOf(subscription: PushSubscription): PushSubscriptionBody {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}
