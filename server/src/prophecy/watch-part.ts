import type { ProphecyWatch } from '@ai-vault/contract/prophecy.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { rankCopies } from '@ai-vault/game/weapons/personal/personal-god-roll.ts'
import { isEquipped, sameWeapon } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import { itemFields } from './item-fields.ts'
import type { ProphecyInput } from './prophecy-input.ts'
import { SPAN_DAYS } from './report-reader.ts'

/** A smaller difference is not worth changing what one wears. */
const LEAST_DIFFERENCE = 0.3
/** A weapon that makes a larger share of the kills is relied on. */
const RELIED_ON = 0.25
const FEWEST_REPORTS = 10
const MOST = 6

/** What is worn although a better copy lies by, and what everything hangs on. */
export function watchPart(input: ProphecyInput): readonly ProphecyWatch[] {
  return [...betterCopies(input), ...reliedOn(input)].slice(0, MOST)
}

function betterCopies({ weapons, mix, context, names }: ProphecyInput): readonly ProphecyWatch[] {
  return weapons.filter(isEquipped).flatMap((worn): ProphecyWatch[] => {
    const copies = weapons.filter((other) => sameWeapon(other) === sameWeapon(worn))
    if (copies.length < 2) return []
    const ranked = rankCopies(copies, mix, context)
    const [best] = ranked
    const mine = ranked.find(({ instanceId }) => instanceId === worn.instanceId)
    if (!best || !mine || best.score - mine.score < LEAST_DIFFERENCE) return []
    const better = copies.find(({ instanceId }) => instanceId === best.instanceId) as Weapon
    return [
      {
        ...itemFields(worn, names),
        item_instance_id: worn.instanceId,
        claim: {
          kind: 'better-copy',
          better_instance_id: best.instanceId,
          difference: Math.round(10 * (best.score - mine.score)) / 10,
          place: better.place.in,
        },
        evidence: [
          { kind: 'rating', score: mine.score, item_instance_id: worn.instanceId },
          { kind: 'rating', score: best.score, item_instance_id: best.instanceId },
        ],
      },
    ]
  })
}

function reliedOn({ use, weapons, manifest, names, now }: ProphecyInput): readonly ProphecyWatch[] {
  const recent = use.filter(({ startedAt }) => startedAt >= now - SPAN_DAYS * 86_400_000)
  if (recent.length < FEWEST_REPORTS) return []
  const kills = new Map<number, number>()
  for (const { weapons: used } of recent) {
    for (const [hash, count] of used) kills.set(hash, (kills.get(hash) ?? 0) + count)
  }
  const all = [...kills.values()].reduce((sum, count) => sum + count, 0)
  return [...kills]
    .filter(([, count]) => count / all >= RELIED_ON)
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([hash, count]): ProphecyWatch[] => {
      const owned = weapons.find((weapon) => weapon.hash === hash)
      const weapon = owned ?? manifest.weapon(hash)
      if (!weapon) return []
      return [
        {
          ...itemFields(weapon, names),
          ...(owned ? { item_instance_id: owned.instanceId } : {}),
          claim: { kind: 'relied-on', percent: Math.round((100 * count) / all) },
          evidence: [{ kind: 'reports', reports: recent.length, days: SPAN_DAYS }],
        },
      ]
    })
}
