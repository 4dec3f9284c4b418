import { describe, expect, it } from 'vitest'
import { createWorld } from '../create-world.ts'
import { NODE } from '../presentation/known-nodes.ts'

const world = createWorld()

interface Node {
  readonly displayProperties: { readonly name: string }
  readonly completionRecordHash?: number
  readonly children: {
    readonly presentationNodes: readonly { readonly presentationNodeHash: number }[]
    readonly records: readonly { readonly recordHash: number }[]
    readonly collectibles: readonly { readonly collectibleHash: number }[]
  }
}
const node = (hash: number): Node =>
  world.tables.DestinyPresentationNodeDefinition.get(hash) as unknown as Node
const below = (hash: number): Node[] => {
  const here = node(hash)
  return [here, ...here.children.presentationNodes.flatMap((child) => below(child.presentationNodeHash))]
}

describe('triumphs', () => {
  it('stand in the five categories the app filters by', () => {
    const categories = node(NODE.triumphs).children.presentationNodes.map(
      ({ presentationNodeHash }) => node(presentationNodeHash).displayProperties.name,
    )
    expect(categories).toEqual(['Campaign', 'Collection', 'Activities', 'Lore', 'Weapons'])
  })

  it('are all reached from the roots', () => {
    const reached = new Set(
      [NODE.triumphs, NODE.titles, NODE['legacy-triumphs'], NODE.medals]
        .flatMap((root) => [...below(root)])
        .flatMap(({ children, completionRecordHash = 0 }) => [
          completionRecordHash,
          ...children.records.map(({ recordHash }) => recordHash),
        ]),
    )
    expect(world.records.filter(({ hash }) => !reached.has(hash))).toEqual([])
  })

  it('come as single goals, several goals up to six, and intervals with scores of their own', () => {
    const sizes = new Set(world.records.map(({ objectives }) => objectives.length))
    expect(Math.max(...sizes)).toBe(6)
    expect(sizes.has(1) && sizes.has(3)).toBe(true)
    const intervals = world.records.filter(({ intervalObjectives }) => intervalObjectives.length > 0)
    expect(intervals.length).toBeGreaterThan(20)
    for (const { intervalObjectives } of intervals) {
      const steps = intervalObjectives.map(({ completionValue }) => completionValue)
      expect(steps).toEqual([...steps].sort((one, two) => one - two))
      expect(intervalObjectives.every(({ score }) => score > 0)).toBe(true)
    }
    for (const { objectives, intervalObjectives } of world.records)
      expect(objectives.length + intervalObjectives.length).toBeGreaterThan(0)
  })

  it('are kept for the account or for a character, and some are hidden until done', () => {
    expect(new Set(world.records.map(({ scope }) => scope))).toEqual(new Set(['profile', 'character']))
    expect(world.records.filter(({ secret }) => secret).length).toBeGreaterThan(20)
  })

  it('make titles: every seal gathers triumphs and names one', () => {
    const seals = node(NODE.titles).children.presentationNodes.map(({ presentationNodeHash }) =>
      node(presentationNodeHash),
    )
    expect(seals.length).toBeGreaterThan(10)
    for (const { displayProperties, children, completionRecordHash } of seals) {
      expect(children.records.length, displayProperties.name).toBeGreaterThan(3)
      expect(world.records.find(({ hash }) => hash === completionRecordHash)?.title).toBe(
        displayProperties.name,
      )
    }
  })
})

describe('collections', () => {
  it('show every weapon, armor piece and flair exactly once', () => {
    const shelved = below(NODE.collections).flatMap(({ children }) =>
      children.collectibles.map(({ collectibleHash }) => collectibleHash),
    )
    expect(new Set(shelved).size).toBe(shelved.length)
    expect(new Set(shelved)).toEqual(new Set(world.collectibles.map(({ hash }) => hash)))
    for (const { collectibleHash } of [...world.weapons, ...world.armor])
      expect(shelved).toContain(collectibleHash)
  })
})
