import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { envelope, type SeenRequest, sendJson } from './wire-server.ts'

/** Real answers of the platform, kept outside the project; suites that need them say so and are skipped. */
export const REAL_DATA_DIR = process.env.REAL_DATA_DIR

const CONTENT = '/common/real/'

/** Answers as the platform would: manifest, tables as gzipped streams, and the profile of 2021. */
export function serveRealData(folder: string) {
  const tables = readdirSync(join(folder, 'manifest'))
    .filter((name) => name.startsWith('Destiny'))
    .map((name) => name.replace('.json.gz', ''))
  const paths = Object.fromEntries(tables.map((table) => [table, `${CONTENT}${table}.json`]))
  const profile = () => gunzipSync(readFileSync(join(folder, 'api/profile-2021-05-28.json.gz')))

  return (request: SeenRequest, response: ServerResponse): void => {
    const path = request.path.toLowerCase()
    if (path === '/platform/destiny2/manifest/') {
      sendJson(response, envelope({ version: 'real', jsonWorldComponentContentPaths: { en: paths } }))
    } else if (path.startsWith(CONTENT)) {
      const name = request.path.slice(CONTENT.length)
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      createReadStream(join(folder, 'manifest', `${name}.gz`)).pipe(response)
    } else if (/\/profile\/\d+\/$/.test(path)) {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(profile())
    } else {
      sendJson(response, { ErrorCode: 21, ErrorStatus: 'NotFound' }, 404)
    }
  }
}
