import type { Ability, Subclass } from '../kit.ts'

/** One subclass with what is chosen in it. */
export interface Kit {
  readonly subclass: Subclass
  /** Super, class ability, movement, melee, grenade. */
  readonly abilities: readonly Ability[]
  readonly aspects: readonly Ability[]
  readonly fragments: readonly Ability[]
  readonly worth: number
}
