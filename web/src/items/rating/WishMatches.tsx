import { SectionHead } from '../../ui/page/SectionHead.tsx'
import { Tag } from '../../ui/page/Tag.tsx'
import text from '../../ui/text.module.css'
import type { Analysis } from '../perks/perk-columns.ts'
import { sheetWords } from '../words/sheet-words.ts'
import styles from './WishMatches.module.css'

const said = sheetWords.wishes

type Match = Analysis['wish_list_matches'][number]

/** Every wish that speaks of this roll: which list, how much of it is met, what is missing, and all its notes. */
export function WishMatches({ matches }: { readonly matches: readonly Match[] }) {
  return (
    <>
      <SectionHead title={said.title} level={3}>
        <span className={`${text.read} ${text.dim}`}>{matches.length}</span>
      </SectionHead>
      {matches.length === 0 ? (
        <p className={`${text.small} ${text.dim}`}>{said.none}</p>
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
        <b>{list || said.nameless}</b>
        {trash ? (
          <Tag tone="bad">{said.against}</Tag>
        ) : percent === 100 ? (
          <Tag tone="ok">{said.whole}</Tag>
        ) : (
          <Tag>{said.met(percent)}</Tag>
        )}
        {[...(notes?.uses ?? []), ...(notes?.inputs ?? [])].map((word) => (
          <Tag key={word}>{word}</Tag>
        ))}
      </div>
      {missing.length > 0 && <p>{said.missing(missing.join(', '))}</p>}
      {notes?.text && <p className={styles.notes}>{notes.text}</p>}
      {notes && notes.tags.length > 0 && <p className={text.dim}>{said.tags(notes.tags.join(', '))}</p>}
    </>
  )
}
