import { WAIT_MS } from '@ai-vault/game/test-support/limits.ts'
import type { LiveBrowser } from './live-browser.ts'

export type Frame = { readonly type: string } & Record<string, unknown>

/** A client of the live chat, as a page opens it: with the browser's cookies and origin. */
export async function openSocket(
  base: string,
  browser: Pick<LiveBrowser, 'jar'>,
  membershipId: string,
  changes: { readonly origin?: string | undefined } = {},
) {
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const origin = 'origin' in changes ? changes.origin : base
  const headers = { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) }
  const address = `${base.replace('http', 'ws')}/ws/sentinel/${membershipId}`
  // Node's own client takes headers; the browser's type, which stands for it here, does not know that.
  const socket = new WebSocket(address, { headers } as unknown as string[])
  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const each of waiting) each()
  }
  let closed: number | undefined
  socket.addEventListener('message', ({ data }) => {
    frames.push(JSON.parse(String(data)) as Frame)
    wake()
  })
  socket.addEventListener('close', ({ code }) => {
    closed = code
    wake()
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error('The socket did not open')), { once: true })
  })

  /** Until it holds; what the socket said so far where it never does. */
  async function until<T>(find: () => T | undefined, ms = WAIT_MS): Promise<T> {
    const deadline = Date.now() + ms
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      const left = deadline - Date.now()
      if (left <= 0) throw new Error(`Not in time; so far: ${JSON.stringify(frames).slice(-1_200)}`)
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer)
          waiting.delete(done)
          resolve()
        }
        const timer = setTimeout(done, Math.min(left, 250))
        waiting.add(done)
      })
    }
  }

  return {
    frames,
    until,
    send: (frame: object | string) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    ask: (message: string, more: object = {}) =>
      socket.send(JSON.stringify({ type: 'user_message', message, personality: 'guardian', ...more })),
    /** The next frame of a type after the first `after` frames. */
    next: (type: string, after = 0) => until(() => frames.slice(after).find((frame) => frame.type === type)),
    closed: () => until(() => closed),
    close: () => socket.close(),
  }
}
