/**
 * Splits a table of definitions, `{"<hash>": {...}, "<hash>": {...}}`, into its entries while the bytes arrive.
 * The largest table is over 100 MB, so neither its text nor its objects may ever exist as a whole: the splitter
 * holds one entry at a time and hands over its key and its JSON text.
 *
 * It walks the bytes once and understands only as much JSON as it needs: strings with their escapes, and the
 * nesting of brackets. All of these are ASCII, and no byte of a longer UTF-8 character is, so a character that
 * is cut in two by a chunk's end needs no care here: an entry is decoded only when all its bytes are there.
 */
const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

type Expecting = 'table' | 'key' | 'colon' | 'value' | 'comma' | 'nothing'

export class TruncatedTableError extends Error {
  override readonly name = 'TruncatedTableError'
}

export class TableEntries {
  readonly #onEntry: (key: string, json: string) => void
  #expecting: Expecting = 'table'
  /** The key or value being read has begun in an earlier chunk; these are its bytes so far. */
  #held: Uint8Array[] = []
  #inside: 'key' | 'value' | undefined
  #key = ''
  #depth = 0
  #inString = false
  #escaped = false
  #keyCount = 0

  constructor(onEntry: (key: string, json: string) => void) {
    this.#onEntry = onEntry
  }

  push(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    let start = 0
    for (let at = 0; at < bytes.length; at++) {
      if (this.#inside === undefined) {
        const byte = bytes[at] ?? 0
        if (isBlank(byte)) continue
        this.#begin(byte)
        start = at
        if (this.#inside === undefined) continue
      }
      const end = this.#scan(bytes, at)
      if (end === -1) break
      this.#finish(bytes, start, end)
      at = end - 1
    }
    if (this.#inside !== undefined) this.#held.push(bytes.subarray(this.#held.length === 0 ? start : 0))
  }

  /** To be called after the last chunk: a table that is not closed was cut off on its way. */
  end(): void {
    if (this.#expecting !== 'nothing') throw new TruncatedTableError('the table ends in the middle')
  }

  #begin(byte: number): void {
    switch (this.#expecting) {
      case 'table':
        if (byte === OPEN_BRACE) this.#expecting = 'key'
        else if (!BYTE_ORDER_MARK.has(byte)) throw notATable()
        return
      case 'key':
        if (byte === CLOSE_BRACE && this.#keyCount === 0) this.#expecting = 'nothing'
        else if (byte === QUOTE) this.#inside = 'key'
        else throw notATable()
        return
      case 'colon':
        if (byte !== COLON) throw notATable()
        this.#expecting = 'value'
        return
      case 'value':
        if (byte === COMMA || byte === CLOSE_BRACE || byte === CLOSE_BRACKET) throw notATable()
        this.#inside = 'value'
        return
      case 'comma':
        if (byte !== COMMA && byte !== CLOSE_BRACE) throw notATable()
        this.#expecting = byte === COMMA ? 'key' : 'nothing'
        return
      case 'nothing':
        throw notATable()
    }
  }

  /** The index just after the key or value that is being read, or -1 if it goes on in the next chunk. */
  #scan(bytes: Buffer, from: number): number {
    // Locals, because this loop sees every byte of 100 MB.
    let depth = this.#depth
    let inString = this.#inString
    let end = -1
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at]
      if (inString) {
        if (this.#escaped) this.#escaped = false
        else if (byte === BACKSLASH) this.#escaped = true
        else if (byte === QUOTE) {
          inString = false
          if (depth === 0) end = at + 1
        }
      } else if (byte === QUOTE) inString = true
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        if (depth === 0) end = at
        else {
          depth -= 1
          if (depth === 0) end = at + 1
        }
      } else if (byte === COMMA && depth === 0) end = at
      if (end !== -1) break
    }
    this.#depth = depth
    this.#inString = inString
    return end
  }

  #finish(bytes: Buffer, start: number, end: number): void {
    const text =
      this.#held.length === 0
        ? bytes.toString('utf8', start, end)
        : Buffer.concat([...this.#held, bytes.subarray(0, end)]).toString('utf8')
    this.#held = []
    if (this.#inside === 'key') {
      this.#key = text.slice(1, -1)
      this.#keyCount += 1
      this.#expecting = 'colon'
    } else {
      this.#expecting = 'comma'
      this.#onEntry(this.#key, text)
    }
    this.#inside = undefined
  }
}

const BYTE_ORDER_MARK: ReadonlySet<number> = new Set([0xef, 0xbb, 0xbf])

const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

const notATable = () => new TruncatedTableError('this is not a table of definitions')
