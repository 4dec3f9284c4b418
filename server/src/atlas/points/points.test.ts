import { APPROVAL_WAIT_MS } from '@ai-vault/game/atlas/point-rules.ts'
import { beforeEach, expect, it } from 'vitest'
import { onBothDatabases } from '../../../test-support/databases/databases.ts'
import { ADMIN, createPointBench, MODERATOR, newPlayer } from '../../../test-support/databases/point-bench.ts'
import { createAtlasPlayerStore } from '../player-store.ts'

onBothDatabases('points of the map', (database) => {
  let bench: ReturnType<typeof createPointBench>
  beforeEach(async () => {
    bench = createPointBench(database.current)
    await bench.query.deleteFrom('atlas_points').execute()
    await bench.query.deleteFrom('atlas_appeals').execute()
  })

  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'allowed',
      (error: { code?: string }) => error.code,
    )

  async function withVotes(id: string, up: number, down = 0) {
    for (let at = 0; at < up; at++) await bench.points.vote(newPlayer(), id, 'up')
    for (let at = 0; at < down; at++) await bench.points.vote(newPlayer(), id, 'down')
  }

  /** As players do it: what a moderator has approved, players hide no more. */
  const approveByVotes = (ids: readonly string[]) =>
    bench.query.updateTable('atlas_points').set({ status: 'approved' }).where('id', 'in', ids).execute()

  it('F-223 50 clients voting at once on one point end with the right count', async () => {
    const { id } = await bench.submit(newPlayer())
    // In whatever order the others come, those against it are never so many more that it is hidden.
    await withVotes(id, 10)
    const players = Array.from({ length: 50 }, newPlayer)
    await Promise.all(
      players.map((player, at) => bench.points.vote(player, id, at % 5 === 0 ? 'down' : 'up')),
    )
    expect(await bench.row(id)).toMatchObject({ upvotes: 50, downvotes: 10 })
    // The first ten change their mind, the next ten take their vote back: all at once again.
    await Promise.all([
      ...players
        .slice(0, 10)
        .map((player, at) => bench.points.vote(player, id, at % 5 === 0 ? 'up' : 'down')),
      ...players
        .slice(10, 20)
        .map((player, at) => bench.points.vote(player, id, at % 5 === 0 ? 'down' : 'up')),
    ])
    expect(await bench.row(id)).toMatchObject({ upvotes: 36, downvotes: 14 })
  })

  it('F-223 one player pressing 20 times at once has one vote or none', async () => {
    const { id } = await bench.submit(newPlayer())
    const player = newPlayer()
    await Promise.all(Array.from({ length: 20 }, () => bench.points.vote(player, id, 'up')))
    expect(await bench.row(id)).toMatchObject({ upvotes: 0 })
    const { vote } = await bench.points.vote(player, id, 'up')
    expect([vote, (await bench.row(id)).upvotes]).toEqual(['up', 1])
  })

  it('F-228 nobody votes on, reports or decides about a point of their own', async () => {
    const author = newPlayer()
    const { id } = await bench.submit(author)
    expect(await refusal(bench.points.vote(author, id, 'up'))).toBe('own-point')
    expect(await refusal(bench.points.report(author, id, 'duplicate', undefined))).toBe('own-point')
    const own = await bench.submit(MODERATOR)
    const { results } = await bench.moderation.decide(MODERATOR, { ids: [own.id, id], action: 'approve' })
    expect(results).toEqual([
      { id: own.id, done: false, code: 'own-point' },
      { id, done: true },
    ])
    expect(await refusal(bench.points.vote(newPlayer(), 'nowhere', 'up'))).toBe('point-not-found')
  })

  it('F-228 is approved by five votes only after a day, by the sweep or by the vote that comes then', async () => {
    const author = newPlayer()
    const { id } = await bench.submit(author)
    await withVotes(id, 5)
    expect(await bench.points.sweep()).toBe(0)
    expect((await bench.row(id)).status).toBe('pending')
    bench.pass(APPROVAL_WAIT_MS)
    expect(await bench.points.sweep()).toBe(1)
    expect(await bench.points.sweep()).toBe(0)
    expect((await bench.row(id)).status).toBe('approved')
    expect(bench.notices).toEqual([expect.objectContaining({ to: author.membershipId, status: 'approved' })])

    const later = await bench.submit(author, 'Another')
    await withVotes(later.id, 4)
    bench.pass(APPROVAL_WAIT_MS)
    expect(await bench.points.sweep()).toBe(0)
    await withVotes(later.id, 1)
    expect((await bench.row(later.id)).status).toBe('approved')
  })

  it('F-228 an open report stops the approval, and two hide the point from everybody but its submitter', async () => {
    const author = newPlayer()
    const { id } = await bench.submit(author)
    await withVotes(id, 6)
    const reporter = newPlayer()
    await bench.points.report(reporter, id, 'not-there', 'I went and looked')
    expect(await refusal(bench.points.report(reporter, id, 'not-there', undefined))).toBe('already-reported')
    bench.pass(APPROVAL_WAIT_MS)
    expect(await bench.points.sweep()).toBe(0)
    await bench.points.report(newPlayer(), id, 'wrong-place', undefined)
    expect(await bench.row(id)).toMatchObject({ hidden: 1, open_reports: 2, status: 'pending' })
    const seenBy = async (membershipId: string) =>
      (await bench.store.list({ membershipId })).some((row) => row.id === id)
    expect([await seenBy(author.membershipId), await seenBy('0')]).toEqual([true, false])
    expect(await refusal(bench.points.vote(newPlayer(), id, 'up'))).toBe('point-not-found')
  })

  it('F-228 two players cannot empty the map: approved points take four, those of the installation are not hidden', async () => {
    const approved: string[] = []
    for (let at = 0; at < 8; at++) approved.push((await bench.submit(newPlayer(), `Point ${at}`)).id)
    await approveByVotes(approved)
    const [one, other] = [newPlayer(), newPlayer()]
    const answers: (string | undefined)[] = []
    for (const id of approved) {
      for (const player of [one, other]) {
        answers.push(await refusal(bench.points.report(player, id, 'not-there', undefined)))
      }
    }
    expect(answers).toEqual([...Array(10).fill('allowed'), ...Array(6).fill('daily-limit')])
    for (const id of approved) expect((await bench.row(id)).hidden).toBe(0)
    // A day later they may report again; two more who agree hide what all four reported.
    bench.pass(APPROVAL_WAIT_MS + 1)
    expect(await refusal(bench.points.report(one, approved[7] ?? '', 'not-there', undefined))).toBe('allowed')
    for (const player of [newPlayer(), newPlayer()])
      await bench.points.report(player, approved[0] ?? '', 'not-there', undefined)
    expect(await bench.row(approved[0] ?? '')).toMatchObject({ hidden: 1, open_reports: 4 })
    const builtIn = approved[1] ?? ''
    await bench.query
      .updateTable('atlas_points')
      .set({ origin: 'installation' })
      .where('id', '=', builtIn)
      .execute()
    for (let at = 0; at < 6; at++) await bench.points.report(newPlayer(), builtIn, 'not-there', undefined)
    await withVotes(builtIn, 0, 9)
    expect(await bench.row(builtIn)).toMatchObject({ hidden: 0, open_reports: 8 })
  })

  it('F-228 the reports of two trusted members hide an approved point', async () => {
    const trusted = [newPlayer(), newPlayer()]
    for (const player of trusted) {
      for (let at = 0; at < 10; at++) {
        const { id } = await bench.submit(player, `Good point ${at}`)
        await approveByVotes([id])
      }
    }
    const { id } = await bench.submit(newPlayer(), 'Doubtful')
    await approveByVotes([id])
    for (const player of trusted) await bench.points.report(player, id, 'not-there', undefined)
    expect(await bench.row(id)).toMatchObject({ hidden: 1, open_reports: 2 })
  })

  it('F-228 three more against it than for it hide a point; shown by a moderator, players hide it no more', async () => {
    const { id } = await bench.submit(newPlayer())
    await withVotes(id, 1, 3)
    expect((await bench.row(id)).hidden).toBe(0)
    await withVotes(id, 0, 1)
    expect((await bench.row(id)).hidden).toBe(1)
    await bench.moderation.decide(MODERATOR, { ids: [id], action: 'show' })
    await withVotes(id, 0, 2)
    expect(await bench.row(id)).toMatchObject({ hidden: 0, downvotes: 6 })
  })

  it('F-228 refusing needs a reason, which the submitter is told; members and trusted players may not decide', async () => {
    const author = newPlayer()
    const { id } = await bench.submit(author)
    const refuse = { ids: [id], action: 'refuse' } as const
    expect(await refusal(bench.moderation.decide(newPlayer(), { ...refuse, reason: 'no' }))).toBe(
      'not-moderator',
    )
    expect(await refusal(bench.moderation.decide(MODERATOR, refuse))).toBe('reason-missing')
    expect(await refusal(bench.moderation.decide(MODERATOR, { ...refuse, reason: ' \u200b ' }))).toBe(
      'reason-missing',
    )
    await bench.moderation.decide(ADMIN, { ...refuse, reason: 'Already on the map' })
    expect(bench.notices).toEqual([
      expect.objectContaining({ to: author.membershipId, status: 'refused', reason: 'Already on the map' }),
    ])
    expect(await refusal(bench.points.vote(newPlayer(), id, 'up'))).toBe('point-not-found')
  })

  it('F-228 every change is in the history, moderators by name and members without; any can be taken back', async () => {
    const author = newPlayer()
    const { id } = await bench.submit(author)
    await bench.points.report(newPlayer(), id, 'duplicate', 'secret words')
    await bench.moderation.decide(MODERATOR, { ids: [id], action: 'approve' })
    await bench.moderation.edit(ADMIN, id, { name: 'Aionian Log II', lat: 13 })
    const read = await bench.history(id, author.membershipId)
    expect(read.map(({ action, by, name, you }) => [action, by, name, you])).toEqual([
      ['edit', 'admin', 'Ada', false],
      ['approve', 'moderator', 'Mona', false],
      ['report', 'member', undefined, false],
      ['submit', 'member', undefined, true],
    ])
    const whole = await bench.history(id)
    expect(JSON.stringify([read, whole])).not.toContain('secret words')
    const [edit, approve, , submit] = whole
    await bench.moderation.revert(MODERATOR, id, edit?.id ?? 0)
    expect(await bench.row(id)).toMatchObject({ name: 'Aionian Log', lat: 12.4, status: 'approved' })
    await bench.moderation.revert(MODERATOR, id, approve?.id ?? 0)
    expect((await bench.row(id)).status).toBe('pending')
    expect((await bench.history(id))[0]).toMatchObject({ action: 'revert', before: { status: 'approved' } })
    expect(await refusal(bench.moderation.revert(MODERATOR, id, submit?.id ?? 0))).toBe('nothing-to-revert')
    expect(await refusal(bench.moderation.revert(MODERATOR, 'other', edit?.id ?? 0))).toBe(
      'nothing-to-revert',
    )
    expect(await refusal(bench.moderation.revert(author, id, edit?.id ?? 0))).toBe('not-moderator')
  })

  it('F-228 who was refused appeals once, with a reason that moderators read; the next decision answers it', async () => {
    const author = newPlayer()
    const { id } = await bench.submit(author)
    expect(await refusal(bench.points.appeal(author, id, 'Look again'))).toBe('not-appealable')
    await bench.moderation.decide(MODERATOR, { ids: [id], action: 'refuse', reason: 'Nothing there' })
    expect(await refusal(bench.points.appeal(newPlayer(), id, 'Look again'))).toBe('point-not-found')
    expect(await refusal(bench.points.appeal(author, id, ' \u200b'))).toBe('appeal-missing')
    expect((await bench.store.queue(10)).map((row) => row.id)).not.toContain(id)
    const tries = await Promise.all(
      ['It is behind the lift', 'Once more'].map((text) => refusal(bench.points.appeal(author, id, text))),
    )
    expect(tries.toSorted()).toEqual(['allowed', 'already-appealed'])
    expect((await bench.store.queue(10)).map((row) => row.id)).toContain(id)
    expect((await bench.store.queueCounts()).appeals).toBe(1)
    const lastEntry = async (reader?: string) => (await bench.history(id, reader))[0]
    expect(await lastEntry()).toMatchObject({ action: 'appeal', by: 'member' })
    expect((await lastEntry())?.reason).toBeDefined()
    expect((await lastEntry(author.membershipId))?.reason).toBeDefined()
    expect((await lastEntry(newPlayer().membershipId))?.reason).toBeUndefined()
    await bench.moderation.decide(ADMIN, { ids: [id], action: 'refuse', reason: 'I looked as well' })
    expect(bench.notices.at(-1)).toMatchObject({
      to: author.membershipId,
      status: 'refused',
      appeal: 'denied',
      reason: 'I looked as well',
    })
    expect((await bench.store.queue(10)).map((row) => row.id)).not.toContain(id)
    expect(await refusal(bench.points.appeal(author, id, 'Please'))).toBe('already-appealed')
  })

  it('F-228 a point that players hid is appealed for as well, and its submitter hears that it is back', async () => {
    const author = newPlayer()
    const { id } = await bench.submit(author)
    await withVotes(id, 0, 3)
    await bench.points.appeal(author, id, 'It is really there')
    await bench.moderation.decide(MODERATOR, { ids: [id], action: 'show' })
    expect(await bench.row(id)).toMatchObject({ hidden: 0, status: 'pending' })
    expect(bench.notices.at(-1)).toMatchObject({ to: author.membershipId, appeal: 'granted' })
    const players = createAtlasPlayerStore(bench.query)
    expect((await players.exportOf(author.membershipId)).appeals).toHaveLength(1)
    await players.forget(author.membershipId, async () => undefined)
    expect(await bench.query.selectFrom('atlas_appeals').selectAll().execute()).toEqual([])
    expect(JSON.stringify(await bench.history(id))).not.toContain('It is really there')
  })

  it('F-228 a moderator puts a point right, but none of their own, and not without a change', async () => {
    const { id } = await bench.submit(newPlayer())
    const own = await bench.submit(MODERATOR)
    expect(await refusal(bench.moderation.edit(MODERATOR, own.id, { name: 'Better' }))).toBe('own-point')
    expect(await refusal(bench.moderation.edit(newPlayer(), id, { name: 'Better' }))).toBe('not-moderator')
    expect(await refusal(bench.moderation.edit(MODERATOR, id, { reason: 'why' }))).toBe('nothing-to-change')
    expect(await refusal(bench.moderation.edit(MODERATOR, id, { name: ' ' }))).toBe('name-missing')
    await bench.moderation.edit(MODERATOR, id, { name: 'Better', kind: ' Chest ', lat: 3, reason: 'Moved' })
    expect(await bench.row(id)).toMatchObject({ name: 'Better', kind: 'chest', lat: 3, status: 'pending' })
    expect((await bench.history(id))[0]).toMatchObject({ action: 'edit', reason: 'Moved' })
  })

  it('F-228 ten submissions a day, also when they come at once; a trusted member has thirty', async () => {
    const author = newPlayer()
    const codes = await Promise.all(
      Array.from({ length: 14 }, (_, at) => refusal(bench.submit(author, `Cache ${at}`))),
    )
    expect(codes.filter((code) => code === 'allowed')).toHaveLength(10)
    expect(codes.filter((code) => code === 'daily-limit')).toHaveLength(4)
    expect(await bench.points.standing(author)).toMatchObject({ role: 'member', submissions_left: 0 })
    const mine = await bench.store.list({ membershipId: author.membershipId })
    const ids = mine.filter(({ submitted_by }) => submitted_by === author.membershipId).map(({ id }) => id)
    await bench.moderation.decide(MODERATOR, { ids, action: 'approve' })
    expect(await bench.points.standing(author)).toEqual({
      role: 'trusted',
      accepted_points: 10,
      submissions_left: 20,
    })
    bench.pass(86_400_001)
    expect(await bench.points.standing(author)).toMatchObject({ submissions_left: 30 })
    expect(await bench.points.standing(MODERATOR)).toMatchObject({
      role: 'moderator',
      submissions_left: null,
    })
  })

  it('F-220 the second press of the button makes no second point', async () => {
    const author = newPlayer()
    const [one, other] = await Promise.all([bench.submit(author), bench.submit(author)])
    expect(one.id).toBe(other.id)
    bench.pass(60_001)
    expect((await bench.submit(author)).id).not.toBe(one.id)
  })

  it('names are one clean line, and one without anything to read is refused', async () => {
    const author = newPlayer()
    const { name, kind } = await bench.points.submit(author, {
      kind: ' Chest\u202e ',
      name: 'Cache\n\u200bof  the \u0007King',
      lat: 1,
      lng: 1,
      destinationHash: null,
    })
    expect([kind, name]).toEqual(['chest', 'Cache of the King'])
    expect(await refusal(bench.submit(author, '\u200b \u202e'))).toBe('name-missing')
  })

  it('a pending point can be taken back by its submitter alone', async () => {
    const author = newPlayer()
    const { id } = await bench.submit(author)
    expect(await refusal(bench.points.withdraw(newPlayer(), id))).toBe('point-not-found')
    await bench.points.withdraw(author, id)
    expect(await bench.store.byId(id)).toBeUndefined()
    expect((await bench.history(id)).map(({ action }) => action)).toEqual(['withdraw', 'submit'])
  })

  it('F-228 taking points back gives no submission back: eleven in a day are one too many', async () => {
    const author = newPlayer()
    for (let at = 0; at < 10; at++)
      await bench.points.withdraw(author, (await bench.submit(author, `Cache ${at}`)).id)
    expect(await bench.points.standing(author)).toMatchObject({ submissions_left: 0 })
    expect(await refusal(bench.submit(author, 'One more'))).toBe('daily-limit')
    bench.pass(86_400_001)
    expect(await refusal(bench.submit(author, 'The next day'))).toBe('allowed')
  })

  it('F-228 the log names no point that is hidden, refused, taken back or was renamed, but to its submitter and moderators', async () => {
    const author = newPlayer()
    const stranger = newPlayer()
    const ids = {
      hidden: (await bench.submit(author, 'Rude one')).id,
      refused: (await bench.submit(author, 'Rude two')).id,
      withdrawn: (await bench.submit(author, 'Rude three')).id,
      renamed: (await bench.submit(author, 'Rude four')).id,
    }
    await bench.moderation.decide(MODERATOR, { ids: [ids.hidden], action: 'hide', reason: 'Offensive' })
    await bench.moderation.decide(MODERATOR, { ids: [ids.refused], action: 'refuse', reason: 'Offensive' })
    await bench.points.withdraw(author, ids.withdrawn)
    await bench.moderation.edit(MODERATOR, ids.renamed, { name: 'Quiet cave' })
    const audit = async (membershipId: string, moderates = false) => {
      const { changes } = await bench.log.page({ reader: { membershipId, moderates }, limit: 8 })
      return changes.map(({ action, point }) => [action, point])
    }
    expect(await audit(stranger.membershipId)).toEqual([
      ['edit', 'Quiet cave'],
      ['withdraw', undefined],
      ['refuse', undefined],
      ['hide', undefined],
      ['submit', 'Quiet cave'],
      ['submit', undefined],
      ['submit', undefined],
      ['submit', undefined],
    ])
    for (const id of Object.values(ids))
      expect(JSON.stringify(await bench.history(id, stranger.membershipId))).not.toContain('Rude')
    const named = (lines: unknown[][]) => lines.map(([, point]) => point).toSorted()
    expect(named(await audit(author.membershipId))).toEqual(
      [
        'Quiet cave',
        'Quiet cave',
        ...['one', 'two', 'three'].flatMap((which) => [`Rude ${which}`, `Rude ${which}`]),
      ].toSorted(),
    )
    expect(named(await audit(MODERATOR.membershipId, true))).toContain('Rude four')
  })

  it('nothing tells any more whose points and votes they were once a player is forgotten', async () => {
    const author = newPlayer()
    const { id } = await bench.submit(author)
    await bench.moderation.decide(MODERATOR, { ids: [id], action: 'approve' })
    const voter = newPlayer()
    await bench.points.vote(voter, id, 'up')
    const players = createAtlasPlayerStore(bench.query)
    expect(await players.exportOf(voter.membershipId)).toMatchObject({ votes: [{ point_id: id }] })
    for (const { membershipId } of [author, voter]) {
      await players.forget(membershipId, (point) =>
        bench.store.holding(point, 0, (_, transaction) => bench.store.recount(point, transaction)),
      )
    }
    expect(await bench.row(id)).toMatchObject({ submitted_by: null, submitter_name: null, upvotes: 0 })
    const left = JSON.stringify([await bench.query.selectFrom('atlas_changes').selectAll().execute()])
    expect(left).not.toContain(`"${author.displayName}"`)
    expect(left).not.toContain(`"${author.membershipId}"`)
  })
  it('of the points of a player who is forgotten only accepted ones stay, and the log names no other', async () => {
    const [author, voter] = [newPlayer(), newPlayer()]
    const [accepted, pending, refused, hidden, takenBack] = await Promise.all(
      ['accepted', 'pending', 'refused', 'hidden', 'taken back'].map((name) =>
        bench.submit(author, `Cave ${name}`),
      ),
    )
    const ids = (...points: ({ readonly id: string } | undefined)[]) => points.map((point) => point?.id ?? '')
    await bench.points.vote(voter, ids(pending)[0] ?? '', 'up')
    await bench.points.withdraw(author, ids(takenBack)[0] ?? '')
    await bench.moderation.decide(MODERATOR, { ids: ids(accepted, hidden), action: 'approve' })
    await bench.moderation.decide(MODERATOR, { ids: ids(hidden), action: 'hide', reason: 'Gone' })
    await bench.moderation.decide(MODERATOR, { ids: ids(refused), action: 'refuse', reason: 'No' })
    const others = await bench.submit(voter, 'Cave of another')
    await createAtlasPlayerStore(bench.query).forget(author.membershipId, async () => undefined)
    const left = await bench.query.selectFrom('atlas_points').select('id').execute()
    expect(left.map(({ id }) => id).toSorted()).toEqual(ids(accepted, others).toSorted())
    const voted = bench.query
      .selectFrom('atlas_votes')
      .selectAll()
      .where('membership_id', '=', voter.membershipId)
    expect(await voted.execute()).toEqual([])
    const logged = JSON.stringify(await bench.query.selectFrom('atlas_changes').selectAll().execute())
    const called = (name: string) => logged.includes(`Cave ${name}`)
    expect(['accepted', 'of another'].filter(called)).toHaveLength(2)
    expect(['pending', 'refused', 'hidden', 'taken back'].filter(called)).toEqual([])
  })
})
