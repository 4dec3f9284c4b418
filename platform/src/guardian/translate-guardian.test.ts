import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Definitions } from '../manifest/definitions.ts'
import { vaultProfile } from '../testing/small-profile.ts'
import { smallWorld } from '../testing/small-world.ts'
import { readOpenStories } from './read-milestones.ts'
import { translateGuardian } from './translate-guardian.ts'

const world = smallWorld()
const OWNER = { membershipId: '46', membershipType: 2 }
const translate = (profile: unknown) =>
  translateGuardian(profile, OWNER, world, Date.parse('2026-05-01T10:00:30Z'))
const objective = (progress: number, completionValue: number) => ({
  objectiveHash: 1,
  progress,
  completionValue,
  complete: progress >= completionValue,
})

const PROFILE = {
  ...vaultProfile([{ itemHash: 100 }, { itemHash: 110 }]),
  profile: {
    data: {
      userInfo: { bungieGlobalDisplayName: 'Vid', bungieGlobalDisplayNameCode: 42 },
      currentSeasonHash: 90,
      currentGuardianRank: 8,
    },
  },
  profileCurrencies: { data: { items: [{ itemHash: 120, quantity: 250_000 }] } },
  profileProgression: {
    data: { seasonalArtifact: { powerBonusProgression: { level: 12 }, powerBonus: 12 } },
  },
  characters: {
    data: {
      '23': {
        classType: 0,
        raceHash: 50,
        light: 545,
        minutesPlayedTotal: '600',
        dateLastPlayed: '2026-04-30T10:00:00Z',
        stats: { 2996146975: 150, 392767087: 80 },
        genderType: 1,
        titleRecordHash: 60,
      },
      '24': { classType: 9 },
      '25': { classType: 2, dateLastPlayed: '2026-05-01T09:00:00Z' },
    },
  },
  characterActivities: {
    data: { '23': { currentActivityHash: 0 }, '25': { currentActivityHash: 82913930 } },
  },
  characterInventories: {
    data: {
      '23': {
        items: [
          { itemHash: 100, itemInstanceId: '700', bucketHash: 1498876634 },
          { itemHash: 100, itemInstanceId: '701', bucketHash: 215593132 },
          { itemHash: 120, quantity: 7 },
          { itemHash: 999_999, itemInstanceId: '702' },
        ],
      },
    },
  },
  characterEquipment: { data: { '23': { items: [{ itemHash: 110, itemInstanceId: '703' }] } } },
  characterLoadouts: {
    data: {
      '23': {
        loadouts: [
          { nameHash: 70, items: [{ itemInstanceId: '700' }, { itemInstanceId: '0' }] },
          { nameHash: 2166136261, items: [{ itemInstanceId: '0' }] },
          { nameHash: 2166136261, items: [{ itemInstanceId: '700' }, { itemInstanceId: '703' }] },
        ],
      },
    },
  },
  characterProgressions: {
    data: {
      '23': {
        progressions: { 92: { level: 100 }, 93: { level: 15 } },
        checklists: { 300: { 301: true, 302: false, 303: 'yes' } },
        milestones: {
          80: { availableQuests: [{ status: { completed: false, stepObjectives: [objective(1, 3)] } }] },
          81: { activities: [{ activityHash: 90, challenges: [{ objective: objective(2, 2) }] }] },
          82: { rewards: [{ entries: [{ earned: true }, { earned: false }] }] },
        },
      },
    },
  },
  profileRecords: {
    data: {
      activeScore: 4000,
      lifetimeScore: 9000,
      records: { 1: { state: 0, objectives: [objective(5, 5)] } },
    },
  },
  characterRecords: {
    data: {
      '23': { records: { 2: { state: 4, objectives: [objective(1, 10)] } } },
      '25': { records: { 2: { state: 4, intervalObjectives: [objective(7, 10)], completedCount: 3 } } },
    },
  },
  profileCollectibles: { data: { collectibles: { 5: { state: 1 } } } },
  characterCollectibles: { data: { '23': { collectibles: { 5: { state: 0 }, 6: { state: 1 } } } } },
  metrics: { data: { metrics: { 31: { objectiveProgress: { progress: 77 } } } } },
  profileTransitoryData: { data: { partyMembers: [{ membershipId: '47', displayName: 'Mate' }] } },
}

const guardian = translate(PROFILE)

test('who it is and when the platform said so', () => {
  expect(guardian).toMatchObject({
    membershipId: '46',
    displayName: 'Vid',
    displayNameCode: '0042',
    mintedAt: '2026-05-01T10:00:00.000Z',
    withheld: [],
  })
})

test('characters come last played first; one of an unknown class is left out', () => {
  expect(guardian.characters).toMatchObject([
    { id: '25', classType: 'warlock', currentActivity: 82913930 },
    {
      id: '23',
      classType: 'titan',
      race: 'Exo',
      title: 'Heroine',
      power: 545,
      minutesPlayed: 600,
      stats: [150, 80, 0, 0, 0, 0],
    },
  ])
  expect(guardian.characters[1]).not.toHaveProperty('currentActivity')
})

test('each item is where it is', () => {
  expect(guardian.weapons.map(({ place }) => place)).toEqual([
    { in: 'vault' },
    { in: 'character', characterId: '23', equipped: false },
    { in: 'postmaster', characterId: '23' },
  ])
  expect(guardian.armor.map(({ place }) => place)).toEqual([
    { in: 'vault' },
    { in: 'character', characterId: '23', equipped: true },
  ])
  expect(guardian.others).toMatchObject([{ name: 'Glimmer', quantity: 7 }])
  expect(guardian.vault).toEqual({ used: 2, capacity: 1000 })
})

test('an item without a definition is counted, not shown', () => {
  expect(guardian.unknownItems).toBe(1)
})

test('loadouts that hold something, and which of them use a copy', () => {
  expect(guardian.loadouts.map(({ id, name }) => [id, name])).toEqual([
    ['23:0', 'Raid'],
    ['23:2', 'Loadout 3'],
  ])
  expect(guardian.weapons.find(({ instanceId }) => instanceId === '700')?.loadouts).toEqual(['23:0', '23:2'])
})

test('ranks of the season, the artifact and the guardian', () => {
  expect(guardian).toMatchObject({
    seasonRank: 115,
    artifactLevel: 12,
    guardianRank: 8,
    currentSeasonHash: 90,
  })
})

test.each([
  ['no encounter beaten', [false, false], [], { complete: false, progress: 0 }],
  ['one beaten', [true, false], [], { complete: false, progress: 1 }],
  ['one beaten in each version', [true, false], [false, true], { complete: true, progress: 2 }],
  ['all beaten', [true, true], [false, false], { complete: true, progress: 2 }],
])('a raid of two encounters with %s', (_, normal, master, read) => {
  const version = (beaten: readonly boolean[]) => ({
    activityHash: 1,
    challenges: [],
    phases: beaten.map((complete, place) => ({ complete, phaseHash: 500 + place })),
  })
  const data = { 23: { milestones: { 80: { activities: [version(normal), version(master)] } } } }
  const [raid] = translate({ ...PROFILE, characterProgressions: { data } }).milestones
  expect(raid).toMatchObject({ name: 'Weekly Raid', completionValue: 2, encounters: true, ...read })
})

test('one objective that two versions of an activity name counts once, as far as the better one got', () => {
  const version = (progress: number) => ({ challenges: [{ objective: objective(progress, 1) }] })
  const data = { 23: { milestones: { 80: { activities: [version(0), version(1), version(0)] } } } }
  const [raid] = translate({ ...PROFILE, characterProgressions: { data } }).milestones
  expect(raid).toMatchObject({ complete: true, progress: 1, completionValue: 1 })
})

test.each([
  ['on the way', { level: 40, levelCap: 100 }, 0, 40],
  ['on the way, whatever stands beyond', { level: 40, levelCap: 100 }, 7, 40],
  ['at the last level', { level: 100, levelCap: 100 }, 15, 115],
  ['past the last level, which goes on counting', { level: 115, levelCap: 100 }, 15, 115],
  ['without a cap', { level: 27, levelCap: -1 }, 0, 27],
  ['without a cap, at the last level of its track', { level: 100, levelCap: -1 }, 15, 115],
  ['without a cap, past the last level of its track', { level: 112, levelCap: -1 }, 12, 112],
  ['without a cap and with no rank told beyond', { level: 112, levelCap: -1 }, 0, 112],
])('the season rank of a pass %s', (_, reward, prestige, rank) => {
  const data = { 23: { progressions: { 92: reward, 93: { level: prestige } } } }
  expect(translate({ ...PROFILE, characterProgressions: { data } }).seasonRank).toBe(rank)
})

test('G-47 with no season running the ranks are absent', () => {
  const offSeason = translate({ ...PROFILE, profile: { data: {} }, profileProgression: { data: {} } })
  expect(offSeason).not.toHaveProperty('seasonRank')
  expect(offSeason).not.toHaveProperty('artifactLevel')
})

test('G-07 triumphs keep the platform’s flags, and of a character’s the one furthest along is shown', () => {
  expect(guardian.triumphs).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ hash: 1, platformState: 0 }),
      expect.objectContaining({
        hash: 2,
        completedCount: 3,
        objectives: [expect.objectContaining({ progress: 7 })],
      }),
    ]),
  )
  expect(guardian.triumphScore).toEqual({ active: 4000, lifetime: 9000 })
})

test('a collectible is owned if the account or any character has it', () => {
  expect(guardian.collectibles).toEqual([
    { hash: 5, platformState: 0, acquired: true },
    { hash: 6, platformState: 1, acquired: false },
  ])
})

test('names the missions of the story that can be launched and are not done, the easiest first', () => {
  const activity = (activityHash: number, changes = {}) => ({
    activityHash,
    isVisible: true,
    isCompleted: false,
    ...changes,
  })
  const availableActivities = [
    activity(901),
    activity(902),
    activity(903, { isCompleted: true }),
    activity(904, { isVisible: false }),
    activity(905),
    activity(901),
  ]
  const story = (activityLightLevel: number) => ({ activityModeTypes: [2, 7], activityLightLevel })
  const tables: Readonly<Record<number, unknown>> = {
    901: story(1350),
    902: story(10),
    903: story(10),
    904: story(10),
    905: { activityModeTypes: [4, 7] },
  }
  const profile = { characterActivities: { data: { '23': { availableActivities } } } }
  const definitions = { definition: (_: string, hash: number) => tables[hash] } as unknown as Definitions
  expect(readOpenStories(profile, definitions)).toEqual([902, 901])
})

test('milestones count by quest steps, by challenges or by rewards', () => {
  expect(guardian.milestones).toMatchObject([
    { hash: 80, name: 'Weekly Raid', complete: false, progress: 1, completionValue: 3 },
    { hash: 81, activityHashes: [90], complete: true, progress: 2, completionValue: 2 },
    { hash: 82, complete: false, progress: 1, completionValue: 2 },
  ])
})

test('F-230 what a checklist says was found, by the account or by any character', () => {
  expect(guardian.foundEntries).toEqual([301])
  const account = {
    ...PROFILE,
    profileProgression: { data: { checklists: { 310: { 311: true, 301: true } } } },
  }
  expect(translate(account).foundEntries?.toSorted()).toEqual([301, 311])
  expect(translate({}).foundEntries).toEqual([])
})

test('metrics, currencies and the fireteam', () => {
  expect(guardian.metrics).toEqual({ 31: 77 })
  expect(guardian.currencies).toEqual([{ hash: 120, name: 'Glimmer', quantity: 250_000 }])
  expect(guardian.fireteam).toEqual([{ membershipId: '47', displayName: 'Mate' }])
})

test('G-46 components that came empty or not at all are named as withheld', () => {
  const { metrics: _, ...rest } = PROFILE
  const closed = translate({ ...rest, profileInventory: { privacy: 2 }, itemComponents: {} })
  expect(closed.withheld).toEqual(['vault', 'metrics', 'itemDetails'])
  expect(closed).not.toHaveProperty('vault')
})

test('what the platform shows to the owner alone is named, and what is open to all is not', () => {
  const marked = translate({
    ...PROFILE,
    profileInventory: { ...PROFILE.profileInventory, privacy: 2 },
    profileRecords: { data: {}, privacy: 1 },
    metrics: { privacy: 2 },
  })
  expect(marked.ownerOnly).toContain('vault')
  for (const name of ['records', 'metrics']) expect(marked.ownerOnly).not.toContain(name)
  const open = translate({ ...PROFILE, profileInventory: { ...PROFILE.profileInventory, privacy: 1 } })
  expect(open.ownerOnly).not.toContain('vault')
})

test('whatever a profile holds, it becomes a guardian and not an exception', () => {
  const anything = fc.anything({ maxDepth: 4 })
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(PROFILE)),
      fc.oneof(
        anything,
        fc.record({ data: anything }),
        fc.record({ data: fc.dictionary(fc.string(), anything) }),
      ),
      (component, value) => {
        expect(translate({ ...PROFILE, [component]: value }).membershipId).toBe('46')
      },
    ),
    { numRuns: 300 },
  )
  expect(translate(undefined).withheld.length).toBeGreaterThan(10)
})
