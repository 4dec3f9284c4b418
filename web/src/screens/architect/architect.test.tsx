import {
  recommendBuildAnswerSchema,
  recommendBuildRequestSchema,
} from '@ai-vault/contract/advice/architect.ts'
import { ACTIVITIES, focusOf } from '@ai-vault/game/builds/activities.ts'
import { dimLoadoutOfBuild } from '@ai-vault/game/builds/dim-loadout.ts'
import { recommendSeed } from '@ai-vault/game/test-support/make-build.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'
import { readArchitectSearch } from './architect-search.ts'

drawsWholeApp()

const HOUR_AHEAD = Math.floor(Date.now() / 1000) + 3600
const made = recommendSeed(2)
const ANSWER = recommendBuildAnswerSchema.parse({
  ...made,
  understood: [],
  not_used: [],
  contradictions: [],
  alternatives: [],
  dim_loadout: dimLoadoutOfBuild(made.build),
  items: 40,
  minted_at: '2026-11-16T02:00:00.000Z',
  solved_in_ms: 12,
})

const ALTERNATIVE = {
  name: 'Winter Avalanche',
  subclass: 'Behemoth',
  subclass_hash: 77,
  element: 'stasis',
  class_type: 'titan',
  covered: 0,
  expected: 0,
  note: '',
}

const answering = (answer: FakeAnswer | 'hang' | 'fail' | (() => FakeAnswer | 'hang' | 'fail')) =>
  fakeFetch((request) => {
    if (new URL(request.url).pathname !== '/api/recommend-build')
      return { status: 404, body: { code: 'x', detail: 'x' } }
    return typeof answer === 'function' ? answer() : answer
  })
const sentTo = (requests: readonly Request[]) =>
  requests.filter(({ url }) => new URL(url).pathname === '/api/recommend-build')

describe('the Architect', () => {
  beforeEach(() => {
    sessionStorage.clear()
    writeSession(sessionOf({ expiresAt: HOUR_AHEAD }))
    sessionStore.check()
  })
  const create = () => screen.getByRole('button', { name: 'Create Build' })
  const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your request, optional' })

  it('opens the build in DIM, beside copying it', async () => {
    answering({ status: 200, body: ANSWER })
    await renderAt('/architect?made=true')
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open in DIM' })
    const { origin, pathname, searchParams } = new URL(link.href)
    expect(`${origin}${pathname}`).toBe('https://app.destinyitemmanager.com/loadouts')
    expect(JSON.parse(searchParams.get('loadout') ?? '')).toMatchObject({
      id: 'ai-vault-build',
      name: ANSWER.build.build_name,
      equipped: { length: 9 },
    })
  })

  it('asks the optimizer what it was asked itself: without kept pins, every piece masterworked as it is', async () => {
    answering({ status: 200, body: ANSWER })
    await renderAt('/architect?made=true')
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open in Armor 3.0' })
    const asked = Object.fromEntries(new URL(link.href).searchParams)
    expect(asked).toMatchObject({
      tab: 'armor',
      targets: ANSWER.build.stats.total.join('_'),
      only: 'all',
      off: 'masterwork',
    })
  })

  it('F-296 names the two spirits of a class item, by which its copies differ', async () => {
    const armor = ANSWER.build.armor.map((piece, n) =>
      n === 4 ? { ...piece, spirits: ['Spirit of the Assassin', 'Spirit of the Star-Eater'] } : piece,
    )
    answering({ status: 200, body: { ...ANSWER, build: { ...ANSWER.build, armor } } })
    await renderAt('/architect?made=true')
    expect(await screen.findByText('Spirit of the Assassin and Spirit of the Star-Eater')).toBeTruthy()
  })

  it('F-296 tells two copies of one name apart', async () => {
    const [swap] = ANSWER.substitutes
    if (!swap) throw new Error('a substitute')
    const alike = {
      ...swap,
      name: 'Grasps',
      copy: '30 weapons, power 1,859',
      instead_of: { name: 'Grasps', owned: true, copy: '30 health, power 1,764' },
    }
    answering({ status: 200, body: { ...ANSWER, substitutes: [alike] } })
    await renderAt('/architect?made=true')
    const name = 'Swap Grasps (30 health, power 1,764) for Grasps (30 weapons, power 1,859)'
    expect(await screen.findByRole('button', { name })).toBeTruthy()
    expect(screen.getByText(/^30 weapons, power 1,859 · instead of Grasps \(30 health/)).toBeTruthy()
  })

  it('explains the tick of a target only where a bar has one', async () => {
    let targets = [0, 0, 0, 0, 0, 0]
    answering(() => ({
      status: 200,
      body: { ...ANSWER, build: { ...ANSWER.build, stats: { ...ANSWER.build.stats, targets } } },
    }))
    await renderAt('/architect?made=true')
    await screen.findByRole('heading', { name: 'Stats' })
    expect(screen.queryByText('tick: target')).toBeNull()
    cleanup()
    targets = [100, 0, 0, 0, 0, 0]
    await renderAt('/architect?made=true')
    expect(await screen.findByText('tick: target')).toBeTruthy()
  })

  it('says what it built for where words were not understood', async () => {
    answering({ status: 200, body: { ...ANSWER, not_used: ['wobbling'] } })
    await renderAt('/architect?prompt=wobbling&made=true')
    await screen.findByText(`Built for ${ANSWER.build.activity}. Not understood: “wobbling”.`)
  })

  it('F-294 shows by the request what of it is not in the build, and that by the build too', async () => {
    const not_given = [{ kind: 'type' as const, reason: 'you own no sword' }]
    answering({ status: 200, body: { ...ANSWER, build: { ...ANSWER.build, not_given } } })
    await renderAt('/architect?prompt=a+sword&made=true')
    const form = await screen.findByRole('form', { name: 'Build request' })
    await within(form).findByText('Not given: you own no sword.')
    expect(screen.getByText('Without 1 thing you asked for')).toBeTruthy()
    fireEvent.change(prompt(), { target: { value: 'a bow' } })
    expect(within(form).queryByText('Not given: you own no sword.')).toBeNull()
  })

  it('F-299 says what to do where there is no character, beside the specified sentence', async () => {
    answering({ status: 422, body: { code: 'no-character', detail: 'A build needs a character.' } })
    await renderAt('/architect?made=true')
    expect(await screen.findByRole('heading', { name: 'No character yet' })).toBeTruthy()
    expect(screen.getByText(/^Failed to create build\. Please try again\. A build is made for/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy()
  })

  it('shows by the request what of it could not be had together', async () => {
    const sentence =
      'Only Warlocks can wear Sunbracers; the request is for a Titan, so the build is without it.'
    answering({ status: 200, body: { ...ANSWER, contradictions: [sentence] } })
    await renderAt('/architect?prompt=titan+with+Sunbracers&made=true')
    const form = await screen.findByRole('form', { name: 'Build request' })
    await within(form).findByText(sentence)
    fireEvent.change(prompt(), { target: { value: 'warlock with Sunbracers' } })
    expect(within(form).queryByText(sentence)).toBeNull()
  })

  it('counts near the limit of a request, and says how much of a longer text was left out', async () => {
    answering({ status: 200, body: ANSWER })
    await renderAt('/architect')
    fireEvent.change(prompt(), { target: { value: 'a'.repeat(899) } })
    expect(screen.queryByText(/of 1,000 characters/)).toBeNull()
    fireEvent.change(prompt(), { target: { value: 'a'.repeat(950) } })
    screen.getByText('950 of 1,000 characters')
    fireEvent.change(prompt(), { target: { value: 'a'.repeat(1_200) } })
    expect(prompt().value).toHaveLength(1_000)
    screen.getByText(/200 characters at the end did not fit and were left out\.$/)
  })

  it('a step back shows the build from before, and its request', async () => {
    const requests = answering({ status: 200, body: ANSWER })
    const { router } = await renderAt('/architect')
    const asked = () => sentTo(requests).length
    fireEvent.change(prompt(), { target: { value: 'solar titan' } })
    fireEvent.click(create())
    await waitFor(() => expect(asked()).toBe(1))
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    fireEvent.change(prompt(), { target: { value: 'void hunter' } })
    fireEvent.blur(prompt())
    fireEvent.click(create())
    await waitFor(() => expect(asked()).toBe(2))
    expect(router.latestLocation.search).toMatchObject({ prompt: 'void hunter', made: true })
    router.history.back()
    await waitFor(() => expect(asked()).toBe(3))
    expect(prompt().value).toBe('solar titan')
    expect(router.latestLocation.search).toMatchObject({ prompt: 'solar titan', made: true })
    const bodies = await Promise.all(sentTo(requests).map((request) => request.clone().json()))
    expect(bodies.map((body) => body.prompt)).toEqual(['solar titan', 'void hunter', 'solar titan'])
  })

  it('a reload after a step back shows the request of the address, not the one that was asked after it', async () => {
    const requests = answering({ status: 200, body: ANSWER })
    const asked = () => sentTo(requests).length
    const { router } = await renderAt('/architect')
    for (const [count, value] of [
      [1, 'solar titan'],
      [2, 'void hunter'],
    ] as const) {
      fireEvent.change(prompt(), { target: { value } })
      fireEvent.click(create())
      await waitFor(() => expect(asked()).toBe(count))
      await screen.findByRole('heading', { name: ANSWER.build.build_name })
    }
    router.history.back()
    await waitFor(() => expect(asked()).toBe(3))
    const { href } = router.latestLocation
    cleanup()
    await renderAt(href)
    await waitFor(() => expect(asked()).toBe(4))
    expect(prompt().value).toBe('solar titan')
  })

  it('F-297 says where each weapon is, and on whom where it is not the one who plays', async () => {
    const { weapons, subclass } = ANSWER.build
    const on = (characterId: string) => ({ in: 'character' as const, characterId, equipped: false })
    const build = {
      ...ANSWER.build,
      class_type: 'hunter' as const,
      weapons: {
        kinetic: { ...weapons.kinetic, place: on(subclass.character_id) },
        energy: { ...weapons.energy, place: on('77'), held_by: 'warlock' as const },
        power: { ...weapons.power, place: { in: 'vault' as const } },
      },
    }
    answering({ status: 200, body: { ...ANSWER, build } })
    await renderAt('/architect?made=true')
    const shown = await screen.findByRole('region', { name: 'Weapons' })
    for (const words of ['carried', 'on the Warlock', 'in your vault']) within(shown).getByText(words)
  })

  it('F-288 offers the five activities', async () => {
    answering('hang')
    await renderAt('/architect')
    const select = await screen.findByRole('combobox', { name: 'Activity' })
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Grandmaster Nightfall', 'Raid', 'PvP', 'Dungeon', 'General PvE'])
  })

  it('F-290 lower-cases the activity and puts an underscore for its first space', () => {
    expect(ACTIVITIES.map(({ name }) => focusOf(name))).toEqual([
      'grandmaster_nightfall',
      'raid',
      'pvp',
      'dungeon',
      'general_pve',
    ])
  })

  it('F-289 F-293 F-338 sends the default prompt and the specified body where nothing is written', async () => {
    const requests = answering({ body: ANSWER })
    await renderAt('/architect?activity=general_pve')
    fireEvent.click(await screen.findByRole('button', { name: 'Create Build' }))
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    expect(sentTo(requests).map(({ method }) => method)).toEqual(['POST'])
    const body = recommendBuildRequestSchema.parse(await sentTo(requests)[0]?.json())
    expect(body.prompt).toBe('Create a General PvE build')
    expect(body.constraints.activity_focus).toBe('general_pve')
    // The server reads what the session owns; no copy of the vault crosses the wire (G-52).
    expect(body.constraints.inventory).toEqual({ source: 'session' })
  })

  it('F-291 F-292 goes from idle to generating to a result; a second press sends nothing more', async () => {
    let held: FakeAnswer | 'hang' = 'hang'
    const requests = answering(() => held)
    await renderAt('/architect')
    expect(
      await screen.findByText(/default request reads “Create a Grandmaster Nightfall build”/),
    ).toBeTruthy()
    fireEvent.click(create())
    const busy = await screen.findByRole('button', { name: 'Generating Build...' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(busy)
    expect(sentTo(requests)).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(create()).toBeTruthy()
    held = { body: ANSWER }
    fireEvent.click(create())
    expect(await screen.findByRole('heading', { name: ANSWER.build.build_name })).toBeTruthy()
  })

  it('F-294 F-295 F-296 F-297 shows every part of the build', async () => {
    answering({ body: ANSWER })
    await renderAt('/architect')
    fireEvent.click(await screen.findByRole('button', { name: 'Create Build' }))
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    const { build } = ANSWER
    const percent = Math.round(build.confidence * 100)
    expect(screen.getByRole('meter', { name: `Confidence ${percent} percent` })).toBeTruthy()
    expect(screen.getByRole('heading', { name: build.subclass.name })).toBeTruthy()
    expect(screen.getAllByText(build.subclass.super).length).toBeGreaterThan(0)
    for (const weapon of Object.values(build.weapons)) {
      expect(screen.getAllByRole('button', { name: new RegExp(weapon.name) }).length).toBeGreaterThan(0)
    }
    for (const name of [
      'Strategy',
      'Strengths',
      'Considerations',
      'Performance breakdown',
      'Champions and shields',
    ]) {
      expect(screen.getByRole('heading', { name })).toBeTruthy()
    }
    const bayOf = (name: string) => {
      const bay = screen.getByRole('heading', { name }).closest<HTMLElement>('[class*="bay"]')
      if (!bay) throw new Error(name)
      return { text: bay.textContent ?? '', inside: within(bay) }
    }
    const { text: kit, inside } = bayOf(build.subclass.name)
    expect(kit.toLowerCase()).toMatch(new RegExp(`^${build.subclass.name} ?${build.subclass.element}`, 'i'))
    expect(inside.getByText(build.subclass.super, { selector: 'b' })).toBeTruthy()
    for (const [name, claims] of [
      [build.build_name, [build.explanation]],
      [build.subclass.name, build.subclass.abilities.map(({ name }) => name)],
      ['Strategy', build.strategy.map(({ text }) => text)],
      ['Strengths', build.strengths],
      ['Considerations', build.weaknesses],
      ['Performance breakdown', Object.entries(build.detailed_breakdown).map((row) => row.join(''))],
    ] as const) {
      expect(claims.length).toBeGreaterThan(0)
      for (const claim of claims) expect(bayOf(name).text).toContain(claim)
    }
    for (const [name, cites] of [
      ['Strengths', build.strength_cites],
      ['Considerations', build.weakness_cites],
      ['Strategy', build.strategy.map(({ cites }) => cites)],
    ] as const) {
      expect(cites.flat().length).toBeGreaterThan(0)
      for (const each of cites) expect(bayOf(name).text).toContain(each.join(', '))
    }
  })

  it('F-300 folds what the activity does not have into one line', async () => {
    const coverage = ANSWER.build.coverage.map((row, at) =>
      at === 0 ? { ...row, expected: 'likely' as const } : { ...row, expected: 'none' as const, answers: [] },
    )
    answering({ body: { ...ANSWER, build: { ...ANSWER.build, coverage } } })
    await renderAt('/architect')
    fireEvent.click(await screen.findByRole('button', { name: 'Create Build' }))
    const table = await screen.findByRole('table', { name: 'What answers each champion and shield' })
    const [, expected, absent, ...others] = within(table).getAllByRole('row')
    expect(expected?.textContent).toMatch(/^Barrier/)
    expect(absent?.textContent).toBe(
      'Overload, Unstoppable, Arc shield, Solar shield and Void shieldnot in this activity',
    )
    expect(others).toEqual([])
  })

  it('F-298 shares it in a dialog that says what will be public', async () => {
    answering({ body: ANSWER })
    await renderAt('/architect')
    fireEvent.click(await screen.findByRole('button', { name: 'Create Build' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Share Build' }))
    expect(await screen.findByRole('dialog', { name: 'Share Your Build' })).toBeTruthy()
  })

  it('has a way to each part of a build, which takes the focus', async () => {
    const into = vi.fn()
    Element.prototype.scrollIntoView = into
    answering({ body: { ...ANSWER, alternatives: [ALTERNATIVE] } })
    await renderAt('/architect')
    fireEvent.click(await screen.findByRole('button', { name: 'Create Build' }))
    const parts = within(await screen.findByRole('navigation', { name: 'Parts of the build' }))
    for (const [name, head] of [
      ['Weapons', 'Weapons'],
      ['Armor', 'Armor'],
      ['Champions', 'Champions and shields'],
      ['Why', 'Strengths'],
      ['Swaps', 'Alternatives'],
    ] as const) {
      fireEvent.click(parts.getByRole('button', { name }))
      const focused = document.activeElement as HTMLElement
      expect(into.mock.contexts.at(-1)).toBe(focused)
      expect(within(focused).getAllByRole('heading', { name: head }).length).toBeGreaterThan(0)
    }
  })

  it('F-294 an answer without confidence is taken as 80 %', () => {
    const { confidence, ...without } = ANSWER.build
    expect(confidence).toBeGreaterThan(0)
    expect(recommendBuildAnswerSchema.parse({ ...ANSWER, build: without }).build.confidence).toBe(0.8)
  })

  it('F-300 says in a table which threat is answered by what', async () => {
    answering({ body: ANSWER })
    await renderAt('/architect')
    fireEvent.click(await screen.findByRole('button', { name: 'Create Build' }))
    const table = await screen.findByRole('table', { name: 'What answers each champion and shield' })
    for (const threat of [
      'Barrier',
      'Overload',
      'Unstoppable',
      'Arc shield',
      'Solar shield',
      'Void shield',
    ]) {
      expect(within(table).getByRole('rowheader', { name: new RegExp(threat) })).toBeTruthy()
    }
  })

  it('F-299 says the specified sentence and why, keeps the prompt, and tries again', async () => {
    let answer: FakeAnswer = {
      status: 503,
      body: { code: 'armor-busy', detail: 'The armor solver has too much to do.' },
    }
    const requests = answering(() => answer)
    await renderAt('/architect?prompt=solar%20titan')
    expect(
      (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your request, optional' })).value,
    ).toBe('solar titan')
    fireEvent.click(create())
    const alert = await screen.findByRole('alert')
    expect(
      within(alert).getByRole('heading', { name: 'Failed to create build. Please try again.' }),
    ).toBeTruthy()
    expect(within(alert).getByText('The armor solver has too much to do.')).toBeTruthy()
    expect(prompt().value).toBe('solar titan')
    answer = { body: ANSWER }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    expect(await sentTo(requests).at(-1)?.json()).toMatchObject({ prompt: 'solar titan' })
  })

  it('F-299 where a retry changes nothing, the reason is the headline over the specified sentence, and the way out changes the request', async () => {
    const detail = 'A build needs a subclass of a hunter with its abilities. You do not own that yet.'
    let answer: FakeAnswer = { status: 422, body: { code: 'too-little-gear', detail } }
    const requests = answering(() => answer)
    await renderAt('/architect?prompt=void+hunter&made=true')
    const name = 'A build needs a subclass of a hunter with its abilities.'
    expect(await screen.findByRole('heading', { name })).toBeTruthy()
    expect(
      screen.getByText(/^Failed to create build\. Please try again\. You do not own that yet\./),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    answer = { body: ANSWER }
    fireEvent.click(screen.getByRole('button', { name: 'With any class' }))
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    const body = recommendBuildRequestSchema.parse(await sentTo(requests).at(-1)?.json())
    expect(body.constraints.without).toEqual(['class:hunter'])
  })

  it('a private account is told where to open it', async () => {
    const detail = 'The platform keeps your gear from us. A build from what you own needs it.'
    answering({ status: 422, body: { code: 'gear-withheld', detail } })
    await renderAt('/architect?made=true')
    expect(await screen.findByRole('heading', { name: 'The platform keeps your gear from us.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Privacy settings' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('F-292 a build that was made is made again when the page is loaded anew, and not before', async () => {
    const requests = answering({ body: ANSWER })
    await renderAt('/architect?activity=raid&prompt=solar+titan&made=true')
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    expect(await sentTo(requests)[0]?.json()).toMatchObject({ prompt: 'solar titan' })
    expect(sentTo(requests)).toHaveLength(1)
    expect(readArchitectSearch({ made: 'yes', prompt: 'x' }).made).toBeUndefined()
  })

  const bodyOf = async (request: Request | undefined) =>
    recommendBuildRequestSchema.parse(await request?.json())

  it('F-296 what was swapped in and the subclass stand in the address, so that a reload brings the same build', async () => {
    const requests = answering({ body: { ...ANSWER, alternatives: [ALTERNATIVE] } })
    const { router } = await renderAt('/architect?prompt=solar+titan&made=true')
    const [swap] = ANSWER.substitutes.filter(({ used }) => !used)
    const name = `Swap ${swap?.instead_of.name} for ${swap?.name}`
    fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
    await waitFor(() => expect(sentTo(requests)).toHaveLength(2))
    fireEvent.click(await screen.findByRole('button', { name: /Winter Avalanche/ }))
    await waitFor(() => expect(sentTo(requests)).toHaveLength(3))
    const before = await bodyOf(sentTo(requests)[2])
    // The answer is a fixed one: the swap is not in it, so that the later question has nothing to keep.
    expect((await bodyOf(sentTo(requests)[1])).constraints.pinned).toEqual([swap?.instance_id])
    expect(before).toMatchObject({ prompt: 'solar titan', constraints: { subclass: 77 } })
    await waitFor(() => expect(router.latestLocation.search).toMatchObject({ subclass: '77' }))
    const { href } = router.latestLocation
    cleanup()
    await renderAt(href)
    await waitFor(() => expect(sentTo(requests)).toHaveLength(4))
    expect(await bodyOf(sentTo(requests)[3])).toEqual(before)
    expect(before.constraints.pinned).toEqual([swap?.instance_id])
  })

  it('F-296 a swap’s card tells what gets better, what worse and what else changes, and that the rest stays', async () => {
    const [first, ...others] = ANSWER.substitutes.filter(({ used }) => !used)
    const changes = { gains: ['3 more health'], costs: ['20 less super'], changes: ['stasis instead of arc'] }
    answering({ body: { ...ANSWER, substitutes: [{ ...first, ...changes }, ...others] } })
    await renderAt('/architect?made=true')
    const card = within(await screen.findByRole('region', { name: 'Substitutes' }))
    expect(card.getByText('+ 3 more health')).toBeTruthy()
    expect(card.getByText('− 20 less super')).toBeTruthy()
    expect(card.getByText('Changes too: stasis instead of arc')).toBeTruthy()
    expect(card.getByText(/^A swap keeps your abilities/)).toBeTruthy()
  })

  it('F-296 a swap’s card for exotic armor tells what its perk does', async () => {
    const [first, ...others] = ANSWER.substitutes.filter(({ used }) => !used)
    const perk = 'Helium Spirals. Solar melee final blows return grenades.'
    answering({ body: { ...ANSWER, substitutes: [{ ...first, perk }, ...others] } })
    await renderAt('/architect?made=true')
    const card = within(await screen.findByRole('region', { name: 'Substitutes' }))
    expect(card.getAllByText(/^Exotic perk:/).map(({ textContent }) => textContent)).toEqual([
      `Exotic perk: ${perk}`,
    ])
  })

  it('what is typed survives a reload before anything is sent, also over a build that was made', async () => {
    answering({ body: ANSWER })
    await renderAt('/architect')
    await screen.findByRole('button', { name: 'Create Build' })
    fireEvent.change(prompt(), { target: { value: 'arc titan, no bows' } })
    fireEvent.click(screen.getByRole('button', { name: 'Remove Without Combat bows' }))
    cleanup()
    const { router } = await renderAt('/architect')
    await screen.findByRole('button', { name: 'Create Build' })
    expect(prompt().value).toBe('arc titan, no bows')
    expect(screen.queryByRole('button', { name: 'Remove Without Combat bows' })).toBeNull()
    fireEvent.click(create())
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    expect(prompt().value).toBe('arc titan, no bows')
    await waitFor(() => expect(router.latestLocation.search).toMatchObject({ made: true }))
    const { href } = router.latestLocation
    fireEvent.change(prompt(), { target: { value: 'arc titan with a sword' } })
    cleanup()
    await renderAt(href)
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    expect(prompt().value).toBe('arc titan with a sword')
  })

  it('a build of an earlier request says so and of which, until the new one is built or the old one is back', async () => {
    const understood = [{ id: 'element:solar', kind: 'Element', value: 'Solar' }]
    const requests = answering({ body: { ...ANSWER, understood } })
    await renderAt('/architect?activity=raid&prompt=solar+titan&made=true')
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    const earlier = () => screen.queryByText(/^This build is of an earlier request, “solar titan” for Raid:/)
    const activity = () => screen.getByRole('combobox', { name: 'Activity' })
    expect(earlier()).toBeNull()
    fireEvent.change(prompt(), { target: { value: 'solar titan, no bows' } })
    expect(earlier()).toBeTruthy()
    fireEvent.change(prompt(), { target: { value: 'solar titan' } })
    expect(earlier()).toBeNull()
    fireEvent.change(activity(), { target: { value: 'dungeon' } })
    expect(earlier()).toBeTruthy()
    fireEvent.change(activity(), { target: { value: 'raid' } })
    expect(earlier()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Remove Element Solar' }))
    screen.getByText(/“solar titan” for Raid with other parts taken out:/)
    fireEvent.change(prompt(), { target: { value: 'void hunter' } })
    fireEvent.click(screen.getByRole('button', { name: 'Build the new request' }))
    await waitFor(() => expect(sentTo(requests)).toHaveLength(2))
    expect(await sentTo(requests)[1]?.json()).toMatchObject({ prompt: 'void hunter' })
    await waitFor(() => expect(screen.queryByText(/^This build is of an earlier request/)).toBeNull())
  })

  it('a build is there again after a reload over a changed request, and says that it is of an earlier one', async () => {
    const requests = answering({ body: ANSWER })
    const { router } = await renderAt('/architect?prompt=solar+titan&made=true')
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    fireEvent.change(screen.getByRole('combobox', { name: 'Activity' }), { target: { value: 'dungeon' } })
    fireEvent.change(prompt(), { target: { value: 'solar titan, no bows' } })
    fireEvent.blur(prompt())
    await router.load()
    const { href } = router.latestLocation
    cleanup()
    await renderAt(href)
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    expect(await sentTo(requests)[1]?.json()).toMatchObject({ prompt: 'solar titan' })
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Activity' }).value).toBe('dungeon')
    expect(prompt().value).toBe('solar titan, no bows')
    screen.getByText(/^This build is of an earlier request, “solar titan” for Grandmaster Nightfall:/)
  })

  it('a build that was cancelled leaves the one from before at its address', async () => {
    let held: FakeAnswer | 'hang' = { body: ANSWER }
    answering(() => held)
    const { router } = await renderAt('/architect?prompt=solar+titan&made=true')
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    held = 'hang'
    fireEvent.change(prompt(), { target: { value: 'void hunter' } })
    fireEvent.click(create())
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    screen.getByText(/^This build is of an earlier request, “solar titan”/)
    await waitFor(() =>
      expect(router.latestLocation.search).toMatchObject({ prompt: 'solar titan', made: true }),
    )
    expect(prompt().value).toBe('void hunter')
  })

  it('speaks of no default request where a text is written', async () => {
    answering({ body: ANSWER })
    await renderAt('/architect?prompt=solar+titan')
    expect(await screen.findByText('Nothing built yet of the request above.')).toBeTruthy()
    expect(screen.queryByText(/default request/)).toBeNull()
  })

  it('an address that asks for something else goes before what was typed', async () => {
    answering('hang')
    await renderAt('/architect')
    await screen.findByRole('button', { name: 'Create Build' })
    fireEvent.change(prompt(), { target: { value: 'arc titan' } })
    cleanup()
    await renderAt('/architect?prompt=solar+hunter')
    await screen.findByRole('button', { name: 'Create Build' })
    expect(prompt().value).toBe('solar hunter')
  })

  it('F-288 F-290 shows one activity: the one that the text names, until another is chosen beside it', async () => {
    const requests = answering({ body: ANSWER })
    await renderAt('/architect')
    const box = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Activity' })
    fireEvent.change(prompt(), { target: { value: 'void titan for a raid' } })
    expect(box.value).toBe('raid')
    fireEvent.change(box, { target: { value: 'dungeon' } })
    expect(box.value).toBe('dungeon')
    expect(screen.queryByRole('button', { name: 'Remove Activity Raid' })).toBeNull()
    fireEvent.change(prompt(), { target: { value: 'void titan for a raid, no bows' } })
    expect(box.value).toBe('dungeon')
    fireEvent.click(create())
    await waitFor(() => expect(sentTo(requests)).toHaveLength(1))
    expect((await bodyOf(sentTo(requests)[0])).constraints).toMatchObject({
      activity_focus: 'dungeon',
      without: ['activity:raid'],
    })
    fireEvent.change(prompt(), { target: { value: 'trials' } })
    expect(box.value).toBe('pvp')
  })

  it('F-289 Enter asks for the build; with Shift it is a line break', async () => {
    const requests = answering({ body: ANSWER })
    await renderAt('/architect')
    await screen.findByRole('button', { name: 'Create Build' })
    fireEvent.change(prompt(), { target: { value: 'arc hunter' } })
    fireEvent.keyDown(prompt(), { key: 'Enter', shiftKey: true })
    expect(sentTo(requests)).toHaveLength(0)
    fireEvent.keyDown(prompt(), { key: 'Enter' })
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    expect(sentTo(requests)).toHaveLength(1)
  })

  it('F-299 the specified sentence stands for a network that is down too', async () => {
    answering('fail')
    await renderAt('/architect')
    fireEvent.click(await screen.findByRole('button', { name: 'Create Build' }))
    expect(
      await screen.findByRole('heading', { name: 'Failed to create build. Please try again.' }),
    ).toBeTruthy()
  })

  it('F-289 names what it understood while one writes; taking a part out starts no build', async () => {
    const requests = answering({ body: ANSWER })
    await renderAt('/architect')
    await screen.findByRole('button', { name: 'Create Build' })
    fireEvent.change(prompt(), { target: { value: 'solar, no bows, overload covered, wobble' } })
    expect(screen.getByText(/Looked up when the build is made: “wobble”/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Remove Without Combat bows' }))
    expect(screen.queryByRole('button', { name: 'Remove Without Combat bows' })).toBeNull()
    expect(sentTo(requests)).toHaveLength(0)
    fireEvent.click(create())
    await screen.findByRole('heading', { name: ANSWER.build.build_name })
    const body = recommendBuildRequestSchema.parse(await sentTo(requests)[0]?.json())
    expect(body.constraints.without).toEqual(['avoid:combat-bow'])
  })

  it('a request in the address is read, whatever stands there', () => {
    expect(readArchitectSearch({ activity: 'raid', prompt: 5 })).toEqual({ activity: 'raid', prompt: '5' })
    expect(readArchitectSearch({ activity: '<x>', prompt: '' })).toEqual({
      activity: undefined,
      prompt: undefined,
    })
    expect(readArchitectSearch({ swaps: '12_x', subclass: '-1', without: 'a b', made: true })).toEqual({
      made: true,
    })
    expect(readArchitectSearch({ swaps: '12_13', subclass: '7', without: 'stat:health,avoid:arc' })).toEqual({
      swaps: '12_13',
      subclass: '7',
      without: 'stat:health,avoid:arc',
    })
  })
})

describe('the Architect for a visitor', () => {
  it('shows the connect prompt', async () => {
    fakeFetch(() => ({ status: 401, body: { code: 'x', detail: 'x' } }))
    await renderAt('/architect')
    expect(await screen.findByText('Connect to get builds from what you own.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create Build' })).toBeNull()
  })
})
