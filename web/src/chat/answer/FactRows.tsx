import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import type { ItemRef } from '../../items/find-item.ts'
import { ItemButton } from '../../items/hover/ItemButton.tsx'
import { AddressLink } from '../../ui/controls/buttons/AddressLink.tsx'
import chat from '../Chat.module.css'
import styles from './Answer.module.css'

/** The rows of an answer: what each is about can be opened. */
export function FactRows({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an answer never reorder
        <li key={at} className={styles.fact}>
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

const refOf = ({ instance_id, hash }: NonNullable<Fact['item']>): ItemRef | undefined => {
  if (instance_id !== undefined) return { instanceId: instance_id }
  return hash === undefined ? undefined : { itemHash: hash }
}
