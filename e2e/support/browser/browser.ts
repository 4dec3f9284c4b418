import { type BrowserServer, type BrowserType, chromium } from 'playwright-core'
import { findBrowser } from './find-browser.ts'

export const DESKTOP = { width: 1440, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const

type LaunchOptions = NonNullable<Parameters<BrowserType['launch']>[0]>

export async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await findBrowser()
  return {
    executablePath,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--force-color-profile=srgb'],
  }
}

/** A browser that other processes connect to. */
export const serveBrowser = async (): Promise<BrowserServer> => chromium.launchServer(await launchOptions())
