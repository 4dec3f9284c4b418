/**
 * `npm run try-platform`: reads one account through every call the app makes and writes a report of what could not be
 * read. Everything it needs comes from the environment, as for the server (docs/operations.md).
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Platform } from '../platform.ts'
import { isClean, type TrialReport, tryPlatform } from './try-platform.ts'

const { env } = process
const REPORT = env.TRY_REPORT || 'try-platform-report.json'

/** Messages for whoever runs it go to the terminal, where biome lets a command write. */
const print = (line: string) => process.stdout.write(`${line}\n`)

function required(name: string): string {
  const value = env[name]
  if (value) return value
  throw new Error(`Set ${name}: the application registered with the platform (docs/operations.md).`)
}

/** A code or a refresh token of the player; beside the sandbox one of its guardians. */
async function signIn(platform: Platform) {
  if (env.TRY_REFRESH_TOKEN) return platform.refreshTokens(env.TRY_REFRESH_TOKEN)
  if (env.TRY_CODE) return platform.exchangeCode(env.TRY_CODE)
  const page = platform.authorizeUrl('try-platform')
  if (env.TRY_AS) {
    const answer = await fetch(`${page}&as=${encodeURIComponent(env.TRY_AS)}`, { redirect: 'manual' })
    return platform.exchangeCode(new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '')
  }
  throw new Error(
    `Open ${page} and approve. The browser is sent to the address registered for the application; run this again with TRY_CODE set to the "code" in it, within ten minutes.`,
  )
}

function describe({ calls, findings, definitions }: TrialReport): void {
  print(`Definitions ${definitions}`)
  for (const { call, answers, failures } of calls)
    print(`  ${call}: ${answers} answered${failures.length > 0 ? `, failed: ${failures.join(', ')}` : ''}`)
  for (const { kind, what, count, values } of findings)
    print(`  ${kind}: ${what}, ${count} times${values.length > 0 ? ` (${values.join(', ')})` : ''}`)
}

async function main(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'try-platform-'))
  try {
    const report = await tryPlatform(
      {
        platformUrl: env.PLATFORM_URL || 'https://www.bungie.net',
        ...(env.PLATFORM_URL ? {} : { statsUrl: 'https://stats.bungie.net' }),
        apiKey: required('BUNGIE_API_KEY'),
        clientId: required('BUNGIE_CLIENT_ID'),
        clientSecret: required('BUNGIE_CLIENT_SECRET'),
        dataDir,
        userAgent: 'AiVault/try-platform',
      },
      signIn,
    )
    writeFileSync(REPORT, `${JSON.stringify(report, undefined, 2)}\n`)
    describe(report)
    print(
      isClean(report)
        ? 'Everything was read as it came.'
        : `Not everything could be read: ${REPORT} says what.`,
    )
    return isClean(report) ? 0 : 1
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
