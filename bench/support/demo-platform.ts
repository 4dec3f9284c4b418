import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPlatform } from '@ai-vault/platform/create-platform.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '@ai-vault/sandbox/demo-credentials.ts'
import { startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'

/** Lets the work use a sandbox through our own client, in this process; nothing is left of them afterwards. */
export async function onDemoPlatform<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-bench-'))
  const sandbox = await startSandbox({ port: 0 })
  const platform = createPlatform({
    platformUrl: sandbox.url,
    apiKey: DEMO_API_KEY,
    clientId: DEMO_CLIENT_ID,
    clientSecret: DEMO_CLIENT_SECRET,
    dataDir,
    userAgent: 'AiVault/bench',
    requestsPerSecond: 1_000,
  })
  try {
    return await work(platform)
  } finally {
    await platform.close()
    await sandbox.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
