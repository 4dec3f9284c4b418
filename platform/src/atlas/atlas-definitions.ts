import { setImmediate } from 'node:timers/promises'
import type {
  ChecklistEntry,
  CollectibleDefinition,
  DestinationDefinition,
  SealDefinition,
  TriumphDefinition,
} from '@ai-vault/game/triumphs/triumph-definitions.ts'
import { COLLECTIBLE_TABLE, RECORD_TABLE } from '../manifest/index/table-shapes.ts'
import type { Lookups, Manifest } from '../manifest/manifest.ts'
import { createWhereabouts } from './find-whereabouts.ts'
import { readPresentationTree } from './presentation-tree.ts'
import { readChecklists } from './read-checklists.ts'
import { readCollectibleDefinition } from './read-collectible-definition.ts'
import { readDestinations } from './read-destinations.ts'
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
