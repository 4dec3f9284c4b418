import type { ProphecyFarm } from '@ai-vault/contract/advice/prophecy.ts'
import type { Run } from '@ai-vault/game/history/run.ts'
import { medianMinutes, runsToSource } from '@ai-vault/game/history/source-runs.ts'
import type { GearTier, Weapon, WeaponDefinition } from '@ai-vault/game/items.ts'
import { farmPriority, farmValue, jobOf } from '@ai-vault/game/prophecy/farm-priority.ts'
import { ACTIVITY_KINDS } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { dreamCopy } from '@ai-vault/game/weapons/odds/god-roll.ts'
import { oddsAtTier, oddsOf, type TierOdds, usualTier } from '@ai-vault/game/weapons/odds/odds.ts'
import { type PersonalGodRoll, targetFor } from '@ai-vault/game/weapons/personal/personal-god-roll.ts'
import {
  masterworkStats,
  personalRoll,
  personalScore,
} from '@ai-vault/game/weapons/personal/personal-roll.ts'
import { sameWeapon } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import { ITEM_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import { activityName } from '../archives/activity-name.ts'
import { distinctWeapons } from '../forge/weapon-list.ts'
import { itemFields } from './item-fields.ts'
import type { ProphecyInput } from './prophecy-input.ts'

/** So many are looked at closely; the rest is ranked by perks alone. */
const LOOKED_AT = 14
const MOST = 9

interface Place {
  readonly name: string
  readonly minutes: number
  readonly runs: readonly Run[]
  /** Weapons from there. */
  readonly weapons: number
  /** At which gear tier they usually drop for this player; absent where they have none from there. */
  readonly tier: GearTier | undefined
}

/**
 * What to farm, by value times odds and the player's own pace: only where they have been, so that the pace is theirs. Not
 * what they have already: where a copy can select the traits, another drop could only better its parts.
 */
export function farmPart(
  input: ProphecyInput,
  fits: (definition: WeaponDefinition) => boolean = () => true,
): readonly ProphecyFarm[] {
  const { mix, context, manifest, weapons } = input
  const places = placesOf(input)
  const owned = bestOwned(input)
  const copies: ReadonlyMap<string, readonly Weapon[]> = Map.groupBy(weapons, sameWeapon)
  const candidates = distinctWeapons(manifest).flatMap((definition) => {
    const place = definition.rarity === 'legendary' && definition.source && places.get(definition.source)
    if (!place || !fits(definition)) return []
    const roll = personalRoll(dreamCopy(definition), mix, {}, masterworkStats(definition))
    // Every pool has a best roll that scores near ten; how far that is from what one has tells which to look at.
    return roll ? (goalOf(definition, place, { ...roll, score: 10 }, owned) ?? []) : []
  })
  return candidates
    .toSorted((one, other) => other.priority.pointsAnHour - one.priority.pointsAnHour)
    .slice(0, LOOKED_AT)
    .flatMap(({ definition, place }) => {
      const found = targetFor(definition, copies.get(sameWeapon(definition)) ?? [], mix, context)
      return found && !found.hasTraits ? (goalOf(definition, place, found.target, owned) ?? []) : []
    })
    .toSorted((one, other) => other.priority.pointsAnHour - one.priority.pointsAnHour)
    .slice(0, MOST)
    .map((goal) => answerOf(goal, input))
}

function placesOf({ runs, manifest, weapons: owned }: ProphecyInput): ReadonlyMap<string, Place> {
  const counts = new Map<string, number>()
  for (const { source } of distinctWeapons(manifest)) {
    if (source) counts.set(source, (counts.get(source) ?? 0) + 1)
  }
  const dropped = Map.groupBy(owned, ({ hash }) => manifest.weapon(hash)?.source)
  const nameOf = (run: Run) => activityName(run, manifest)
  return new Map(
    [...counts].flatMap(([source, weapons]) => {
      const found = runsToSource(source, runs, nameOf)
      const finished = found?.runs.filter(({ completed }) => completed !== false) ?? []
      const minutes = medianMinutes(finished)
      if (!found || !minutes) return []
      const name = 'activity' in found.place ? found.place.activity : ACTIVITY_KINDS[found.place.kind].name
      const tier = usualTier((dropped.get(source) ?? []).map((weapon) => weapon.tier))
      return [[source, { name, minutes, runs: finished, weapons, tier }] as const]
    }),
  )
}

function bestOwned({ weapons, mix, context }: ProphecyInput): ReadonlyMap<string, number> {
  const best = new Map<string, number>()
  for (const weapon of weapons) {
    const score = personalScore(weapon, mix, context)
    const job = jobOf(weapon)
    if (score !== undefined && score > (best.get(job) ?? 0)) best.set(job, score)
  }
  return best
}

interface Goal {
  readonly definition: WeaponDefinition
  readonly place: Place
  readonly roll: PersonalGodRoll
  readonly value: number
  readonly odds: TierOdds
  readonly priority: ReturnType<typeof farmPriority>
}

function goalOf(
  definition: WeaponDefinition,
  place: Place,
  roll: PersonalGodRoll,
  owned: ReadonlyMap<string, number>,
): Goal | undefined {
  const value = farmValue(roll.score, owned.get(jobOf(definition)))
  const odds = oddsAtTier(
    oddsOf(
      definition,
      roll.traits.map(({ name }) => name),
    ),
    place.tier,
  )
  if (value === undefined || !odds?.chance) return undefined
  const priority = farmPriority({
    value,
    oddsADrop: odds.chance,
    sharedBy: place.weapons,
    minutesARun: place.minutes,
  })
  return { definition, place, roll, value, odds, priority }
}

function answerOf(
  { definition, place, roll, value, odds, priority }: Goal,
  { names }: ProphecyInput,
): ProphecyFarm {
  const [newest] = place.runs.toSorted((one, other) => other.startedAt - one.startedAt)
  const round = (number: number, digits: number) => Math.round(number * 10 ** digits) / 10 ** digits
  const traitNames = roll.traits.map(
    ({ hash, name }) => (hash !== undefined && names?.nameOf(ITEM_TABLE, hash)) || name,
  )
  return {
    ...itemFields(definition, names),
    place: place.name,
    traits: traitNames,
    value,
    odds_a_run: priority.oddsARun,
    minutes: place.minutes,
    points_an_hour: round(priority.pointsAnHour, 3),
    even_runs: priority.evenRuns,
    even_hours: round(priority.evenHours, 1),
    evidence: [
      { kind: 'pool', weapons: place.weapons, odds: odds.chance, tiers: [...odds.tiers] },
      {
        kind: 'runs',
        runs: place.runs.length,
        ...(newest ? { activity_id: newest.instanceId } : {}),
      },
    ],
  }
}
