/**
 * Pictures of one screen as a desktop and a phone show it, for whoever builds it. Run by `npm run look`, which names the address
 * and, for a signed-in player, the guardian.
 */
import { chromium } from 'playwright-core'
import { DESKTOP, launchOptions, PHONE } from './support/browser/browser.ts'
import { savePicture } from './support/browser/pictures.ts'
import { type Guardian, signInByCalls } from './support/sign-in.ts'
import { giveSession } from './support/stage/give-session.ts'
import { startInstallation } from './support/stage/installation.ts'
import { untilReady } from './support/stage/until-ready.ts'

const [path = '/', guardian] = process.argv.slice(2)
const installation = await startInstallation({ RATE_LIMIT: '0' })
const browser = await chromium.launch(await launchOptions())
try {
  await untilReady(installation.url)
  for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    const context = await browser.newContext({ baseURL: installation.url, viewport, reducedMotion: 'reduce' })
    if (guardian) await giveSession(context, await signInByCalls(installation.url, guardian as Guardian))
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' })
    process.stdout.write(`${await savePicture(page, `look ${path} ${guardian ?? 'visitor'} ${name}`)}\n`)
    await context.close()
  }
} finally {
  await browser.close()
  await installation.close()
}
