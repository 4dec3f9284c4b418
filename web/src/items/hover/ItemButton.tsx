import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { ItemRef } from '../find-item.ts'
import { ItemPicture } from '../picture/ItemPicture.tsx'
import { useItemSheet } from '../sheet/use-item-sheet.ts'
import styles from './ItemButton.module.css'
import type { KnownItem } from './ItemCard.tsx'
import { WithItemCard } from './WithItemCard.tsx'

interface ItemButtonProps {
  readonly of: ItemRef
  readonly known: KnownItem & { readonly icon?: string | undefined }
  /** Drawn in place of the small picture; the button is then a plain row without a frame. */
  readonly picture?: ReactNode
  readonly className?: string | undefined
}

/** An item by name wherever it is mentioned: its card on hover, focus and long press, its sheet on a press. */
export function ItemButton({ of, known, picture, className }: ItemButtonProps) {
  const { open } = useItemSheet()
  return (
    <WithItemCard of={of} known={known}>
      <button
        type="button"
        className={classNames(picture ? styles.row : styles.item, className)}
        onClick={() => open(of)}
      >
        {picture ?? <ItemPicture icon={known.icon} />}
        <bdi>{known.name}</bdi>
      </button>
    </WithItemCard>
  )
}
