/**
 * Pictures of one screen as a desktop and a phone show it, for whoever builds it. Run by `npm run look`, which names the address
 * and, for a signed-in player, the guardian; `light` as the third word asks for the light theme. `npm run look -- --tour` takes
 * the small pictures of the README.
 */
import { join } from 'node:path'
import { chromium, type Page, type ViewportSize } from 'playwright-core'
import { untilReady } from '../server/test-support/live/until-ready.ts'
import { DESKTOP, launchOptions, PHONE } from './support/browser/browser.ts'
import { savePicture } from './support/browser/pictures.ts'
import { type Guardian, signInByCalls } from './support/sign-in.ts'
import { giveSession } from './support/stage/give-session.ts'
import { startInstallation } from './support/stage/installation.ts'

const TOUR = {
  dashboard: '/dashboard',
  armory: '/armory',
  'clean-up': '/armory?cleanup=plan',
  atlas: '/atlas',
} as const
const TOUR_VIEW = { width: 1280, height: 800 }
const PICTURES = join(import.meta.dirname, '..', 'docs', 'pictures')

const [path = '/', guardian, theme] = process.argv.slice(2)
const colorScheme = theme === 'light' ? 'light' : 'dark'
const installation = await startInstallation({ RATE_LIMIT: '0' })
const browser = await chromium.launch(await launchOptions())

async function openPage(address: string, viewport: ViewportSize, as: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: installation.url,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
  })
  if (as) await giveSession(context, await signInByCalls(installation.url, as as Guardian))
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' })
  // A picture that waits for the window to reach it would never come.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  return page
}

async function takeTour() {
  for (const [name, address] of Object.entries(TOUR)) {
    const page = await openPage(address, TOUR_VIEW, 'veteran')
    const file = join(PICTURES, `${name}.jpg`)
    await page.screenshot({ path: file, type: 'jpeg', quality: 60 })
    process.stdout.write(`${file}\n`)
    await page.context().close()
  }
}

async function look() {
  for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    const page = await openPage(path, viewport, guardian)
    process.stdout.write(
      `${await savePicture(page, `look ${path} ${guardian ?? 'visitor'} ${colorScheme} ${name}`)}\n`,
    )
    await page.context().close()
  }
}

try {
  await untilReady(installation.url)
  await (path === '--tour' ? takeTour() : look())
} finally {
  await browser.close()
  await installation.close()
}
