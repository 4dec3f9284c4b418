/**
 * Whether our server can be reached, by what happens to requests. The browser's own word (`navigator.onLine`) is only a
 * hint: it stays true without a way to the internet, and may be false where everything works. A request without an answer
 * raises a doubt, and a small question to the server settles it; while there is no answer the question is repeated.
 */
export interface ConnectionDeps {
  /** Resolves when the server answered anything at all. */
  readonly ask?: () => Promise<unknown>
}

/** What the store hears of: the window, or a stand-in for it. */
interface Surroundings {
  readonly navigator: { readonly onLine: boolean }
  readonly document: { readonly visibilityState: string }
  addEventListener(name: 'online' | 'offline' | 'visibilitychange', listener: () => void): void
}

export interface ConnectionState {
  readonly online: boolean
  /** How often the connection came back; whoever waited for it tries again when this changes. */
  readonly returns: number
  /** When it came back last; what was learned before may be over. */
  readonly returnedAt: number
}

const ASK_TIMEOUT_MS = 5_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

const askServer = () =>
  fetch(
    new Request(new URL('/healthz', location.origin), {
      cache: 'no-store',
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    }),
  )

export function createConnection({ ask = askServer }: ConnectionDeps = {}) {
  let state: ConnectionState = { online: true, returns: 0, returnedAt: 0 }
  let asking: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE_MS
  const listeners = new Set<() => void>()

  function publish(online: boolean) {
    if (state.online === online) return
    state = online ? { online, returns: state.returns + 1, returnedAt: Date.now() } : { ...state, online }
    for (const listener of [...listeners]) listener()
  }

  function answered() {
    clearTimeout(timer)
    pause = FIRST_PAUSE_MS
    publish(true)
  }

  function unanswered() {
    publish(false)
    clearTimeout(timer)
    timer = setTimeout(settle, pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  /** Asks the server, and once at a time. */
  function settle(): Promise<void> {
    clearTimeout(timer)
    asking ??= ask()
      .then(answered, unanswered)
      .finally(() => {
        asking = undefined
      })
    return asking
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** The server answered a request, whatever it said. */
    answered,
    /**
     * A request got no answer: lost, or too slow. Where that is known already the next question is on its way; asking at
     * every lost request would stretch the pauses, and with them the time until the connection is seen again.
     */
    doubt() {
      if (state.online) void settle()
    },
    /** Takes the browser's hints: at once for worse, and as a reason to ask. */
    follow(window: Surroundings) {
      if (!window.navigator.onLine) unanswered()
      window.addEventListener('offline', () => {
        publish(false)
        void settle()
      })
      window.addEventListener('online', () => void settle())
      window.addEventListener('visibilitychange', () => {
        if (window.document.visibilityState === 'visible' && !state.online) void settle()
      })
    },
  }
}

export type Connection = ReturnType<typeof createConnection>
export const connection = createConnection()
