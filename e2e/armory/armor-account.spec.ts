import { describe, expect, test } from 'vitest'
import { box, build, copied, forgetKept, ranked, results, slider, stats } from '../support/armor.ts'
import { gone, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

/** The collector has little armor, so that every search is quick. */
const stage = openStage()
const MET = '/armory?tab=armor&class=hunter&targets=100_60_50_0_60_0'

async function optimizer(path = MET) {
  const page = await stage.player('collector', path)
  await shown(slider(page, 'weapons'))
  await forgetKept(page)
  await page.reload()
  await shown(slider(page, 'weapons'))
  return page
}

describe('what the account keeps', () => {
  test('F-163 F-165 pins, exclusions and filters follow it to another device, and a link carries them to anyone', async () => {
    const page = await optimizer()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await ranked(page)
    const exclude = build(page, 1)
      .getByRole('button', { name: /^Exclude / })
      .first()
    const name = (await exclude.getAttribute('aria-label'))?.replace('Exclude ', '') ?? ''
    await exclude.click()
    await shown(page.getByRole('button', { name: `Use again: ${name}` }))
    await ranked(page)
    await build(page, 1).getByRole('button', { name: /^Pin / }).last().click()
    await shown(page.getByRole('button', { name: /^Unpin: / }))
    await page.getByRole('switch', { name: 'Leave out the postmaster' }).check()
    await ranked(page)
    await page.evaluate(() => scrollTo(0, 0))
    const link = await copied(page, build(page, 1), 'Link to this query')
    expect(link).toMatch(/only=at-hand&pinned=\d+&excluded=\d+/)

    const elsewhere = await stage.player('collector', MET)
    await shown(elsewhere.getByRole('button', { name: `Use again: ${name}` }))
    await shown(elsewhere.getByRole('button', { name: /^Unpin: / }))
    await soon(() => elsewhere.getByRole('switch', { name: 'Leave out the postmaster' }).isChecked()).toBe(
      true,
    )
    await ranked(elsewhere)
    // Each searches anew after every press, and shows the builds from before meanwhile.
    await soon(async () => [await stats(elsewhere), await stats(page)]).toSatisfy(
      ([there, here]) => String(there) === String(here),
    )
    const before = await stats(page)
    await elsewhere.getByRole('button', { name: `Use again: ${name}` }).click()
    await gone(elsewhere.getByRole('button', { name: `Use again: ${name}` }))

    await elsewhere.goto(link)
    await shown(elsewhere.getByText('Pins, exclusions and filters came with the link.'))
    await ranked(elsewhere)
    await soon(() => stats(elsewhere)).toEqual(before)
    await elsewhere.getByRole('button', { name: 'Use mine' }).click()
    await gone(elsewhere.getByRole('button', { name: `Use again: ${name}` }))
    await forgetKept(elsewhere)
  })

  test('saved targets come back, and tell with a proof which armor none of their builds uses', async () => {
    const page = await optimizer()
    const saved = page.getByRole('region', { name: 'Saved targets' })
    await saved.getByRole('textbox', { name: 'Name' }).fill('Gunner')
    await saved.getByRole('button', { name: 'Save these' }).click()
    await shown(saved.getByRole('button', { name: 'Gunner', exact: true }))
    await box(page, 'weapons').fill('0')
    await box(page, 'melee').fill('90')
    await saved.getByRole('button', { name: 'Save these' }).click()
    await shown(saved.getByRole('button', { name: '0 60 50 0 60 90' }))

    await page.reload()
    await saved.getByRole('button', { name: 'Gunner', exact: true }).click()
    await soon(() => slider(page, 'weapons').inputValue()).toBe('100')
    await soon(() => pathOf(page)).toContain('targets=100_60_50_0_60_0')

    await saved.getByRole('button', { name: 'What do they leave unused?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Armor your saved targets leave unused' })
    await shown(dialog.getByText(/no part in any build of your saved targets/))
    await shown(dialog.getByText(/Proven: every target was solved completely, and solved again without/))
    await soon(() => dialog.getByRole('cell', { name: 'completely' }).count()).toBe(2)
    await soon(() => dialog.getByRole('cell', { name: 'the same builds' }).count()).toBe(2)
    await page.keyboard.press('Escape')
    await saved.getByRole('button', { name: 'Forget Gunner' }).click()
    await gone(saved.getByRole('button', { name: 'Gunner', exact: true }))
    await forgetKept(page)
  })
})

describe('what is worn', () => {
  test('F-086 comes along from the dashboard: exotic, fragments, energy, and targets no lower than now', async () => {
    const page = await stage.player('veteran', '/armory?tab=armor&import=current')
    const note = page.getByText(/^Imported from your (Titan|Hunter|Warlock): /)
    await shown(note)
    await soon(() => pathOf(page)).not.toContain('import=')
    const worn = /: (.+), fragments/.exec((await note.textContent()) ?? '')?.[1]
    if (worn !== 'no exotic') await shown(page.getByRole('button', { name: `${worn} Exotic` }))
    await soon(() => results(page).getAttribute('data-targets')).toMatch(/^\d+(,\d+){5}$/)
    const asked = (await results(page).getAttribute('data-targets'))?.split(',').map(Number) ?? []
    await ranked(page)
    for (const [i, value] of (await stats(page)).entries())
      expect(value).toBeGreaterThanOrEqual(asked[i] ?? 0)
  })
})
