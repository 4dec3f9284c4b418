/** A rule that cannot be broken would prove nothing: each of these spoils an answer and is found out. */
import { describe, expect, it } from 'vitest'
import { ALL_COMPONENTS, guardians, NOW, world } from '../test-support/demo-guardians.ts'
import { type AccountView, viewAccount } from './test-support/account-view.ts'
import { ALL_RULES } from './test-support/all-rules.ts'
import { applyRule } from './test-support/rule.ts'

const SHOWN = { isVisible: true }

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
    [
      'gear in the vault that names no level',
      'gear in the vault cannot be worn from there, and says why and from which level',
      (profile) => {
        for (const instance of Object.values(profile.itemComponents?.instances.data ?? {}))
          Object.assign(instance, { equipRequiredLevel: undefined })
      },
    ],
    [
      'an artifice socket that is shown',
      'exotic armor has an artifice socket that is enabled and not shown',
      (profile) => {
        for (const { sockets } of Object.values(profile.itemComponents?.sockets.data ?? {}))
          for (const socket of sockets) if (socket.plugHash === 4173924323) Object.assign(socket, SHOWN)
      },
    ],
    [
      'a loadout with nothing behind its last plug',
      'a loadout lists 16 plugs for each of its items, with the hash of nothing where there is none',
      (profile) => {
        for (const { loadouts } of Object.values(profile.characterLoadouts?.data ?? {}))
          for (const { plugItemHashes } of loadouts.flatMap(({ items }) => items)) plugItemHashes.pop()
      },
    ],
    [
      'a season without a power cap',
      'a profile names the highest power that rewards of the season have',
      (profile) => {
        Object.assign(profile.profile?.data ?? {}, { currentSeasonRewardPowerCap: undefined })
      },
    ],
    [
      'a picture on the card',
      'the card of a profile has no picture, and an activity no options to choose',
      (profile) => {
        Object.assign(profile.profile?.data?.userInfo ?? {}, { iconPath: '/a.png' })
      },
    ],
    [
      'a pass with a cap',
      'a pass has no cap, although its track has an end',
      (profile) => {
        for (const { progressions } of Object.values(profile.characterProgressions?.data ?? {}))
          for (const progression of Object.values(progressions)) Object.assign(progression, { levelCap: 100 })
      },
    ],
    [
      'versions of a raid that count different things',
      'a milestone is counted by challenges or by phases, and repeats both for each version of its activity',
      (profile) => {
        for (const { milestones } of Object.values(profile.characterProgressions?.data ?? {}))
          milestones[2136320298]?.activities[1]?.challenges.splice(0)
      },
    ],
    [
      'collected armor that nobody could buy',
      'armor is collected by each character, and the states say why it cannot be had',
      (profile) => {
        for (const { collectibles } of Object.values(profile.characterCollectibles?.data ?? {}))
          for (const collectible of Object.values(collectibles)) Object.assign(collectible, { state: 0 })
      },
    ],
    [
      'metrics that everybody sees',
      'stat trackers are shown to their owner alone',
      (profile) => {
        Object.assign(profile.metrics ?? {}, { privacy: 1 })
      },
    ],
    [
      'a menu with an objective',
      'a presentation node counts by its values, with a score and without an objective',
      (profile) => {
        for (const node of Object.values(profile.profilePresentationNodes?.data?.nodes ?? {}))
          Object.assign(node, { objective: {} })
      },
    ],
    [
      'a tracker that is shown',
      'a kill tracker is complete from the first kill on, and is not shown',
      (profile) => {
        for (const { objectivesPerPlug } of Object.values(profile.itemComponents?.plugObjectives.data ?? {}))
          for (const counter of Object.values(objectivesPerPlug).flat())
            Object.assign(counter, { visible: true })
      },
    ],
    [
      'power where a sparrow has its speed',
      'where gear has its power, a sparrow has its speed',
      (profile) => {
        for (const { primaryStat } of Object.values(profile.itemComponents?.instances.data ?? {}))
          Object.assign(primaryStat ?? {}, { statHash: 1480404414 })
      },
    ],
  ])('%s', (_what, name, spoil) => {
    const profile = fresh()
    spoil(profile)
    const view = viewAccount({ name: 'spoilt', now, profile, table: (table) => world.tables[table] })
    const broken = ALL_RULES.filter((rule) => rule.name === name)
    expect(broken.flatMap((rule) => applyRule(rule, view).problems)).not.toEqual([])
  })
})
