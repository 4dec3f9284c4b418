import type { GuardianCard } from '../guardians/account/memberships.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { COMPONENTS } from '../wire/components.ts'

/** A demo guardian as the authorize page shows one. */
export interface GuardianListing {
  readonly card: GuardianCard
  /** 0 Titan, 1 Hunter, 2 Warlock; one a character. */
  readonly classes: readonly number[]
  readonly weapons: number
  readonly hidesHistory: boolean
}

const SEEN = new Set([
  COMPONENTS.ProfileInventories,
  COMPONENTS.Characters,
  COMPONENTS.CharacterInventories,
  COMPONENTS.CharacterEquipment,
])

export function listGuardians({ guardians, world, clock }: SandboxContext): readonly GuardianListing[] {
  const weapons = new Set(world.weapons.map(({ hash }) => hash))
  return guardians.cards.map((card) => {
    const profile = guardians.profile(card, SEEN, 'owner', clock.now())
    const items = [
      ...(profile.profileInventory?.data?.items ?? []),
      ...Object.values(profile.characterInventories?.data ?? {}).flatMap(({ items }) => items),
      ...Object.values(profile.characterEquipment?.data ?? {}).flatMap(({ items }) => items),
    ]
    return {
      card,
      classes: Object.values(profile.characters?.data ?? {}).map(({ classType }) => classType),
      weapons: items.filter(({ itemHash }) => weapons.has(itemHash)).length,
      hidesHistory: guardians.historyIsPrivate(card),
    }
  })
}
