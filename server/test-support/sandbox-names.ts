import { EXOTIC_ARMOR } from '@ai-vault/sandbox/world/tables/armor/exotic-armor.ts'
import { TRAITS } from '@ai-vault/sandbox/world/tables/weapon-plugs/traits.ts'
import { EXOTIC_WEAPONS } from '@ai-vault/sandbox/world/tables/weapons/exotic-weapons.ts'
import { LEGENDARY_WEAPONS } from '@ai-vault/sandbox/world/tables/weapons/legendary-weapons.ts'
import type { Entity } from '../src/ai/analyst/reading/entities.ts'

/** All names that a question may mean, as a collector's account has them: many that lie close to each other. */
export function sandboxNames(): readonly Entity[] {
  const legendary = Object.values(LEGENDARY_WEAPONS).flatMap((rows) => rows.map(([name]) => name))
  const exotic = EXOTIC_WEAPONS.map(({ name }) => name)
  return [
    ...legendary.map((name): Entity => ({ kind: 'weapon', name, owned: true })),
    ...exotic.map((name): Entity => ({ kind: 'weapon', name, owned: false })),
    ...EXOTIC_ARMOR.map(([name]): Entity => ({ kind: 'armor', name, owned: true })),
    ...TRAITS.map(([name]): Entity => ({ kind: 'perk', name, owned: false })),
  ]
}
