/** A rule that cannot be broken would prove nothing: each of these spoils an answer and is found out. */
import { describe, expect, it } from 'vitest'
import { ALL_COMPONENTS, guardians, NOW, world } from '../../guardians/demo-for-tests.ts'
import { type AccountView, viewAccount } from './account-view.ts'
import { ALL_RULES } from './all-rules.ts'
import { applyRule } from './rule.ts'

describe('a rule is broken by', () => {
  type Profile = AccountView['profile']
  const now = NOW.getTime()
  const card = guardians.cards.find(({ id }) => id === 'veteran')
  const fresh = (): Profile =>
    structuredClone(card ? guardians.profile(card, ALL_COMPONENTS, 'owner', NOW) : {})
  const vault = (profile: Profile) => profile.profileInventory?.data?.items ?? []
  const shaped = (profile: Profile) => vault(profile).find(({ state }) => (state & 8) !== 0)
  const componentOf = (profile: Profile, part: 'sockets' | 'instances' | 'stats', id = '') =>
    profile.itemComponents?.[part].data?.[id]

  it.each<readonly [string, string, (profile: Profile) => void]>([
    [
      'a shaped bit that is gone',
      'shaped bit, shaped plug and a pattern go together; without a pattern the copy is enhanced',
      (profile) => {
        const item = shaped(profile)
        if (item) Object.assign(item, { state: item.state & ~8 })
      },
    ],
    [
      'a missing socket',
      'an item has as many sockets as its definition',
      (profile) => {
        const part = componentOf(profile, 'sockets', shaped(profile)?.itemInstanceId)
        if (part && 'sockets' in part) part.sockets.pop()
      },
    ],
    [
      'a shader in the barrel',
      'a socket takes the category of the plug that sits in it',
      (profile) => {
        const part = componentOf(profile, 'sockets', shaped(profile)?.itemInstanceId)
        if (part && 'sockets' in part) Object.assign(part.sockets[1] ?? {}, { plugHash: 4248210736 })
      },
    ],
    [
      'a pass without the ranks beyond it',
      'every character tells the rank of the pass and the ranks beyond it',
      (profile) => {
        for (const { progressions } of Object.values(profile.characterProgressions?.data ?? {}))
          delete progressions[world.progressions.prestige]
      },
    ],
    [
      'a stat that is one too high',
      'every stat of a weapon is shown by its stat group, and comes to what frame and plugs invest in it',
      (profile) => {
        const part = componentOf(profile, 'stats', shaped(profile)?.itemInstanceId)
        const stat = part && 'stats' in part ? Object.values(part.stats)[0] : undefined
        if (stat) Object.assign(stat, { value: stat.value + 1 })
      },
    ],
    [
      'a claimed record that is not done',
      'a record is completed exactly if its objectives are, and claimed only then',
      (profile) => {
        const open = Object.values(profile.profileRecords?.data?.records ?? {}).find(
          ({ state }) => (state & 4) !== 0,
        )
        if (open) Object.assign(open, { state: open.state | 1 })
      },
    ],
    [
      'an item at a bucket of somebody else’s',
      'what the account holds lies in the vault or in a bucket of the account',
      (profile) => {
        const [item] = vault(profile)
        if (item) Object.assign(item, { bucketHash: 1498876634 })
      },
    ],
    [
      'a quest whose counters are nowhere',
      'a quest is one step of its line, and tells the counters of that step',
      (profile) => {
        for (const progress of Object.values(profile.characterProgressions?.data ?? {}))
          Object.assign(progress, { uninstancedItemObjectives: {} })
      },
    ],
  ])('%s', (_what, name, spoil) => {
    const profile = fresh()
    spoil(profile)
    const view = viewAccount({ name: 'spoilt', now, profile, table: (table) => world.tables[table] })
    const broken = ALL_RULES.filter((rule) => applyRule(rule, view).problems.length > 0)
    expect(broken.map((rule) => rule.name)).toContain(name)
  })
})
