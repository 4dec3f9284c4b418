import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { forgeCopy, makeForgeAnalysis, makeForgeAnswer } from '../../test-support/answers/forge-answer.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { makeInventory } from '../../test-support/make-inventory.ts'
import { makeRating, makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'
import { words } from './words.tsx'

await import('./ForgeScreen.tsx')
await import('./PreviewScreen.tsx')

drawsWholeApp()

type Answering = () => FakeAnswer | 'hang' | 'fail'
let weapon: Answering
let analysis: Answering
let requests: Request[]
let notes: readonly unknown[]
let reviews: readonly unknown[]
let inventory: ReturnType<typeof makeInventory>

const HOSTILE = '<img src=x onerror=alert(1)>\u202egnirts'
const second = makeWeaponItem(
  { ...forgeCopy, instanceId: '6917529000000000012', tier: 2 },
  {
    rating: makeRating('Poor', 4.2),
  },
)

beforeEach(() => {
  notes = []
  reviews = []
  weapon = () => ({ body: makeForgeAnswer() })
  analysis = () => ({ body: makeForgeAnalysis() })
  inventory = makeInventory([makeWeaponItem(forgeCopy, { rating: makeRating('God-Tier', 9.6) }), second])
  requests = fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/analyze-weapon') return analysis()
    if (pathname === '/api/forge/weapons') {
      return { body: { weapons: [{ ...makeForgeAnswer().weapon, name: HOSTILE }] } }
    }
    if (pathname.startsWith('/api/forge/')) return weapon()
    if (pathname === '/api/wish-lists') {
      const read_at = new Date(Date.now() - 3 * 86_400_000).toISOString()
      return {
        body: { lists: [{ source: 'panel.txt', rolls: 3, bad_lines: 0, first_bad_lines: [], read_at }] },
      }
    }
    if (pathname === '/api/notes') return { body: { notes } }
    if (pathname === '/api/reviews') return { body: { reviews } }
    return { status: 503 }
  })
})

async function open(path: string) {
  writeSession(sessionOf())
  act(() => sessionStore.check())
  const client = createQueryClient()
  client.setQueryData(['inventory', sessionOf().membershipId], inventory)
  return renderAt(path, client)
}
const openCopy = () => open(`/forge/${forgeCopy.instanceId}?open=all`)
const score = (name: string) => within(screen.getByRole('group', { name }))
const bodies = async () =>
  Promise.all(
    requests
      .filter(({ url }) => new URL(url).pathname === '/api/analyze-weapon')
      .map((request) => request.clone().json()),
  )

describe('a weapon in Forge', () => {
  it('F-279 shows the id, the name and a choice of the owned copies', async () => {
    await openCopy()
    expect(await screen.findByRole('heading', { level: 1, name: 'Fatebringer' })).toBeDefined()
    expect(screen.getByText(forgeCopy.instanceId).tagName).toBe('CODE')
    const choice = screen.getByLabelText('Copy')
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['1 of 2 · Vault · 9.6 PvE', '2 of 2 · Vault · 4.2 PvE', 'None, the plain weapon'])
  })

  it('F-279 finds the owned copies in whichever language the weapon is named, and says who carries them', async () => {
    const named = { name: 'Schicksalsbringer', englishName: 'Fatebringer' }
    const answer = makeForgeAnswer()
    const { name, englishName: english_name } = named
    weapon = () => ({ body: { ...answer, weapon: { ...answer.weapon, name, english_name } } })
    const carried = { place: { in: 'character', characterId: '1', equipped: false } as const }
    inventory = {
      ...makeInventory([
        makeWeaponItem({ ...forgeCopy, ...named, ...carried }, { rating: makeRating('Good', 7) }),
      ]),
      characters: [{ id: '1', classType: 'hunter' } as never],
    }
    await openCopy()
    expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined()
    expect(screen.getByRole('option', { name: '1 of 1 · Hunter · 7.0 PvE' })).toBeDefined()
  })

  it('every score says what it is for, and a copy has the same one there as in the armory', async () => {
    const rating = { ...makeRating('God-Tier', 9.4), pve: { tier: 'Excellent' as const, score: 8.3 } }
    const pvp = { tier: 'God-Tier' as const, score: 9.4 }
    inventory = makeInventory([
      makeWeaponItem(forgeCopy, { rating: { ...rating, pvp, activity: 'pvp' as const } }),
    ])
    await open(`/forge/${forgeCopy.instanceId}?for=pvp`)
    await screen.findByRole('heading', { level: 1, name: 'Fatebringer' })
    expect(screen.getByRole('option', { name: '1 of 1 · Vault · 9.4 PvP' })).toBeDefined()
    const rated = () => [...document.querySelectorAll('[data-part=rating]')].map((one) => one.textContent)
    await vi.waitFor(() => expect(rated().length).toBeGreaterThan(1))
    expect(rated()[0]).toBe('God-Tier 9.4 PvP')
    for (const each of rated()) expect(each).toMatch(/ PvP$/)
    expect(screen.getByText('this copy at its best: 9.4 PvP')).toBeDefined()
    const target = () => document.querySelector('[data-row=score] > td:last-child')?.textContent
    expect(target()).toBe('7.1')
    expect(screen.getByText(/For PvP alone, .* stands at 9\.4 and this roll at 7\.1\.$/)).toBeDefined()
    fireEvent.click(screen.getByRole('radio', { name: 'PvE' }))
    await vi.waitFor(() => expect(rated()[0]).toBe('Excellent 8.3 PvE'))
    expect(screen.getByRole('option', { name: '1 of 1 · Vault · 8.3 PvE' })).toBeDefined()
    expect(target()).toBe('9.9')
  })

  it('the best roll beside the copies is that of the side that is looked at', async () => {
    const { personal } = makeForgeAnswer()
    const god = personal.god_roll
    if (!god) throw new Error('no god roll')
    const [, payload, firefly] = god.parts
    if (!payload || !firefly) throw new Error('no traits')
    const pvp = { score: 9.6, parts: [{ ...payload, name: 'Quickdraw' }, firefly] }
    const alone = { pve: { score: 9.9, parts: god.parts }, pvp }
    weapon = () => ({
      body: makeForgeAnswer({ personal: { ...personal, god_roll: { ...god, alone } } }),
    })
    await open(`/forge/${forgeCopy.instanceId}?for=pvp`)
    expect(await screen.findByRole('columnheader', { name: 'God roll, PvP' })).toBeDefined()
    const targets = () =>
      ['score', 'for-you'].map(
        (row) => document.querySelector(`[data-row=${row}] > td:last-child`)?.textContent,
      )
    expect(targets()).toEqual(['9.6', '–'])
    expect(screen.getByRole('cell', { name: 'Quickdraw' })).toBeDefined()
    fireEvent.click(screen.getByRole('radio', { name: 'PvE' }))
    expect(await screen.findByRole('columnheader', { name: 'God roll, PvE' })).toBeDefined()
    expect(screen.queryByRole('cell', { name: 'Quickdraw' })).toBeNull()
  })

  it('F-279 the copies stand in the order of the score that is shown, for PvE and for PvP', async () => {
    const copy = (instanceId: string, pve: number, pvp: number) => {
      const sides = { pve: { tier: 'Good', score: pve }, pvp: { tier: 'Good', score: pvp } } as const
      const rating = { ...makeRating('Good', Math.max(pve, pvp)), ...sides }
      return makeWeaponItem({ ...forgeCopy, instanceId }, { rating })
    }
    inventory = makeInventory([copy('21', 5.5, 8.8), copy(forgeCopy.instanceId, 9.4, 1), copy('23', 5.8, 6)])
    await openCopy()
    const scores = async () =>
      (await screen.findAllByRole('option', { name: /^\d of 3/ })).map((each) => each.textContent?.slice(-7))
    expect(await scores()).toEqual(['9.4 PvE', '5.8 PvE', '5.5 PvE'])
    fireEvent.click(screen.getByRole('radio', { name: 'PvP' }))
    await vi.waitFor(async () => expect(await scores()).toEqual(['8.8 PvP', '6.0 PvP', '1.0 PvP']))
  })

  it('says where a score comes from only where there is one, and what two rules give to a pair in one line', async () => {
    const base = makeForgeAnalysis()
    const pair = (why: string) => ({
      topic: 'pair' as const,
      text: `Outlaw with Frenzy: ${why}`,
      steps: 0.2,
      points: 0.3,
    })
    const reasons = [pair('one rule.'), pair('another rule.')]
    analysis = () => ({ body: { ...base, pve: { ...base.pve, reasons } } })
    await openCopy()
    await vi.waitFor(() => expect(score('Perk synergy').getByText('+0.6')).toBeDefined())
    expect(score('Perk synergy').getAllByText('Outlaw with Frenzy')).toHaveLength(1)
    expect(score('Community consensus').queryByText(/live/i)).toBeNull()
  })

  it('leads with the score and the advice of the armory; the three scores are one line until it is pressed', async () => {
    await open(`/forge/${forgeCopy.instanceId}`)
    const lead = within(await screen.findByRole('group', { name: 'Advice' }))
    const row = (name: RegExp) => screen.getByRole('row', { name }).querySelector('td')?.textContent
    await vi.waitFor(() => expect(lead.getByText(row(/^Advice/) ?? '')).toBeDefined())
    expect(lead.getByText(row(/^Why/) ?? '')).toBeDefined()
    const fold = screen.getByRole('button', { name: 'Three more scores', expanded: false })
    await screen.findByText(/^Community consensus -- · Perk synergy \d\.\d · Meta relevance \d\.\d$/)
    expect(screen.queryByRole('group', { name: 'Meta relevance' })).toBeNull()
    fireEvent.click(fold)
    expect(score('Meta relevance').getByText('Type and frame, 65 %')).toBeDefined()
  })

  it('says first which traits to switch to, where the score counts others than are on', async () => {
    const rating = makeRating('God-Tier', 9.6)
    const traits = forgeCopy.columns?.filter(({ kind }) => kind === 'trait') ?? []
    const [first] = traits
    const other = first?.active && { ...first.active, hash: 77, name: 'Outlaw' }
    if (!first?.active || !other) throw new Error('a copy with traits')
    const columns = forgeCopy.columns?.map((column) =>
      column === first ? { ...column, selectable: [first.active, other] } : column,
    )
    const bestTraits = traits.map((_, at) => (at === 0 ? 1 : 0))
    inventory = makeInventory([
      makeWeaponItem({ ...forgeCopy, columns } as typeof forgeCopy, {
        rating: { ...rating, pve: { ...rating.pve, bestTraits } },
      }),
    ])
    await openCopy()
    const lead = within(await screen.findByRole('group', { name: 'Advice' }))
    expect(
      await lead.findByText(/^Switch to Outlaw and .* first: the score is for that roll\. As it is/),
    ).toBeDefined()
  })

  it("F-280 three scores, each with what it rests on, and '--' for one that is missing", async () => {
    await openCopy()
    await screen.findByRole('group', { name: 'Perk synergy' })
    await vi.waitFor(() => expect(score('Perk synergy').queryAllByText('--')).toEqual([]))
    expect(score('Community consensus').getAllByText('--')).toHaveLength(2)
    expect(score('Community consensus').getByText('Lists read 3 d ago.')).toBeDefined()
    expect(score('Perk synergy').getByText(/rules of the rating engine/)).toBeDefined()
    expect(score('Meta relevance').getByText('Type and frame, 65 %')).toBeDefined()
  })

  it('F-280 names the lists behind the community score, and the one that thinks least of it', async () => {
    const base = makeForgeAnalysis()
    const voice = { rolls: 2, met: 1, nearest: 1, warns: false, verdict: 'for' }
    const voices = [
      { ...voice, list: 'Panel' },
      { ...voice, list: 'Doubter', met: 0, nearest: 0.4, verdict: 'silent' },
    ]
    analysis = () => ({ body: { ...base, pve: { ...base.pve, community_score: 8.6, voices } } })
    await openCopy()
    await vi.waitFor(() => expect(score('Community consensus').getByText('8.6')).toBeDefined())
    expect(score('Community consensus').getByText('1 of 4')).toBeDefined()
    expect(score('Community consensus').getByText('1 of 2')).toBeDefined()
    expect(score('Community consensus').getByText('Doubter, 40 % met')).toBeDefined()
  })

  it('F-281 another perk changes the stats at once, in points and in metres and seconds', async () => {
    const { router } = await openCopy()
    const magazines = await screen.findByRole('group', { name: /^Magazine/ })
    const stat = (name: string) => document.querySelector(`[data-stat="${name}"]`)?.textContent ?? ''
    expect(stat('range')).toContain('56')
    expect(stat('reload')).toContain('2.68 s')
    fireEvent.click(within(magazines).getByRole('radio', { name: /Tactical Mag/ }))
    await vi.waitFor(() => expect(stat('range')).toContain('−10'))
    expect(stat('range')).toMatch(/Range.* m aiming.*46/)
    expect(stat('reload')).toContain('+10')
    expect(stat('magazine')).toContain('14')
    expect(screen.getByText('What Tactical Mag does here.')).toBeDefined()
    // The roll stands in the address, so that a reload and a friend see the same one.
    expect((router.latestLocation.search as { roll?: string }).roll).toMatch(/^\d+(-\d+)+$/)
    fireEvent.click(screen.getByRole('button', { name: 'Back to this copy' }))
    await vi.waitFor(() => expect(stat('range')).toContain('56'))
  })

  it('F-281 marks what is on a copy, what is best, and how many wish lists ask for it', async () => {
    await openCopy()
    const magazines = await screen.findByRole('group', { name: /^Magazine/ })
    const names = within(magazines)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent)
    expect(names).toEqual([
      'Tactical Mag, best here8.6 of 10, 50 % of wish-listed rolls',
      'Accurized Rounds, yours8.1 of 10, 50 % of wish-listed rolls',
    ])
  })

  it('F-282 the god roll: weights, what is missing, odds, the place with the own pace, and the line', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await openCopy()
    const plate = within(await screen.findByRole('region', { name: 'Personalised god roll' }))
    expect(plate.getByText(/120 runs in 90 days/)).toBeDefined()
    expect(plate.getByText('missing, your best copy has Accurized Rounds')).toBeDefined()
    expect(plate.getByText('1 in 81')).toBeDefined()
    expect(plate.getByText('1 in 9')).toBeDefined()
    expect(plate.getByText('Vault of Glass: your usual 59 min, from 23 runs of yours.')).toBeDefined()
    const lead = within(screen.getByRole('group', { name: 'Advice' }))
    const advice = /has both traits. With Tactical Mag too it would be 1.2 ahead/
    expect(lead.getByText(advice)).toBeDefined()
    expect(plate.queryByText(advice)).toBeNull()
    fireEvent.click(plate.getByRole('button', { name: 'Copy wish-list line' }))
    expect(write).toHaveBeenCalledWith('dimwishlist:item=4184168210&perks=1,2#notes:AI Vault')
  })

  it('F-282 says that the history is not read yet, and of nobody that they played nothing', async () => {
    const { personal } = makeForgeAnswer()
    const mix = { basis: 'none' as const, runs: 0, pve: 0.5, endgame: 0, pvp: 0.5, kinds: [] }
    const progress = { state: 'fetching' as const, runs: 0, characters: 3, characters_done: 0 }
    weapon = () => ({ body: makeForgeAnswer({ personal: { ...personal, mix, progress } }) })
    await openCopy()
    const plate = within(await screen.findByRole('region', { name: 'Personalised god roll' }))
    expect(
      plate.getByText('Your history is not read yet, so PvE and PvP count the same until it is.'),
    ).toBeDefined()
    expect(plate.queryByText(/We know of no activity of yours/)).toBeNull()
  })

  it('F-284 says that the analysis failed in the specified words, and Retry brings it', async () => {
    analysis = () => ({ status: 500, body: {} })
    await openCopy()
    const panel = await screen.findByRole('alert')
    expect(within(panel).getByRole('heading', { name: 'Failed to load weapon analysis.' })).toBeDefined()
    expect(screen.getByRole('group', { name: /^Magazine/ })).toBeDefined()
    analysis = () => ({ body: makeForgeAnalysis() })
    fireEvent.click(within(panel).getByRole('button', { name: 'Retry' }))
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('F-284 the same where the weapon itself could not be read', async () => {
    weapon = () => ({ status: 503, body: { code: 'platform-maintenance', detail: 'Closed.' } })
    await openCopy()
    const panel = await screen.findByRole('alert')
    expect(within(panel).getByRole('heading', { name: 'Failed to load weapon analysis.' })).toBeDefined()
    weapon = () => ({ body: makeForgeAnswer() })
    fireEvent.click(within(panel).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Fatebringer' })).toBeDefined()
  })

  it("F-285 says 'Analysis unavailable.' where an answer knows none of the three scores", async () => {
    const side = { tier: 'Unrated', overall_rating: 'Unrated', voices: [], reasons: [] }
    analysis = () => ({ body: makeForgeAnalysis({ pve: side, pvp: side }) })
    await openCopy()
    expect(await screen.findByText('Analysis unavailable.')).toBeDefined()
    for (const name of ['Community consensus', 'Perk synergy', 'Meta relevance']) {
      expect(score(name).getAllByText('--')).toHaveLength(2)
    }
    expect(screen.getByRole('group', { name: /^Magazine/ })).toBeDefined()
  })

  it('F-285 a number that is no weapon leads back to the picker', async () => {
    weapon = () => ({ status: 404, body: { code: 'unknown-weapon', detail: 'No.' } })
    await open('/forge/1')
    expect(await screen.findByText('Analysis unavailable.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Choose another weapon' }).getAttribute('href')).toBe('/forge')
  })

  it('F-286 F-341 asks by weapon_name, perks and activity_type, of the copy and of the chosen roll', async () => {
    await openCopy()
    await vi.waitFor(async () => expect(await bodies()).toHaveLength(2))
    const asked = await bodies()
    const perks = ['Corkscrew Rifling', 'Accurized Rounds', 'Explosive Payload', 'Firefly']
    for (const body of asked) {
      expect(body).toMatchObject({ weapon_name: 'Fatebringer', perks, activity_type: 'PvE' })
    }
    expect(asked.every((body) => body.item_instance_id === forgeCopy.instanceId)).toBe(true)
    expect(asked.map((body) => body.perk_hashes?.length).toSorted()).toEqual([4, undefined])
  })

  it('shows what the player decided and wrote about each copy, as its sheet does', async () => {
    const item_instance_id = second.item.instanceId
    notes = [{ item_instance_id, text: HOSTILE, written_at: 1 }]
    reviews = [{ item_instance_id, decision: 'dismantle', decided_at: 1 }]
    await openCopy()
    const copy = await screen.findByRole('columnheader', { name: /^Copy 2/ })
    await within(copy).findByText('Decided: dismantle')
    expect((await within(copy).findByText(HOSTILE)).parentElement?.textContent).toBe(`Your note: ${HOSTILE}`)
    expect(screen.getAllByText('Decided: dismantle')).toHaveLength(1)
  })

  it('F-287 lists every matched roll with its notes, not only the first', async () => {
    const match = { trash: false, share: 1, missing: [] }
    const note = (text: string) => ({ text, tags: [], uses: [], inputs: [] })
    const wish_list_matches = [
      { ...match, list: 'Panel', notes: note('Clears rooms.') },
      { ...match, list: 'Panel', notes: note('Chips bosses.') },
      { ...match, list: 'Curator', notes: note(HOSTILE) },
    ]
    analysis = () => ({ body: makeForgeAnalysis({ wish_list_matches }) })
    await openCopy()
    for (const text of ['Clears rooms.', 'Chips bosses.', HOSTILE]) {
      expect(await screen.findByText(text)).toBeDefined()
    }
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  it('the copies stand side by side with the one verdict on each; differences alone on demand', async () => {
    await openCopy()
    const copies = within(await screen.findByRole('region', { name: 'Your copies' }))
    const row = (name: string) => copies.getByRole('row', { name: new RegExp(`^${name}`) }).textContent
    expect(row('Score, PvE')).toContain('9.6')
    expect(row('Score, PvE')).toContain('4.2')
    expect(row('Advice')).toContain('Consider dismantling')
    expect(row('Why')).toContain('PvE 9.6 against 4.2')
    fireEvent.click(copies.getByRole('button', { name: 'Differences only' }))
    expect(copies.queryByRole('row', { name: /^Barrel/ })).toBeNull()
    expect(copies.getByRole('row', { name: /^Power/ })).toBeDefined()
  })

  it('the advice is what the armory says of the copy, for the activity it looked at and after a decision', async () => {
    const sides = { pve: { tier: 'Excellent', score: 8.6 }, pvp: { tier: 'Poor', score: 3 } } as const
    const good = makeWeaponItem(
      { ...forgeCopy, instanceId: '6917529000000000012', locked: true },
      { rating: { ...makeRating('Excellent', 8.6), ...sides } },
    )
    const first = makeWeaponItem(forgeCopy, { rating: { ...makeRating('Good', 7), pve: sides.pvp } })
    inventory = makeInventory([first, good])
    const advice = async (search: string) => {
      const view = await open(`/forge/${forgeCopy.instanceId}${search}`)
      const row = (await screen.findByRole('row', { name: /^Advice/ })).textContent
      view.unmount()
      return row
    }
    expect(await advice('?for=pvp')).toMatch(/^AdviceReviewKeep/)
    expect(await advice('?for=pvp&mode=pvp')).toMatch(/^Advice for PvPReviewReview/)
    const [decided_at, item_instance_id] = [Date.now(), forgeCopy.instanceId]
    reviews = [{ item_instance_id, decision: 'keep', decided_at }]
    expect(await advice('?for=pvp')).toMatch(/^AdviceKeepKeep/)
  })
})

describe('who is not signed in', () => {
  it.each(['/forge', '/forge/1'])('F-283 at %s is told why and asked to connect', async (path) => {
    await renderAt(path)
    expect(await screen.findByText('Authentication required to access weapon forge.')).toBeDefined()
    expect(requests.some(({ url }) => new URL(url).pathname.startsWith('/api/forge'))).toBe(false)
  })

  it('F-008 the example is public', async () => {
    const { item_instance_id: _, ...plain } = makeForgeAnswer().weapon
    weapon = () => ({ body: makeForgeAnswer({ weapon: plain }) })
    await renderAt('/forge/preview')
    expect(await screen.findByRole('heading', { level: 1, name: 'Fatebringer' })).toBeDefined()
    expect(screen.getByText(/^A public example/)).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Your copies' })).toBeNull()
  })
})

describe('the picker', () => {
  it('counts copies only where a weapon has more than one', () => {
    expect([words.picker.kinds(9, 9), words.picker.kinds(9, 10)]).toEqual([
      'You own 9 weapons.',
      'You own 9 weapons in 10 copies; each stands here once.',
    ])
  })

  it('F-008 offers the owned weapons once each, by their best copy, and narrows them by a search', async () => {
    const { router } = await open('/forge')
    const link = await screen.findByRole('link', { name: /Fatebringer/ })
    expect(link.getAttribute('href')).toBe(`/forge/${forgeCopy.instanceId}`)
    expect(link.textContent).toContain('2 copies')
    // Cards and their number count weapons; copies are named as such.
    const owned = screen.getByRole('radio', { name: /^Owned/ }).closest('label')
    const cards = screen.getAllByRole('link').filter((each) => /copies|copy/.test(each.textContent ?? ''))
    expect(owned?.textContent).toBe(`Owned${cards.length}`)
    expect(screen.getByText('You own 1 weapon in 2 copies; each stands here once.')).toBeDefined()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search weapons' }), { target: { value: 'zzz' } })
    expect(await screen.findByText('No weapon matches.')).toBeDefined()
    expect(router.latestLocation.search).toMatchObject({ q: 'zzz' })
  })

  it('F-008 all weapons of the game are there too, whatever they are called', async () => {
    await open('/forge')
    fireEvent.click(await screen.findByRole('radio', { name: 'All' }))
    const link = await screen.findByRole('link', { name: /onerror/ })
    expect(link.getAttribute('href')).toBe(`/forge/${forgeCopy.hash}`)
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  it('whoever hides their items is told so, and can look through all weapons', async () => {
    inventory = makeInventory([], ['vault', 'characterInventories'])
    await open('/forge')
    expect(await screen.findByText(/Your privacy settings keep your items from us/)).toBeDefined()
    expect(await screen.findByRole('link', { name: /onerror/ })).toBeDefined()
  })

  it('whoever owns none yet is shown the way to all', async () => {
    inventory = makeInventory([])
    await open('/forge')
    expect(await screen.findByText('You own no weapon yet.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    expect(await screen.findByRole('link', { name: /onerror/ })).toBeDefined()
  })
})
