import type { BrowserContext } from 'playwright-core'
import type { signInByCalls } from '../sign-in.ts'

const UNSTORED = 'e2e_session_not_stored'

/**
 * Gives a browser that was never here what `signInByCalls` brought. The storage can be written by a page of our address alone:
 * the first one to come does it, before any script of its own, and a cookie tells it that it is the first.
 */
export async function giveSession(
  context: BrowserContext,
  { cookies, localStorage }: Awaited<ReturnType<typeof signInByCalls>>,
): Promise<void> {
  const [{ url }] = cookies
  await Promise.all([
    context.addCookies([...cookies, { name: UNSTORED, value: '1', url }]),
    context.addInitScript(
      ({ entries, mark, origin }) => {
        if (location.origin !== origin || !document.cookie.includes(`${mark}=1`)) return
        for (const { name, value } of entries) window.localStorage.setItem(name, value)
        // biome-ignore lint/suspicious/noDocumentCookie: the store for cookies answers too late
        document.cookie = `${mark}=; path=/; max-age=0`
      },
      { entries: localStorage, mark: UNSTORED, origin: new URL(url).origin },
    ),
  ])
}
