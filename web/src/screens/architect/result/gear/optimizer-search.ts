import type { StoredBuild } from '@ai-vault/contract/advice/architect.ts'

/** The address by which the optimizer is asked for this build again: its class, stats, fragments and exotic. */
export function optimizerSearch({ armor, stats, class_type }: StoredBuild) {
  const exotic = armor.find(({ rarity }) => rarity === 'exotic')
  return {
    tab: 'armor' as const,
    class: class_type,
    targets: stats.total.join('_'),
    ...(stats.fragments.some(Boolean) ? { bonus: stats.fragments.join('_') } : {}),
    ...(exotic ? { exotic: String(exotic.hash) } : {}),
  }
}
