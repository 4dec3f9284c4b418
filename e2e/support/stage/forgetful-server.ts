import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilReady } from '../../../server/test-support/live/until-ready.ts'
import type { openStage } from './stage.ts'

type Stage = Pick<ReturnType<typeof openStage>, 'restartServer' | 'url' | 'dataDir'>

/**
 * Starts the server on a folder that knows the game and no player: it has no last good copy of anybody to answer with.
 * Ends with what it returns.
 */
export async function forgetEverything(stage: Stage): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'ai-vault-e2e-forgetful-'))
  cpSync(join(stage.dataDir, 'manifest'), join(folder, 'manifest'), { recursive: true })
  await stage.restartServer({ DATA_DIR: folder })
  await untilReady(stage.url)
  return async () => {
    await stage.restartServer()
    rmSync(folder, { recursive: true, force: true })
  }
}
