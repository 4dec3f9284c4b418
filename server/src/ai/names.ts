/** What a question may name: everything of the game, read once for each version of its definitions, and the account. */
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { withoutDifficulty } from '@ai-vault/game/history/run.ts'
import type { ActivityKind } from '@ai-vault/game/scores/week/activity-kinds.ts'
import type { AtlasDefinitions } from '@ai-vault/platform/atlas/atlas-definitions.ts'
import { ACTIVITY_TABLE, DESTINATION_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { accountEntries } from '@ai-vault/sentinel/account-names.ts'
import { joinNames } from '@ai-vault/sentinel/reader/names/join-names.ts'
import {
  createNameIndex,
  type NameEntry,
  type NameIndex,
} from '@ai-vault/sentinel/reader/names/name-index.ts'
import { kindOfActivity } from '../archives/activity-kind.ts'

type Definitions = Pick<Manifest, 'weapons' | 'exoticArmor' | 'hashes' | 'named' | 'definition' | 'status'>

export interface NamesDeps {
  readonly manifest: Definitions
  readonly atlas: () => Promise<Pick<AtlasDefinitions, 'edition' | 'triumphs' | 'seals'>>
}

/** Maps of the Crucible and places to walk around in are no names of runs. */
const NAMED_KINDS: ReadonlySet<ActivityKind | undefined> = new Set<ActivityKind>([
  'raid',
  'dungeon',
  'nightfall',
  'operation',
  'strike',
  'lost-sector',
  'story',
])

export function createNames({ manifest, atlas }: NamesDeps) {
  let game: { readonly edition: string; readonly index: NameIndex } | undefined
  const accounts = new WeakMap<Guardian, NameIndex>()

  async function namesOfGame(): Promise<NameIndex> {
    const definitions = await atlas()
    if (game?.edition !== definitions.edition) {
      game = { edition: definitions.edition, index: createNameIndex(gameEntries(manifest, definitions)) }
    }
    return game.index
  }

  return {
    async of(guardian: Guardian): Promise<NameIndex> {
      const known = accounts.get(guardian)
      if (known) return known
      const made = joinNames(createNameIndex(accountEntries(guardian)), await namesOfGame())
      accounts.set(guardian, made)
      return made
    },
  }
}

function gameEntries(
  manifest: Definitions,
  { triumphs, seals }: Pick<AtlasDefinitions, 'triumphs' | 'seals'>,
): readonly NameEntry[] {
  const perks = new Map<string, number>()
  const weapons = manifest.weapons().map(({ name, hash, rarity, columns }): NameEntry => {
    for (const { possible } of columns) for (const plug of possible) perks.set(plug.name, plug.hash)
    return { kind: 'weapon', name, hash, ...(rarity === 'exotic' ? { exotic: true } : {}) }
  })
  return [
    ...weapons,
    ...[...perks].map(([name, hash]): NameEntry => ({ kind: 'perk', name, hash })),
    ...manifest
      .exoticArmor()
      .map(({ name, hash }): NameEntry => ({ kind: 'armor', name, hash, exotic: true })),
    ...activityEntries(manifest),
    ...manifest.hashes(DESTINATION_TABLE).flatMap((hash): NameEntry[] => {
      const name = manifest.named(DESTINATION_TABLE, hash)?.name
      return name ? [{ kind: 'destination', name, hash }] : []
    }),
    ...[...triumphs.values()].flatMap(({ name, hash }): NameEntry[] =>
      name ? [{ kind: 'triumph', name, hash }] : [],
    ),
    ...seals.map(({ title, recordHash }): NameEntry => ({ kind: 'triumph', name: title, hash: recordHash })),
  ]
}

/** Without their difficulties, each name once. */
function activityEntries(manifest: Definitions): readonly NameEntry[] {
  const names = new Map<string, number>()
  for (const hash of manifest.hashes(ACTIVITY_TABLE)) {
    const name = manifest.named(ACTIVITY_TABLE, hash)?.name
    if (name && NAMED_KINDS.has(kindOfActivity(manifest, hash))) names.set(withoutDifficulty(name), hash)
  }
  return [...names].map(([name, hash]) => ({ kind: 'activity', name, hash }))
}
