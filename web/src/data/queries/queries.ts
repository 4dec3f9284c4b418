import type { GuardianAnswer } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callForCopy, callOwn } from '../api/api-client.ts'
import { localError } from '../api/api-error.ts'
import { readInventory } from '../inventory/inventory-reading.ts'
import { languageQuery } from '../language/language.ts'
import { namedAnswer } from '../language/named-answers.ts'
import type { SignedIn } from '../session/session-check.ts'
import { briefing } from '../stored/first-answers.ts'

const guardianSchema = () =>
  import('@ai-vault/contract/dashboard/dashboard.ts').then((module) => module.guardianAnswerSchema)

const inventorySchema = () =>
  import('../inventory/inventory-in-pieces.ts').then((module) => module.inventoryInPieces)
const armorSetsSchema = () =>
  import('@ai-vault/contract/items/armor.ts').then((module) => module.armorSetsAnswerSchema)

/**
 * The queries of the screens. A personal one holds the membership id in its key: that is how it is told from the others
 * when the player signs out. What the shell itself asks stands apart (system-status-query.ts), so that a new screen's
 * query does not make the first load heavier.
 */

export const dashboardKey = (membershipId: string) => ['dashboard', membershipId, 'guardian-data'] as const

export const guardianDataQuery = ({ membershipId, membershipType }: SignedIn) =>
  queryOptions({
    queryKey: dashboardKey(membershipId),
    queryFn: async ({ signal }): Promise<GuardianAnswer> => {
      const { answer, age } = await callForCopy({
        path: '/api/dashboard/guardian-data',
        query: { membership_id: membershipId, membership_type: membershipType, ...languageQuery() },
        schema: guardianSchema,
        personal: true,
        signal,
      })
      // Such an answer never replaces the last good one (F-111).
      if (answer.success !== true) throw localError('bad-answer')
      return answer.data ? { ...answer, data: { ...answer.data, ...age } } : answer
    },
    ...namedAnswer(),
    meta: { snapshot: true, named: true },
  })

export const briefingQuery = queryOptions({
  queryKey: ['briefing'],
  queryFn: ({ signal }) => callApi({ path: '/api/briefing', schema: briefing, signal }),
  staleTime: 5 * 60_000,
  meta: { snapshot: true },
})

/** Everything the player owns; a gateway that failed is asked once more, like a refused call (G-22). */
export const inventoryQuery = (session: SignedIn) =>
  queryOptions({
    queryKey: ['inventory', session.membershipId],
    queryFn: ({ signal, client, queryKey }) =>
      readOwnInventory(session, client.getQueryData<InventoryAnswer>(queryKey), signal),
    // The call itself tries once more (F-139); beyond that only a server that was not reached at all.
    retry: (failures, error) => failures < 2 && 'status' in error && error.status === 0,
    ...namedAnswer(),
    meta: { snapshot: true, named: true },
  })

export const readOwnInventory = (
  { membershipId, membershipType }: SignedIn,
  known: InventoryAnswer | undefined,
  signal: AbortSignal,
): Promise<InventoryAnswer> =>
  readInventory(
    (since) =>
      callForCopy({
        path: `/api/inventory/${membershipType}/${membershipId}`,
        query: { ...languageQuery(), ...since },
        schema: inventorySchema,
        personal: true,
        retryOn: [401, 502],
        signal,
      }),
    known,
  )

const fragmentsSchema = () =>
  import('@ai-vault/contract/items/armor.ts').then((module) => module.armorFragmentsAnswerSchema)

/** The player's fragments that change an armor stat. */
export const armorFragmentsQuery = ({ membershipId }: SignedIn) =>
  queryOptions({
    queryKey: ['armor-fragments', membershipId],
    queryFn: ({ signal }) =>
      callOwn('/api/armor/fragments', fragmentsSchema, { query: languageQuery(), signal }),
    ...namedAnswer(60 * 60_000),
    meta: { snapshot: true, named: true },
  })

/** Names and bonus texts of every armor set; they change with the game, not with the player. */
export const armorSetsQuery = queryOptions({
  queryKey: ['armor-sets'],
  queryFn: ({ signal }) =>
    callApi({ path: '/api/armor/sets', query: languageQuery(), schema: armorSetsSchema, signal }),
  ...namedAnswer(60 * 60_000),
  meta: { snapshot: true, named: true },
})
