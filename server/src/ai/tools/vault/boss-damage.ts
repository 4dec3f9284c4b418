import { BOSS } from '@ai-vault/game/builds/weapon-uses.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { analyzeWeapon } from '@ai-vault/game/weapons/analysis.ts'
import { traitsToSwitchTo } from '@ai-vault/game/weapons/copy-name.ts'
import { rateRoll, type WeaponRating } from '@ai-vault/game/weapons/rating/rate.ts'
import { shownScore } from '@ai-vault/game/weapons/rating/tiers.ts'
import { z } from 'zod'
import { defineTool } from '../tool.ts'
import { citeAccount, quoteOf, type Turn } from '../turn.ts'
import { weaponRow } from './weapon-rows.ts'

const MOST = 5
const MOST_EXOTICS = 4

/** Heavy weapons of the types that builds take for bosses, by how the roll does where only their damage counts. */
export const bossDamage = defineTool({
  name: 'boss_damage',
  description:
    'The player’s heavy weapons for damage to bosses, best roll first, each with the reason; exotics with fixed perks, ' +
    'which are not rated as rolls, stand apart.',
  input: z.object({ type: z.string().max(40).optional(), element: z.string().max(20).optional() }),
  run({ type, element }, turn) {
    const { guardian, assessment, wishLists, ledger } = turn
    const source = citeAccount(turn, {
      kind: 'inventory',
      label: 'Your heavy weapons',
      href: '/armory?q=is%3Aheavy',
    })
    ledger.source({
      kind: 'rules',
      label: 'Which heavy weapons are made for bosses',
      complete: true,
      missing: [],
    })
    const context = {
      activity: 'pve',
      playstyle: 'boss-damage',
      ...(wishLists ? { wishLists } : {}),
    } as const
    const all = guardian.weapons.filter(
      (weapon) =>
        weapon.ammo === 'heavy' &&
        BOSS.includes(weapon.type) &&
        (!type || weapon.type === type) &&
        (!element || weapon.element === element),
    )
    const ranked = all
      .filter(({ instanceId }) => assessment.ratings.get(instanceId)?.pve.score !== undefined)
      .map((weapon) => ({ weapon, rating: rateRoll(weapon, context) }))
      .toSorted((one, other) => (other.rating.pve.score ?? 0) - (one.rating.pve.score ?? 0))
    // Of several copies the best one stands for all.
    const best = ranked.filter(
      ({ weapon }, at) => ranked.findIndex((other) => other.weapon.hash === weapon.hash) === at,
    )
    const exotics = all
      .filter(
        ({ rarity, instanceId }) =>
          rarity === 'exotic' && assessment.ratings.get(instanceId)?.pve.score === undefined,
      )
      .toSorted(
        (one, other) =>
          BOSS.indexOf(one.type) - BOSS.indexOf(other.type) || (other.kills ?? 0) - (one.kills ?? 0),
      )
    return {
      source,
      total: all.length,
      coverage_complete: assessment.whole,
      rows: best.slice(0, MOST).map(({ weapon, rating }) => ({
        ...weaponRow(weapon, turn),
        boss: shownScore(rating.pve.score ?? 0),
        boss_traits: traitsToSwitchTo(weapon, rating.pve)?.map((name) => ({
          ref: `{{${ledger.perk({ name })}}}`,
          name,
        })),
        boss_reason: quoteOf(turn, reasonFor(weapon, rating, turn)),
      })),
      exotics: exotics.slice(0, MOST_EXOTICS).map((weapon) => weaponRow(weapon, turn)),
    }
  },
})

function reasonFor(weapon: Weapon, rating: WeaponRating, turn: Turn): string {
  const context = {
    ...(turn.wishLists ? { wishLists: turn.wishLists } : {}),
    playstyle: 'boss-damage',
  } as const
  return analyzeWeapon(weapon, rating, context, turn.manifest.weapon(weapon.hash)).pve.reasons[0]?.text ?? ''
}
