import type { ComponentProps } from 'react'
import { WithTooltip } from '../../ui/overlays/WithTooltip.tsx'
import type { ItemRef } from '../find-item.ts'
import { ItemCard, type KnownItem } from './ItemCard.tsx'

interface WithItemCardProps {
  readonly of: ItemRef
  readonly known: KnownItem
  readonly children: ComponentProps<typeof WithTooltip>['children']
}

/**
 * Shows an item's card on hover, on focus and on a long press. Its child is one element that takes the focus. The
 * inventory is read when a card first opens, not when it is offered.
 */
export function WithItemCard({ of, known, children }: WithItemCardProps) {
  return <WithTooltip tooltip={<ItemCard of={of} known={known} />}>{children}</WithTooltip>
}
