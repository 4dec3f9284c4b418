/**
 * The rules that clients rely on, over every demo guardian and every item, on several days, and over a real answer of
 * the platform. A rule has to find something to look at, or to say why it cannot.
 */
import { describe, expect, it } from 'vitest'
import { ALL_COMPONENTS, DAY_MS, guardians, NOW, world } from '../test-support/demo-guardians.ts'
import { type AccountView, viewAccount } from './test-support/account-view.ts'
import { ALL_RULES } from './test-support/all-rules.ts'
import { REAL_DATA_DIR } from './test-support/answer-validator.ts'
import { viewRealAccount } from './test-support/real-account.ts'
import { applyRule } from './test-support/rule.ts'

/** Today, a while ago, and so far ahead that somebody has gone beyond the season's pass. */
const MOMENTS = [NOW, new Date(NOW.getTime() - 200 * DAY_MS), new Date(NOW.getTime() + 260 * DAY_MS)]
const SPEAKING = ALL_RULES.filter(({ silentOnReal }) => silentOnReal === undefined)

const allViews = guardians.cards.flatMap((card) =>
  MOMENTS.map((now) =>
    viewAccount({
      name: `${card.id} on ${now.toISOString().slice(0, 10)}`,
      now: now.getTime(),
      profile: guardians.profile(card, ALL_COMPONENTS, 'owner', now),
      table: (name) => world.tables[name],
    }),
  ),
)

describe('every demo guardian', () => {
  it.each(ALL_RULES.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
    const findings = allViews.map((view) => ({ view: view.name, ...applyRule(rule, view) }))
    expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([])
    expect(findings.reduce((sum, { looked }) => sum + looked, 0)).toBeGreaterThan(0)
  })

  it('is at some moment beyond the end of the pass, and at another before it', () => {
    const prestige = allViews.flatMap(({ profile }) =>
      Object.values(profile.characterProgressions?.data ?? {}).map(
        ({ progressions }) => progressions[world.progressions.prestige]?.level ?? 0,
      ),
    )
    expect(prestige.some((level) => level > 0)).toBe(true)
    expect(prestige.some((level) => level === 0)).toBe(true)
  })
})

describe('the veteran or the legacy guardian', () => {
  const views = allViews.filter(({ name }) => /^(veteran|legacy) /.test(name))
  const items = views.flatMap((view) => view.items)
  const powers = items.flatMap(({ instance, definition }) =>
    definition?.itemType === 3 ? (instance?.primaryStat?.value ?? []) : [],
  )
  const energies = items.flatMap(({ instance }) => instance?.energy ?? [])
  const records = views.flatMap(({ profile }) => Object.values(profile.profileRecords?.data?.records ?? {}))

  it.each<readonly [string, boolean]>([
    [
      'has gear on the scales of years that are over',
      powers.includes(10) && powers.some((each) => each >= 300 && each < 330),
    ],
    ['has armor with an energy of one element', energies.some(({ energyType }) => (energyType ?? 0) > 0)],
    [
      'has armor of little energy, of all of it, and of most steps between',
      new Set(energies.map(({ energyCapacity }) => energyCapacity)).size >= 8 &&
        [1, 10].every((most) => energies.some(({ energyCapacity }) => energyCapacity === most)),
    ],
    [
      'has gear in the vault that says from which level on it can be worn',
      items.some(({ held, instance }) => held === 'vault' && instance?.equipRequiredLevel === 50),
    ],
    [
      'has loadouts whose plugs end with the hash of nothing',
      views.some(({ profile }) =>
        Object.values(profile.characterLoadouts?.data ?? {}).some(({ loadouts }) =>
          loadouts.some((each) =>
            each.items.some(({ plugItemHashes }) => plugItemHashes.at(-1) === 2166136261),
          ),
        ),
      ),
    ],
    ['has gear of no tier', items.some(({ instance }) => instance?.gearTier === 0)],
    ['has things that cannot be moved', items.some(({ item }) => item.transferStatus === 2)],
    ['wears the look of another piece', items.some(({ item }) => item.overrideStyleItemHash)],
    [
      'has gear that came out a second time, in both versions',
      [0, 1].every((version) =>
        items.some(
          ({ item, definition }) =>
            item.versionNumber === version && definition?.quality?.currentVersion === 1,
        ),
      ),
    ],
    [
      'carries bounties that have run out, and others that have not',
      [true, false].every((over) =>
        views.some(({ now, items: own }) =>
          own.some(({ item }) => item.expirationDate && Date.parse(item.expirationDate) < now === over),
        ),
      ),
    ],
    [
      'has looks unlocked in the plug set of ornaments that newer clients read',
      views.some(({ profile }) =>
        profile.profilePlugSets?.data?.plugs[463867314]?.some(({ canInsert }) => canInsert),
      ),
    ],
    [
      'carries a bounty that says which of its rewards can be seen, and what is urgent about it',
      items.some(
        ({ item }) =>
          item.itemValueVisibility?.includes(true) && item.tooltipNotificationIndexes?.includes(0),
      ),
    ],
    ['has records that can be done no more', records.some(({ state }) => Number(state) === 6)],
    [
      'has ranks that were begun anew',
      views.some(({ profile }) =>
        Object.values(profile.characterProgressions?.data ?? {}).some(({ progressions }) =>
          Object.values(progressions).some(({ currentResetCount }) => (currentResetCount ?? 0) > 0),
        ),
      ),
    ],
    [
      'has plugs that can be seen and not be chosen',
      views.some(({ profile }) =>
        Object.values(profile.profilePlugSets?.data?.plugs ?? {})
          .flat()
          .some(
            ({ canInsert, enabled, insertFailIndexes, enableFailIndexes }) =>
              !canInsert && enabled && insertFailIndexes && enableFailIndexes,
          ),
      ),
    ],
  ])('%s', (_what, isSo) => {
    expect(isSo).toBe(true)
  })
})

describe.skipIf(!REAL_DATA_DIR)('the real profile (needs REAL_DATA_DIR)', () => {
  const view = REAL_DATA_DIR ? viewRealAccount(REAL_DATA_DIR) : undefined
  it.each(SPEAKING.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
    const { looked, problems } = applyRule(rule, view as AccountView)
    expect(problems).toEqual([])
    expect(looked).toBeGreaterThan(0)
  })

  it('has a reason for every rule that it is silent on, and most rules speak of it', () => {
    const silent = ALL_RULES.filter(({ silentOnReal }) => silentOnReal !== undefined)
    for (const { silentOnReal } of silent) expect(silentOnReal?.length).toBeGreaterThan(20)
    expect(ALL_RULES.length - silent.length).toBeGreaterThanOrEqual(25)
  })
})

describe('the rules', () => {
  it('have names of their own', () => {
    expect(new Set(ALL_RULES.map(({ name }) => name)).size).toBe(ALL_RULES.length)
  })
})
