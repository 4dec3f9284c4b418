import type { CitedItem } from '@ai-vault/contract/dashboard/parts.ts'
import { ItemButton } from '../../items/hover/ItemButton.tsx'
import { ItemPicture } from '../../items/picture/ItemPicture.tsx'
import { Link } from '../../routing/Link.tsx'
import { AddressLink } from '../../ui/controls/buttons/AddressLink.tsx'
import styles from './CitedItems.module.css'
import { words } from './words.tsx'

const SHOWN = 6

interface CitedItemsProps {
  readonly items: readonly CitedItem[]
  /** Where items without a sheet of their own are found. */
  readonly link?: string | undefined
}

/** The items a sentence rests on. A copy opens its sheet in the armory; an item without one opens it here. */
export function CitedItems({ items, link }: CitedItemsProps) {
  if (items.length === 0) return null
  const rest = items.length - SHOWN
  return (
    <ul className={styles.items}>
      {items.slice(0, SHOWN).map((item) => (
        <li key={item.item_instance_id ?? item.item_hash}>
          <Cited item={item} link={link} />
        </li>
      ))}
      {rest > 0 && <li className={styles.rest}>{words.moreItems(rest)}</li>}
    </ul>
  )
}

interface CitedProps {
  readonly item: CitedItem
  readonly link: string | undefined
}

function Cited({ item: { name, icon, item_hash: itemHash, item_instance_id: id }, link }: CitedProps) {
  const content = (
    <>
      <ItemPicture icon={icon} />
      <bdi>{name}</bdi>
    </>
  )
  if (link !== undefined) {
    return (
      <AddressLink to={link} className={styles.item}>
        {content}
      </AddressLink>
    )
  }
  if (id === undefined) return <ItemButton of={{ itemHash }} known={{ name, icon }} />
  return (
    <Link to="/armory" search={{ item: id }} className={styles.item}>
      {content}
    </Link>
  )
}
