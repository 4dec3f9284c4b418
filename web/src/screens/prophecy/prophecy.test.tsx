import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { makeProphecy } from '../../test-support/answers/prophecy-answer.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'
import { detailOf } from './pieces/Unavailable.tsx'
import { shareDocument } from './share-document.ts'

await import('./ProphecyScreen.tsx')

drawsWholeApp()

const HOSTILE = '<img src=x onerror=alert(1)>\u202egnirts'
let answer: () => FakeAnswer | 'hang' | 'fail'
let asked: number

beforeEach(() => {
  asked = 0
  answer = () => ({ body: makeProphecy() })
  fakeFetch((request) => {
    if (new URL(request.url).pathname !== '/api/prophecy') return { status: 503 }
    asked++
    return answer()
  })
})

async function open(path = '/prophecy') {
  writeSession(sessionOf())
  act(() => sessionStore.check())
  return renderAt(path)
}
const tab = (name: RegExp) => screen.findByRole('tab', { name })

describe('the prophecy', () => {
  it('F-301 has the specified tabs, in the address by their ids, walked through by arrow keys', async () => {
    const { router } = await open()
    const tabs = within(await screen.findByRole('tablist', { name: 'Parts of the prophecy' }))
    expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Hidden gems2',
      'Playstyle',
      'Meta3',
      'Farming2',
    ])
    const parts = { 'hidden-gems': 'Hidden gems', playstyle: 'Playstyle', meta: 'Meta', farming: 'Farming' }
    for (const [id, name] of Object.entries(parts)) {
      fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' })
      await vi.waitFor(() =>
        expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(new RegExp(`^${name}`)),
      )
      expect(router.latestLocation.search).toMatchObject({ part: id })
    }
  })

  it('F-303 shows a gem with name, reason, tier, confidence and action, and what it rests on', async () => {
    await open('/prophecy?part=hidden-gems')
    const gem = within(
      (await screen.findByRole('link', { name: 'Apex Predator' })).closest('article') as HTMLElement,
    )
    expect(gem.getByText('Reconstruction with Bait and Switch: it loads itself.')).toBeDefined()
    expect(gem.getByText(/God-Tier/).textContent).toContain('9.6')
    expect(gem.getByText('92 % sure that it lies unused')).toBeDefined()
    expect(gem.getByText('Take it to bosses')).toBeDefined()
    expect(gem.getByText('Tracker: 120 kills, unmoved for 171 days')).toBeDefined()
    expect(gem.getByRole('link', { name: 'Rating 9.6' }).getAttribute('href')).toBe(
      '/forge/6917529000000000021',
    )
    expect(gem.getByRole('link', { name: '52 reports, 90 days' }).getAttribute('href')).toMatch(/^\/archives/)
  })

  it('begins with one thing to do, its reason and its button', async () => {
    await open()
    const first = within(await screen.findByRole('region', { name: 'Do this first' }))
    const [gem] = makeProphecy().top_hidden_gems
    expect(first.getByText(/^(Take|Bring|Try) .*\.$/).textContent).toContain(gem?.weapon_name)
    expect(first.getByText(/^It lies in your vault, it rates \d+\.\d/)).toBeDefined()
    expect(first.getByRole('link', { name: 'See its roll' }).getAttribute('href')).toBe(
      `/forge/${gem?.item_instance_id}`,
    )
  })

  it('a worn copy that is far behind another goes before a weapon that may lie unused', async () => {
    const [watch, ...others] = makeProphecy().weapons_to_watch
    if (watch?.claim.kind !== 'better-copy') throw new Error('a better copy')
    const far = { ...watch, claim: { ...watch.claim, difference: 5.2 } }
    answer = () => ({ body: makeProphecy({ weapons_to_watch: [far, ...others] }) })
    await open()
    const first = within(await screen.findByRole('region', { name: 'Do this first' }))
    expect(first.getByText(/^Equip your better copy of/)).toBeDefined()
    expect(first.getByText(/rates 5.2 below another one of yours in the vault/)).toBeDefined()
    expect(first.getByRole('link', { name: 'See its roll' }).getAttribute('href')).toBe(
      `/forge/${watch.claim.better_instance_id}`,
    )
    const then = within(screen.getByRole('region', { name: 'Then' }))
    expect(then.getAllByRole('link')[0]?.textContent).toMatch(/^Take Apex Predator to the next boss\./)
  })

  it('one press copies the search that finds this one copy in DIM', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await open()
    const first = within(await screen.findByRole('region', { name: 'Do this first' }))
    fireEvent.click(first.getByRole('button', { name: 'Copy its search for DIM' }))
    expect(writeText).toHaveBeenCalledWith(`id:${makeProphecy().top_hidden_gems[0]?.item_instance_id}`)
    vi.unstubAllGlobals()
  })

  it('the overview answers for each other part in one line, which leads to it', async () => {
    await open()
    const parts = within(await screen.findByRole('region', { name: 'All of it' }))
    expect(parts.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Hidden gems2 rated Excellent or better, unused for 90 days: Apex Predator, Commemoration.',
      expect.stringMatching(/^Next farm prioritiesIndebted Kindness, Warlord's Ruin: even chance after/),
      'Playstyle archetypeVanguard Raider, 82 % sure, from 172 runs in 90 days',
      expect.stringMatching(/^Meta alertsSidearms rise, /),
    ])
    fireEvent.click(parts.getByRole('link', { name: /^Hidden gems/ }))
    expect(await screen.findByText('92 % sure that it lies unused')).toBeDefined()
  })

  it('who owns nothing and has played nothing is told so once, with the way out', async () => {
    answer = () => ({
      body: makeProphecy({ weapons: 0, runs: 0, top_hidden_gems: [], weapons_to_watch: [] }),
    })
    await open()
    const first = within(await screen.findByRole('region', { name: 'Do this first' }))
    expect(first.getByText('You own no weapon yet.')).toBeDefined()
    expect(first.getByRole('link', { name: 'See your next steps' })).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Weapons to watch' })).toBeNull()
  })

  it('without a weapon that lies unused the first thing is the best one to farm', async () => {
    const [farm, ...others] = makeProphecy().next_farm_priorities.map((each) => ({
      ...each,
      even_hours: 9.5,
    }))
    const next_farm_priorities = farm ? [farm, ...others] : []
    answer = () => ({ body: makeProphecy({ top_hidden_gems: [], hidden_gems: 0, next_farm_priorities }) })
    await open()
    const first = within(await screen.findByRole('region', { name: 'Do this first' }))
    expect(first.getByText(/^Farm/).textContent).toBe("Farm Indebted Kindness: Warlord's Ruin.")
    fireEvent.click(first.getByRole('button', { name: 'See what else pays' }))
    await vi.waitFor(() =>
      expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^Farming/),
    )
  })

  it('nobody is sent first to farm for days, or to a side that they hardly play', async () => {
    const hardly = makeProphecy().top_hidden_gems.map((gem) => ({ ...gem, hardly_played: true }))
    answer = () => ({ body: makeProphecy({ top_hidden_gems: hardly }) })
    await open()
    const first = within(await screen.findByRole('region', { name: 'Do this first' }))
    expect(first.getByText('Nothing better lies unused.')).toBeDefined()
    expect(first.getByText(/^The nearest roll worth farming takes \d+\.\d h at your pace/)).toBeDefined()
    expect(first.getByRole('link', { name: 'See your next steps' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.queryByText(/^Farm Indebted Kindness/)).toBeNull()
  })

  it('says which perks to switch on for the score that it praises', async () => {
    const [gem] = makeProphecy().top_hidden_gems
    const switching = 'Its best selectable combination has Quickdraw switched on.'
    answer = () => ({ body: makeProphecy({ top_hidden_gems: gem ? [{ ...gem, switching }] : [] }) })
    await open()
    const first = within(await screen.findByRole('region', { name: 'Do this first' }))
    expect(first.getByText(/Quickdraw switched on\.$/)).toBeDefined()
  })

  it('while the history is read one line says so: no zero, and no empty part', async () => {
    const { progress, playstyle, ...known } = makeProphecy()
    const { archetype: _, before: __, ...unknown } = playstyle
    answer = () => ({
      body: {
        ...known,
        progress: { ...progress, state: 'fetching' },
        runs: 0,
        playstyle: { ...unknown, runs: 0, confidence: 0, traits: [], mix: [] },
        next_farm_priorities: [],
        meta_alerts: [],
      },
    })
    await open()
    const parts = within(await screen.findByRole('region', { name: 'All of it' }))
    expect(parts.getAllByRole('link').map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^Hidden gems/),
    ])
    expect(screen.getAllByText('Your history is still being read.')).toHaveLength(1)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Hidden gems2',
      'Playstyle',
      'Meta',
      'Farming',
    ])
    expect(screen.queryByRole('img', { name: /^Twelve months of play/ })).toBeNull()
  })

  it('the overview names only changes of the meta that are more than chance', async () => {
    await open()
    const meta = await screen.findByRole('link', { name: /^Meta alerts/ })
    expect(meta.textContent).not.toMatch(/Combat bows/)
    fireEvent.click(meta)
    expect(await screen.findByRole('heading', { name: /^Combat bows: no clear change/ })).toBeDefined()
  })

  it('F-303 says beside the reports that it rests on how many are still to be read', async () => {
    answer = () => ({ body: makeProphecy({ reports: 0, reports_left: 60 }) })
    await open('/prophecy')
    expect(await screen.findByText('reports so far, 60 to go')).toBeDefined()
  })

  it('F-303 is honest about what it does not know', async () => {
    await open('/prophecy?part=hidden-gems')
    expect(
      await screen.findByText(/never counted a kill. When you got it, the platform does not say/),
    ).toBeDefined()
    expect(screen.getByText('3 without a kill tracker, so nothing tells whether you used them')).toBeDefined()
    expect(screen.getByText(/^40 whose tracker has counted: we have watched only since/)).toBeDefined()
    fireEvent.click(screen.getByRole('radio', { name: 'God-Tier 1' }))
    expect(screen.queryByRole('link', { name: 'Commemoration' })).toBeNull()
  })

  it('F-304 names weapons to watch and what to farm, with links to the items and runs', async () => {
    await open()
    const watch = within(await screen.findByRole('region', { name: 'Weapons to watch' }))
    expect(
      watch.getByText(/copy you have equipped rates 0.4 below another one of yours in the vault/),
    ).toBeDefined()
    expect(watch.getByRole('link', { name: 'Open the better copy' }).getAttribute('href')).toBe(
      '/forge/6917529000000000024',
    )
    expect(watch.getByText(/It makes 31 % of your weapon kills/)).toBeDefined()
    fireEvent.click(screen.getByRole('link', { name: /^Next farm priorities/ }))
    const farm = within(await screen.findByRole('region', { name: 'Next farm priorities' }))
    const row = farm.getByRole('row', { name: /Indebted Kindness/ })
    expect(row.textContent).toContain("Warlord's Ruin")
    expect(row.textContent).toContain('1 in 100')
    expect(row.textContent).toContain('34.5 h, 69 runs')
    expect(within(row).getByRole('link', { name: '30 min' }).getAttribute('href')).toBe(
      '/archives?report=771',
    )
  })

  it('F-304 no sign of the sightline stands in the place of another', async () => {
    const [goal] = makeProphecy().next_farm_priorities
    if (!goal) throw new Error('a goal')
    const hours = [7.5, 7.6, 24]
    const next_farm_priorities = hours.map((even_hours, at) => ({ ...goal, item_hash: at, even_hours }))
    answer = () => ({ body: { ...makeProphecy(), next_farm_priorities, hours_a_week: 8 } })
    await open()
    const drawing = await screen.findByRole('img', { name: /^Twelve months of play/ })
    const rowOf = (sign: string) =>
      within(drawing).getByText(sign).parentElement?.style.getPropertyValue('--row')
    expect(['A', 'B', 'C'].map(rowOf)).toEqual(['0', '1', '0'])
    expect(drawing.style.getPropertyValue('--rows')).toBe('2')
  })

  it('F-304 a pace that the player corrects ranks anew', async () => {
    await open('/prophecy?part=farming')
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('bdi')?.textContent)
    await screen.findByLabelText("Warlord's Ruin, minutes a run")
    expect(names()).toEqual(['Indebted Kindness', 'Incisor'])
    fireEvent.change(screen.getByLabelText("Warlord's Ruin, minutes a run"), { target: { value: '60' } })
    expect(names()).toEqual(['Incisor', 'Indebted Kindness'])
    fireEvent.click(screen.getByRole('button', { name: 'Back to what was measured' }))
    expect(names()).toEqual(['Indebted Kindness', 'Incisor'])
  })

  it('F-304 a pace that is being typed stays as it is typed, and counts once it can be', async () => {
    await open('/prophecy?part=farming')
    const field = await screen.findByLabelText<HTMLInputElement>("Warlord's Ruin, minutes a run")
    const measured = field.value
    const type = (value: string) => fireEvent.change(field, { target: { value } })
    for (const typed of ['', '0', '1', '15']) {
      type(typed)
      expect(field.value).toBe(typed)
    }
    expect(screen.getByRole('cell', { name: /^15 min/ })).toBeDefined()
    type('900')
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['900', 'true'])
    type('15')
    fireEvent.click(screen.getByRole('button', { name: 'Back to what was measured' }))
    expect(screen.getByLabelText<HTMLInputElement>("Warlord's Ruin, minutes a run").value).toBe(measured)
  })

  it('F-305 F-306 shows archetype and confidence, and each trait in its colour with number and shape', async () => {
    await open('/prophecy?part=playstyle')
    expect(await screen.findByText('Vanguard Raider')).toBeDefined()
    expect(screen.getByText('82 % sure, from 172 runs in 90 days')).toBeDefined()
    expect(screen.getByText('In the 90 days before: Crucible Duelist.')).toBeDefined()
    const bars = screen
      .getAllByRole('meter')
      .filter((bar) => bar.getAttribute('aria-label')?.includes(' of 10, '))
    expect(bars.map((bar) => bar.closest('li')?.dataset.colour)).toEqual(['green', 'yellow', 'orange', 'red'])
    const looks = ['green', 'yellow', 'orange', 'red']
    expect(bars.map((bar) => looks.filter((look) => bar.closest('li')?.className.includes(look)))).toEqual(
      looks.map((look) => [look]),
    )
    expect(bars.map((bar) => bar.closest('li')?.querySelector('b')?.textContent)).toEqual([
      '8.0',
      '6.1',
      '4.4',
      '3.1',
    ])
    expect(
      new Set(bars.map((bar) => bar.closest('li')?.querySelector('use')?.getAttribute('href'))).size,
    ).toBe(4)
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Endgame 8.0 of 10, 8 and up',
      'Teamwork 6.1 of 10, 6 and up',
      'Survival 4.4 of 10, 4 and up',
      'Competition 3.1 of 10, below 4',
    ])
    expect(screen.getByText('40 % of runs, 172 runs')).toBeDefined()
  })

  it('F-306 green, yellow, orange and red are the colours of the theme that carry these meanings', () => {
    const css = readFileSync(join(import.meta.dirname, 'pieces/Pieces.module.css'), 'utf8')
    const colours = [...css.matchAll(/^\.(green|yellow|orange|red) \{\s+--c: var\(--(\w+)\)/gm)]
    expect(Object.fromEntries(colours.map(([, name, token]) => [name, token]))).toEqual({
      green: 'success',
      yellow: 'gold',
      orange: 'warn',
      red: 'danger',
    })
  })

  it('F-305 names no archetype from too few runs', async () => {
    const { archetype: _, before: __, ...rest } = makeProphecy().playstyle
    answer = () => ({ body: makeProphecy({ playstyle: { ...rest, runs: 7, confidence: 0 } }) })
    await open('/prophecy?part=playstyle')
    expect(await screen.findByText('Not known yet')).toBeDefined()
    expect(screen.getByText(/7 runs in 90 days are too few/)).toBeDefined()
  })

  it('F-307 a meta alert shows its change and its sample; one that is unsure says so', async () => {
    await open('/prophecy?part=meta')
    expect(await screen.findByText('9.1 to 14.2 % of weapon kills, ± 0.6')).toBeDefined()
    expect(screen.getByText('30 reports before, 28 reports now')).toBeDefined()
    expect(screen.getByRole('heading', { name: /^Sidearms rise/ })).toBeDefined()
    expect(screen.getByRole('heading', { name: /^Combat bows: no clear change/ })).toBeDefined()
    expect(
      screen.getByText('Too few reports or too small a change. Shown, not used in any advice.'),
    ).toBeDefined()
    expect(screen.getByText('214 to 230 rolls since 2026-11-09.')).toBeDefined()
  })

  it('F-307 claims nothing where there is no sample', async () => {
    answer = () => ({ body: makeProphecy({ meta_alerts: [] }) })
    await open('/prophecy?part=meta')
    expect(await screen.findByText('Nothing to report.')).toBeDefined()
  })

  it('F-302 offers to share it, and shares claims alone: no copies, no runs', async () => {
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Share Your Prophecy' }))
    expect(await screen.findByRole('dialog', { name: 'Share Your Prophecy' })).toBeDefined()
    const document = shareDocument(makeProphecy(), 'Vesper')
    expect(document).toMatchObject({
      kind: 'prophecy',
      archetype: 'Vanguard Raider',
      gems: [{ name: 'Apex Predator', tier: 'God-Tier' }, { name: 'Commemoration' }],
      meta: ['Sidearms rise, from 58 reports'],
    })
    expect(JSON.stringify(document)).not.toMatch(/69175290|771/)
  })

  it('whatever a weapon is called, it is text', async () => {
    const [gem] = makeProphecy().top_hidden_gems
    answer = () => ({
      body: makeProphecy({ top_hidden_gems: gem ? [{ ...gem, weapon_name: HOSTILE }] : [] }),
    })
    await open()
    expect((await screen.findAllByText(HOSTILE)).length).toBeGreaterThan(0)
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  it('nothing owned, nothing played, things withheld: each part says so', async () => {
    answer = () => ({
      body: makeProphecy({
        withheld: true,
        weapons: 0,
        hidden_gems: 0,
        top_hidden_gems: [],
        weapons_to_watch: [],
        next_farm_priorities: [],
        meta_alerts: [],
        playstyle: { confidence: 0, runs: 0, days: 90, traits: [], mix: [] },
      }),
    })
    await open()
    expect(await screen.findByText('Nothing better lies unused.')).toBeDefined()
    expect(screen.getByText(/No hidden gems\. You own no weapon yet\./)).toBeDefined()
    expect(screen.getByText(/Your privacy settings keep a part of your items from us/)).toBeDefined()
    expect(screen.getByText(/^Either what you own is as good as what drops where you play/)).toBeDefined()
    expect(screen.getByText(/We know of no activity of yours in 90 days/)).toBeDefined()
  })
})

describe('a prophecy that fails', () => {
  it('F-309 F-310 F-311 says so in the specified words, and Retry Connection reads anew', async () => {
    answer = () => ({
      status: 503,
      body: { code: 'platform-maintenance', detail: 'The platform is closed.' },
    })
    await open()
    const panel = within(await screen.findByRole('alert'))
    expect(panel.getByRole('heading', { name: 'The Prophecy is Unavailable' })).toBeDefined()
    expect(panel.getByText('The Prophecy encountered difficulties: The platform is closed.')).toBeDefined()
    const before = asked
    answer = () => ({ body: makeProphecy() })
    fireEvent.click(panel.getByRole('button', { name: 'Retry Connection' }))
    expect(await tab(/Overview/)).toBeDefined()
    expect(asked).toBe(before + 1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('F-310 tells the server’s detail first, then the message, then that nobody knows', () => {
    expect(detailOf(new Error('broken pipe'))).toBe('broken pipe')
    expect(detailOf(new Error(''))).toBe('Unknown error')
  })

  it('F-308 a visitor is asked to log in with the platform, by its host', async () => {
    await renderAt('/prophecy')
    expect(
      await screen.findByText(
        'Authentication required. Please log in with Bungie.net to access personalized prophecies.',
      ),
    ).toBeDefined()
    expect(asked).toBe(0)
  })
})
