import { armorOptimizeRequestSchema } from '@ai-vault/contract/items/armor.ts'
import { ARMOR_STATS, CLASSES } from '@ai-vault/game/items.ts'
import { z } from 'zod'
import { armorProblem } from '../../../armor/armor-problem.ts'
import { defineTool } from '../tool.ts'
import { citeAccount } from '../turn.ts'

const target = z.int().min(0).max(200)

export const solveArmor = defineTool({
  name: 'solve_armor',
  description:
    'The best five pieces of the player’s own armor for stat targets (0 to 200: weapons, health, class, super, grenade, ' +
    'melee), by the exact solver; or, where no set reaches them, the nearest set and what is missing.',
  input: z.object({
    class: z.enum(CLASSES),
    targets: z.partialRecord(z.enum(ARMOR_STATS), target).default({}),
    exotic: z.string().max(120).optional(),
  }),
  async run({ class: classType, targets, exotic }, turn) {
    const { guardian, ledger } = turn
    const wanted = exotic?.toLowerCase()
    const piece = wanted
      ? guardian.armor.find((each) => each.rarity === 'exotic' && each.name.toLowerCase() === wanted)
      : undefined
    if (wanted && !piece) return { error: 'The player owns no exotic armor of this name.' }
    const request = armorOptimizeRequestSchema.parse({
      class: classType,
      targets: ARMOR_STATS.map((stat) => targets[stat] ?? 0),
      priority: ARMOR_STATS.filter((stat) => (targets[stat] ?? 0) > 0),
      ...(piece ? { exotic: { hash: piece.hash } } : {}),
      limit: 1,
      with_maxima: true,
    })
    const problem = armorProblem(request, guardian.armor)
    const source = citeAccount(turn, {
      kind: 'inventory',
      label: `Your ${classType} armor`,
      href: '/armory?tab=armor',
    })
    if (problem.pieces.length === 0) return { source, total: 0, pieces_considered: 0, rows: [] }
    ledger.source({ kind: 'solver', label: 'The exact armor solver', complete: true, missing: [] })
    const solution = await turn.solveArmor(problem)
    const best = solution.builds[0] ?? solution.shortfall?.nearest
    const pieces =
      best?.pieces.flatMap((id) => guardian.armor.find(({ instanceId }) => instanceId === id) ?? []) ?? []
    return {
      source,
      reached: solution.builds.length > 0,
      finished: solution.proof.complete,
      total: pieces.length,
      pieces_considered: problem.pieces.length,
      stats: best && Object.fromEntries(ARMOR_STATS.map((stat, at) => [stat, best.stats[at]])),
      mod_cost: best?.modCost,
      missing:
        solution.shortfall &&
        Object.fromEntries(
          ARMOR_STATS.flatMap((stat, at) => {
            const short = solution.shortfall?.missing[at] ?? 0
            return short > 0 ? [[stat, short]] : []
          }),
        ),
      out_of_reach_together: solution.shortfall?.group,
      maxima:
        solution.maxima && Object.fromEntries(ARMOR_STATS.map((stat, at) => [stat, solution.maxima?.[at]])),
      rows: pieces.map((each) => ({
        ref: `{{${ledger.ownedItem(each)}}}`,
        name: each.name,
        slot: each.slot,
        rarity: each.rarity,
        gear_tier: each.tier,
      })),
    }
  },
})
