import type { Triumph } from '@ai-vault/contract/atlas/records.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import type { TriumphFilter } from '@ai-vault/game/triumphs/triumph-category.ts'
import { isComplete, isOpenTriumph } from '../../../data/atlas/standing.ts'
import { triumphName } from './triumph-name.ts'

export const SHOWN = ['open', 'all', 'complete', 'claim', 'legacy'] as const
export type Shown = (typeof SHOWN)[number]
export const TRIUMPH_SORTS = ['percent', 'next', 'points', 'name'] as const
export type TriumphSort = (typeof TRIUMPH_SORTS)[number]

export interface TriumphWish {
  readonly category: TriumphFilter
  readonly show: Shown
  readonly sort: TriumphSort
  readonly q: string
  readonly seal?: number | undefined
  /** Only what is done at this destination. */
  readonly destination?: number | undefined
}

/** Served in the order of what to do next; the other orders keep that one among equals. */
const ORDERS: Readonly<Record<TriumphSort, ((one: Triumph, other: Triumph) => number) | undefined>> = {
  next: undefined,
  points: (one, other) => other.definition.points - one.definition.points,
  name: (one, other) => triumphName(one).localeCompare(triumphName(other)),
  percent: (one, other) => other.percent - one.percent,
}

const TESTS: Readonly<Record<Shown, (triumph: Triumph) => boolean>> = {
  open: isOpenTriumph,
  all: (triumph) => !triumph.legacy,
  complete: (triumph) => isComplete(triumph),
  claim: ({ claimable, legacy }) => claimable === true && !legacy,
  legacy: ({ legacy }) => legacy === true,
}

export function filterTriumphs(triumphs: readonly Triumph[], wish: TriumphWish): readonly Triumph[] {
  const wanted = fold(wish.q).split(/\s+/).filter(Boolean)
  const found = triumphs.filter(
    (triumph) =>
      TESTS[wish.show](triumph) &&
      (wish.category === 'all' || triumph.category === wish.category) &&
      (wish.seal === undefined || triumph.seals?.includes(wish.seal)) &&
      (wish.destination === undefined || triumph.where?.destination_hash === wish.destination) &&
      wanted.every((word) => textOf(triumph).includes(word)),
  )
  const order = ORDERS[wish.sort]
  return order ? found.toSorted(order) : found
}

/** Where a search that found nothing among what is shown would find something. */
export function findElsewhere(
  triumphs: readonly Triumph[],
  wish: Omit<TriumphWish, 'show'>,
): { readonly show: Shown; readonly count: number } | undefined {
  return (['complete', 'open', 'legacy'] as const)
    .map((show) => ({ show, count: filterTriumphs(triumphs, { ...wish, show }).length }))
    .find(({ count }) => count > 0)
}

/** Everything one may search a triumph by. */
function textOf(triumph: Triumph): string {
  const { definition, objectives, where, menu } = triumph
  const parts = [
    triumphName(triumph),
    definition.description,
    menu,
    where?.destination,
    where?.zone,
    where?.activity,
    ...objectives.map(({ text }) => text),
  ]
  return fold(parts.filter(Boolean).join(' '))
}
