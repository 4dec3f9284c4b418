import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Long texts stand compressed in the database. */
export const packText = (text: string): Promise<Uint8Array> => compress(text)
export const unpackText = async (body: Uint8Array): Promise<string> =>
  (await decompress(body)).toString('utf8')
