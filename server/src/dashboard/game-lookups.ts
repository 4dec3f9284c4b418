import { type ActivityKind, activityKind } from '@ai-vault/game/scores/activity-kinds.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { z } from 'zod'

/** What the dashboard asks the game's definitions for. */
export interface GameLookups {
  /** Hashes of the triumphs about the Portal's operations, and about Kepler. */
  readonly portalTriumphs: ReadonlySet<number>
  readonly keplerTriumphs: ReadonlySet<number>
  isPortalMilestone(hash: number): boolean
  /** Which activity a milestone asks for; undefined where it names none. */
  milestoneKind(hash: number): ActivityKind | undefined
  seasonIsActive(hash: number, now: number): boolean
}

/**
 * As the game's own menus name them in English: rules read the main definitions, in whatever language names are shown.
 * The menus' hashes are in no public data that reaches as far as these menus, and nothing else in a menu or a triumph
 * says what it is about.
 */
const PORTAL_NODES = ['Solo Ops', 'Fireteam Ops', 'Pinnacle Ops', 'Crucible Ops']
const KEPLER_NODES = ['Kepler']
/** The last season was given an end that never comes (G-47); a real one is over within a year or so. */
const LONGEST_SEASON_MS = 400 * 86_400_000

const nodeSchema = z.object({
  displayProperties: z.object({ name: z.string() }),
  children: z.object({ records: z.array(z.object({ recordHash: z.number() })).optional() }).optional(),
})
const milestoneSchema = z.object({ activities: z.array(z.object({ activityHash: z.number() })).optional() })
const activitySchema = z.object({ activityModeTypes: z.array(z.number()).optional() })
const seasonSchema = z.object({ startDate: z.string(), endDate: z.string() })

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
  const nodes = manifest.hashes('DestinyPresentationNodeDefinition').flatMap((hash) => {
    const node = nodeSchema.safeParse(manifest.definition('DestinyPresentationNodeDefinition', hash))
    return node.success ? [node.data] : []
  })
  const triumphsOf = (names: readonly string[]) =>
    new Set(
      nodes
        .filter(({ displayProperties }) => names.includes(displayProperties.name))
        .flatMap(({ children }) => children?.records?.map(({ recordHash }) => recordHash) ?? []),
    )
  const kinds = new Map<number, ActivityKind | undefined>()
  const milestoneKind = (hash: number) => {
    if (!kinds.has(hash)) kinds.set(hash, readMilestoneKind(manifest, hash))
    return kinds.get(hash)
  }
  return {
    portalTriumphs: triumphsOf(PORTAL_NODES),
    keplerTriumphs: triumphsOf(KEPLER_NODES),
    milestoneKind,
    isPortalMilestone: (hash) => milestoneKind(hash) === 'operation',
    seasonIsActive: (hash, now) => isActive(manifest.definition('DestinySeasonDefinition', hash), now),
  }
}

function readMilestoneKind(manifest: Definitions, hash: number): ActivityKind | undefined {
  const milestone = milestoneSchema.safeParse(manifest.definition('DestinyMilestoneDefinition', hash))
  const [asked] = milestone.data?.activities ?? []
  if (!asked) return undefined
  const activity = activitySchema.safeParse(
    manifest.definition('DestinyActivityDefinition', asked.activityHash),
  )
  return activityKind(activity.data?.activityModeTypes ?? [])
}

function isActive(season: unknown, now: number): boolean {
  const { data } = seasonSchema.safeParse(season)
  if (!data) return false
  const [start, end] = [Date.parse(data.startDate), Date.parse(data.endDate)]
  return start <= now && now < end && end - start <= LONGEST_SEASON_MS
}
