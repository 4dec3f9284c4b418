import { SectionHead } from '../../../ui/SectionHead.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import type { Analysis } from './perk-columns.ts'
import styles from './WishMatches.module.css'

type Match = Analysis['wish_list_matches'][number]

/** Every wish that speaks of this roll: which list, how much of it is met, what is missing, and all its notes. */
export function WishMatches({ matches }: { readonly matches: readonly Match[] }) {
  return (
    <>
      <SectionHead title="Wish lists" level={3}>
        <span className={`${text.read} ${text.dim}`}>{matches.length}</span>
      </SectionHead>
      {matches.length === 0 ? (
        <p className={`${text.small} ${text.dim}`}>No wish list in use speaks of this roll.</p>
      ) : (
        <ul className={styles.matches}>
          {matches.map((match, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two wishes of one list may be the same in every word
            <li key={place}>
              <Wish match={match} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Wish({
  match: { list, trash, share, notes, missing_names: missing = [] },
}: {
  readonly match: Match
}) {
  const percent = Math.round(share * 100)
  return (
    <>
      <div className={styles.head}>
        <b>{list || 'A list without a name'}</b>
        {trash ? (
          <Tag tone="bad">Advises against</Tag>
        ) : percent === 100 ? (
          <Tag tone="ok">Whole wish met</Tag>
        ) : (
          <Tag>{percent} % met</Tag>
        )}
        {[...(notes?.uses ?? []), ...(notes?.inputs ?? [])].map((word) => (
          <Tag key={word}>{word}</Tag>
        ))}
      </div>
      {missing.length > 0 && <p>Missing: {missing.join(', ')}</p>}
      {notes?.text && <p className={styles.notes}>{notes.text}</p>}
      {notes && notes.tags.length > 0 && <p className={text.dim}>Tags: {notes.tags.join(', ')}</p>}
    </>
  )
}
