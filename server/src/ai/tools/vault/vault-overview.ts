import { countAdvisedToGo } from '@ai-vault/game/cleanup/advised-to-go.ts'
import { planCleanup } from '@ai-vault/game/cleanup/cleanup-order.ts'
import { countItems } from '@ai-vault/game/inventory/count-items.ts'
import { shownScore } from '@ai-vault/game/weapons/rating/tiers.ts'
import { z } from 'zod'
import { defineTool } from '../tool.ts'
import { citeAccount } from '../turn.ts'

/** The counts and the score of the dashboard: how much there is, how good it is, and what the score is made of. */
export const vaultOverview = defineTool({
  name: 'vault_overview',
  description:
    'How many weapons, pieces of armor and items the player has, how many places of the vault are free, how many ' +
    'weapons are god rolls, how many could go, ' +
    'and the AI Vault Score with the points of each part.',
  input: z.object({}),
  run(_, turn) {
    const { guardian, assessment } = turn
    const { score, godRolls, verdicts, whole } = assessment
    const { marked, later } = planCleanup(guardian.weapons, assessment)
    const source = citeAccount(turn, {
      kind: 'inventory',
      label: 'Your vault as the dashboard counts it',
      href: '/dashboard',
    })
    return {
      source,
      coverage_complete: whole,
      ...(guardian.vault
        ? {
            vault_used: guardian.vault.used,
            vault_places: guardian.vault.capacity,
            vault_free: Math.max(0, guardian.vault.capacity - guardian.vault.used),
          }
        : {}),
      items: countItems(guardian),
      weapons: guardian.weapons.length,
      armor: guardian.armor.length,
      god_rolls: godRolls,
      could_go: countAdvisedToGo(verdicts),
      marked_to_go: marked,
      to_review_again: later,
      score: score.parts.length > 0 ? score.score : undefined,
      out_of: 100,
      rows: score.parts.map(({ name, points, most }) => ({
        part: name,
        points: shownScore(points),
        of: shownScore(most),
      })),
    }
  },
})
