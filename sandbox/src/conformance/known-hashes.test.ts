/** What clients take for granted by the game's own hash: they look these up without asking whether they exist. */
import { describe, expect, it } from 'vitest'
import { createWorld } from '../world/create-world.ts'
import { fnv1 } from '../world/hash.ts'
import type { WorldTable } from '../world/world-tables.ts'

const world = createWorld()
const named = (table: WorldTable, hash: number) =>
  (world.tables[table].get(hash) as { displayProperties?: { name: string } } | undefined)?.displayProperties
    ?.name
interface Plug {
  readonly displayProperties: { readonly name: string }
  readonly itemCategoryHashes: readonly number[]
  readonly plug: {
    readonly plugCategoryIdentifier: string
    readonly energyCapacity?: { readonly capacityValue: number }
    readonly energyCost?: { readonly energyCost: number }
  }
}
const items = world.tables.DestinyInventoryItemDefinition as ReadonlyMap<number, object>
const plugs = [...items.values()].filter((item): item is Plug => 'plug' in item)
const ofCategory = (pattern: RegExp) => plugs.filter(({ plug }) => pattern.test(plug.plugCategoryIdentifier))

describe('by the game’s hash there is', () => {
  it.each<[WorldTable, number, string]>([
    ['DestinyInventoryItemDefinition', 3727270518, 'Artifice Armor'],
    ['DestinyInventoryItemDefinition', 444600262, 'Super Mod'],
    ['DestinyInventoryItemDefinition', 702981643, 'Default Ornament'],
    ['DestinyInventoryItemDefinition', 720825311, 'Upgrade to Artifice Armor'],
    ['DestinyInventoryItemDefinition', 3960522253, 'Emotes'],
    ['DestinyVendorDefinition', 1037843411, 'Vault'],
    ['DestinyPresentationNodeDefinition', 3790247699, 'Collections'],
    ['DestinyPresentationNodeDefinition', 1163735237, 'Triumphs'],
    ['DestinyPresentationNodeDefinition', 616318467, 'Titles'],
    ['DestinyPresentationNodeDefinition', 127506319, 'Primary Weapon Patterns'],
    ['DestinyPresentationNodeDefinition', 1605042242, 'Armor'],
    ['DestinyPresentationNodeDefinition', 1516796296, 'Shaders'],
    ['DestinyPresentationNodeDefinition', 3655910122, 'Universal Ornaments'],
    ['DestinyPresentationNodeDefinition', 2875839731, 'Account'],
    ['DestinyActivityModifierDefinition', 3704166961, 'Armsmaster'],
  ])('%s %i, %s', (table, hash, name) => {
    expect(named(table, hash)).toBe(name)
  })

  it('the picture of artifice armor, and of every item that names one', () => {
    expect(world.tables.DestinyIconDefinition.get(3727270518)).toMatchObject({
      foreground: expect.stringMatching(/^\/common\/destiny2_content\/icons\/[0-9a-f]{32}\.png$/),
    })
  })

  it('plug sets of emotes and of a hunter’s arms', () => {
    for (const hash of [2860926541, 294325177])
      expect(world.tables.DestinyPlugSetDefinition.get(hash)).toMatchObject({
        reusablePlugItems: expect.arrayContaining([expect.anything()]),
      })
  })

  it('a vault that takes weapons, armor and what else can be put away', () => {
    const { acceptedItems } = world.tables.DestinyVendorDefinition.get(1037843411) as {
      acceptedItems: { acceptedInventoryBucketHash: number; destinationInventoryBucketHash: number }[]
    }
    const destination = new Map(
      acceptedItems.map((entry) => [entry.acceptedInventoryBucketHash, entry.destinationInventoryBucketHash]),
    )
    for (const bucket of [1498876634, 2465295065, 953998645, 3448274439, 1585787867, 4023194814])
      expect(destination.get(bucket)).toBe(138197802)
  })
})

describe('sockets and plugs say what they are', () => {
  it.each([
    [3956125808, 6, 'large_perk'],
    [4241085061, 1, 'reusable'],
    [2685412949, 2, 'consumable'],
    [590099826, 2, 'consumable'],
    [760375309, 5, 'energy_meter'],
    [3154740035, 6, 'large_perk'],
    [309722977, 7, 'abilities'],
    [457473665, 8, 'supers'],
  ])('socket category %i has style %i, %s', (hash, categoryStyle, word) => {
    expect(world.tables.DestinySocketCategoryDefinition.get(hash)).toMatchObject({
      categoryStyle,
      uiCategoryStyle: fnv1(word),
    })
  })

  it.each([
    ['origin traits', /^origins$/, 2779167812],
    ['frames', /^intrinsics$/, 2237038328],
    ['traits', /^frames$/, 3708671066],
    ['barrels', /^barrels$/, 610365472],
    ['armor mods', /^enhancements\.v2_/, 4104513227],
    ['fragments', /\.fragments$/, 1043342778],
  ])('%s carry their item category beside that of all mods', (_name, pattern, category) => {
    const found = ofCategory(pattern)
    expect(found.length).toBeGreaterThan(5)
    for (const { itemCategoryHashes } of found) {
      expect(itemCategoryHashes).toContain(59)
      expect(itemCategoryHashes).toContain(category)
    }
  })

  it('aspects open fragment slots, and a fragment takes one', () => {
    const isChosen = ({ displayProperties }: Plug) => !displayProperties.name.startsWith('Empty')
    const aspects = ofCategory(/\.(aspects|totems)$/).filter(isChosen)
    expect(aspects.length).toBeGreaterThan(40)
    for (const { plug } of aspects) expect(plug.energyCapacity?.capacityValue).toBeGreaterThanOrEqual(1)
    const fragments = ofCategory(/\.(fragments|trinkets)$/).filter(({ plug }) => plug.energyCost)
    expect(fragments.length).toBeGreaterThan(40)
    for (const { plug } of fragments) expect(plug.energyCost?.energyCost).toBe(1)
  })
})
