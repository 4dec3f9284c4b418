import { expect, test } from 'vitest'
import { vaultProfile, type WireItem } from '../../testing/small-profile.ts'
import { smallWorld } from '../../testing/small-world.ts'
import { translateGuardian } from '../translate-guardian.ts'

const world = smallWorld()
const OWNER = { membershipId: '46', membershipType: 2 }
const RANGE = 1240592695

function weaponOf(item: Partial<WireItem>) {
  const profile = vaultProfile([{ itemHash: 100, plugs: [200, 201, 202, 206], ...item }])
  const [weapon] = translateGuardian(profile, OWNER, world, 0).weapons
  if (!weapon) throw new Error('no weapon came out')
  return weapon
}

test('a weapon is told in the game’s words', () => {
  expect(weaponOf({ instance: { damageType: 1, primaryStat: { value: 540 }, gearTier: 3 } })).toMatchObject({
    name: 'Fatebringer',
    typeName: 'Hand Cannon',
    type: 'hand-cannon',
    slot: 'kinetic',
    ammo: 'primary',
    element: 'kinetic',
    rarity: 'legendary',
    tier: 3,
    power: 540,
    place: { in: 'vault' },
    frame: { name: 'Adaptive Frame' },
    source: 'Source: Vault of Glass raid.',
  })
})

test('its columns show what is plugged and what this copy can switch to', () => {
  const { columns } = weaponOf({ options: { 1: [201], 2: [202, 204] } })
  expect(
    columns.map(({ kind, active, selectable }) => [kind, active?.name, selectable.map(({ name }) => name)]),
  ).toEqual([
    ['barrel', 'Arrowhead Brake', ['Arrowhead Brake']],
    ['trait', 'Explosive Payload', ['Explosive Payload', 'Firefly']],
  ])
})

test('what is plugged can always be chosen, even where the platform does not list it', () => {
  const column = weaponOf({ options: { 2: [204] } }).columns[1]
  expect(column?.selectable.map(({ hash }) => hash)).toEqual([202, 204])
})

test('a socket whose plug nobody knows still offers the others', () => {
  const column = weaponOf({ plugs: [200, 201, 999_999], options: { 2: [202] } }).columns[1]
  expect(column).toMatchObject({ kind: 'trait', selectable: [{ hash: 202 }] })
  expect(column?.active).toBeUndefined()
})

test('an enhanced perk keeps its own hash and says so', () => {
  expect(weaponOf({ plugs: [200, 201, 203] }).columns[1]?.active).toMatchObject({ hash: 203, enhanced: true })
  expect(weaponOf({ plugs: [200, 201, 202] }).columns[1]?.active).toMatchObject({
    hash: 202,
    enhanced: false,
  })
})

test('a perk without words of its own borrows those of what it grants', () => {
  expect(weaponOf({ plugs: [200, 201, 204] }).columns[1]?.active?.description).toBe('about Firefly')
})

test.each([
  ['half way', 206, 0, 4],
  ['finished', 207, 4, 10],
])('a masterwork that is %s has its level', (_, plug, state, level) => {
  expect(weaponOf({ plugs: [200, 201, 202, plug], state }).masterwork).toMatchObject({ stat: 'range', level })
})

test('flags of the copy: locked, crafted, deepsight, enhanced, unknown bits ignored', () => {
  expect(weaponOf({ state: 1 | 8 | 16 | 32 | (1 << 20) })).toMatchObject({
    locked: true,
    masterworked: false,
    crafted: true,
    deepsight: true,
    enhanced: true,
  })
})

test.each([
  ['is complete', { 61: { state: 0 } }, false],
  ['was claimed', { 61: { state: 1 } }, false],
  ['is still open', { 61: { state: 4 } }, true],
  ['is not told', {}, true],
])(
  'a copy that the platform marks has a pattern to draw, by its pattern: one that %s',
  (_, records, deepsight) => {
    const profile = vaultProfile([{ itemHash: 100, state: 16 }], { profileRecords: { data: { records } } })
    expect(translateGuardian(profile, OWNER, world, 0).weapons[0]?.deepsight).toBe(deepsight)
  },
)

test.each([
  ['has a pattern was crafted from it', 100, { crafted: true, enhanced: false }],
  ['has none was enhanced', 101, { crafted: false, enhanced: true }],
])('a copy that was worked on and %s', (_, itemHash, expected) => {
  expect(weaponOf({ itemHash, state: 8 })).toMatchObject(expected)
  expect(weaponOf({ itemHash, state: 0 })).toMatchObject({ crafted: false, enhanced: false })
})

test('kills are those of the tracker that is plugged', () => {
  const plugObjectives = { 208: [{ progress: 1234, completionValue: 1, complete: false }] }
  expect(weaponOf({ plugs: [200, 201, 202, 206, 208], plugObjectives }).kills).toBe(1234)
  expect(weaponOf({ plugObjectives }).kills).toBeUndefined()
})

test('a crafted copy tells its level, whichever of its plugs counts it', () => {
  const plugObjectives = { 205: [{ objectiveHash: 1 }, { objectiveHash: 3077315735, progress: 17 }] }
  expect(weaponOf({ state: 8, plugObjectives }).level).toBe(17)
  expect(weaponOf({ state: 8 })).not.toHaveProperty('level')
})

test.each([
  ['holds it', 101, 0, true],
  ['holds it, be it too dear just now', 101, 8 | 32, true],
  ['never had it', 101, 1, undefined],
  ['does not give it out', 101, 64, undefined],
  ['holds it, but copies of it differ', 100, 0, undefined],
])('an exotic says whether a collection gives it back: one that %s', (_, itemHash, state, inCollections) => {
  const collectibles = { 900: { state }, 901: { state } }
  const profile = vaultProfile([{ itemHash }], { profileCollectibles: { data: { collectibles } } })
  expect(translateGuardian(profile, OWNER, world, 0).weapons[0]?.inCollections).toBe(inCollections)
})

test('stats of the copy go by name; without them the definition speaks', () => {
  expect(weaponOf({ stats: { [RANGE]: 71, 12345: 1 } }).stats).toEqual({ range: 71 })
  expect(weaponOf({}).stats).toEqual({ range: 46 })
})

test('a weapon whose definition lacks sockets, ammunition and kind is still read by its plugs', () => {
  const weapon = weaponOf({ itemHash: 101, plugs: [200, 201, 204, 209], state: 4 })
  expect(weapon).toMatchObject({
    name: 'Riskrunner',
    type: 'submachine-gun',
    ammo: 'primary',
    element: 'arc',
    rarity: 'exotic',
    catalyst: { name: 'Riskrunner Catalyst', complete: true },
  })
  expect(weapon.columns.map(({ kind }) => kind)).toEqual(['barrel', 'trait'])
})

test('a catalyst counts as complete when its objectives are, and an empty socket holds none', () => {
  const objective = (complete: boolean) => ({ 209: [{ progress: 1, completionValue: 500, complete }] })
  const withCatalyst = { itemHash: 101, plugs: [200, 201, 204, 209] }
  expect(weaponOf({ ...withCatalyst, plugObjectives: objective(false) }).catalyst?.complete).toBe(false)
  expect(weaponOf({ ...withCatalyst, plugObjectives: objective(true) }).catalyst?.complete).toBe(true)
  expect(weaponOf({ itemHash: 101, plugs: [200, 201, 204, 210] }).catalyst).toBeUndefined()
})

test('an element or champion nobody knows yet falls back to the definition', () => {
  const weapon = weaponOf({ instance: { damageType: 42, breakerType: 9 } })
  expect(weapon.element).toBe('kinetic')
  expect(weapon.champion).toBeUndefined()
  expect(weaponOf({ instance: { damageType: 7, breakerType: 2 } })).toMatchObject({
    element: 'strand',
    champion: 'overload',
  })
})

test('without sockets the frame every copy has is known, the roll is not', () => {
  const { plugs: _, ...bare } = { itemHash: 100, plugs: undefined }
  const [weapon] = translateGuardian(vaultProfile([bare]), OWNER, world, 0).weapons
  expect(weapon).toMatchObject({ frame: { name: 'Adaptive Frame' }, columns: [] })
})
