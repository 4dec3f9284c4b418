/** What a question may name of an account: each weapon, piece and perk once, however many copies there are. */
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import type { NameEntry } from './reader/names/name-index.ts'

type Named = Pick<Guardian, 'weapons' | 'armor' | 'loadouts'> & {
  readonly fireteam?: Guardian['fireteam'] | undefined
}

export function accountEntries({ weapons, armor, loadouts, fireteam = [] }: Named): readonly NameEntry[] {
  const items = new Map<string, NameEntry>()
  for (const item of [...weapons, ...armor]) {
    const name = inEnglish(item)
    items.set(`${item.kind} ${name}`, {
      kind: item.kind,
      name,
      hash: item.hash,
      owned: true,
      exotic: item.rarity === 'exotic',
    })
  }
  return [
    ...items.values(),
    ...loadouts.flatMap(({ name }): NameEntry[] => (name ? [{ kind: 'loadout', name, owned: true }] : [])),
    ...fireteam.map(({ displayName }): NameEntry => ({ kind: 'player', name: displayName, owned: true })),
  ]
}
