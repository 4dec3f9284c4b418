import { isIPv6 } from 'node:net'

/** All of them together. */
const GONE = 'gone'

/**
 * What one customer of a network has: an IPv4 address, or an IPv6 network of 64 bits, of which every device takes
 * addresses as it likes. Limits count these.
 */
export function addressGroup(address: string | undefined): string {
  // The connection was dropped in the middle of the request.
  if (address === undefined) return GONE
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const left = groups(head)
  // An IPv4 address at the end stands for two groups.
  const right = groups(tail ?? '').flatMap((group) => (group.includes('.') ? [group, '0'] : [group]))
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const all = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
