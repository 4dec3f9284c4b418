import { skipToken, useQuery } from '@tanstack/react-query'
import { inventoryQuery } from '../queries/queries.ts'
import type { SignedIn } from '../session/session-check.ts'

const OF_NOBODY = { queryKey: ['inventory', 'nobody'], queryFn: skipToken }

/** What the player owns, read where no screen has yet; nothing is asked for while nobody is signed in. */
export const useOwnInventory = (session: SignedIn | undefined) =>
  useQuery(session ? inventoryQuery(session) : OF_NOBODY)
