/**
 * How the built app fetches a part of itself: every `import()` goes through here (build/retryable-imports.ts).
 *
 * Most browsers remember for as long as the page lives that a module's file did not come, be it the part itself or one of
 * the files it imports; another `import()` then fails without a request. So no module is asked for before all of its
 * files are in the browser's cache. A `fetch` that fails is forgotten; a preload is not (Chromium answers the next one
 * with the old failure).
 */

type Import = (address: string) => Promise<unknown>

/** Addresses of the files that this page runs. */
const running = new Set<string>()
const onTheWay = new Map<string, Promise<void>>()
let retries = 0

/** A file did not come: there is no network, or a newer version has replaced it. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded'
}

/**
 * All files came, and under no name does the module run: the browser remembers the failure of a file that it imports.
 * Only a page that is loaded anew forgets it.
 */
export class Remembered extends Error {
  override readonly name = 'Remembered'
}

/** `files` are the module's own, then those it imports, directly or not, scripts and styles. */
export async function loadModule<Module>(
  run: () => Promise<Module>,
  files: readonly string[],
  importAt: Import,
): Promise<Module> {
  if (running.size === 0) noteEntry()
  const addresses = files.map((file) => new URL(file, location.origin).href)
  await Promise.all(addresses.filter((address) => !running.has(address)).map(fetchOnce))
  const module = await run().catch((error) => runAnew(error, addresses[0], importAt))
  for (const address of addresses) running.add(address)
  return module as Module
}

/**
 * The files of the entry, and the styles of the page's head: they are here, or this line would not run. A style that did not
 * come has no sheet; one that is added once more would stand behind those that are to follow it.
 */
function noteEntry() {
  const files = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
    '[type=module],[rel=modulepreload],[rel=stylesheet]',
  )
  for (const { src, href, rel, sheet } of files) if (rel !== 'stylesheet' || sheet) running.add(src || href)
}

/**
 * All files came and the module still does not run: the browser remembers an earlier failure. With another query it is
 * another module to the browser, while what it imports stays the same.
 */
async function runAnew(error: unknown, address: string | undefined, importAt: Import): Promise<unknown> {
  if (address === undefined) throw error
  retries += 1
  try {
    return await importAt(`${address}?retry=${retries}`)
  } catch (cause) {
    throw new Remembered(address, { cause })
  }
}

function fetchOnce(address: string): Promise<void> {
  const known = onTheWay.get(address)
  if (known) return known
  const fetching = fetchFile(address).finally(() => onTheWay.delete(address))
  onTheWay.set(address, fetching)
  return fetching
}

const fetchFile = (address: string) => (address.endsWith('.css') ? addStyle(address) : fetchScript(address))

/** Read to its end: only what came as a whole is in the cache. */
async function fetchScript(address: string): Promise<void> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`status ${response.status}`)
    await response.arrayBuffer()
  } catch (cause) {
    throw new NotLoaded(address, { cause })
  }
}

function addStyle(address: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = address
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new NotLoaded(address))
    })
    document.head.append(link)
  })
}
