import { TRIUMPH_CATEGORIES } from '@ai-vault/game/triumphs/triumph-category.ts'
import { specifiedState } from '@ai-vault/game/triumphs/triumph-state.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRealPlatform, REAL_DATA_DIR, type RealPlatform } from '../testing/real-data.ts'
import { definitionsOf, type Tables } from '../testing/small-manifest.ts'
import { type AtlasDefinitions, createAtlasDefinitions } from './atlas-definitions.ts'

const named = (name: string, more: object = {}) => ({ displayProperties: { name }, ...more })
const node = (name: string, parent: number, records: readonly number[] = [], more: object = {}) =>
  named(name, {
    parentNodeHashes: parent ? [parent] : [],
    children: { records: records.map((recordHash) => ({ recordHash })) },
    ...more,
  })
const record = (name: string, description: string, parent: number, more: object = {}) => ({
  displayProperties: { name, description },
  parentNodeHashes: [parent],
  completionInfo: { ScoreValue: 10 },
  ...more,
})

const TABLES: Tables = {
  DestinyPresentationNodeDefinition: {
    1: node('Triumphs', 0),
    2: node('Raids', 1),
    3: node('Europa', 1),
    4: node('Medals', 1),
    5: node('Titles', 0),
    6: node('Descendant', 5, [10, 14, 15], { completionRecordHash: 15 }),
    7: node('Legacy Triumphs', 0),
  },
  DestinyRecordDefinition: {
    10: record('Duality: Flawless', 'Finish it.', 2, { objectiveHashes: [50] }),
    11: record('Every Zone', 'Set foot in the zones.', 3, { objectiveHashes: [51, 52] }),
    12: record('A Medal', '', 4),
    13: record('Long Ago', 'Gone.', 7, { stateInfo: { obscuredName: '???' } }),
    14: record('Gilded', '', 6, { forTitleGilding: true }),
    15: record('Descendant', '', 6, {
      titleInfo: { hasTitle: true, titlesByGender: { Male: 'Descendant' }, gildingTrackingRecordHash: 14 },
    }),
    16: record('Steps', 'Titan after Titan.', 2, {
      completionInfo: { ScoreValue: 0 },
      intervalInfo: {
        intervalObjectives: [
          { intervalObjectiveHash: 53, intervalScoreValue: 5 },
          { intervalObjectiveHash: 54, intervalScoreValue: 15 },
        ],
      },
    }),
  },
  DestinyObjectiveDefinition: {
    50: { progressDescription: 'Flawless run', completionValue: 1 },
    51: { progressDescription: 'Beyond', completionValue: 1 },
    52: { progressDescription: 'Cadmus Ridge', completionValue: 1 },
    53: { progressDescription: 'Runs', completionValue: 5 },
    54: { progressDescription: 'Runs', completionValue: 10 },
  },
  DestinyDestinationDefinition: {
    20: named('Europa', {
      placeHash: 25,
      bubbles: [
        { hash: 21, ...named('Beyond') },
        { hash: 22, ...named('Cadmus Ridge') },
        { hash: 23, ...named('Beyond') },
        { hash: 24, ...named('') },
      ],
    }),
    26: named('Europa', { bubbles: [] }),
    27: named('Echo Mesa', { placeHash: 28, bubbles: [{ hash: 29, ...named('Lost Oasis') }] }),
  },
  DestinyPlaceDefinition: { 25: named('Rathmore Chaos, Europa'), 28: named('Titan, Moon of Saturn') },
  DestinyActivityDefinition: {
    30: named('Duality: Master', { originalDisplayProperties: { name: 'Duality' }, destinationHash: 26 }),
    31: named('Duality', { originalDisplayProperties: { name: 'Duality' }, destinationHash: 26 }),
    32: named('Steps', { isPvP: true }),
  },
  DestinyCollectibleDefinition: {
    40: named('Cold Denial', {
      itemHash: 45,
      sourceString: 'Source: Found exploring Europa.',
      parentNodeHashes: [],
    }),
  },
  DestinyChecklistDefinition: {
    60: named('Region Chests', {
      entries: [
        { hash: 61, ...named('Chest by the gate'), destinationHash: 26, bubbleHash: 22 },
        { hash: 62, ...named('Chest without a place') },
        { hash: 63, ...named('Chest in an unknown zone'), destinationHash: 20, bubbleHash: 99 },
        { hash: 64, ...named(''), destinationHash: 20, bubbleHash: 22 },
      ],
    }),
    65: named('Lost Sectors', {
      entries: [{ hash: 66, ...named('Oasis'), destinationHash: 27, bubbleHash: 29 }],
    }),
  },
  DestinyInventoryItemDefinition: { 45: { itemType: 3, inventory: { tierType: 5 }, classType: 3 } },
}

describe('the definitions of the atlas', () => {
  let atlas: AtlasDefinitions
  beforeAll(async () => {
    const definitions = definitionsOf(TABLES)
    atlas = await createAtlasDefinitions({
      status: definitions.index.status,
      definition: (table, hash) => definitions.definition(table, hash),
      hashes: (table) => definitions.index.hashes(table),
    })()
  })
  const triumph = (hash: number) => atlas.triumphs.get(hash)

  it('F-196 hold the triumphs the game lists, with their category and worth', () => {
    expect([...atlas.triumphs.keys()].toSorted((a, b) => a - b)).toEqual([10, 11, 13, 14, 15, 16])
    expect(triumph(10)).toMatchObject({ category: 'activities', points: 10, legacy: false, menu: 'Raids' })
    expect(triumph(11)).toMatchObject({ category: 'campaign', menu: 'Europa' })
    expect(triumph(13)).toMatchObject({ legacy: true, secretName: '???' })
    expect(triumph(16)).toMatchObject({
      points: 20,
      objectives: [{ completionValue: 5 }, { completionValue: 10 }],
    })
  })

  it('F-230 hold what the checklists have in our zones, under the destination that stands for its entries', () => {
    expect(atlas.checklist).toEqual([
      { hash: 61, name: 'Chest by the gate', kind: 'chest', destinationHash: 20, zoneHash: 22 },
      { hash: 66, name: 'Oasis', kind: 'lost-sector', destinationHash: 27, zoneHash: 29 },
    ])
  })

  it('know where a triumph is done: the plain activity, the zone, the destination; never by a class', () => {
    expect(triumph(10)?.where).toEqual({ activityHash: 31, destinationHash: 20 })
    expect(triumph(11)?.where).toEqual({ destinationHash: 20 })
    expect(triumph(11)?.objectives.map(({ where }) => where?.zoneHash)).toEqual([21, 22])
    expect(triumph(16)?.where).toBeUndefined()
  })

  it('hold each destination once, with the zones that have a name', () => {
    expect(atlas.destinations.map(({ hash, zones }) => [hash, zones.map(({ name }) => name)])).toEqual([
      [20, ['Beyond', 'Cadmus Ridge']],
      [27, ['Lost Oasis']],
    ])
  })

  it('hold the seals with what they ask for, gilding apart', () => {
    expect(atlas.seals).toEqual([
      {
        hash: 6,
        name: 'Descendant',
        title: 'Descendant',
        legacy: false,
        recordHash: 15,
        gildingHash: 14,
        triumphs: [10],
      },
    ])
    expect(triumph(10)?.seals).toEqual([6])
  })

  it('F-203 hold what can be collected, of what kind and from where', () => {
    expect(atlas.collectibles.get(40)).toMatchObject({
      kind: 'weapon',
      rarity: 'legendary',
      source: 'Source: Found exploring Europa.',
      where: { destinationHash: 20 },
    })
  })
})

const title = REAL_DATA_DIR ? 'real records' : 'real records (skipped: REAL_DATA_DIR is not set)'
describe.skipIf(!REAL_DATA_DIR)(title, () => {
  let real: RealPlatform
  let atlas: AtlasDefinitions
  beforeAll(async () => {
    real = await openRealPlatform()
    atlas = await createAtlasDefinitions(real.platform.manifest)()
  })
  afterAll(() => real.close())

  it('F-196 fall into all five categories, and most of the list can still be earned', () => {
    const all = [...atlas.triumphs.values()]
    expect(all.length).toBeGreaterThan(2_500)
    const active = all.filter(({ legacy }) => !legacy)
    expect(active.length / all.length).toBeGreaterThan(0.6)
    expect(new Set(active.map(({ category }) => category))).toEqual(
      new Set(TRIUMPH_CATEGORIES.filter((category) => category !== 'all')),
    )
    expect(atlas.seals.length).toBeGreaterThan(40)
    for (const seal of atlas.seals) expect(seal.triumphs.length, seal.name).toBeGreaterThan(0)
  })

  it('F-200 are complete by our `state` exactly when the platform’s flags say so, for every real record', () => {
    let checked = 0
    for (const { objectives, hash } of atlas.triumphs.values()) {
      for (const platformState of [0, 1, 2, 4, 5, 6, 8, 12, 16, 20, 32, 36, 64, 65, 67]) {
        for (const complete of [false, true]) {
          const goals = objectives.map((goal) => ({
            ...goal,
            progress: complete ? goal.completionValue : 0,
            complete,
          }))
          const state = specifiedState({ platformState, objectives: goals })
          const claimed = platformState % 2 === 1
          const flaggedOpen = Math.floor(platformState / 4) % 2 === 1
          const done = claimed || !flaggedOpen || (complete && goals.length > 0)
          if (((state & 1) === 0) !== done) expect.fail(`${hash} with ${platformState} is ${state}`)
          checked++
        }
      }
    }
    expect(checked).toBeGreaterThan(75_000)
  })

  it('find where a third of them is done, and the largest places of the game', () => {
    const located = [...atlas.triumphs.values()].filter(({ where }) => where)
    expect(located.length).toBeGreaterThan(800)
    expect(atlas.destinations.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['European Dead Zone', 'The Moon', 'Europa', 'The Dreaming City', 'Cosmodrome']),
    )
  })
})
