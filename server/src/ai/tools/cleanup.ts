import type { Weapon } from '@ai-vault/game/items.ts'
import { compareForCleanup } from '@ai-vault/game/weapons/verdict/cleanup-order.ts'
import { z } from 'zod'
import { defineTool, MOST_ROWS } from './tool.ts'
import { citeAccount, type Turn } from './turn.ts'
import { scoreFor, weaponRow } from './weapon-rows.ts'

/** The clean-up advice of the armory, with its proof. */
export const cleanupAdvice = defineTool({
  name: 'cleanup_advice',
  description:
    'What the player could dismantle, in the order of the clean-up, each with the reason and the copy that is kept ' +
    'instead; or, with duplicates, weapons owned more than once with their copies best first.',
  input: z.object({
    mode: z.enum(['dismantle', 'duplicates']).default('dismantle'),
    type: z.string().max(40).optional(),
    name: z.string().max(120).optional(),
    limit: z.int().min(1).max(MOST_ROWS).default(8),
  }),
  run({ mode, type, name, limit }, turn) {
    const { guardian, assessment } = turn
    const weapons = guardian.weapons.filter(
      (weapon) =>
        (!type || weapon.type === type) && (!name || weapon.name.toLowerCase() === name.toLowerCase()),
    )
    const source = citeAccount(turn, {
      kind: 'inventory',
      label: mode === 'dismantle' ? 'Clean-up order of your vault' : 'Your duplicates',
      href: mode === 'dismantle' ? '/armory?sort=cleanup' : '/armory?q=is%3Adupe',
    })
    const base = { source, coverage_complete: assessment.whole, vault: guardian.vault }
    if (mode === 'duplicates') return { ...base, ...duplicates(weapons, turn, limit) }
    const going = weapons
      .filter(
        ({ instanceId }) => assessment.verdicts.get(instanceId)?.recommendation === 'consider-dismantling',
      )
      .toSorted(compareForCleanup(assessment.verdicts, assessment.ratings))
    return {
      ...base,
      total: going.length,
      of: weapons.length,
      rows: going.slice(0, limit).map((weapon) => withProof(weapon, turn)),
    }
  },
})

function withProof(weapon: Weapon, turn: Turn) {
  const proof = turn.assessment.verdicts.get(weapon.instanceId)?.proof
  const kept = turn.guardian.weapons.find(({ instanceId }) => instanceId === proof)
  return { ...weaponRow(weapon, turn), ...(kept ? { kept_instead: weaponRow(kept, turn) } : {}) }
}

function duplicates(weapons: readonly Weapon[], turn: Turn, limit: number) {
  const groups = Map.groupBy(weapons, ({ hash }) => hash)
  const several = [...groups.values()]
    .filter((copies) => copies.length > 1)
    .toSorted(
      (one, other) => other.length - one.length || (one[0]?.name ?? '').localeCompare(other[0]?.name ?? ''),
    )
  return {
    total: several.length,
    copies: several.reduce((sum, copies) => sum + copies.length, 0),
    spare: several.reduce((sum, copies) => sum + copies.length - 1, 0),
    rows: several.slice(0, limit).map((copies) => ({
      name: copies[0]?.name,
      count: copies.length,
      copies: copies
        .toSorted((one, other) => scoreFor(other, turn, 'both') - scoreFor(one, turn, 'both'))
        .slice(0, 4)
        .map((copy) => weaponRow(copy, turn)),
    })),
  }
}
