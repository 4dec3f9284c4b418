import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/**
 * Long texts stand compressed in the database. In place, and so in the thread that makes or reads the text: handed to
 * Node's own threads, every 16 kB of it would come back through the main thread.
 */
export const packText = (text: string): Uint8Array<ArrayBuffer> => zstdCompressSync(text)
export const unpackText = (body: Uint8Array): string => zstdDecompressSync(body).toString('utf8')
