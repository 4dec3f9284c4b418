/**
 * Where a browser may ask us to send: the services of the browsers' makers. An address that a player could choose freely
 * would make the server call into the operator's own network.
 */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/** `more`: hosts over https, or whole origins, that the operator trusts besides. */
export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, origin, username, port } = new URL(endpoint)
  if (more.includes(origin)) return true
  if (protocol !== 'https:' || username !== '' || port !== '') return false
  return [...KNOWN, ...more].some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  )
}
