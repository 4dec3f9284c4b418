/** The words of a question as a search of the armory. */
import { HEALTH_SEARCHES } from '@ai-vault/game/scores/vault/vault-health.ts'
import type { Slots } from '../../reading/slots.ts'

export function searchFor(slots: Slots, perks: readonly string[] = []): string {
  const { type, element, ammo, slot, rarity, crafted, unused } = slots
  return [
    type && `is:${type.replaceAll('-', '')}`,
    element && `is:${element}`,
    ammo && `is:${ammo}`,
    slot && (slot === 'kinetic' ? 'is:kineticslot' : `is:${slot}`),
    rarity && `is:${rarity}`,
    crafted && 'is:crafted',
    unused && HEALTH_SEARCHES.unused,
    ...perks.map((perk) => `perkname:"${perk.toLowerCase()}"`),
  ]
    .filter(Boolean)
    .join(' ')
}

/** "void hand cannons", "heavy weapons": what was asked for, in words. */
export function wishInWords({ type, element, ammo, rarity, crafted, unused }: Slots, plural = true): string {
  const noun = type ? type.replaceAll('-', ' ') : ammo ? `${ammo} weapon` : 'weapon'
  const words = [unused && 'unused', crafted && 'crafted', rarity, element, noun].filter(Boolean).join(' ')
  return plural ? `${words}s` : words
}
