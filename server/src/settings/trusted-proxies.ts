import { isIP } from 'node:net'

/**
 * Whose word about the player's address is taken. Every proxy appends to X-Forwarded-For what it saw itself, so only
 * what the trusted ones appended counts: everything before it was written by the client.
 */
export type TrustedProxies = false | number | string[]

/** `true` is one proxy; a number is that many in a row; else addresses or networks. Undefined: none of these. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const word = text.trim().toLowerCase()
  if (word === 'false' || word === 'no' || word === 'off') return false
  if (word === 'true' || word === 'yes' || word === 'on') return 1
  if (/^\d{1,2}$/.test(word)) return Number(word) || false
  const addresses = word.split(/[\s,]+/).filter(Boolean)
  return addresses.every(isNetwork) ? addresses : undefined
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
