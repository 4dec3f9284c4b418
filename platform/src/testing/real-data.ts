import { createReadStream, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { createPlatform } from '../create-platform.ts'
import type { Definitions } from '../manifest/definitions.ts'
import { openDefinitions } from '../manifest/open-definitions.ts'
import type { Platform } from '../platform.ts'
import { at } from '../wire/read.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { envelope, type SeenRequest, sendJson, startWireServer } from './wire-server.ts'

/** Real answers of the platform, kept outside the project; suites that need them say so and are skipped. */
export const REAL_DATA_DIR = process.env.REAL_DATA_DIR

const CONTENT = '/common/real/'
const OWNER = { membershipId: '4611686018433092312', membershipType: 2 }

export interface RealPlatform {
  readonly platform: Platform
  readonly guardian: Guardian
  /** The profile as it came. */
  readonly profile: unknown
  readonly definitions: Definitions
  close(): Promise<void>
}

/** The client over those answers, with the profile of 2021 read. */
export async function openRealPlatform(): Promise<RealPlatform> {
  const server = await startWireServer(serveRealData(REAL_DATA_DIR ?? ''))
  const dataDir = temporaryFolder()
  const platform = createPlatform({
    platformUrl: server.url,
    apiKey: 'key',
    clientId: '1',
    clientSecret: 'secret',
    dataDir,
    userAgent: 'AiVault/test',
  })
  await platform.manifest.refresh()
  const opened = openDefinitions(dataDir, 'en', platform.manifest.contentKey ?? '')
  if (!opened) throw new Error('the real definitions are not on the disk')
  return {
    platform,
    guardian: await platform.readGuardian(OWNER),
    profile: at(JSON.parse(readProfile(REAL_DATA_DIR ?? '').toString()), 'Response'),
    definitions: opened.definitions,
    async close() {
      opened.close()
      await platform.close()
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const readProfile = (folder: string) =>
  gunzipSync(readFileSync(join(folder, 'api/profile-2021-05-28.json.gz')))

/** Answers as the platform would: manifest, tables as gzipped streams, and the profile of 2021. */
function serveRealData(folder: string) {
  const tables = readdirSync(join(folder, 'manifest'))
    .filter((name) => name.startsWith('Destiny'))
    .map((name) => name.replace('.json.gz', ''))
  const paths = Object.fromEntries(tables.map((table) => [table, `${CONTENT}${table}.json`]))

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
      response.end(readProfile(folder))
    } else {
      sendJson(response, { ErrorCode: 21, ErrorStatus: 'NotFound' }, 404)
    }
  }
}
