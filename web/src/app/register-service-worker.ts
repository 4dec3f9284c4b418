import { logFailure } from '../data/log.ts'
import { scriptAddress } from '../data/trusted-types.ts'

/**
 * The service worker keeps the shell for a start without a network. A new version waits until the player says so: a page
 * never changes under someone's hands.
 */
let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

function announce(worker: ServiceWorker | null) {
  waiting = worker
  for (const listener of listeners) listener()
}

function watch(registration: ServiceWorkerRegistration) {
  if (registration.waiting && navigator.serviceWorker.controller) announce(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const arriving = registration.installing
    arriving?.addEventListener('statechange', () => {
      if (arriving.state === 'installed' && navigator.serviceWorker.controller) announce(arriving)
    })
  })
}

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    navigator.serviceWorker
      .register(scriptAddress('/sw.js'))
      .then(watch)
      .catch(() => logFailure('service-worker-unavailable'))
  // When everything of the start is there: nothing waits for it.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register)
}

export const waitingVersion = {
  read: () => waiting,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Lets the waiting version take over and starts the page anew. */
export function takeWaitingVersion(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}
