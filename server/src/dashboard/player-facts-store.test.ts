import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { createPlayerFactsStore, type PlayerFacts } from './player-facts-store.ts'
import type { DashboardTables } from './tables.ts'

const OWNER = { membershipType: 3, membershipId: '4611686018400000001' }
const facts = (kills: number): PlayerFacts => ({ weaponUse: { totalKills: kills, most: [] } })

onBothDatabases('the last good statistics', (database) => {
  it('are kept by account, the newest only, until nobody has read them for long', async () => {
    const store = createPlayerFactsStore(database.current.query)
    expect(await store.load(OWNER)).toBeUndefined()
    await store.save(OWNER, facts(1), 1_000)
    await store.save(OWNER, facts(2), 2_000)
    expect(await store.load(OWNER)).toEqual(facts(2))
    expect(await store.load({ ...OWNER, membershipType: 2 })).toBeUndefined()
    await store.purge(2_000)
    expect(await store.load(OWNER)).toEqual(facts(2))
    await store.purge(2_001)
    expect(await store.load(OWNER)).toBeUndefined()
  })

  it('of another form are no facts', async () => {
    const store = createPlayerFactsStore(database.current.query)
    await store.save(OWNER, facts(1), 1_000)
    await database.current.query
      .withTables<DashboardTables>()
      .updateTable('player_facts')
      .set({ shape: 0 })
      .execute()
    expect(await store.load(OWNER)).toBeUndefined()
  })
})
