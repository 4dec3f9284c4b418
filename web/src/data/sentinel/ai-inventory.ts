import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { queryOptions } from '@tanstack/react-query'
import { callForCopy } from '../api/api-client.ts'
import { readInventory } from '../inventory/inventory-reading.ts'
import { languageQuery } from '../language/language.ts'
import { inventoryQuery, readOwnInventory } from '../queries/queries.ts'
import type { SignedIn } from '../session/session-check.ts'

const liveInventorySchema = () =>
  import('@ai-vault/contract/items/inventory.ts').then((module) => module.packedLiveInventoryAnswerSchema)

/**
 * The inventory for the assistant, in the same cache as that of the screens. Its own call comes first; where that does
 * not answer, the call of the screens stands in for it (F-339). What a screen has read already is only brought up to date.
 */
export const aiInventoryQuery = (session: SignedIn) =>
  queryOptions({
    ...inventoryQuery(session),
    // Sentinel answers from the newest copy there is; what it says of its age has to be as new.
    refetchOnMount: 'always',
    queryFn: async ({ signal, client, queryKey }): Promise<InventoryAnswer> => {
      const known = client.getQueryData<InventoryAnswer>(queryKey)
      if (known?.version) return readOwnInventory(session, known, signal)
      try {
        return await readLiveInventory(session, signal)
      } catch (error) {
        if (signal.aborted) throw error
        return readOwnInventory(session, known, signal)
      }
    },
  })

const readLiveInventory = ({ membershipId, membershipType }: SignedIn, signal: AbortSignal) =>
  readInventory(async () => {
    const { answer, age } = await callForCopy({
      path: '/api/dashboard/live-inventory',
      query: { membership_id: membershipId, membership_type: membershipType, ...languageQuery() },
      schema: liveInventorySchema,
      personal: true,
      signal,
    })
    return { answer: answer.data, age }
  }, undefined)
