import { successBody } from '../envelope.ts'
import { type ServedBody, servedBody } from '../served-body.ts'

/** The last answers to profile calls, serialised: within a minted step every equal call gets the same bytes. */
export interface ProfileCache {
  body(key: string, build: () => unknown): ServedBody
}

const MOST_BYTES = 96 * 1024 * 1024

export function createProfileCache(): ProfileCache {
  const bodies = new Map<string, ServedBody>()
  let bytes = 0
  const evict = () => {
    for (const [key, body] of bodies) {
      if (bytes <= MOST_BYTES || bodies.size === 1) return
      bodies.delete(key)
      bytes -= body.bytes.length
    }
  }
  return {
    body(key, build) {
      const known = bodies.get(key)
      if (known) {
        // Used last goes last, so that the least used is first to leave.
        bodies.delete(key)
        bodies.set(key, known)
        return known
      }
      const body = servedBody(successBody(JSON.stringify(build())), ['gzip'])
      bodies.set(key, body)
      bytes += body.bytes.length
      evict()
      return body
    },
  }
}
