import { inEnglish } from '@ai-vault/game/in-english.ts'
import type { Facts, Held } from '@ai-vault/sentinel/facts.ts'
import { type Account, found, sourceOf, unread } from './account.ts'

/** What lies in the vault and on the characters, with the armory's own ratings and verdicts. */
export function vaultFacts(account: Account): Pick<Facts, 'vault' | 'held'> {
  const { guardian, assessment } = account
  const { weapons, armor, others, characters, loadouts, subclasses, vault: space } = guardian
  const { ratings, verdicts, marks, whole, score } = assessment
  return {
    vault: async () =>
      found(
        {
          weapons,
          armor,
          others,
          ratings,
          verdicts,
          marks,
          characters,
          loadouts,
          subclasses,
          space,
          whole,
          ...(score.parts.length > 0 ? { score } : {}),
        },
        sourceOf(account, { kind: 'inventory', label: 'Your vault', href: '/armory' }),
      ),
    held: async () => {
      if (guardian.withheld.includes('currencies')) return unread('your currencies', 'private')
      return found(
        heldOf(account),
        sourceOf(account, {
          kind: 'inventory',
          label: 'Your currencies and materials',
          parts: ['currencies', 'characterInventories'],
        }),
      )
    },
  }
}

/** Stacks of one thing together, the wallet first. */
function heldOf({ guardian: { currencies, others } }: Account): readonly Held[] {
  const amounts = new Map<string, number>()
  for (const item of [
    ...currencies,
    ...others.filter(({ bounty, instanceId }) => !bounty && instanceId === undefined),
  ]) {
    amounts.set(inEnglish(item), (amounts.get(inEnglish(item)) ?? 0) + item.quantity)
  }
  return [...amounts].map(([name, quantity]) => ({ name, quantity }))
}
