import type { InventoryAnswer, InventoryReply } from '@ai-vault/contract/items/inventory.ts'
import type { CopyAge } from '@ai-vault/contract/service/copy-age.ts'
import { localError } from '../api/api-error.ts'

interface Reply {
  readonly answer: InventoryReply
  readonly age: CopyAge | undefined
}
type Ask = (query: Readonly<Record<string, string>>) => Promise<Reply>

/**
 * Asks only for what has changed since the inventory we have, and puts it together; the server sends the whole where it
 * does not know ours. Changes that do not fit ours are no reason to fail: the whole is asked for.
 */
export async function readInventory(ask: Ask, known: InventoryAnswer | undefined): Promise<InventoryAnswer> {
  const [reply, { takeReply }] = await Promise.all([
    ask(known?.version ? { since: known.version } : {}),
    import('./inventory-reply.ts'),
  ])
  const taken = takeReply(reply.answer, known)
  if (taken) return { ...taken, ...(reply.age ?? arrivedNow()) }
  const whole = await ask({})
  const fresh = takeReply(whole.answer, undefined)
  if (!fresh) throw localError('bad-answer')
  return { ...fresh, ...(whole.age ?? arrivedNow()) }
}

/** Of an answer whose head does not tell its age. */
function arrivedNow(): CopyAge {
  const now = new Date().toISOString()
  return { minted_at: now, fetched_at: now, stale: false }
}
