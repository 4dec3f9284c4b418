import { STORAGE_KEYS } from '@ai-vault/contract/account/storage.ts'
import { PROTECTION_RULES } from '@ai-vault/game/cleanup/protection-rules.ts'
import { makeColumn, makePlug } from '@ai-vault/game/test-support/make-items.ts'
import type { Tier } from '@ai-vault/game/weapons/rating/tiers.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../data/query-client.ts'
import { sessionStore } from '../../../data/session/session-store.ts'
import { writeKept, writeSession } from '../../../data/stored/storage.ts'
import { clickAt } from '../../../test-support/click-at.ts'
import { fakeFetch } from '../../../test-support/fakes/fake-fetch.ts'
import { makeInventory } from '../../../test-support/make-inventory.ts'
import { makeRating, makeWeaponItem } from '../../../test-support/make-weapon-items.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { sessionOf } from '../../../test-support/sessions.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'
import { SEEN_AFTER_MS } from '../review/ReviewControls.tsx'

// Loaded before the first test, so that none of them waits for a chunk.
await Promise.all([
  import('../ArmoryScreen.tsx'),
  import('./SelectionBar.tsx'),
  import('../vault/AdviceRules.tsx'),
  import('../../../items/sheet/weapon/WeaponSheet.tsx'),
  import('../review/ReviewMode.tsx'),
])

drawsWholeApp()

const columns = [makeColumn('trait', 3, 'Outlaw'), makeColumn('trait', 4, 'Kill Clip')]
const copy = (instanceId: string, score: number, pvp = score, more = {}) =>
  makeWeaponItem(
    { instanceId, columns, frame: makePlug('Adaptive Frame'), ...more },
    {
      rating: {
        ...makeRating('Excellent', score),
        pvp: { tier: 'Excellent', score: pvp },
      },
    },
  )
const ratedFor = (pve: Tier, pveScore: number, pvp: Tier, pvpScore: number) => ({
  ...makeRating(pve, pveScore),
  pvp: { tier: pvp, score: pvpScore },
})
const best = copy('11', 9)
const second = copy('12', 8.5)
const third = copy('13', 8)
const fourth = copy('14', 7.6)
const locked = copy('15', 7.7, 7.7, { locked: true })
const inventory = makeInventory([best, second, third, fourth, locked])

beforeEach(() => {
  writeSession(sessionOf())
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 300))
  fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'PUT') return 'hang'
    return pathname === '/api/reviews' ? { body: { reviews: [] } } : { status: 503 }
  })
  writeKept(`folds_armory_${sessionOf().membershipId}`, 'all')
  act(() => sessionStore.check())
})

async function openVault(search = '', answer = inventory) {
  const client = createQueryClient()
  client.setQueryData(['inventory', sessionOf().membershipId], answer)
  const view = await renderAt(`/armory${search}`, client)
  await tile('11')
  return view
}
const find = (id: string) =>
  document.querySelector<HTMLElement>(`[role=grid] [data-weapon="${id}"] [aria-pressed]`)
const tile = (id: string) =>
  waitFor(() => {
    const found = find(id)
    if (!found) throw new Error(`no tile ${id}`)
    return found
  })
const bar = () => within(screen.getByRole('region', { name: 'Selected weapons' }))
const pressed = (...ids: readonly string[]) => ids.map((id) => find(id)?.getAttribute('aria-pressed'))
const select = async (...ids: readonly string[]) => {
  press('Select')
  await waitFor(() => bar())
  for (const id of ids) fireEvent.click(await tile(id))
  await waitFor(() => bar().getByText(`${ids.length} selected.`))
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const marked = () => document.querySelectorAll('[role=grid] [title="Decided: dismantle"]').length

describe('many weapons at once', () => {
  it('F-126 what is selected is marked at once, with what is gained and kept, and that is taken back', async () => {
    await openVault()
    await select('12', '13', '14')
    expect(bar().getByText(/Places gained: 3 in the vault\./)).toBeTruthy()
    expect(bar().getByText('Kept instead: 1')).toBeTruthy()
    const kept = bar().getByText(/^instead of /)
    expect(kept.textContent).toBe('instead of Fatebringer 500, Fatebringer 500 and Fatebringer 500')
    expect(kept.parentElement?.textContent).toMatch(/^Fatebringer Outlaw and Kill Clip · 9\.0 · power 500 /)
    press('Mark 3 to dismantle')
    await waitFor(() => bar().getByText('3 weapons are marked: Dismantle.'))
    await waitFor(() => expect(marked()).toBe(3))
    expect(await screen.findByRole('link', { name: '3 to dismantle' })).toBeTruthy()
    press('Undo')
    await waitFor(() => expect(marked()).toBe(0))
    await waitFor(() => bar().getByText('3 selected.'))
  })

  it('marks of an earlier visit are taken away from what is selected, and that is undone like any decision', async () => {
    const decided = (item_instance_id: string, decision: string) => ({
      item_instance_id,
      decision,
      decided_at: 1,
    })
    const kept = [decided('12', 'dismantle'), decided('13', 'keep')]
    fakeFetch((request) =>
      request.method === 'GET' && request.url.endsWith('/api/reviews') ? { body: { reviews: kept } } : 'hang',
    )
    await openVault()
    await waitFor(() => expect(marked()).toBe(1))
    press('Select')
    await waitFor(() => bar())
    fireEvent.click(await tile('14'))
    await waitFor(() => bar().getByText('1 selected.'))
    expect(bar().queryByRole('button', { name: /^Remove/ })).toBeNull()
    fireEvent.click(await tile('12'))
    await waitFor(() => bar().getByRole('button', { name: 'Remove the mark' }))
    fireEvent.click(await tile('13'))
    await waitFor(() => bar().getByRole('button', { name: 'Remove 2 marks' }))
    press('Remove 2 marks')
    await waitFor(() => bar().getByText('2 weapons are not marked any more.'))
    expect(marked()).toBe(0)
    press('Undo')
    await waitFor(() => expect(marked()).toBe(1))
    await waitFor(() => bar().getByText('3 selected.'))
  })

  it('folds what is kept and lost, which a phone has no room for, and says whether it is unfolded', async () => {
    await openVault()
    await select('12', '13', '14')
    const details = bar().getByRole('button', { name: 'Details' })
    expect(details.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(details)
    expect(details.getAttribute('aria-expanded')).toBe('true')
    expect(bar().getByText('Kept instead: 1').closest('details')?.open).toBe(true)
  })

  it('counts what is left to consider once some is decided, and opens just that', async () => {
    const { router } = await openVault()
    expect(screen.getByRole('link', { name: '3 Consider dismantling' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Review 3 one by one' })).toBeTruthy()
    press('Select')
    await waitFor(() => bar())
    fireEvent.click(await tile('12'))
    await waitFor(() => bar().getByText('1 selected.'))
    press('Mark 1 to dismantle')
    const left = await screen.findByRole('link', { name: '2 more to consider dismantling' })
    expect(screen.queryByText('Consider dismantling', { selector: 'a *' })).toBeNull()
    const decided = screen.getByRole<HTMLAnchorElement>('link', { name: '1 of those decided' })
    expect(decided.href).toContain(encodeURIComponent('-tag:none'))
    expect(screen.getByRole('button', { name: 'Review 2 undecided one by one' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Clean up 2 items' })).toBeTruthy()
    fireEvent.click(left)
    await waitFor(() => expect(find('12')).toBeNull())
    expect(['13', '14'].map((id) => find(id) !== null)).toEqual([true, true])
    expect(router.latestLocation.search).toMatchObject({ q: 'is:dismantle tag:none' })
  })

  it('how it is decided says what stays, and names every protection with its limits', async () => {
    await openVault()
    fireEvent.click(screen.getByText('How this is decided'))
    const rules = (await screen.findByText('Never advised to go:')).parentElement?.textContent
    for (const rule of PROTECTION_RULES) expect(rules).toContain(rule)
    expect(
      screen.getByText(/^A copy that stays makes it needless, however it is rated: each names the one\./),
    ).toBeTruthy()
  })

  it('F-124 F-125 F-126 beside the advice stand the counts by the roll alone, each opening its list', async () => {
    await openVault()
    fireEvent.click(screen.getByText('How this is decided'))
    const byRoll = (await screen.findByText(/By the roll alone/)).querySelectorAll('a')
    expect([...byRoll].map(({ textContent }) => textContent)).toEqual([
      '5 keep (God-Tier or Excellent)',
      '0 review (Good)',
      '0 consider dismantling (Poor)',
    ])
    const headline = screen.getByRole('list', { name: 'Recommendation' })
    expect(within(headline).getByRole('link', { name: '3 Consider dismantling' })).toBeTruthy()
  })

  it('F-120 the card of figures is of what is shown, beside the whole', async () => {
    const kept = makeWeaponItem({ instanceId: '15', locked: true }, { rating: makeRating('God-Tier', 9.5) })
    const strong = makeWeaponItem(
      { instanceId: '16', power: 540, rarity: 'exotic' },
      { rating: makeRating('God-Tier', 9.6) },
    )
    await openVault('?q=-is:locked', makeInventory([copy('11', 9, 9, { power: 500 }), strong, kept]))
    const card = screen.getByRole('group', { name: 'Statistics of what is shown' })
    const figures = () => [...card.children].map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(figures()).toEqual([
        'Shown2 of 3',
        'God rolls1 of 2',
        'Exotics1 of 1',
        expect.stringMatching(/^Avg power520 all \d+$/),
      ]),
    )
  })

  it('F-121 Analyze all leads to Sentinel, which is asked about the weapons of the search', async () => {
    await openVault('?q=-is:locked')
    const all = screen.getByRole('link', { name: 'Analyze all' })
    expect(all.getAttribute('href')).toBe('/sentinel-ai')
    all.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(all)
    expect(localStorage.getItem(STORAGE_KEYS.preloadedPrompt)).toBe(
      'Analyze the 4 weapons of my vault that match: -is:locked.',
    )
  })

  it('the bar of the advice is to scale', async () => {
    await openVault()
    const shares = [...document.querySelectorAll<HTMLElement>('[data-part=scale] i')].map(({ style }) =>
      style.getPropertyValue('--share'),
    )
    expect(shares).toEqual(['1', '1', '3'])
  })

  it('F-345 Shift selects a range, X and Ctrl A by keyboard, a group its whole, and Escape ends it', async () => {
    await openVault()
    press('Select')
    await waitFor(() => bar().getByText(/^Press weapons to select them/))
    fireEvent.click(await tile('11'))
    fireEvent.click(await tile('13'), { shiftKey: true })
    await waitFor(() => expect(pressed('11', '12', '13', '14')).toEqual(['true', 'true', 'true', 'false']))
    fireEvent.keyDown(await tile('12'), { key: 'x' })
    await waitFor(() => expect(pressed('12')).toEqual(['false']))
    fireEvent.keyDown(await tile('12'), { key: 'a', ctrlKey: true })
    await waitFor(() => bar().getByText('5 selected.'))
    press('Select all of Kinetic')
    await waitFor(() => bar().getByText(/^Press weapons to select them/))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected weapons' })).toBeNull())
  })

  it('F-126 names what one may miss, with its reason, and can leave it out', async () => {
    await openVault()
    press('Select')
    await waitFor(() => bar())
    for (const id of ['12', '15']) fireEvent.click(await tile(id))
    await waitFor(() => bar().getByText('1 that you use, locked or invested in.', { exact: false }))
    press('Mark 2 to dismantle')
    const question = within(await screen.findByRole('dialog', { name: '1 of them you may miss' }))
    expect(question.getByText(/it is locked/)).toBeTruthy()
    fireEvent.click(question.getByRole('button', { name: 'Mark the other one' }))
    await waitFor(() => bar().getByText('1 weapon is marked: Dismantle.'))
    expect(marked()).toBe(1)
  })

  it('the last copy of a weapon and what nothing stands in for are said before they are marked', async () => {
    await openVault()
    press('Select')
    await waitFor(() => bar())
    for (const id of ['11', '12', '13', '14', '15']) fireEvent.click(await tile(id))
    await waitFor(() => bar().getByText(/5 are the last of their kind\./))
    expect(bar().getByText(/For 5 you keep no copy that is as good\./)).toBeTruthy()
  })

  it('F-126 asks before it marks, also where the press comes before the bar has caught up', async () => {
    await openVault()
    press('Select')
    await waitFor(() => bar())
    fireEvent.click(await tile('12'))
    await waitFor(() => bar().getByText('1 selected.'))
    const lockedTile = await tile('15')
    act(() => {
      flushSync(() => lockedTile.click())
      screen.getByRole('button', { name: 'Mark 2 to dismantle' }).click()
    })
    const question = within(await screen.findByRole('dialog', { name: '1 of them you may miss' }))
    expect(question.getByText(/it is locked/)).toBeTruthy()
    expect(marked()).toBe(0)
  })

  it('never says how many places are gained by another selection than the one it counts', async () => {
    await openVault()
    press('Select')
    await waitFor(() => bar())
    const texts: string[] = []
    const status = bar().getByRole('status')
    // As it reads right after the press, before the plan for it is made.
    for (const each of [await tile('12'), await tile('13')])
      act(() => {
        flushSync(() => each.click())
        texts.push(status.textContent ?? '')
      })
    await waitFor(() => bar().getByText('2 selected.'))
    const announced = [...texts, status.textContent ?? ''].filter((text) => text.includes('selected'))
    expect(announced.length).toBeGreaterThan(1)
    for (const text of announced) expect(text).toMatch(/^(\d) selected\. Places gained: \1 in the vault\.$/)
  })

  it('selecting all that is shown adds to what another search found', async () => {
    await openVault()
    press('Select')
    await waitFor(() => bar())
    fireEvent.click(await tile('12'))
    fireEvent.change(screen.getByRole('combobox', { name: 'Search weapons' }), {
      target: { value: 'is:locked' },
    })
    await waitFor(() => screen.getByRole('button', { name: 'Select all 1 shown' }))
    press('Select all 1 shown')
    await waitFor(() => bar().getByText('2 selected.'))
  })

  it('the focus stays in the bar, and goes back to where the selecting began', async () => {
    await openVault()
    press('Select')
    await waitFor(() => bar())
    const region = () => screen.getByRole('region', { name: 'Selected weapons' })
    const pressFocused = (name: string) => {
      const button = bar().getByRole('button', { name })
      button.focus()
      fireEvent.click(button)
    }
    fireEvent.click(await tile('15'))
    await waitFor(() => bar().getAllByRole('button', { name: 'Leave out' }))
    fireEvent.click(await tile('12'))
    pressFocused('Leave out')
    expect(document.activeElement).toBe(region())
    pressFocused('Select none')
    expect(document.activeElement).toBe(region())
    fireEvent.click(await tile('12'))
    pressFocused('Keep')
    await waitFor(() => bar().getByText('1 weapon is marked: Keep.'))
    pressFocused('Undo')
    expect(document.activeElement).toBe(region())
    pressFocused('Done')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select' }))
  })

  it('one Escape does one thing: it hides the hint, then ends the selecting', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      await openVault()
      press('Select')
      await waitFor(() => bar())
      const spot = await tile('12')
      fireEvent.pointerOver(spot, { pointerType: 'mouse' })
      await waitFor(() => expect(document.querySelector('[role=tooltip]')).toBeTruthy())
      fireEvent.keyDown(spot, { key: 'Escape' })
      await waitFor(() => expect(document.querySelector('[role=tooltip]')).toBeNull())
      bar()
      fireEvent.keyDown(spot, { key: 'Escape' })
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected weapons' })).toBeNull())
    } finally {
      vi.useRealTimers()
    }
  })

  it('one Escape closes the sheet, the next ends the selecting', async () => {
    await openVault('?item=12')
    await waitFor(() => expect(document.querySelector('aside')).toBeTruthy())
    press('Select')
    await waitFor(() => bar())
    const isThere = () => [
      document.querySelector('aside') !== null,
      screen.queryByRole('region', { name: 'Selected weapons' }) !== null,
    ]
    const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' })
    pressEscape()
    await waitFor(() => expect(isThere().filter(Boolean)).toHaveLength(1))
    pressEscape()
    await waitFor(() => expect(isThere()).toEqual([false, false]))
  })

  it('F-126 a review says how many are left to decide, and goes through what is decided already too', async () => {
    await openVault()
    press('Select')
    await waitFor(() => bar())
    fireEvent.click(await tile('12'))
    press('Mark 1 to dismantle')
    await waitFor(() => screen.getByRole('link', { name: 'Clean up 2 items' }))
    press('Review 2 undecided one by one')
    const review = within(await screen.findByRole('dialog', { name: 'Review' }))
    expect(review.getByRole('radio', { name: /^Clean-up order\s*3$/ })).toBeTruthy()
  })

  it('F-124 F-126 within a search a review and the advice say that they are about the whole vault', async () => {
    const { router } = await openVault('?q=-is:locked')
    press('Review 3 of the whole vault one by one')
    await waitFor(() => expect(router.latestLocation.search).toMatchObject({ review: 'cleanup' }))
    const review = within(await screen.findByRole('dialog', { name: 'Review' }))
    expect(review.getByRole('radio', { name: /^Clean-up order\s*3$/ })).toBeTruthy()
    const advice = screen.getByRole('list', { name: 'Recommendation', hidden: true })
    const scope = document.getElementById(advice.getAttribute('aria-describedby') ?? '')
    expect(scope?.textContent).toBe('Whole vault')
  })

  it('F-126 what is kept in a clean-up still counts in it: on the way, in the summary, and after a reload', async () => {
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Review' }))
    const begun = async () => {
      const review = await dialog()
      await waitFor(() => review.getByRole('progressbar'))
      return review
    }
    const progress = (review: Awaited<ReturnType<typeof begun>>) =>
      review.getByRole('progressbar').getAttribute('aria-label')
    // A server that takes nothing: what was decided waits on the device, as it does through a reload.
    fakeFetch((request) =>
      request.method === 'GET' && request.url.endsWith('/api/reviews')
        ? { body: { reviews: [] } }
        : { status: 503, body: { detail: 'away', code: 'away', retry_after: 60 } },
    )
    await openVault('?review=cleanup')
    const review = await begun()
    for (const name of [/^Keep/, /^Dismantle/]) {
      clickAt(performance.now() + SEEN_AFTER_MS, review.getByRole('button', { name }))
    }
    await waitFor(() => expect(progress(review)).toBe('2 of 3 decided · number 3'))
    expect(review.getByRole('radio', { name: /^Clean-up order\s*3$/ })).toBeTruthy()
    expect(screen.getByText('You decided:', { exact: false }).textContent).toBe(
      'You decided: 1 to keep, 1 to dismantle',
    )
    cleanup()

    await openVault('?review=cleanup')
    const again = await begun()
    expect(progress(again)).toBe('2 of 3 decided · number 3')
    fireEvent.click(again.getByRole('button', { name: 'Finish' }))
    await waitFor(() => again.getByText('3 in this clean-up: advised to go, or decided by you'))
    const exported = within(again.getByRole('region', { name: 'Export' }))
    for (const [label, count] of [
      ['Keep', 1],
      ['Review', 0],
      ['Dismantle', 1],
    ] as const) {
      const reading = again.getByText(label === 'Review' ? 'Review again' : label, { selector: 'span' })
      expect(reading.parentElement?.textContent).toMatch(new RegExp(`${count}$`))
      expect(exported.getByRole('radio', { name: new RegExp(`^${label}\\s*${count}$`) })).toBeTruthy()
    }
  })
})

describe('what weapons are rated for', () => {
  it('F-118 changes scores, order and advice, and every tile says it', async () => {
    const crucible = { ...copy('16', 3, 9.5), rating: ratedFor('Poor', 3, 'Excellent', 9.5) }
    await openVault('', makeInventory([best, second, crucible]))
    const label = async (id: string) => (await tile(id)).getAttribute('aria-label')
    expect(screen.getByRole('link', { name: /^0\s*Review$/ })).toBeTruthy()
    expect(await label('11')).toMatch(/Excellent 9\.0 PvE, Hand Cannon, Outlaw, Kill Clip/)
    fireEvent.click(screen.getByRole('radio', { name: 'PvP' }))
    await waitFor(async () => expect(await label('16')).toMatch(/Excellent 9\.5 PvP/))
    const order = [...document.querySelectorAll<HTMLElement>('[role=grid] [data-weapon]')]
    expect(order.map(({ dataset }) => dataset.weapon)).toEqual(['16', '11', '12'])
    fireEvent.click(screen.getByRole('radio', { name: 'PvE' }))
    await waitFor(async () => expect(await label('16')).toMatch(/Poor 3\.0 PvE/))
    expect(screen.getByRole('link', { name: /^1\s*Review$/ })).toBeTruthy()
  })
})
