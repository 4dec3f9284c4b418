const OFFSET = 0x811c9dc5
const PRIME = 0x01000193
const encoder = new TextEncoder()

const fnv1Bytes = (bytes: Uint8Array): number => {
  let hash = OFFSET
  for (const byte of bytes) hash = Math.imul(hash, PRIME) ^ byte
  return hash >>> 0
}

/** FNV-1 over bytes, 32 bit: the platform derives its plug category hashes from their identifiers this way. */
export const fnv1 = (text: string): number => {
  let hash = OFFSET
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place)
    // Nearly every text is plain ASCII, where characters are bytes; only the others need encoding.
    if (code > 127) return fnv1Bytes(encoder.encode(text))
    hash = Math.imul(hash, PRIME) ^ code
  }
  return hash >>> 0
}

/** The same over a list of numbers, without writing them out first. */
export const hashOfList = (numbers: readonly number[]): number => {
  let hash = OFFSET
  for (const number of numbers)
    hash = Math.imul(Math.imul(hash, PRIME) ^ (number & 0xffff), PRIME) ^ (number >>> 16)
  return hash >>> 0
}

/** A stable hash for things the game's own hash of which we do not know. */
export const hashFor = (kind: string, name: string): number => fnv1(`${kind}:${name}`)

/** The game's hash where a table knows it, else one of our own. */
export const knownOr = (known: number, kind: string, name: string): number => known || hashFor(kind, name)
