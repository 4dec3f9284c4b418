import { setImmediate } from 'node:timers/promises'
import { CLASSES } from '@ai-vault/game/items.ts'
import type {
  ChecklistEntry,
  CollectibleDefinition,
  CollectibleKind,
  DestinationDefinition,
  SealDefinition,
  TriumphDefinition,
} from '@ai-vault/game/triumphs/triumph-definitions.ts'
import {
  CHECKLIST_TABLE,
  COLLECTIBLE_TABLE,
  ITEM_TABLE,
  RECORD_TABLE,
} from '../manifest/index/table-shapes.ts'
import { isArmor } from '../manifest/items/armor-kinds.ts'
import { WEAPON_ITEM_TYPE } from '../manifest/items/item-definition.ts'
import { rarity } from '../manifest/items/weapon-kinds.ts'
import type { Lookups, Manifest } from '../manifest/manifest.ts'
import { at, count, hash, list, number, text, words } from '../wire/read.ts'
import { createWhereabouts, type FindWhereabouts } from './find-whereabouts.ts'
import { type PresentationTree, readPresentationTree } from './presentation-tree.ts'
import { type Destinations, readDestinations } from './read-destinations.ts'
import { readTriumphDefinition } from './read-triumph-definition.ts'

/** What the game has to do, to collect and to visit, in the game's own types. */
export interface AtlasDefinitions {
  /** Changes with the contents. */
  readonly edition: string
  readonly triumphs: ReadonlyMap<number, TriumphDefinition>
  /** Records that the game does not show among its triumphs: medals, boards of the week. */
  readonly unlisted: ReadonlySet<number>
  readonly seals: readonly SealDefinition[]
  readonly collectibles: ReadonlyMap<number, CollectibleDefinition>
  readonly destinations: readonly DestinationDefinition[]
  /** What the game's own checklists hold of them. */
  readonly checklist: readonly ChecklistEntry[]
}

/** Read once for each version of the definitions; everybody who asks meanwhile waits for the same reading. */
export function createAtlasDefinitions(
  manifest: Lookups & Pick<Manifest, 'status'>,
): () => Promise<AtlasDefinitions> {
  let made: { readonly edition: string; readonly reading: Promise<AtlasDefinitions> } | undefined
  return () => {
    const { version = '', loadedAt = '' } = manifest.status ?? {}
    const edition = `${version}-${loadedAt}`
    if (made?.edition !== edition) {
      const reading = readAtlas(manifest, edition)
      made = { edition, reading }
      // A reading that failed is not kept: the next one who asks tries again.
      reading.catch(() => {
        if (made?.reading === reading) made = undefined
      })
    }
    return made.reading
  }
}

/** What the game has to do alone, at once: for a thread that nobody else waits for. */
export function readTriumphs(manifest: Lookups): Pick<AtlasDefinitions, 'triumphs' | 'unlisted' | 'seals'> {
  const { reading } = startReading(manifest)
  const records = manifest.hashes(RECORD_TABLE)
  const found = records.flatMap((hash) => readTriumphDefinition(hash, reading) ?? [])
  const triumphs = new Map(found.map((triumph) => [triumph.hash, triumph]))
  return { triumphs, unlisted: unlistedOf(records, triumphs), seals: reading.tree.seals }
}

const unlistedOf = (records: readonly number[], triumphs: ReadonlyMap<number, unknown>) =>
  new Set(records.filter((hash) => !triumphs.has(hash)))

function startReading(manifest: Lookups) {
  const destinations = readDestinations(manifest)
  const tree = readPresentationTree(manifest)
  const sealsOf = new Map<number, number[]>()
  for (const seal of tree.seals) {
    for (const triumph of seal.triumphs) sealsOf.set(triumph, [...(sealsOf.get(triumph) ?? []), seal.hash])
  }
  const places = new Set(destinations.list.map(({ name }) => name))
  const whereabouts = createWhereabouts(manifest, destinations)
  return { destinations, reading: { definition: manifest.definition, tree, whereabouts, places, sealsOf } }
}

async function readAtlas(manifest: Lookups, edition: string): Promise<AtlasDefinitions> {
  const { hashes } = manifest
  const { destinations, reading } = startReading(manifest)
  await setImmediate()
  const records = hashes(RECORD_TABLE)
  const triumphs = await inPieces(records, (hash) => readTriumphDefinition(hash, reading))
  const collectibles = await inPieces(hashes(COLLECTIBLE_TABLE), (hash) =>
    readCollectibleDefinition(hash, reading),
  )
  return {
    edition,
    triumphs,
    unlisted: unlistedOf(records, triumphs),
    seals: reading.tree.seals,
    collectibles,
    destinations: destinations.list,
    checklist: readChecklists(manifest, destinations),
  }
}

/** Thousands of definitions take a good part of a second: others get their turn in between. */
const PIECE = 200

async function inPieces<Value extends { readonly hash: number }>(
  hashes: readonly number[],
  read: (hash: number) => Value | undefined,
): Promise<ReadonlyMap<number, Value>> {
  const found = new Map<number, Value>()
  for (const [at, hash] of hashes.entries()) {
    if (at % PIECE === PIECE - 1) await setImmediate()
    const value = read(hash)
    if (value) found.set(hash, value)
  }
  return found
}

/** What the name of a list says about the things in it. */
const KINDS: readonly (readonly [RegExp, ChecklistEntry['kind']])[] = [
  [/chest|cache/i, 'chest'],
  [/lost sector/i, 'lost-sector'],
  [/scan|ghost|lore|memor|journal/i, 'lore'],
]

/** Entries of the game's checklists that lie in a zone of a destination of ours; the others have no place on a map. */
function readChecklists(
  { definition, hashes }: Lookups,
  { list: destinations, entryOf }: Destinations,
): readonly ChecklistEntry[] {
  const zones = new Map(
    destinations.map((destination) => [
      destination.hash,
      new Set(destination.zones.map((zone) => zone.hash)),
    ]),
  )
  return hashes(CHECKLIST_TABLE).flatMap((checklistHash) => {
    const checklist = definition(CHECKLIST_TABLE, checklistHash)
    const title = words(at(checklist, 'displayProperties', 'name')) ?? ''
    const kind = KINDS.find(([pattern]) => pattern.test(title))?.[1] ?? 'landmark'
    return list(at(checklist, 'entries')).flatMap((entry) => {
      const entryHash = hash(at(entry, 'hash'))
      const name = words(at(entry, 'displayProperties', 'name'))?.trim()
      const destinationHash = entryOf.get(hash(at(entry, 'destinationHash')) ?? 0)
      const zoneHash = hash(at(entry, 'bubbleHash'))
      if (!entryHash || !name || !destinationHash || !zoneHash) return []
      return zones.get(destinationHash)?.has(zoneHash)
        ? [{ hash: entryHash, name, kind, destinationHash, zoneHash }]
        : []
    })
  })
}

/** What is worn for its looks: ornaments, shaders, emblems, ghosts, ships and the like, by the platform's numbers. */
const FLAIR_ITEM_TYPES = new Set([14, 17, 19, 21, 22, 24, 29, 30])

function readCollectibleDefinition(
  collectibleHash: number,
  {
    definition,
    tree,
    whereabouts,
  }: {
    readonly definition: Lookups['definition']
    readonly tree: PresentationTree
    readonly whereabouts: FindWhereabouts
  },
): CollectibleDefinition {
  const collectible = definition(COLLECTIBLE_TABLE, collectibleHash)
  const itemHash = hash(at(collectible, 'itemHash'))
  const item = itemHash === undefined ? undefined : definition(ITEM_TABLE, itemHash)
  const parents = list(at(collectible, 'parentNodeHashes')).flatMap((parent) => hash(parent) ?? [])
  const { menuHash, names } = tree.menusOf('collectible', collectibleHash, parents)
  const icon = words(at(collectible, 'displayProperties', 'icon'))
  const source = text(at(collectible, 'sourceString')) ?? ''
  const where = whereabouts([source])
  const classType = CLASSES[number(at(item, 'classType')) ?? CLASSES.length]
  const tier = number(at(item, 'inventory', 'tierType'))
  const kind = kindOf(item)
  return {
    hash: collectibleHash,
    ...(itemHash ? { itemHash } : {}),
    name: text(at(collectible, 'displayProperties', 'name')) ?? '',
    description: text(at(collectible, 'displayProperties', 'description')) ?? '',
    ...(icon ? { icon } : {}),
    kind,
    ...(tier === undefined ? {} : { rarity: rarity({ tierType: tier }) }),
    ...(classType && kind === 'armor' ? { classType } : {}),
    source,
    ...(menuHash ? { menuHash } : {}),
    menu: names[0] ?? '',
    ...(where ? { where } : {}),
  }
}

function kindOf(item: unknown): CollectibleKind {
  const itemType = count(at(item, 'itemType'))
  if (itemType === WEAPON_ITEM_TYPE) return 'weapon'
  if (isArmor({ itemType, bucketHash: count(at(item, 'inventory', 'bucketTypeHash')) })) return 'armor'
  return FLAIR_ITEM_TYPES.has(itemType) ? 'flair' : 'other'
}
