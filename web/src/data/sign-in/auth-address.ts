const PLATFORM_HOST = 'www.bungie.net'
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Where a sign-in may lead: the game platform itself, or (the sandbox platform) the very host that serves this page. All
 * names of this machine count as one. Anything else would be someone else's sign-in page.
 */
export function isAllowedAuthAddress(address: string, page: URL): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, host, username, password } = new URL(address)
  if (username || password) return false
  if (protocol === 'https:' && host === PLATFORM_HOST) return true
  if (protocol !== 'https:' && protocol !== 'http:') return false
  if (page.protocol === 'https:' && protocol !== 'https:') return false
  return hostname === page.hostname || (LOOPBACK.includes(hostname) && LOOPBACK.includes(page.hostname))
}
