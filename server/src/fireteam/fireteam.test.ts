import {
  currentFireteamSchema,
  fireteamAnalysisSchema,
  recentFireteamsSchema,
} from '@ai-vault/contract/advice/fireteam.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'

describe('fireteams over HTTP, read from the sandbox', () => {
  let live: LiveServer
  let browser: ReturnType<LiveServer['browser']>
  let ids: Readonly<Record<string, string>>
  beforeAll(async () => {
    live = await startLiveServer()
    browser = live.browser()
    const idOf = async (guardian: string) =>
      (await live.browser().signIn(guardian)).body.membership_id as string
    await browser.signIn('veteran')
    ids = {
      veteran: browser.handles.membership_id,
      collector: await idOf('collector'),
      private: await idOf('private'),
    }
  })
  afterAll(() => live.close())

  const analyze = (fireteam: readonly string[], more: object = {}) =>
    browser.post('/api/analyze-weapon', { type: 'fireteam_analysis', fireteam, ...more })

  it('F-312 F-314 F-341 reads members by id and by name with #code through the shared call', async () => {
    const answer = await analyze([ids.veteran ?? '', 'Hoardwarden#7731', ' Fresh Spark#0007 '])
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { members, coverage, fillings, unfilled, only_you = [] } = fireteamAnalysisSchema.parse(answer.body)
    expect(members.map(({ state, name, you }) => [state, name, you])).toEqual([
      ['read', 'Asterion', true],
      ['read', 'Hoardwarden', false],
      ['read', 'Fresh Spark', false],
    ])
    for (const member of members) {
      expect(member).toMatchObject({ class_type: expect.any(String), power: expect.any(Number) })
      expect(member.equipped.map(({ slot }) => slot)).toEqual(['kinetic', 'energy', 'power'])
      expect(member.subclass?.super).toBeTruthy()
      expect(member.experience?.looked_at).toBeGreaterThanOrEqual(0)
    }
    expect(coverage).toHaveLength(10)
    const open = coverage.filter(({ state }) => state !== 'covered').map(({ need }) => need)
    expect([...fillings.map(({ need }) => need), ...unfilled, ...only_you].sort()).toEqual([...open].sort())
  })

  it('F-317 what rests on the asking player alone is said so, and not filled with what they wear already', async () => {
    const { coverage, fillings, only_you } = fireteamAnalysisSchema.parse(
      (await analyze([ids.veteran ?? '', 'Nobody Yet#1001'])).body,
    )
    const alone = coverage.filter(({ state }) => state === 'one').map(({ need }) => need)
    expect(alone.length).toBeGreaterThan(0)
    expect(only_you).toEqual(alone)
    expect(fillings.every(({ state }) => state === 'missing')).toBe(true)
  })

  it('F-317 nobody who is alone is told that a second one would have to come', async () => {
    const { coverage, only_you } = fireteamAnalysisSchema.parse((await analyze([ids.veteran ?? ''])).body)
    expect(coverage.map(({ state }) => state)).not.toContain('one')
    expect(only_you).toEqual([])
  })

  it('F-317 needs and gaps are those of the activity', async () => {
    const needsIn = async (activity_focus: string) =>
      fireteamAnalysisSchema.parse((await analyze([ids.veteran ?? ''], { activity_focus })).body)
    expect((await needsIn('pvp')).coverage.map(({ need }) => need)).toEqual(['healing', 'control'])
    const { coverage } = await needsIn('grandmaster_nightfall')
    expect(new Set(coverage.map(({ expected }) => expected))).toEqual(new Set(['likely']))
    expect((await needsIn('pvp')).fillings.map(({ need }) => need)).not.toContain('barrier')
  })

  it('F-317 counts wins in PvP, as the archives read them, and names no role of PvE', async () => {
    const { members } = fireteamAnalysisSchema.parse(
      (await analyze([ids.veteran ?? ''], { activity_focus: 'pvp' })).body,
    )
    const { looked_at = 0, clears, wins, median_minutes } = members[0]?.experience ?? {}
    expect([looked_at, clears, median_minutes]).toEqual([100, 100, undefined])
    expect(wins).toBeGreaterThan(20)
    expect(wins).toBeLessThan(80)
    expect(members[0]?.roles).not.toContain('boss-damage')
    expect(members[0]?.roles).not.toContain('add-clear')
    const raid = fireteamAnalysisSchema.parse((await analyze([ids.veteran ?? ''])).body)
    expect(raid.members[0]?.experience).not.toHaveProperty('wins')
  })

  it('whom the player was with lately comes from the reports, and is found again by name and #code', async () => {
    const { status, body } = await browser.send('/api/fireteam/recent')
    expect(status, JSON.stringify(body)).toBe(200)
    const { fireteams } = recentFireteamsSchema.parse(body)
    expect(fireteams.length).toBeGreaterThan(0)
    for (const { members, activity, period } of fireteams) {
      expect(members[0]).toMatchObject({ player_id: ids.veteran, name: 'Asterion', code: '0042', you: true })
      expect(members.length).toBeGreaterThan(1)
      expect(members.filter(({ you, code }) => you || code === undefined)).toHaveLength(1)
      expect(activity).not.toBe('Unknown activity')
      expect(Date.parse(period)).toBeLessThan(live.now())
    }
    const together = fireteams.map(({ members }) => members.map(({ player_id }) => player_id).join())
    expect(new Set(together).size).toBe(together.length)
  })

  it('reads whoever was in a run as the character that they played there, everybody else as the one played last', async () => {
    const { fireteams } = recentFireteamsSchema.parse((await browser.send('/api/fireteam/recent')).body)
    for (const { members, instance_id: run } of fireteams) {
      const team = members.map(({ player_id }) => player_id)
      const answer = fireteamAnalysisSchema.parse(
        (await analyze([...team, 'Fresh Spark#0007'], { run })).body,
      )
      // The platform knows everybody of its reports, and most of the sandbox's keep what they wear to themselves.
      const ofTeam = answer.members.slice(0, team.length)
      expect(ofTeam.filter(({ state }) => state !== 'read' && state !== 'private')).toEqual([])
      for (const { membership_id: id, power, class_type, state } of ofTeam) {
        const member = members.find(({ player_id }) => player_id === id)
        if (state === 'private') expect([class_type, power]).toEqual([member?.class_type, member?.power])
      }
      const read = ofTeam.filter(({ state }) => state === 'read')
      expect(read.length).toBeGreaterThan(0)
      for (const { membership_id: id, class_type, chosen_by } of read) {
        const played = members.find(({ player_id }) => player_id === id)?.class_type
        expect([class_type, chosen_by]).toEqual([played, 'run'])
      }
      expect(answer.members.at(-1)).toMatchObject({ name: 'Fresh Spark', chosen_by: 'played-last' })
      // What the player could fill is of the character at the table: nothing of another one is 'equipped' there.
      const own = answer.members.find(({ you }) => you)?.subclass?.name
      for (const { ability } of answer.fillings)
        if (ability?.change === 'none' || ability?.change === 'ability') expect(ability.subclass).toBe(own)
    }
    const unknown = await analyze([ids.veteran ?? ''], { run: '1' })
    expect(fireteamAnalysisSchema.parse(unknown.body).members[0]?.chosen_by).toBe('played-last')
    expect((await analyze([ids.veteran ?? ''], { run: '../1' })).status).toBe(422)
  })

  it('a player who hides their history still reads it themselves; without a character nobody was there', async () => {
    const player = live.browser()
    await player.signIn('empty')
    expect((await player.send('/api/fireteam/recent')).body).toMatchObject({ fireteams: [] })
  })

  it.each([
    ['unshared', true],
    ['empty', false],
    ['newcomer', false],
    ['hostile', false],
  ] as const)(
    'F-317 %s as the one who asks hears what can be known, and no more',
    async (guardian, hidden) => {
      const player = live.browser()
      await player.signIn(guardian)
      const { status, body } = await player.post('/api/analyze-weapon', {
        type: 'fireteam_analysis',
        fireteam: [ids.veteran, player.handles.membership_id],
      })
      expect(status, JSON.stringify(body)).toBe(200)
      const { members, coverage, fillings, unfilled, own_withheld } = fireteamAnalysisSchema.parse(body)
      expect(own_withheld).toBe(hidden)
      expect(members[1]).toMatchObject({ you: true, state: 'read' })
      if (guardian === 'empty') {
        // Nobody without a character is called private, and nothing of theirs fills a gap.
        expect(members[1]).toMatchObject({ reason: 'No character yet.', equipped: [] })
        expect(coverage.every(({ by }) => by[1]?.length === 0)).toBe(true)
        expect(fillings).toEqual([])
        expect(unfilled.length).toBeGreaterThan(0)
      } else expect(members[1]?.equipped).toHaveLength(3)
      const current = await player.send('/api/fireteam/current')
      const { state, members: together, you } = currentFireteamSchema.parse(current.body)
      expect(['alone', 'together']).toContain(state)
      expect(you).toMatchObject({
        player_id: player.handles.membership_id,
        code: expect.stringMatching(/^\d{4}$/),
      })
      expect(together.filter(({ code }) => code === undefined)).toEqual([])
    },
  )

  it('F-317 who is named by id and by name counts once', async () => {
    const { members } = fireteamAnalysisSchema.parse(
      (await analyze([ids.collector ?? '', 'Hoardwarden#7731'])).body,
    )
    expect(members.map(({ name }) => name)).toEqual(['Hoardwarden'])
  })

  it('F-317 a missing damage buff is answered with the well, a missing weaken with Divinity', async () => {
    const { fillings } = fireteamAnalysisSchema.parse(
      (await analyze(['Closed Visor#5150', 'Old Guard#2014'])).body,
    )
    const fillingOf = (need: string) => fillings.find((each) => each.need === need)
    expect(fillingOf('damage-buff')).toMatchObject({
      ability: { name: "Acrobat's Dodge", change: 'subclass' },
      better: { name: 'Well of Radiance', class_type: 'warlock', change: 'character' },
    })
    expect(fillingOf('weaken')).toMatchObject({ item: { name: 'Divinity', exotic: true } })
  })

  it('F-317 fills a gap from the asking player own things only', async () => {
    const { fillings } = fireteamAnalysisSchema.parse((await analyze([ids.collector ?? ''])).body)
    const { body } = await browser.inventory()
    const own = new Set(body.items.map((each: { itemInstanceId?: string }) => each.itemInstanceId))
    const items = fillings.flatMap(({ item }) => item?.instance_id ?? [])
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter((id) => !own.has(id))).toEqual([])
  })

  it('F-317 a private member is unknown, and nothing is called missing because of it', async () => {
    await live.fault({ kind: 'privacy', path: `/Platform/Destiny2/3/Profile/${ids.collector}/` })
    const answer = await analyze([ids.collector ?? '', 'Fresh Spark#0007'])
    await live.clearFaults()
    const { members, coverage } = fireteamAnalysisSchema.parse(answer.body)
    expect(members[0]).toMatchObject({ state: 'private', name: 'Hoardwarden', equipped: [] })
    expect(coverage.map(({ state }) => state)).not.toContain('missing')
    expect(coverage.every(({ by }) => by[0] === null)).toBe(true)
  })

  it('F-317 a history that is hidden is no experience, and no failure', async () => {
    const { members } = fireteamAnalysisSchema.parse((await analyze(['Closed Visor#5150'])).body)
    expect(members[0]).toMatchObject({ state: 'read' })
    expect(members[0]).not.toHaveProperty('experience')
  })

  it('F-312 says of an unknown name, an unknown id and of nonsense that nobody was found', async () => {
    const { members } = fireteamAnalysisSchema.parse(
      (await analyze(['Nobody#9999', '4611686018000000000', '<b>x</b>'])).body,
    )
    expect(members.map(({ state }) => state)).toEqual(['not-found', 'not-found', 'not-found'])
    expect(members.every(({ reason }) => reason)).toBe(true)
    const beside = fireteamAnalysisSchema.parse((await analyze(['Fresh Spark#0007', 'Nobody#9999'])).body)
    expect(beside.coverage.map(({ state }) => state)).not.toContain('unknown')
  })

  it('F-313 an empty list is answered, blanks are dropped', async () => {
    expect(fireteamAnalysisSchema.parse((await analyze([])).body)).toMatchObject({
      members: [],
      fillings: [],
      unfilled: [],
    })
    expect(fireteamAnalysisSchema.parse((await analyze(['', '  '])).body).members).toEqual([])
  })

  it('F-316 one member that fails is marked; where all fail the platform is the answer', async () => {
    await live.fault({
      kind: 'maintenance',
      path: `/Platform/Destiny2/-1/Profile/${ids.collector}/`,
      count: 8,
    })
    const { members } = fireteamAnalysisSchema.parse(
      (await analyze([ids.veteran ?? '', ids.collector ?? ''])).body,
    )
    expect(members.map(({ state }) => state)).toEqual(['read', 'failed'])
    const all = await analyze([ids.collector ?? ''])
    expect(all.status).toBe(503)
    await live.clearFaults()
  })

  it('refuses an activity that nobody plays and more members than a team has', async () => {
    const activity = await analyze([ids.veteran ?? ''], { activity_focus: 'nonsense' })
    expect([activity.status, activity.body.code]).toEqual([422, 'unknown-activity'])
    const many = await analyze(Array.from({ length: 13 }, (_, n) => `X#${n}`))
    expect([many.status, many.body.code]).toEqual([422, 'too-many-members'])
  })

  it('F-312 tells who is in the current fireteam in the evening, and that there is none at night', async () => {
    const at = async (hour: number) => {
      const now = new Date(live.sandbox.clock.now())
      const then = new Date(now)
      then.setUTCHours(hour, 15, 0, 0)
      if (then <= now) then.setUTCDate(then.getUTCDate() + 1)
      live.pass((then.getTime() - now.getTime()) / 1_000)
      const player = live.browser()
      await player.signIn('veteran')
      return currentFireteamSchema.parse((await player.send('/api/fireteam/current')).body)
    }
    const evening = await at(20)
    expect(evening.state).toBe('together')
    expect(evening.members[0]).toEqual({ player_id: ids.veteran, name: 'Asterion', code: '0042' })
    expect(evening.members.length).toBeGreaterThanOrEqual(2)
    expect(await at(4)).toMatchObject({ state: 'alone', members: [] })
  })

  it('F-341 a weapon is still a weapon, and a fireteam needs a sign-in', async () => {
    const weapon = await browser.post('/api/analyze-weapon', {
      weapon_name: 'Fatebringer',
      perks: ['Outlaw'],
    })
    expect(weapon.body).toHaveProperty('perk_explorer')
    const stranger = await live
      .browser()
      .post('/api/analyze-weapon', { type: 'fireteam_analysis', fireteam: [] })
    expect(stranger.status).toBe(401)
  })
})
