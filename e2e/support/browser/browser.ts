import { type Browser, type BrowserType, chromium } from 'playwright-core'
import { findBrowser } from './find-browser.ts'
import type { FoundBrowser } from './npm-chromium.ts'
import { takesPictures } from './pictures.ts'

export const DESKTOP = { width: 1440, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const

type LaunchOptions = NonNullable<Parameters<BrowserType['launch']>[0]>

/** A journey reads the page and never its pixels: without room for them nothing is drawn. */
const WITHOUT_PIXELS = '--force-gpu-mem-available-mb=1'

export async function launchOptions(found?: FoundBrowser): Promise<LaunchOptions> {
  const { executablePath, env } = found ?? (await findBrowser())
  return {
    executablePath,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--force-color-profile=srgb'],
  }
}

let launched: Promise<Browser> | undefined

/**
 * The browser of this worker, started by the first spec file that asks for it: one that all workers share would send every
 * word through one process more. Its folders and files lie in the folder given. It ends with the worker, which is told to
 * go and has half a second for it.
 */
export function browserOfThisWorker(found: FoundBrowser, folder: string): Promise<Browser> {
  launched ??= launch(found, folder)
  return launched
}

async function launch(found: FoundBrowser, folder: string): Promise<Browser> {
  process.once('SIGTERM', () => process.exit())
  const { TMPDIR } = process.env
  const options = await launchOptions(found)
  process.env.TMPDIR = folder
  try {
    return await chromium.launch({
      ...options,
      args: [...(options.args ?? []), ...(takesPictures ? [] : [WITHOUT_PIXELS])],
      env: { ...options.env, TMPDIR: folder },
      handleSIGTERM: false,
    })
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}
