/** One player's account as it was read for one question, and how its parts are cited. */
import { GEAR_PARTS, type Guardian, type Withheld } from '@ai-vault/game/guardian.ts'
import type { VaultAssessment } from '@ai-vault/game/scores/vault/assess-vault.ts'
import type { RatingContext } from '@ai-vault/game/weapons/context.ts'
import type { Clock, Look, Read, Source, WhyUnread } from '@ai-vault/sentinel/facts.ts'
import type { Session } from '../../sessions/guards/authenticate.ts'

export interface Account {
  readonly session: Session
  readonly guardian: Guardian
  readonly assessment: VaultAssessment
  /** What the ratings rest on besides the weapons. */
  readonly context: RatingContext
  readonly readAt: number
  readonly clock: Clock
}

const PRIVATE_PARTS: Readonly<Partial<Record<Withheld, string>>> = {
  vault: 'your vault is private',
  characterInventories: 'what your characters carry is private',
  equipment: 'what your characters have equipped is private',
  itemDetails: 'the perks of your items are private',
  records: 'your triumphs are private',
  collectibles: 'your collections are private',
  progressions: 'your progress is private',
  activities: 'your activities are private',
  currencies: 'your currencies are private',
  loadouts: 'your loadouts are private',
}

interface Cited {
  readonly kind: string
  readonly label: string
  /** What the answer is read from. */
  readonly parts?: readonly Withheld[]
  readonly missing?: readonly string[]
  readonly href?: string
}

export function sourceOf(
  { guardian, readAt }: Account,
  { kind, label, parts = GEAR_PARTS, missing = [], href }: Cited,
): Source {
  const all = [
    ...parts.filter((part) => guardian.withheld.includes(part)).map((part) => PRIVATE_PARTS[part] ?? part),
    ...missing,
  ]
  return { kind, label, complete: all.length === 0, missing: all, read_at: readAt, ...(href ? { href } : {}) }
}

/** What the game's own data and rules say, which is the same for everybody. */
export const gameSource = (label: string, more: Partial<Source> = {}): Source => ({
  kind: 'definitions',
  label,
  complete: true,
  missing: [],
  ...more,
})

export const found = <T>(value: T, source: Source): Read<T> => ({ is: 'read', value, source })
export const unread = (what: string, why: WhyUnread): Read<never> => ({ is: 'unread', what, why })

/** A look that fails is told as such; nothing of the error is shown. */
export async function attempt<T>(what: string, look: () => Look<T>): Look<T> {
  try {
    return await look()
  } catch {
    return unread(what, 'failed')
  }
}
