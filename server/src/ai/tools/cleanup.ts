import type { Weapon } from '@ai-vault/game/items.ts'
import { isAdvisedToGo } from '@ai-vault/game/weapons/verdict/advised-to-go.ts'
import { compareForCleanup } from '@ai-vault/game/weapons/verdict/cleanup-order.ts'
import { z } from 'zod'
import { defineTool, MOST_ROWS } from './tool.ts'
import { citeAccount, findOwnedItems, type Turn } from './turn.ts'
import { oneDecimal, scoreFor, weaponRow } from './weapon-rows.ts'

/** The clean-up advice of the armory, with its proof. */
export const cleanupAdvice = defineTool({
  name: 'cleanup_advice',
  description:
    'What the player could dismantle, in the order of the clean-up, each with the reason and the copy that is kept ' +
    'instead; with duplicates, weapons owned more than once with their copies best first; with copies, the advice for ' +
    'every owned copy of one weapon by reference ({{i3}}) or exact name, whether it stays or may go.',
  input: z.object({
    mode: z.enum(['dismantle', 'duplicates', 'copies']).default('dismantle'),
    type: z.string().max(40).optional(),
    name: z.string().max(120).optional(),
    side: z
      .enum(['pve', 'pvp'])
      .optional()
      .describe('Weakest in this activity first, instead of the clean-up order'),
    limit: z.int().min(1).max(MOST_ROWS).default(8),
  }),
  run({ mode, type, name, side, limit }, turn) {
    const { guardian, assessment } = turn
    const named = name === undefined ? undefined : new Set<unknown>(findOwnedItems(turn, name))
    const weapons = guardian.weapons.filter(
      (weapon) => (!type || weapon.type === type) && (!named || named.has(weapon)),
    )
    const source = citeAccount(turn, {
      kind: 'inventory',
      label: mode === 'duplicates' ? 'Your duplicates' : 'Clean-up order of your vault',
      href: mode === 'duplicates' ? '/armory?q=is%3Adupe' : '/armory?sort=cleanup',
    })
    const base = { source, coverage_complete: assessment.whole, vault: guardian.vault }
    if (mode === 'duplicates') return { ...base, ...duplicates(weapons, turn, limit) }
    const going = weapons
      .filter((weapon) => mode === 'copies' || mayGo(weapon, turn))
      .toSorted(
        side
          ? (one, other) => scoreFor(one, turn, side) - scoreFor(other, turn, side)
          : compareForCleanup(assessment.verdicts, assessment.ratings),
      )
    const scores = side ? going.map((weapon) => scoreFor(weapon, turn, side)) : []
    return {
      ...base,
      ...(scores.length > 0 ? { best_there: oneDecimal(Math.max(...scores)) } : {}),
      total: going.length,
      of: weapons.length,
      rows: going.slice(0, limit).map((weapon) => withProof(weapon, turn)),
    }
  },
})

const mayGo = ({ instanceId }: Weapon, { assessment }: Turn) =>
  isAdvisedToGo(assessment.verdicts.get(instanceId))

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
        .toSorted(
          (one, other) =>
            // What the armory would let go is never called the best of its kind.
            Number(mayGo(one, turn)) - Number(mayGo(other, turn)) ||
            scoreFor(other, turn, 'both') - scoreFor(one, turn, 'both'),
        )
        .slice(0, 4)
        .map((copy) => weaponRow(copy, turn)),
    })),
  }
}
