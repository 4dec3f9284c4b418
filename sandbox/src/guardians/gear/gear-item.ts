import type { StatLine } from '@ai-vault/game/items.ts'
import type { WorldArmor, WorldSocket, WorldWeapon } from '../../world/world.ts'
import type { SlotPlan } from './slots.ts'

/** One socket of one copy. */
export interface PluggedSocket {
  readonly role: WorldSocket['role']
  readonly plug: number
  readonly enabled: boolean
  /** Not shown on this copy. */
  readonly hidden?: boolean
  /** What the owner can switch this socket to, the plugged one among them; absent where the choice is everyone's. */
  readonly options?: readonly number[]
}

export type CatalystState = 'none' | 'in-progress' | 'complete'

interface Rolled {
  readonly sockets: readonly PluggedSocket[]
  readonly tier?: number
  readonly masterworked: boolean
  readonly locked: boolean
  /** By platform stat hash, as the stats component has them. */
  readonly stats: ReadonlyMap<number, number>
}

export interface RolledWeapon extends Rolled {
  readonly kind: 'weapon'
  readonly definition: WorldWeapon
  readonly crafted: boolean
  readonly enhanced: boolean
  readonly deepsight: boolean
  readonly catalyst?: { readonly plug: number; readonly state: CatalystState }
}

export interface RolledArmor extends Rolled {
  readonly kind: 'armor'
  readonly definition: WorldArmor
  /** As dropped, in the order of ARMOR_STATS. */
  readonly base: StatLine
  /** `element`: 0 for any, else the platform's number of the one it takes. */
  readonly energy: { readonly element: 0 | 1 | 2 | 3; readonly capacity: number; readonly used: number }
}

/** A weapon or armor piece that a guardian owns. */
export interface GearItem {
  readonly instanceId: string
  readonly slot: SlotPlan
  readonly dropDay: number
  readonly roll: RolledWeapon | RolledArmor
}
