import { makeColumn, makePlug } from '@ai-vault/game/test-support/make-items.ts'
import { analyzeWeapon } from '@ai-vault/game/weapons/analysis.ts'
import { rateRoll } from '@ai-vault/game/weapons/rating/rate.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { allowFailureLog } from '../../test-support/allow-failure-log.ts'
import { loseConnection, regainConnection } from '../../test-support/connection.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { makeInventory } from '../../test-support/make-inventory.ts'
import { makeRating, makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'

// Loaded before the first test, so that none of them waits for a chunk.
await import('./ArmoryScreen.tsx')
await import('../../items/sheet/weapon/WeaponSheet.tsx')

const HOSTILE = '<img src=x onerror=alert(1)>\u202egnirts'
const columns = [
  makeColumn('barrel', 1, 'Corkscrew Rifling', 'Fluted Barrel'),
  makeColumn('magazine', 2, 'Accurized Rounds'),
  makeColumn('trait', 3, 'Explosive Payload', 'Frenzy'),
  makeColumn('trait', 4, 'Firefly'),
]
const best = makeWeaponItem(
  {
    instanceId: '11',
    columns,
    stats: { range: 60, magazine: 12 },
    frame: makePlug('Adaptive Frame'),
    tier: 5,
    masterworked: true,
    crafted: true,
    locked: true,
  },
  {
    rating: makeRating('God-Tier', 9.6),
  },
)
const beaten = makeWeaponItem(
  {
    instanceId: '12',
    columns: columns.slice(0, 3),
    stats: { range: 45, magazine: 12 },
    frame: makePlug('Adaptive Frame'),
  },
  { rating: makeRating('Good', 6.2) },
)
const blue = makeWeaponItem(
  { instanceId: '14', columns, name: 'Requiem SI2', hash: 10, rarity: 'rare' },
  { rating: makeRating('Excellent', 8.9) },
)
const hostile = makeWeaponItem({ instanceId: '13', name: HOSTILE, hash: 9 })

const inventory = makeInventory([best, beaten, hostile, blue])

const analysed = (): FakeAnswer => ({
  body: {
    ...JSON.parse(JSON.stringify(analyzeWeapon(best.item, rateRoll(best.item)))),
    wish_list_matches: [
      {
        list: 'Good rolls',
        trash: false,
        share: 0.5,
        missing: [1],
        missing_names: ['Kill Clip'],
        notes: { text: 'Opens every fight.', tags: ['pve'], uses: ['pve'], inputs: [] },
      },
    ],
    weapon: { name: 'Fatebringer' },
  },
})

let analysis: () => FakeAnswer | 'hang' | 'fail'

allowFailureLog()
beforeEach(() => {
  localStorage.clear()
  writeSession(sessionOf())
  analysis = analysed
  fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/analyze-weapon') return analysis()
    if (request.method === 'PUT') return 'hang'
    return pathname === '/api/reviews' ? { body: { reviews: [] } } : { status: 503 }
  })
  act(() => sessionStore.check())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function openSheet(id: string, search = '') {
  const client = createQueryClient()
  client.setQueryData(['inventory', sessionOf().membershipId], inventory)
  const view = await renderAt(`/armory?item=${id}${search}`, client)
  const sheet = await screen.findByRole('complementary', { name: /, details$/ })
  return { ...view, sheet, inside: within(sheet) }
}

describe('the sheet of a weapon', () => {
  it('says what it is: tier, badges, kind, power, rating', async () => {
    const { inside } = await openSheet('11')
    expect(inside.getByRole('heading', { level: 2, name: 'Fatebringer' })).toBeDefined()
    for (const words of ['Tier 5', 'Masterwork', 'Crafted', 'Locked', 'God-Tier']) {
      expect(inside.getAllByText(words).length).toBeGreaterThan(0)
    }
    const kind = inside.getByText(/Primary · Hand Cannon · Adaptive Frame/)
    expect(kind.textContent).toMatch(/^\w+, Primary · Hand Cannon · Adaptive Frame$/)
    expect(inside.getByText('Tier 5').textContent).toBe('Tier 5, ')
    expect(inside.getAllByText('9.6').length).toBeGreaterThan(0)
  })

  it('F-131 shows perks by column, the stats with the best copy, the reasons whose points make the score, and links to Forge', async () => {
    const { inside } = await openSheet('12')
    await inside.findByText(/^Why \d/)
    const trait = within(inside.getByRole('list', { name: 'Trait' }))
    expect(trait.getByText(/Explosive Payload/).closest('li')?.textContent).toContain('active')
    expect(trait.getByText(/Frenzy/).closest('li')?.textContent).toContain('selectable')
    expect(inside.getByText('line: best copy you own')).toBeDefined()
    expect(inside.getByText(/best copy 60/)).toBeDefined()
    const [, base] =
      /With middling parts it scores (\d\.\d)/.exec(inside.getByText(/With middling parts/).textContent) ?? []
    const points = inside
      .getAllByText(/^[+−]\d\.\d$/)
      .map(({ textContent }) => Number(textContent.replace('−', '-')))
    expect(points.length).toBeGreaterThan(2)
    const sum = points.reduce((total, each) => total + each, Number(base))
    expect(inside.getByText(/^Why \d/).textContent).toContain(sum.toFixed(1))
    expect(inside.getByRole('link', { name: 'Open in Forge' }).getAttribute('href')).toBe('/forge/12')
  })

  it('switches its reasons between PvE and PvP', async () => {
    const { inside } = await openSheet('11')
    fireEvent.click(await inside.findByRole('radio', { name: 'PvP' }))
    await waitFor(() => expect(inside.getAllByText(/in PvP\./).length).toBeGreaterThan(0))
    fireEvent.click(inside.getByRole('radio', { name: 'PvE' }))
    await waitFor(() => expect(inside.getAllByText(/in PvE\./).length).toBeGreaterThan(0))
  })

  it('takes the one activity that the armory looks at along to Forge, where the advice goes by it', async () => {
    const { inside } = await openSheet('12', '&mode=pvp')
    expect(inside.getByRole('link', { name: 'Open in Forge' }).getAttribute('href')).toBe(
      '/forge/12?for=pvp&mode=pvp',
    )
  })

  it('names lists, shares, notes and what is missing by its name', async () => {
    const { inside } = await openSheet('11')
    await inside.findByText('Good rolls')
    expect(inside.getByText('50 % met')).toBeDefined()
    expect(inside.getByText('Missing: Kill Clip')).toBeDefined()
    expect(inside.getByText('Opens every fight.')).toBeDefined()
  })

  it('F-126 proves that another copy beats this one, and opens that one', async () => {
    const { inside, router } = await openSheet('12')
    expect(inside.getByText('Consider dismantling')).toBeDefined()
    expect(inside.getByText('Every trait of this copy can be selected on it.')).toBeDefined()
    expect(inside.getByText(/Beyond them it has Firefly/)).toBeDefined()
    expect(inside.getByText('Consider dismantling: beaten in every way')).toBeDefined()
    const [proof] = inside.getAllByRole('button', { name: 'Explosive Payload and Firefly' })
    if (proof) fireEvent.click(proof)
    await waitFor(() => expect(router.latestLocation.search).toMatchObject({ item: '11' }))
  })

  it('F-130 says Analyzing... while it works, and keeps its place', async () => {
    analysis = () => 'hang'
    const { inside } = await openSheet('11')
    const button = await inside.findByRole('button', { name: 'Analyzing...' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('leads to the reasons with Analyze, unfolded before or not', async () => {
    const { inside } = await openSheet('11')
    const head = await inside.findByRole('button', { name: /^Why \d/ })
    for (const before of ['false', 'true']) {
      expect(head.getAttribute('aria-expanded')).toBe(before)
      const analyze = inside.getByRole('button', { name: 'Analyze' })
      analyze.focus()
      fireEvent.click(analyze)
      await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Why/))
      await inside.findByRole('button', { name: 'Analyze' })
    }
  })

  it('says how much of the roll is known instead of a confidence', async () => {
    const { inside } = await openSheet('11')
    const note = await inside.findByText(/With middling parts it scores/)
    expect(note.textContent).toMatch(/We know (every part of this roll|\d+\s% of what counts in this roll)/)
    expect(note.textContent).not.toContain('onfidence')
  })

  it.each([
    ['a blue weapon', '14', 1],
    ['no legendary one', '11', 0],
  ])('says of %s that its score is one among rolls of that weapon', async (_which, id, times) => {
    const { inside } = await openSheet(id)
    expect(inside.queryAllByText(/^Below legendary a weapon has a trait less and lower stats/)).toHaveLength(
      times,
    )
  })

  it('F-134 shows the exact fallback as Unrated, and mends itself by hand', async () => {
    analysis = () => ({ status: 500, body: { detail: 'no', code: 'internal' } })
    const { inside } = await openSheet('11')
    await inside.findByText('Analysis temporarily unavailable')
    expect(inside.getByText(/Stored as B\+, 7\.5/)).toBeDefined()
    expect(inside.getAllByText('Unrated').length).toBeGreaterThan(0)
    analysis = analysed
    fireEvent.click(inside.getByRole('button', { name: 'Try again' }))
    await inside.findByText(/^Why \d/)
    expect(inside.getAllByText('God-Tier').length).toBeGreaterThan(0)
  })

  it('says that it is offline instead of failing', async () => {
    onlineManager.setOnline(false)
    const { inside } = await openSheet('11')
    await loseConnection()
    await inside.findByText(/You are offline\. The rating stands/)
    regainConnection()
    onlineManager.setOnline(true)
  })

  it.each([
    ['the radio of what it is rated for', 'radio', 'PvE'],
    ['the box that picks a copy', 'checkbox', /^Compare /],
  ] as const)('F-342 closes by Escape from %s', async (_control, role, name) => {
    const { inside } = await openSheet('11')
    const [control] = await inside.findAllByRole(role, { name })
    control?.focus()
    fireEvent.keyDown(control as HTMLElement, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /, details$/ })).toBeNull())
  })

  it('F-342 closes by Escape from the note, which is sent as it was typed', async () => {
    const sent = fakeFetch((request) => {
      const { pathname } = new URL(request.url)
      if (request.method === 'PUT') return 'hang'
      return pathname === '/api/notes' ? { body: { notes: [] } } : { status: 503 }
    })
    const { inside } = await openSheet('11')
    const note = await inside.findByLabelText<HTMLTextAreaElement>('Your note')
    await waitFor(() => expect(note.readOnly).toBe(false))
    note.focus()
    fireEvent.change(note, { target: { value: 'for the raid' } })
    fireEvent.keyDown(note, { key: 'Escape', isComposing: true })
    expect(screen.getByRole('complementary', { name: /, details$/ })).toBeDefined()
    fireEvent.keyDown(note, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /, details$/ })).toBeNull())
    const put = sent.find(({ method, url }) => method === 'PUT' && url.includes('/api/notes'))
    expect(await put?.json()).toMatchObject({ text: 'for the raid' })
  })

  it('F-342 leaves the Escape of a field outside to that field', async () => {
    await openSheet('11')
    const search = screen.getByRole('combobox', { name: /Search/ })
    fireEvent.keyDown(search, { key: 'Escape' })
    expect(screen.getByRole('complementary', { name: /, details$/ })).toBeDefined()
  })

  it('shows a hostile name as text', async () => {
    const { sheet } = await openSheet('13')
    expect(within(sheet).getByRole('heading', { level: 2 }).textContent).toBe(HOSTILE)
    expect(sheet.querySelector('img[onerror]')).toBeNull()
  })

  it('asks again before a protected copy is marked for dismantling, and names the protection', async () => {
    const { inside } = await openSheet('11')
    fireEvent.click(inside.getByRole('button', { name: 'Dismantle' }))
    const question = within(await screen.findByRole('dialog', { name: 'This copy is protected' }))
    expect(question.getByText(/it was crafted, it is masterworked and it is locked/)).toBeDefined()
    fireEvent.click(question.getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'This copy is protected' })).toBeNull())
    expect(inside.getByRole('button', { name: 'Dismantle' }).getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(inside.getByRole('button', { name: 'Keep' }))
    await waitFor(() =>
      expect(inside.getByRole('button', { name: 'Keep' }).getAttribute('aria-pressed')).toBe('true'),
    )
  })
})
