import type { Fact, Listed, OfferedReading, Suggestion } from '@ai-vault/contract/advice/answer.ts'
import type { SlotName } from '@ai-vault/contract/advice/query.ts'
import type { Ask } from '../ask.ts'
import type { Vault } from '../facts.ts'
import type { Voiced } from '../words/voices.ts'

/** What an intent says to a query, before it is cut to size and weighed. */
export interface Answered {
  /** The answer, in the first sentence. */
  readonly lead: Voiced
  /** Rows in their order: the first few are shown, the others stand behind 'Show all'. */
  readonly facts?: readonly Fact[]
  /** How many rows there are, where `facts` holds fewer. */
  readonly total?: number
  /** What 'the second one' may mean; by default what the facts are about. */
  readonly list?: readonly Listed[]
  readonly suggestions?: readonly Suggestion[]
  /** The same selection in the armory. */
  readonly armory?: string | undefined
  /** How sure the part of the app is that answered, where it says so itself; 0 to 1. */
  readonly confidence?: number
  /** Why the order or choice is a guess. */
  readonly guess?: string
  /** Why this is no answer to what was asked. */
  readonly unanswered?: string
  /** Asks back: each reading is a query of its own. */
  readonly asked?: readonly OfferedReading[]
}

export interface Intent {
  /** On its chip. */
  readonly label: string
  /** Tells a model what it is for. */
  readonly about: string
  /** One of these is needed; where all are missing the question is asked back. */
  readonly needs?: readonly SlotName[]
  /** How the missing one is asked for. */
  readonly asksFor?: Voiced
  /** What this account can mean where a question leaves it open: pressed in place of the intent's bare name. */
  readonly offers?: (vault: Vault) => readonly OfferedReading[]
  /** Slots that the answer goes by; any other one is named under it as not used. */
  readonly slots: readonly SlotName[]
  /** Answers without anything of the account. */
  readonly ofGame?: true
  answer(ask: Ask): Promise<Answered>
}

/** Slots that narrow gear of any kind. */
export const GEAR = ['item_kind', 'weapon_type', 'rarity', 'element', 'slot', 'ammo'] as const

/** Slots that pick among copies that are owned. */
export const OWNED_GEAR = [
  ...GEAR,
  ...([
    'limit',
    'scope',
    'item',
    'class',
    'mode',
    'activity',
    'champion',
    'place',
    'perk',
    'filter',
  ] as const),
]

/** Slots that a build is asked by. */
export const OF_BUILDS = [
  ...([
    'element',
    'weapon_type',
    'activity',
    'class',
    'mode',
    'purpose',
    'difficulty',
    'solo',
    'item',
  ] as const),
  ...(['item2', 'term', 'ability', 'role', 'stat', 'champion'] as const),
]
