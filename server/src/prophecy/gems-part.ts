import type { Prophecy, ProphecyGem } from '@ai-vault/contract/advice/prophecy.ts'
import { gemAction } from '@ai-vault/game/prophecy/gem-action.ts'
import {
  findHiddenGems,
  type Gem,
  gemWorth,
  type Seen,
  UNUSED_DAYS,
} from '@ai-vault/game/prophecy/hidden-gems.ts'
import { analyzeWeapon } from '@ai-vault/game/weapons/analysis.ts'
import type { WeaponRating } from '@ai-vault/game/weapons/rating/rate.ts'
import { analysisIn } from '../weapons/analysis-in.ts'
import { itemFields } from './item-fields.ts'
import type { ProphecyInput } from './prophecy-input.ts'

/** More than anybody reads at once; the count tells how many there are. */
const MOST_GEMS = 30

export function gemsPart(
  input: ProphecyInput,
  seen: Seen,
): Pick<Prophecy, 'top_hidden_gems' | 'hidden_gems' | 'left_out'> {
  const { weapons, ratings, mix, now } = input
  const { gems, leftOut } = findHiddenGems(
    weapons,
    (weapon) => {
      const rating = ratings.get(weapon.instanceId)
      return rating && gemWorth(weapon, rating, mix)
    },
    seen,
    now,
  )
  return {
    top_hidden_gems: gems.slice(0, MOST_GEMS).flatMap((gem) => {
      const rating = ratings.get(gem.weapon.instanceId)
      return rating ? [gemAnswer(gem, rating, input, seen)] : []
    }),
    hidden_gems: gems.length,
    left_out: { ...leftOut },
  }
}

type Reasons = ReturnType<typeof analyzeWeapon>['pve']['reasons']

function gemAnswer(gem: Gem, rating: WeaponRating, input: ProphecyInput, seen: Seen): ProphecyGem {
  const { weapon, activity, score, idle, confidence, hardlyPlayed } = gem
  const { context, manifest, names } = input
  const definition = manifest.weapon(weapon.hash)
  const analysis = analysisIn(
    analyzeWeapon(weapon, rating, context, definition),
    { weapon, definition },
    names,
  )
  return {
    ...itemFields(weapon, names),
    item_instance_id: weapon.instanceId,
    place: weapon.place.in,
    reason: strongest(analysis[activity].reasons) || analysis.synergy_analysis,
    ...switchingOf(analysis[activity].reasons),
    tier: rating[activity].tier,
    score,
    activity,
    ...(hardlyPlayed ? { hardly_played: true } : {}),
    confidence,
    action: gemAction(weapon, gem),
    ...(idle.basis === 'unmoved' ? { last_used: new Date(idle.since).toISOString() } : {}),
    evidence: [
      {
        kind: 'tracker',
        kills: weapon.kills ?? 0,
        ...(idle.basis === 'unmoved' ? { days: idle.days } : {}),
      },
      { kind: 'rating', score, item_instance_id: weapon.instanceId },
      ...(seen.reports > 0 ? [{ kind: 'reports' as const, reports: seen.reports, days: UNUSED_DAYS }] : []),
    ],
  }
}

/** The score is that of the best perks of its columns: which of them are not switched on yet. */
function switchingOf(reasons: Reasons): Pick<ProphecyGem, 'switching'> {
  const combination = reasons.find(({ topic }) => topic === 'combination')
  return combination ? { switching: combination.text } : {}
}

/** Two sentences: what the traits do for each other and by themselves, the weightiest first. */
function strongest(reasons: Reasons): string {
  return reasons
    .filter(({ topic, steps = 0 }) => (topic === 'pair' || topic === 'trait') && steps > 0)
    .toSorted((one, other) => (other.steps ?? 0) - (one.steps ?? 0))
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ')
}
