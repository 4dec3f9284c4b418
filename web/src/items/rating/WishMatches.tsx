import { SectionHead } from '../../ui/page/SectionHead.tsx'
import { Tag } from '../../ui/page/Tag.tsx'
import text from '../../ui/text.module.css'
import { sheetWords } from '../words/sheet-words.ts'
import { groupWishes, type Match, type WishGroup } from './group-wishes.ts'
import styles from './WishMatches.module.css'

const labels = sheetWords.wishes

/** A large list has hundreds of wishes for one weapon; the rest is a press away. */
const SHOWN = 8

/** Every wish that speaks of this roll: which list, how much of it is met, what is missing, and all its notes. */
export function WishMatches({ matches }: { readonly matches: readonly Match[] }) {
  const groups = groupWishes(matches)
  return (
    <>
      <SectionHead title={labels.title} level={3}>
        <span className={`${text.read} ${text.dim}`}>{matches.length}</span>
      </SectionHead>
      {matches.length === 0 ? (
        <p className={`${text.small} ${text.dim}`}>{labels.none}</p>
      ) : (
        <>
          <Wishes groups={groups.slice(0, SHOWN)} />
          {groups.length > SHOWN && (
            <details className={text.small}>
              <summary>{labels.more(groups.length - SHOWN)}</summary>
              <Wishes groups={groups.slice(SHOWN)} />
            </details>
          )}
        </>
      )}
    </>
  )
}

function Wishes({ groups }: { readonly groups: readonly WishGroup[] }) {
  return (
    <ul className={styles.matches}>
      {groups.map(({ match, count }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two wishes of one list may be the same in every word
        <li key={place}>
          <Wish match={match} count={count} />
        </li>
      ))}
    </ul>
  )
}

function Wish({
  match: { list, trash, share, notes, missing_names: missing = [] },
  count,
}: {
  readonly match: Match
  readonly count: number
}) {
  const percent = Math.round(share * 100)
  return (
    <>
      <div className={styles.head}>
        <b>{list || labels.nameless}</b>
        {trash ? (
          <Tag tone="bad">{labels.against}</Tag>
        ) : percent === 100 ? (
          <Tag tone="ok">{labels.whole}</Tag>
        ) : (
          <Tag>{labels.met(percent)}</Tag>
        )}
        {count > 1 && <Tag>{labels.rolls(count)}</Tag>}
        {[...(notes?.uses ?? []), ...(notes?.inputs ?? [])].map((word) => (
          <Tag key={word}>{word}</Tag>
        ))}
      </div>
      {missing.length > 0 && <p>{labels.missing(missing.join(', '))}</p>}
      {notes?.text && <p className={styles.notes}>{notes.text}</p>}
      {notes && notes.tags.length > 0 && <p className={text.dim}>{labels.tags(notes.tags.join(', '))}</p>}
    </>
  )
}
