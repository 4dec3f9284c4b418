import type { Guardian, TriumphProgress } from '@ai-vault/game/guardian.ts'
import { byPriority } from '@ai-vault/game/triumphs/priority.ts'
import { objectivesShare, progressPercent, triumphPercent } from '@ai-vault/game/triumphs/progress-share.ts'
import type { SealDefinition, TriumphDefinition } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import {
  isTriumphClaimable,
  isTriumphComplete,
  isTriumphHidden,
  isTriumphSecret,
} from '@ai-vault/game/triumphs/triumph-state.ts'
import { isBeyondPower } from '@ai-vault/game/triumphs/within-reach.ts'
import type { AtlasDefinitions } from '@ai-vault/platform/atlas/atlas-definitions.ts'

/** One player's triumph: what the game asks for, and how far the player has come. */
export interface PlayersTriumph {
  readonly hash: number
  /** Absent where the definitions do not know it yet. */
  readonly definition: TriumphDefinition | undefined
  readonly progress: TriumphProgress
  readonly complete: boolean
  readonly claimable: boolean
  readonly secret: boolean
  readonly legacy: boolean
}

interface CountedSeal {
  readonly definition: SealDefinition
  readonly earned: boolean
  readonly gilded: boolean
  readonly gilding?: { readonly triumph: number; readonly times?: number }
  readonly done: number
  readonly total: number
  readonly percent: number
}

export interface PlayersSeal extends CountedSeal {
  /** Its triumphs that can be done, the best to do next first. */
  readonly open: readonly number[]
}

/** How far a triumph is, in whole percent: the one figure that every screen and the assistant show. */
export const percentOf = ({ progress, complete, definition }: PlayersTriumph): number =>
  triumphPercent(progress.objectives, { complete, stepped: definition?.stepped ?? false })

/** What stands for a secret triumph until it is done. */
export const secretNameOf = ({ definition }: Pick<PlayersTriumph, 'definition'>): string =>
  definition?.secretName ?? '???'

export interface PlayersTriumphs {
  /** Open ones first, the best to do next first; then the complete ones. */
  readonly triumphs: readonly PlayersTriumph[]
  /** Of those, what can be recommended. */
  readonly open: readonly (PlayersTriumph & { readonly nearby: number })[]
  readonly seals: readonly PlayersSeal[]
}

type Definitions = Pick<AtlasDefinitions, 'triumphs' | 'unlisted' | 'seals'>

export function readPlayersTriumphs(
  guardian: Pick<Guardian, 'triumphs' | 'characters'>,
  definitions: Definitions,
): PlayersTriumphs {
  const all = guardian.triumphs.flatMap((progress) => readTriumph(progress, definitions))
  const byHash = new Map(all.map((triumph) => [triumph.hash, triumph]))
  const counted = definitions.seals.flatMap((seal) => readSeal(seal, byHash))
  const titles = new Set(
    definitions.seals.flatMap(({ recordHash, gildingHash }) => [recordHash, gildingHash]),
  )
  const canBeDone = ({ complete, secret, legacy, definition, hash }: PlayersTriumph) =>
    !complete && !secret && !legacy && definition !== undefined && !titles.has(hash)
  const open = rank(
    all.filter(canBeDone),
    counted,
    guardian.characters.map(({ power }) => power),
  )
  const first = new Set(open.map(({ hash }) => hash))
  const rest = all.filter(({ hash }) => !first.has(hash)).toSorted(openThenClaimableThenName)
  const seals = counted.toSorted(nearestSealFirst).map((seal) => ({
    ...seal,
    open: open
      .filter(({ definition }) => definition?.seals.includes(seal.definition.hash))
      .map(({ hash }) => hash),
  }))
  return { triumphs: [...open, ...rest], open, seals }
}

/** What the Atlas lists as open: titles among it, which cannot be recommended as something to do. */
export const listedAsOpen = ({ triumphs }: Pick<PlayersTriumphs, 'triumphs'>): readonly PlayersTriumph[] =>
  triumphs.filter(({ complete, legacy }) => !complete && !legacy)

/** Of those that can still be earned. */
export function countPlayersTriumphs({ triumphs }: Pick<PlayersTriumphs, 'triumphs'>) {
  const active = triumphs.filter(({ legacy }) => !legacy)
  return { completed: active.filter(({ complete }) => complete).length, total: active.length }
}

function readTriumph(
  progress: TriumphProgress,
  { triumphs, unlisted }: Definitions,
): readonly PlayersTriumph[] {
  const { hash } = progress
  if (isTriumphHidden(progress) || unlisted.has(hash)) return []
  const definition = triumphs.get(hash)
  return [
    {
      hash,
      definition,
      progress,
      complete: isTriumphComplete(progress),
      claimable: isTriumphClaimable(progress),
      secret: isTriumphSecret(progress),
      legacy: definition?.legacy ?? false,
    },
  ]
}

/** A seal none of whose triumphs the platform tells of is not this player's. */
function readSeal(seal: SealDefinition, byHash: ReadonlyMap<number, PlayersTriumph>): readonly CountedSeal[] {
  const triumphs = seal.triumphs.flatMap((hash) => byHash.get(hash) ?? [])
  if (triumphs.length === 0) return []
  const done = triumphs.filter(({ complete }) => complete).length
  const gilding = byHash.get(seal.gildingHash ?? 0)
  const times = gilding?.progress.completedCount
  const isDone = (hash: number | undefined) => hash !== undefined && byHash.get(hash)?.complete === true
  return [
    {
      definition: seal,
      earned: isDone(seal.recordHash),
      gilded: isDone(seal.gildingHash),
      ...(gilding && { gilding: { triumph: gilding.hash, ...(times !== undefined && { times }) } }),
      done,
      total: triumphs.length,
      percent: progressPercent(done, triumphs.length),
    },
  ]
}

function rank(
  candidates: readonly PlayersTriumph[],
  seals: readonly CountedSeal[],
  powers: readonly number[],
): PlayersTriumphs['open'] {
  const sealShares = new Map(
    seals
      .filter(({ earned }) => !earned)
      .map(({ definition, done, total }) => [definition.hash, done / total]),
  )
  const placeOf = ({ definition }: PlayersTriumph) => {
    const { activityHash, destinationHash } = definition?.where ?? {}
    return activityHash ?? destinationHash
  }
  const places = Map.groupBy(candidates, placeOf)
  return byPriority(
    candidates.map((triumph) => {
      const place = placeOf(triumph)
      const nearby = place === undefined ? 0 : (places.get(place)?.length ?? 1) - 1
      return {
        ...triumph,
        nearby,
        name: triumph.definition?.name ?? '',
        share: objectivesShare(triumph.progress.objectives),
        left: leftToCount(triumph),
        points: triumph.definition?.points ?? 0,
        sealShare: Math.max(0, ...(triumph.definition?.seals ?? []).map((seal) => sealShares.get(seal) ?? 0)),
        neighbours: nearby,
        beyondPower: isBeyondPower(triumph.definition, powers),
      }
    }),
  )
}

/** The steps of a stepped triumph count the same things: what is left is what is left of the last. */
function leftToCount({ progress, definition }: PlayersTriumph): number {
  const open = progress.objectives.filter(({ complete }) => !complete)
  const left = open.map((each) => Math.max(0, each.completionValue - each.progress))
  return definition?.stepped ? Math.max(0, ...left) : left.reduce((sum, each) => sum + each, 0)
}

function openThenClaimableThenName(one: PlayersTriumph, other: PlayersTriumph): number {
  const rankOf = ({ complete, claimable, legacy }: PlayersTriumph) =>
    Number(legacy) * 4 + (complete ? (claimable ? 1 : 2) : 0)
  const [name = '', otherName = ''] = [one.definition?.name, other.definition?.name]
  return rankOf(one) - rankOf(other) || (name < otherName ? -1 : name > otherName ? 1 : one.hash - other.hash)
}

/** Titles to earn first, the nearest first; earned ones and those of years that are over behind them. */
function nearestSealFirst(one: CountedSeal, other: CountedSeal): number {
  const rankOf = ({ earned, definition }: CountedSeal) => Number(definition.legacy) * 2 + Number(earned)
  return (
    rankOf(one) - rankOf(other) ||
    other.done / other.total - one.done / one.total ||
    (one.definition.title < other.definition.title ? -1 : 1)
  )
}
