import { PLAY_MODES, type PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import type { ArmorySearch } from '../../armory-search.ts'
import { type Filter, readFilters, writeFilters } from './filters.ts'

export const SORT_ORDERS = ['tier', 'best', 'power', 'name', 'type', 'cleanup'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

export const DENSITIES = ['grid', 'list'] as const
export type Density = (typeof DENSITIES)[number]

/** What a player asks of the vault, and a link carries. */
export interface VaultQuery {
  readonly q: string
  readonly filters: readonly Filter[]
  readonly sort: SortOrder
  readonly density: Density
  /** Which activity orders, filters, scores and advice go by. */
  readonly mode: PlayMode
}

export const DEFAULT_VAULT_QUERY: VaultQuery = {
  q: '',
  filters: [],
  sort: 'tier',
  density: 'grid',
  mode: 'both',
}

const oneOf = <T extends string>(known: readonly T[], text: string | undefined, fallback: T): T =>
  known.find((value) => value === text) ?? fallback

/** F-137: whatever the address says, unknown values are the default. */
export const readVaultQuery = ({ q, filter, sort, view, mode }: ArmorySearch): VaultQuery => ({
  q: q ?? DEFAULT_VAULT_QUERY.q,
  filters: readFilters(filter),
  sort: oneOf(SORT_ORDERS, sort, DEFAULT_VAULT_QUERY.sort),
  density: oneOf(DENSITIES, view, DEFAULT_VAULT_QUERY.density),
  mode: oneOf(PLAY_MODES, mode, DEFAULT_VAULT_QUERY.mode),
})

/** The address of a query: a default is left out, so a plain link stays plain. */
export const writeVaultQuery = ({ q, filters, sort, density, mode }: VaultQuery) => ({
  q: q.trim() || undefined,
  filter: writeFilters(filters),
  sort: sort === DEFAULT_VAULT_QUERY.sort ? undefined : sort,
  view: density === DEFAULT_VAULT_QUERY.density ? undefined : density,
  mode: mode === DEFAULT_VAULT_QUERY.mode ? undefined : mode,
})
