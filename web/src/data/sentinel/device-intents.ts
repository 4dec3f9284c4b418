import type { Query } from '@ai-vault/contract/advice/query.ts'

/** What the vault that a device keeps can answer; everything else needs the network. */
export const ANSWERED_ON_DEVICE: ReadonlySet<Query['intent']> = new Set([
  'dismantle_review',
  'dupes',
  'rate_roll',
  'do_i_have',
  'find_by_perk',
  'best_owned_slot',
  'dps_option',
  'champions',
  'exotic_choice',
  'new_since_last',
  'compare',
])

/** A suggestion without a query is words alone: whether they can be answered shows once they are read. */
export const answersOnDevice = ({ query }: { readonly query?: Query | undefined }): boolean =>
  query === undefined || ANSWERED_ON_DEVICE.has(query.intent)
