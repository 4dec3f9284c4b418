import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  fakeFireteam,
  fireteamAnalysis,
  signInToTable,
  teamField,
} from '../../../test-support/fake-fireteam.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'
import { sharePlan } from '../share-plan.ts'

drawsWholeApp()

describe('the analysis of a fireteam', () => {
  beforeEach(signInToTable)
  const analyze = () => screen.getByRole('button', { name: 'Analyze Fireteam' })

  it('the first sentence says whether they are ready, and because of what they are not', async () => {
    const { members, coverage } = fireteamAnalysis()
    const [you, mate] = members
    if (!you || !mate) throw new Error('two members')
    const of = (state: 'covered' | 'missing', power: number) =>
      fireteamAnalysis({
        activity: 'Grandmaster Nightfall',
        activity_focus: 'grandmaster_nightfall',
        members: [
          { ...you, power: 2_000 },
          { ...mate, power },
        ],
        coverage: coverage.map((need) => ({
          ...need,
          expected: 'likely',
          state: need.need === 'overload' ? state : 'covered',
        })),
      })
    let answer = of('missing', 1_421)
    fakeFireteam(() => ({ body: answer }))
    await renderAt('/command-table?team=1,2&activity=grandmaster_nightfall')
    const verdictLine = await screen.findByText(/^Not ready for Grandmaster Nightfall: /)
    expect(verdictLine.textContent).toMatch(
      /: Nightjar has 1,421 of the 1,\d{3} power asked for; nobody brings Overload\.$/,
    )
    const roles = screen.getByRole('heading', { name: 'Roles' })
    expect(verdictLine.compareDocumentPosition(roles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText(/^under 1,\d{3}$/)).toBeTruthy()
    answer = of('covered', 2_000)
    fireEvent.click(analyze())
    expect(await screen.findByText('Ready for Grandmaster Nightfall.')).toBeTruthy()
  })

  it('who is ready but lacks what may come is ready with gaps: which, and that something of the player’s own fills them', async () => {
    const { members, coverage } = fireteamAnalysis()
    const answer = fireteamAnalysis({
      activity: 'General PvE',
      activity_focus: 'general_pve',
      members: members.map((member) => ({ ...member, power: 2_000 })),
      coverage: coverage.map((need) => ({
        ...need,
        expected: 'possible',
        state: need.need === 'overload' ? 'missing' : 'covered',
      })),
    })
    fakeFireteam(() => ({ body: answer }))
    await renderAt('/command-table?team=1,2&activity=general_pve')
    await screen.findByText('Ready for General PvE, with 1 gap.')
    expect(screen.getByText('Nobody is known to bring Overload, which may be needed.')).toBeTruthy()
    expect(screen.getByText('Something of yours fills it: it stands below.')).toBeTruthy()
    const fill = screen.getByRole('heading', { name: 'What you can fill' })
    const matrix = screen.getByRole('heading', { name: 'Coverage' })
    expect(fill.compareDocumentPosition(matrix)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('F-317 the counts add up to those met, and the raw answer is folded', async () => {
    const answer = fireteamAnalysis()
    fakeFireteam(() => ({ body: answer }))
    await renderAt('/command-table?team=4611686018400000001,Nightjar%231190')
    const sum = (await screen.findByText(`of ${answer.coverage.length} met`)).closest('p')
    const met = answer.coverage.filter(({ state }) => state === 'one').length
    expect(sum?.textContent).toBe(`${met}of 10 met`)
    expect(screen.getByText('Met by one only').textContent).toBe(`Met by one only ${met}`)
    expect(screen.getByText(/^Raw data, .* kB$/).closest('details')?.open).toBe(false)
  })

  it('F-317 shows members, coverage, what fills a gap, and the raw answer', async () => {
    const answer = fireteamAnalysis()
    fakeFireteam(() => ({ body: answer }))
    await renderAt('/command-table?team=4611686018400000001')
    await teamField()
    fireEvent.click(analyze())
    const table = await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(screen.getByText('Inventory is private')).toBeTruthy()
    expect(screen.getByText('Not readable. Counts as unknown, not as missing.')).toBeTruthy()
    expect(screen.getByText('23 clears in the last 100 runs, 58 min')).toBeTruthy()
    expect(within(table).queryByText('Missing')).toBeNull()
    expect(within(table).getAllByText('Unknown').length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Le Monarque' })).toBeTruthy()
    expect(screen.getByText('Costs you Gjallarhorn: you can equip one exotic weapon.')).toBeTruthy()
    const others = screen.getByRole('button', { name: '2 other weapons of yours do it too' })
    expect(screen.queryByRole('button', { name: 'Wish-Ender' })).toBeNull()
    fireEvent.click(others)
    expect(screen.getByRole('button', { name: 'Wish-Ender' })).toBeTruthy()
    expect(screen.getByText('The best 1 of them:')).toBeTruthy()
    expect(screen.getByText('Nothing of yours fills Void shield.')).toBeTruthy()
    expect(JSON.parse(screen.getByRole('region', { name: 'Raw data: Answer' }).textContent ?? '')).toEqual(
      answer,
    )
    fireEvent.click(screen.getByRole('radio', { name: 'Request' }))
    expect(
      JSON.parse(screen.getByRole('region', { name: 'Raw data: Request' }).textContent ?? ''),
    ).toMatchObject({
      type: 'fireteam_analysis',
    })
  })

  it('F-317 says what rests on the asking player alone, that their vault is hidden, and who has no character', async () => {
    const { members } = fireteamAnalysis()
    const [you] = members
    if (!you) throw new Error('nobody is there')
    const { class_type, power, subclass, experience, ...bare } = you
    const nobody = { ...bare, state: 'read' as const, reason: 'No character yet.', equipped: [], roles: [] }
    fakeFireteam(() => ({
      body: fireteamAnalysis({
        members: [nobody],
        own_withheld: true,
        only_you: ['overload'],
        fillings: [],
        unfilled: [],
      }),
    }))
    await renderAt('/command-table?team=4611686018400000001')
    await teamField()
    fireEvent.click(analyze())
    expect(await screen.findByText(/^Your privacy settings keep a part of your items from us/)).toBeTruthy()
    expect(screen.getByText(/^Only you bring Overload: a second would/)).toBeTruthy()
    expect(screen.getByText('No character yet.')).toBeTruthy()
    expect(screen.queryByText('history hidden')).toBeNull()
    expect(screen.queryByText('Every need is met by two or more.')).toBeNull()
  })

  it('F-317 whose gear can be read but not the history is not simply called public', async () => {
    const [you] = fireteamAnalysis().members
    if (!you) throw new Error('nobody is there')
    const { experience, ...rest } = { ...you, you: false }
    const open = { ...rest, entry: 'Open#1', experience }
    fakeFireteam(() => ({
      body: fireteamAnalysis({ members: [{ ...rest, entry: 'Closed#2' }, open], fillings: [] }),
    }))
    await renderAt('/command-table?team=4611686018400000001')
    await teamField()
    fireEvent.click(analyze())
    const [closed, shown] = (await screen.findAllByText('Vesper')).flatMap(
      (name) => name.closest('li')?.textContent ?? [],
    )
    expect(closed).toMatch(/Gear is public.*history hidden/)
    expect(shown).toMatch(/Public.*23 clears/)
    expect(screen.getByText(/Support and crowd control come from what Coverage counts/)).toBeTruthy()
  })

  it('F-317 counts wins in matches in PvP, and speaks of no boss there', async () => {
    const [you] = fireteamAnalysis().members
    if (!you) throw new Error('nobody is there')
    const of = (entry: string, looked_at: number, wins: number) => ({
      ...you,
      entry,
      experience: { looked_at, clears: looked_at, wins },
    })
    const members = [of('A#1', 100, 53), of('B#2', 1, 1), of('C#3', 0, 0)]
    fakeFireteam(() => ({ body: fireteamAnalysis({ members, activity: 'PvP', activity_focus: 'pvp' }) }))
    await renderAt('/command-table?team=4611686018400000001&activity=pvp')
    expect(await screen.findByText('53 wins in the last 100 matches')).toBeTruthy()
    expect(screen.getByText('1 win in the last 1 match')).toBeTruthy()
    expect(screen.getByText('no match yet')).toBeTruthy()
    expect(screen.getByText('Support and crowd control come from what Coverage counts.')).toBeTruthy()
  })

  it('F-317 a name that nobody has is pointed out, counted nowhere and has no column', async () => {
    const { members, coverage } = fireteamAnalysis()
    const nobody = { entry: 'Nobody#9999', state: 'not-found' as const, you: false, equipped: [], roles: [] }
    const answer = fireteamAnalysis({
      members: [...members, { ...nobody, reason: 'No player was found for this.' }],
      coverage: coverage.map((need) => ({ ...need, by: [...need.by, null] })),
    })
    fakeFireteam(() => ({ body: answer }))
    await renderAt('/command-table?team=4611686018400000001,Nightjar%231190,Nobody%239999')
    const table = await screen.findByRole('table', { name: 'What each member brings for each need' })
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2 + 3)
    expect(screen.getByText(/^1 member read, 1 not readable\./)).toBeTruthy()
    expect(screen.getByText(/^Not found, and not counted: Nobody#9999\./)).toBeTruthy()
  })

  it('F-323 F-324 shares the plan in the dialog of fireteams', async () => {
    fakeFireteam(() => ({ body: fireteamAnalysis() }))
    await renderAt('/command-table')
    await teamField()
    fireEvent.click(analyze())
    fireEvent.click(await screen.findByRole('button', { name: 'Share Plan' }))
    expect(await screen.findByRole('dialog', { name: 'Share Fireteam Plan' })).toBeTruthy()
  })

  it('F-324 the plan to share names every role of a member in the words of the table', () => {
    const [you, hidden] = fireteamAnalysis().members
    if (!you || !hidden) throw new Error('two members')
    const { plan } = sharePlan(
      fireteamAnalysis({ members: [{ ...you, roles: ['boss-damage', 'support'] }, hidden] }),
    )
    expect(plan?.members).toEqual([
      { name: 'Vesper', classType: 'hunter', power: 512, role: 'Boss damage, Support' },
      { name: 'Nightjar' },
    ])
  })

  it('where nobody was found there is nobody to ask first, and no plan to share', async () => {
    const members = [{ entry: 'lol', state: 'not-found' as const, you: false, equipped: [], roles: [] }]
    const [filling] = fireteamAnalysis().fillings
    if (!filling) throw new Error('a filling')
    const answer = fireteamAnalysis({ members, coverage: [], fillings: [{ ...filling, state: 'unknown' }] })
    fakeFireteam(() => ({ body: answer }))
    await renderAt('/command-table?team=lol')
    expect(await screen.findByText('Le Monarque')).toBeTruthy()
    expect(screen.queryByText(/^Ask first/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Share Plan' })).toBeNull()
  })

  it('F-317 says the smaller change first, what it replaces and costs, and what is better for the team', async () => {
    const [filling] = fireteamAnalysis().fillings
    if (!filling) throw new Error('a filling')
    const ability = {
      name: 'Empowering Rift',
      subclass: 'Voidwalker',
      change: 'ability' as const,
      replaces: 'Healing Rift',
      loses: ['healing' as const],
    }
    const better = {
      name: 'Well of Radiance',
      subclass: 'Dawnblade',
      class_type: 'warlock' as const,
      change: 'character' as const,
      loses: [],
    }
    fakeFireteam(() => ({
      body: fireteamAnalysis({ fillings: [{ ...filling, ability, better, lead: 'ability' }] }),
    }))
    await renderAt('/command-table?team=Nightjar%231190')
    const first = await screen.findByText(
      'Switch to Empowering Rift on the Voidwalker you have equipped, in place of Healing Rift.',
    )
    const item = screen.getByText('Or bring:')
    expect(first.compareDocumentPosition(item)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('Nobody would then bring Healing.')).toBeTruthy()
    expect(
      screen.getByText('Better for the team: Well of Radiance on Dawnblade, with your Warlock.'),
    ).toBeTruthy()
  })

  it.each([
    ['none', 'Keep Penumbral Blast on the Shadebinder you have equipped.'],
    ['subclass', 'Bring Penumbral Blast on Shadebinder.'],
  ] as const)('F-317 an ability that takes the change %s is told as that', async (change, told) => {
    const ability = { name: 'Penumbral Blast', subclass: 'Shadebinder', change }
    const fillings = [{ need: 'unstoppable' as const, state: 'missing' as const, ability, others: 0 }]
    fakeFireteam(() => ({ body: fireteamAnalysis({ fillings }) }))
    await renderAt('/command-table?team=Nightjar%231190')
    expect(await screen.findByText(told)).toBeTruthy()
  })

  it('says to ask first where a private member may bring it', async () => {
    const [filling] = fireteamAnalysis().fillings
    if (!filling) throw new Error('a filling')
    fakeFireteam(() => ({ body: fireteamAnalysis({ fillings: [{ ...filling, state: 'unknown' }] }) }))
    await renderAt('/command-table?team=Nightjar%231190')
    expect(await screen.findByText('Ask first: a private member may bring it.')).toBeTruthy()
  })

  it('takes a hostile name as text', async () => {
    const [first] = fireteamAnalysis().members
    if (!first) throw new Error('a member')
    fakeFireteam(() => ({
      body: fireteamAnalysis({ members: [{ ...first, name: '<img src=x onerror=alert(1)>' }] }),
    }))
    await renderAt('/command-table')
    await teamField()
    fireEvent.click(analyze())
    expect((await screen.findAllByText('<img src=x onerror=alert(1)>')).length).toBeGreaterThan(0)
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })
})
