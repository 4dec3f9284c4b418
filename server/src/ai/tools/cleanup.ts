import type { Weapon } from '@ai-vault/game/items.ts'
import { shownScore } from '@ai-vault/game/weapons/rating/tiers.ts'
import { isAdvisedToGo } from '@ai-vault/game/weapons/verdict/advised-to-go.ts'
import { compareForCleanup, planCleanup } from '@ai-vault/game/weapons/verdict/cleanup-order.ts'
import { z } from 'zod'
import { defineTool, MOST_ROWS } from './tool.ts'
import { citeAccount, findOwnedItems, type Turn } from './turn.ts'
import { scoreFor, weaponRow } from './weapon-rows.ts'

/** More would be no list that anybody reads. */
export const MOST_PICKED = 150

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
    places: z
      .int()
      .min(1)
      .max(MOST_PICKED)
      .optional()
      .describe('So many places of the vault are wanted: picks that many from what may go and lies there'),
    perks: z
      .array(z.string().max(120))
      .max(6)
      .default([])
      .describe('Only copies that can select all of these'),
    limit: z.int().min(1).max(MOST_ROWS).default(8),
  }),
  run({ mode, type, name, side, places, perks, limit }, turn) {
    const { guardian, assessment } = turn
    const named = name === undefined ? undefined : new Set<unknown>(findOwnedItems(turn, name, perks))
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
    const { going, open, marked } = planCleanup(weapons, assessment)
    const listed =
      mode === 'copies'
        ? weapons.toSorted(compareForCleanup(assessment))
        : // What is decided needs no answer, unless nothing else is left to name.
          open.length > 0
          ? open
          : going
    const ordered = side
      ? listed.toSorted((one, other) => scoreFor(one, turn, side) - scoreFor(other, turn, side))
      : listed
    const scores = side ? going.map((weapon) => scoreFor(weapon, turn, side)) : []
    return {
      ...base,
      ...(scores.length > 0 ? { best_there: shownScore(Math.max(...scores)) } : {}),
      total: mode === 'copies' ? weapons.length : going.length,
      marked_to_go: marked,
      of: weapons.length,
      ...(places === undefined ? {} : { room: roomFor(places, going, turn) }),
      rows: ordered.slice(0, limit).map((weapon) => withProof(weapon, turn)),
    }
  },
})

/** What makes so many places of the vault free: only a copy that lies there does. */
function roomFor(wanted: number, going: readonly Weapon[], { guardian, assessment, ledger }: Turn) {
  const inVault = going.filter(({ place }) => place.in === 'vault')
  const picked = inVault.slice(0, wanted)
  const groundOf = ({ instanceId }: Weapon) => assessment.verdicts.get(instanceId)?.ground ?? 'unused'
  const { vault } = guardian
  return {
    wanted,
    ...(vault ? { free: Math.max(0, vault.capacity - vault.used) } : {}),
    in_vault: inVault.length,
    elsewhere: going.length - inVault.length,
    picked: picked.length,
    picked_marked: picked.filter(({ instanceId }) => assessment.marks.get(instanceId) === 'dismantle').length,
    groups: [...Map.groupBy(picked, groundOf)].map(([ground, weapons]) => ({
      ground,
      count: weapons.length,
      refs: weapons.map((weapon) => `{{${ledger.ownedItem(weapon)}}}`),
    })),
  }
}

const mayGo = ({ instanceId }: Weapon, { assessment }: Turn) =>
  isAdvisedToGo(assessment.verdicts.get(instanceId))

function withProof(weapon: Weapon, turn: Turn) {
  const proof = turn.assessment.verdicts.get(weapon.instanceId)?.proof
  const kept = turn.guardian.weapons.find(({ instanceId }) => instanceId === proof)
  const mark = turn.assessment.marks.get(weapon.instanceId)
  return {
    ...weaponRow(weapon, turn),
    ...(mark ? { marked: mark } : {}),
    ...(kept ? { kept_instead: weaponRow(kept, turn) } : {}),
  }
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
