import type { ActivityKind } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { type AtlasDefinitions, readTriumphs } from '@ai-vault/platform/atlas/atlas-definitions.ts'
import { ACTIVITY_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { z } from 'zod'
import { kindOfActivity } from '../archives/activity-kind.ts'

/** What the dashboard asks the game's definitions for. */
export interface GameLookups {
  /** Hashes of the triumphs about the Portal's operations, and about Kepler. */
  readonly portalTriumphs: ReadonlySet<number>
  readonly keplerTriumphs: ReadonlySet<number>
  /** What each triumph asks for, and which records are none. */
  readonly triumphs: Pick<AtlasDefinitions, 'triumphs' | 'unlisted' | 'seals'>
  isPortalMilestone(hash: number): boolean
  /** Which activity a milestone asks for; undefined where it names none. */
  milestoneKind(hash: number): ActivityKind | undefined
  /** On which destination an activity starts. */
  destinationOf(activity: number): number | undefined
  seasonIsActive(hash: number, now: number): boolean
}

/** The game's own menu of what there is to do on Kepler. Its triumphs stand in menus below it, as everywhere. */
const KEPLER_MENU = 2140539821
/**
 * The Portal has no menu of that kind in the definitions known to us. Where the game has menus of its operations they
 * are found by their English names: rules read the main definitions, in whatever language names are shown. Without
 * them nothing is claimed about the Portal.
 */
const PORTAL_NAMES = ['Solo Ops', 'Fireteam Ops', 'Pinnacle Ops', 'Crucible Ops', 'Arena Ops']
/** The last season was given an end that never comes (G-47); a real one is over within a year or so. */
const LONGEST_SEASON_MS = 400 * 86_400_000

const nodeSchema = z.object({
  displayProperties: z.object({ name: z.string() }),
  children: z
    .object({
      presentationNodes: z.array(z.object({ presentationNodeHash: z.number() })).optional(),
      records: z.array(z.object({ recordHash: z.number() })).optional(),
    })
    .optional(),
})
const milestoneSchema = z.object({ activities: z.array(z.object({ activityHash: z.number() })).optional() })
const seasonSchema = z.object({ startDate: z.string(), endDate: z.string() })

const activitySchema = z.object({ destinationHash: z.number() })

type Definitions = Pick<Manifest, 'definition' | 'hashes' | 'status'>

/** Looked up once for each version of the definitions. */
export function createGameLookups(manifest: Definitions): () => GameLookups {
  let made: { readonly version: string | undefined; readonly lookups: GameLookups } | undefined
  return () => {
    const version = manifest.status?.version
    if (!made || made.version !== version) made = { version, lookups: lookUp(manifest) }
    return made.lookups
  }
}

function lookUp(manifest: Definitions): GameLookups {
  const menus = readMenus(manifest)
  const kinds = new Map<number, ActivityKind | undefined>()
  const milestoneKind = (hash: number) => {
    if (!kinds.has(hash)) kinds.set(hash, readMilestoneKind(manifest, hash))
    return kinds.get(hash)
  }
  return {
    portalTriumphs: triumphsBelow(menus, menusNamed(menus, PORTAL_NAMES)),
    keplerTriumphs: triumphsBelow(menus, [KEPLER_MENU]),
    triumphs: readTriumphs(manifest),
    milestoneKind,
    destinationOf: (activity) =>
      activitySchema.safeParse(manifest.definition(ACTIVITY_TABLE, activity)).data?.destinationHash,
    isPortalMilestone: (hash) => milestoneKind(hash) === 'operation',
    seasonIsActive: (hash, now) => isActive(manifest.definition('DestinySeasonDefinition', hash), now),
  }
}

type Menus = ReadonlyMap<number, z.infer<typeof nodeSchema>>

function readMenus(manifest: Definitions): Menus {
  const table = 'DestinyPresentationNodeDefinition'
  return new Map(
    manifest.hashes(table).flatMap((hash) => {
      const node = nodeSchema.safeParse(manifest.definition(table, hash))
      return node.success ? [[hash, node.data] as const] : []
    }),
  )
}

const menusNamed = (menus: Menus, names: readonly string[]) =>
  [...menus].flatMap(([hash, { displayProperties }]) =>
    names.includes(displayProperties.name) ? [hash] : [],
  )

/** Those of the menus themselves and of every menu below them, each once. */
function triumphsBelow(menus: Menus, roots: readonly number[]): ReadonlySet<number> {
  const open = [...roots]
  const seen = new Set(open)
  const triumphs = new Set<number>()
  for (const hash of open) {
    const { records = [], presentationNodes = [] } = menus.get(hash)?.children ?? {}
    for (const { recordHash } of records) triumphs.add(recordHash)
    for (const { presentationNodeHash: below } of presentationNodes) {
      if (!seen.has(below)) open.push(below)
      seen.add(below)
    }
  }
  return triumphs
}

function readMilestoneKind(manifest: Definitions, hash: number): ActivityKind | undefined {
  const milestone = milestoneSchema.safeParse(manifest.definition('DestinyMilestoneDefinition', hash))
  const [asked] = milestone.data?.activities ?? []
  return asked && kindOfActivity(manifest, asked.activityHash)
}

function isActive(season: unknown, now: number): boolean {
  const { data } = seasonSchema.safeParse(season)
  if (!data) return false
  const [start, end] = [Date.parse(data.startDate), Date.parse(data.endDate)]
  return start <= now && now < end && end - start <= LONGEST_SEASON_MS
}
