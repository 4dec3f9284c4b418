import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import type { SignedIn } from '../data/session/session-check.ts'
import { useSignedIn } from '../data/session/use-session.ts'
import type { ItemRef } from '../items/find-item.ts'
import { isArmorItem } from '../items/gear-item.ts'
import { ItemButton } from '../items/hover/ItemButton.tsx'
import { GearPicture } from '../items/tile/GearPicture.tsx'
import { useOwnedItem } from '../items/use-owned-item.ts'
import { isWeaponItem } from '../items/weapon-item.ts'
import { classNames } from '../ui/class-names.ts'
import { AddressLink } from '../ui/controls/buttons/AddressLink.tsx'
import styles from './Answer.module.css'
import chat from './Chat.module.css'

/** The rows of an answer: what each is about can be opened. */
export function FactRows({ facts }: { readonly facts: readonly Fact[] }) {
  const session = useSignedIn()
  const isDrawn = session && facts.some(({ item }) => item?.instance_id !== undefined)
  return (
    <ul className={classNames(styles.facts, isDrawn && styles.drawn)}>
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an answer never reorder
        <li key={at} className={classNames(styles.fact, fact.tier && styles.rated)}>
          {isDrawn && <Picture fact={fact} session={session} />}
          <div>
            <Title fact={fact} />
            {fact.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {(fact.value || fact.tier || fact.place) && (
            <div className={styles.worth}>
              <p>
                {fact.tier && <span>{fact.tier}</span>} {fact.value && <b>{fact.value}</b>}
              </p>
              {fact.place && <p>{fact.place}</p>}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Title({ fact: { title, href, item } }: { readonly fact: Fact }) {
  if (title === '') return null
  const of = item && refOf(item)
  if (of) return <ItemButton of={of} known={{ name: title }} className={chat.item} />
  return href ? <AddressLink to={href}>{title}</AddressLink> : <b>{title}</b>
}

/** Of a copy that the player owns; the place of any other row stays free, so that the names stand in one line. */
function Picture({ fact: { item }, session }: { readonly fact: Fact; readonly session: SignedIn }) {
  const owned = useOwnedItem(session, { instanceId: item?.instance_id ?? '' })
  const entry = owned.state === 'found' ? owned.entry : undefined
  return (
    <div>
      {entry && (isWeaponItem(entry) || isArmorItem(entry)) && <GearPicture item={entry} size="small" />}
    </div>
  )
}

const refOf = ({ instance_id, hash }: NonNullable<Fact['item']>): ItemRef | undefined => {
  if (instance_id !== undefined) return { instanceId: instance_id }
  return hash === undefined ? undefined : { itemHash: hash }
}
