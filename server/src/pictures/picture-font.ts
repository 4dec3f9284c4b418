import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'

/**
 * The typeface of the look for the renderer of pictures, which reads plain TrueType files only. The package brings the web's
 * container of the same tables, each compressed on its own: unpacking it once at the start is all there is to do.
 */
const FACES = ['latin', 'latin-ext'] as const

export function pictureFonts(folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true })
  const require = createRequire(import.meta.url)
  return FACES.map((face) => {
    const file = join(folder, `saira-condensed-${face}-600.ttf`)
    if (existsSync(file)) return file
    const packed = readFileSync(
      require.resolve(`@fontsource/saira-condensed/files/saira-condensed-${face}-600-normal.woff`),
    )
    // Another process may do the same; a renamed file is whole or not there.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, unpackFont(packed))
    renameSync(draft, file)
    return file
  })
}

const HEADER = 44
const PACKED_ENTRY = 20
const PLAIN_ENTRY = 16
const PLAIN_HEADER = 12

/** WOFF (version 1) as the font it holds. */
export function unpackFont(packed: Buffer): Buffer {
  if (packed.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file')
  const count = packed.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = HEADER + at * PACKED_ENTRY
    const offset = packed.readUInt32BE(entry + 4)
    const stored = packed.subarray(offset, offset + packed.readUInt32BE(entry + 8))
    const length = packed.readUInt32BE(entry + 12)
    return {
      tag: packed.subarray(entry, entry + 4),
      checksum: packed.readUInt32BE(entry + 16),
      bytes: stored.length < length ? inflateSync(stored) : stored,
    }
  })
  const head = Buffer.alloc(PLAIN_HEADER + count * PLAIN_ENTRY)
  const largest = 2 ** Math.floor(Math.log2(count))
  head.writeUInt32BE(packed.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(largest * 16, 6)
  head.writeUInt16BE(Math.log2(largest), 8)
  head.writeUInt16BE((count - largest) * 16, 10)
  let offset = head.length
  const bodies = tables.map(({ tag, checksum, bytes }, at) => {
    const entry = PLAIN_HEADER + at * PLAIN_ENTRY
    tag.copy(head, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...bodies])
}
