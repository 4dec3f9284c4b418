import { type ChatContext, chatContextSchema } from '@ai-vault/contract/advice/sentinel.ts'
import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { readPreferences } from '../../data/sentinel/preferences.ts'
import type { SignedIn } from '../../data/session/session-check.ts'

export function buildContext(session: SignedIn, inventory: InventoryAnswer | undefined): ChatContext {
  const played = inventory?.characters.map(({ lastPlayed }) => lastPlayed).toSorted() ?? []
  const count = (kind: string) => inventory?.items.filter(({ item }) => item.kind === kind).length ?? 0
  return {
    guardianName: session.displayName ?? '',
    membershipId: session.membershipId,
    membershipType: session.membershipType,
    lastActivity: played.at(-1) ?? null,
    inventoryData: inventory
      ? {
          items: inventory.items.length,
          weapons: count('weapon'),
          armor: count('armor'),
          readAt: inventory.fetched_at,
        }
      : null,
    preferences: { ...readPreferences() },
  }
}

/** What the server corrects, key by key (F-260): a value of another form, or of another player, changes nothing. */
export function mergeContext(context: ChatContext, update: Readonly<Record<string, unknown>>): ChatContext {
  const { membershipId: _id, membershipType: _type, ...open } = chatContextSchema.shape
  const taken = Object.entries(open).flatMap(([key, schema]) => {
    if (!(key in update)) return []
    const value = schema.safeParse(update[key])
    return value.success ? [[key, value.data] as const] : []
  })
  return { ...context, ...Object.fromEntries(taken) }
}
