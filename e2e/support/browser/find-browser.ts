/**
 * The Chromium of the browser journeys. Every machine uses the same one, that of the npm package; where it cannot run, an
 * installed one, or, as root on a Debian system, the distribution's own package. CHROME_PATH names another on purpose.
 */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type FoundBrowser, npmChromium } from './npm-chromium.ts'

/** The one without windows first: it does the same journeys in half the time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const runs = ({ executablePath, env }: FoundBrowser) =>
  existsSync(executablePath) &&
  spawnSync(executablePath, ['--version'], { timeout: 20_000, env: { ...process.env, ...env } }).status === 0

const installed = () =>
  INSTALLED.map((executablePath): FoundBrowser => ({ executablePath })).find((browser) => runs(browser))

const INSTALL_LIMIT_MS = 180_000

function installFromDebian(): FoundBrowser | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stderr.write('Installing Chromium for the browser journeys (once) ...\n')
  const apt = (...args: string[]) => spawnSync('apt-get', args, { timeout: INSTALL_LIMIT_MS })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
  return { executablePath: '/usr/bin/chromium-headless-shell' }
}

export async function findBrowser(): Promise<FoundBrowser> {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH }
  for (const source of [npmChromium, installed, installFromDebian]) {
    const browser = await source()
    if (browser && runs(browser)) return browser
  }
  throw new Error('No Chromium or Chrome was found. Install one, or name it with CHROME_PATH.')
}
