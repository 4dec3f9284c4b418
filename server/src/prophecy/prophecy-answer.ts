import type { Prophecy, ProphecyWatch } from '@ai-vault/contract/advice/prophecy.ts'
import { secondsOf } from '@ai-vault/game/history/play-mix.ts'
import { ARCHETYPE_DAYS, playstyleOf } from '@ai-vault/game/history/playstyle.ts'
import type { Run } from '@ai-vault/game/history/run.ts'
import { traitColour, UNUSED_DAYS } from '@ai-vault/game/prophecy/hidden-gems.ts'
import { hoursByWeek } from '@ai-vault/game/prophecy/sightline.ts'
import { betterCopies, reliedOn } from '@ai-vault/game/prophecy/watch.ts'
import { shownLead } from '@ai-vault/game/weapons/rating/tiers.ts'
import { farmPart } from './farm-part.ts'
import { gemsPart } from './gems-part.ts'
import { itemFields } from './item-fields.ts'
import type { ProphecyInput } from './prophecy-input.ts'
import { SPAN_DAYS } from './report-fetcher.ts'

const DAY_MS = 86_400_000
const PACE_DAYS = 30

type Recommendations = Omit<
  Prophecy,
  | 'language'
  | 'missing_language'
  | 'read_at'
  | 'stale'
  | 'withheld'
  | 'progress'
  | 'reports_left'
  | 'meta_alerts'
>

/**
 * What is recommended takes a fifth of a second to work out and changes only with what it rests on: so it is kept for as long as
 * the ratings of the guardian's copy are in memory, and at most an hour.
 */
export function createProphecyAnswers() {
  const kept = new WeakMap<
    ProphecyInput['ratings'],
    { readonly key: string; readonly answer: Recommendations }
  >()
  return (input: ProphecyInput, watchedSince: number): Recommendations => {
    const { ratings, runs, use, names, now } = input
    const hour = Math.floor(now / 3_600_000)
    const newest = [runs, use].flatMap((list) => [list.length, list[0]?.startedAt])
    const key = [hour, watchedSince, names?.language, names?.edition, ...newest].join(' ')
    const before = kept.get(ratings)
    if (before?.key === key) return before.answer
    const answer = prophecyAnswer(input, watchedSince)
    kept.set(ratings, { key, answer })
    return answer
  }
}

/** All parts but those that need the database. */
function prophecyAnswer(input: ProphecyInput, watchedSince: number): Recommendations {
  const { weapons, runs, use, now } = input
  const recent = runs.filter(({ startedAt }) => startedAt >= now - PACE_DAYS * DAY_MS)
  const hours = recent.reduce((sum, run) => sum + secondsOf(run), 0) / 3_600
  const inReports = use.filter(({ startedAt }) => startedAt >= now - UNUSED_DAYS * DAY_MS)
  const usedAt = new Map<number, number>()
  for (const { startedAt, weapons: used } of inReports) {
    for (const hash of used.keys()) usedAt.set(hash, Math.max(usedAt.get(hash) ?? 0, startedAt))
  }
  return {
    weapons: weapons.length,
    tracked: weapons.filter(({ kills }) => kills !== undefined).length,
    ...(recent.length > 0 ? { hours_a_week: Math.round((10 * hours * 7) / PACE_DAYS) / 10 } : {}),
    hours_by_week: [
      ...hoursByWeek(
        runs.map((run) => ({ startedAt: run.startedAt, seconds: secondsOf(run) })),
        now,
      ),
    ],
    runs: runs.length,
    reports: inReports.length,
    ...gemsPart(input, { watchedSince, usedAt, reports: inReports.length }),
    watched_since: new Date(watchedSince).toISOString(),
    weapons_to_watch: [...watchPart(input)],
    next_farm_priorities: [...farmPart(input)],
    playstyle: playstylePart(runs, now),
  }
}

function playstylePart(runs: readonly Run[], now: number): Prophecy['playstyle'] {
  const since = now - ARCHETYPE_DAYS * DAY_MS
  const {
    archetype,
    confidence,
    traits,
    mix,
    runs: counted,
  } = playstyleOf(runs.filter(({ startedAt }) => startedAt >= since))
  const before = playstyleOf(
    runs.filter(({ startedAt }) => startedAt < since && startedAt >= since - ARCHETYPE_DAYS * DAY_MS),
  ).archetype
  return {
    ...(archetype ? { archetype } : {}),
    confidence,
    runs: counted,
    days: ARCHETYPE_DAYS,
    traits: traits
      .toSorted((one, other) => other.score - one.score)
      .map((trait) => ({ ...trait, colour: traitColour(trait.score) })),
    mix: mix.map(({ name, runs: played, percent }) => ({ name, runs: played, percent })),
    ...(before ? { before } : {}),
  }
}

const MOST = 6

/** What is worn although a better copy lies by, and what everything hangs on. */
function watchPart(input: ProphecyInput): readonly ProphecyWatch[] {
  return [...betterCopyWatches(input), ...reliedOnWatches(input)].slice(0, MOST)
}

function betterCopyWatches({ weapons, mix, context, names }: ProphecyInput): readonly ProphecyWatch[] {
  return betterCopies(weapons, mix, context).map(({ worn, better, mine, best }) => ({
    ...itemFields(worn, names),
    item_instance_id: worn.instanceId,
    claim: {
      kind: 'better-copy',
      better_instance_id: best.instanceId,
      difference: shownLead(best.score, mine.score),
      place: better.place.in,
    },
    evidence: [mine, best].map(({ score, instanceId }) => ({
      kind: 'rating' as const,
      score,
      item_instance_id: instanceId,
      personal: true,
    })),
  }))
}

function reliedOnWatches({ use, weapons, manifest, names, now }: ProphecyInput): readonly ProphecyWatch[] {
  const recent = use.filter(({ startedAt }) => startedAt >= now - SPAN_DAYS * 86_400_000)
  return reliedOn(recent.map(({ weapons: used }) => used)).flatMap(({ hash, share }): ProphecyWatch[] => {
    const owned = weapons.find((weapon) => weapon.hash === hash)
    const weapon = owned ?? manifest.weapon(hash)
    if (!weapon) return []
    return [
      {
        ...itemFields(weapon, names),
        ...(owned ? { item_instance_id: owned.instanceId } : {}),
        claim: { kind: 'relied-on', percent: Math.round(100 * share) },
        evidence: [{ kind: 'reports', reports: recent.length, days: SPAN_DAYS }],
      },
    ]
  })
}
