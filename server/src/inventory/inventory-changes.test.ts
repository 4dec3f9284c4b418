import {
  type PackedInventoryAnswer,
  packedInventoryAnswerSchema,
} from '@ai-vault/contract/items/inventory.ts'
import { applyChanges, compareItems } from '@ai-vault/game/inventory/changes.ts'
import type { Item, Plug } from '@ai-vault/game/items.ts'
import { assessVault } from '@ai-vault/game/scores/vault/assess-vault.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  makeArmor,
  makeGuardian,
  makeOther,
  makePlug,
  makeWeapon,
} from '../../test-support/fakes/make-guardian.ts'
import { readChanges, readInventory } from '../../test-support/read-inventory.ts'
import { inventoryContent } from './inventory-answer.ts'
import { inventoryComparison } from './inventory-digests.ts'

const plug: fc.Arbitrary<Plug> = fc
  .record({ hash: fc.integer({ min: 1, max: 5 }), name: fc.constantFrom('Outlaw', 'Rampage') })
  .map(({ hash, name }) => makePlug(hash, name))
const id = fc.integer({ min: 1, max: 12 }).map(String)
const item: fc.Arbitrary<Item> = fc.oneof(
  fc
    .record({
      instanceId: id,
      power: fc.integer({ min: 1, max: 3 }),
      selectable: fc.array(plug, { maxLength: 3 }),
    })
    .map(({ instanceId, power, selectable }) =>
      makeWeapon({ instanceId, power, columns: [{ kind: 'trait', socketIndex: 3, selectable }] }),
    ),
  fc
    .record({ instanceId: id, locked: fc.boolean(), mods: fc.array(plug, { maxLength: 3 }) })
    .map((changes) => makeArmor(changes)),
  fc.integer({ min: 1, max: 3 }).map((quantity) => makeOther({ quantity })),
)
const vault = fc.array(item, { maxLength: 12 })

/** As the server holds it: weapons, armor, the rest. */
function contentOf(items: readonly Item[], version: string): PackedInventoryAnswer {
  const guardian = makeGuardian({
    weapons: items.filter((each) => each.kind === 'weapon'),
    armor: items.filter((each) => each.kind === 'armor'),
    others: items.filter((each) => each.kind === 'other'),
    unknownItems: items.length,
  })
  return packedInventoryAnswerSchema.parse({
    version,
    ...inventoryContent(guardian, assessVault(guardian)),
  })
}

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const readWhole = (content: PackedInventoryAnswer) => readInventory(overTheWire(content))

function changesBetween(before: PackedInventoryAnswer, now: PackedInventoryAnswer) {
  const { digest, changes } = inventoryComparison
  const earlier = { version: before.version ?? '', digests: digest(before) }
  return readChanges(overTheWire(changes(now, digest(now), earlier)))
}

describe('F-355 what changed in an inventory since a version', () => {
  it('F-355 applied to any earlier version it is exactly the whole answer, version after version', () => {
    fc.assert(
      fc.property(fc.array(vault, { minLength: 2, maxLength: 4 }), (vaults) => {
        const versions = vaults.map((items, at) => contentOf(items, `v${at}`))
        const [first, ...later] = versions
        if (!first) return
        let held = readWhole(first)
        let before = first
        for (const now of later) {
          const applied = applyChanges(held, changesBetween(before, now))
          expect(applied).toEqual(readWhole(now))
          if (applied) held = applied
          before = now
        }
      }),
    )
  })

  it('F-355 sends one changed item with its own plugs alone, and nothing for what only moved in the list', () => {
    const weapons = Array.from({ length: 50 }, (_, at) =>
      makeWeapon({ instanceId: `69${at}`, power: at + 1 }),
    )
    const before = contentOf(weapons, 'v1')
    const [first, ...rest] = weapons
    if (!first) throw new Error('no weapon')
    const worn = makeWeapon({ instanceId: '690', power: 999, frame: makePlug(77, 'New frame'), columns: [] })
    const changed = changesBetween(before, contentOf([...rest, worn], 'v2')).changes
    expect(changed.items.map(({ itemInstanceId }) => itemInstanceId)).toEqual(['690'])
    expect(changed.runs).toEqual([
      [1, 49],
      [-1, 1],
    ])
    const packed = inventoryComparison.changes(
      contentOf([...rest, worn], 'v2'),
      inventoryComparison.digest(contentOf([...rest, worn], 'v2')),
      { version: 'v1', digests: inventoryComparison.digest(before) },
    ) as { changes: { plugs: Plug[] } }
    expect(packed.changes.plugs.map(({ name }) => name)).toEqual(['New frame'])
    const moved = changesBetween(before, contentOf([...rest, first], 'v3')).changes
    expect(moved.items).toEqual([])
  })

  it('the same items with another table of plugs are the same items', () => {
    const [one, other] = [
      makeArmor({ mods: [makePlug(1, 'One')] }),
      makeArmor({ mods: [makePlug(2, 'Two')] }),
    ]
    const digests = ({ items }: { items: Item[] }) =>
      inventoryComparison.digest(contentOf(items, 'v')).toString('hex').match(/.{16}/g)
    expect(digests({ items: [one, other] })).toEqual(digests({ items: [other, one] })?.reverse())
  })

  it('refuses changes that are about another version, or about more items than there are', () => {
    const held = readWhole(contentOf([makeArmor()], 'v1'))
    const around = readWhole(contentOf([], 'v2'))
    const changes = { since: 'v1', runs: [[0, 2]] as [number, number][], items: [] }
    expect(applyChanges(held, { ...around, changes })).toBeUndefined()
    expect(applyChanges(held, { ...around, changes: { ...changes, since: 'v0', runs: [] } })).toBeUndefined()
    expect(applyChanges(held, { ...around, changes: { ...changes, runs: [[-1, 1]] } })).toBeUndefined()
  })

  it('compares by digests alone: every run is of neighbours, and what is new is taken in order', () => {
    expect(compareItems(['a', 'b', 'c', 'd'], ['c', 'd', 'x', 'y', 'a', 'z'])).toEqual({
      runs: [
        [2, 2],
        [-1, 2],
        [0, 1],
        [-1, 1],
      ],
      fresh: [2, 3, 5],
    })
    expect(compareItems([], [])).toEqual({ runs: [], fresh: [] })
  })
})
