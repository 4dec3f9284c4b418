import type { InventoryAnswer, InventoryReply } from '@ai-vault/contract/inventory.ts'
import { localError } from './api/api-error.ts'

type Ask = (query: Readonly<Record<string, string>>) => Promise<InventoryReply>

/**
 * Asks only for what has changed since the inventory we have, and puts it together; the server sends the whole where it
 * does not know ours. Changes that do not fit ours are no reason to fail: the whole is asked for.
 */
export async function readInventory(ask: Ask, known: InventoryAnswer | undefined): Promise<InventoryAnswer> {
  const [reply, { takeReply }] = await Promise.all([
    ask(known?.version ? { since: known.version } : {}),
    import('./inventory-reply.ts'),
  ])
  const taken = takeReply(reply, known) ?? takeReply(await ask({}), undefined)
  if (!taken) throw localError('bad-answer')
  return taken
}
