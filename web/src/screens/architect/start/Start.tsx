import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { guardianDataQuery } from '../../../data/queries/queries.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { describeAge } from '../../../ui/figures/freshness/age.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Examples } from '../../../ui/page/Examples.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { activityOf, type Wish, wishOf } from '../build-request.ts'
import { words } from '../words.ts'
import { examplesFor } from './examples.ts'
import { readRecentBuilds } from './recent-builds.ts'
import styles from './Start.module.css'

const labels = words.start

interface StartProps {
  readonly session: SignedIn
  readonly onAsk: (wish: Wish) => void
}

/** Before anything is asked: requests to press, and what was built before. */
export function Start({ session, onAsk }: StartProps) {
  const { data } = useQuery(guardianDataQuery(session))
  const examples = useMemo(() => examplesFor(data?.data), [data])
  return (
    <div className={styles.start}>
      <section aria-labelledby="examples">
        <SectionHead title={labels.examples} id="examples">
          <span className={`${text.small} ${text.dim}`}>{labels.from}</span>
        </SectionHead>
        <Examples examples={examples} onAsk={({ text: request }) => onAsk(wishOf({ prompt: request }))} />
      </section>
      <RecentBuilds membershipId={session.membershipId} onAsk={onAsk} />
    </div>
  )
}

interface RecentBuildsProps {
  readonly membershipId: string
  readonly onAsk: (wish: Wish) => void
}

function RecentBuilds({ membershipId, onAsk }: RecentBuildsProps) {
  const [now] = useState(Date.now)
  const builds = useMemo(() => readRecentBuilds(membershipId), [membershipId])
  if (builds.length === 0) return null
  return (
    <section aria-labelledby="recent-builds">
      <SectionHead title={labels.recent} id="recent-builds">
        <span className={`${text.small} ${text.dim}`}>{labels.madeOn}</span>
      </SectionHead>
      <ul>
        {builds.map(({ name, search, at }) => {
          const wish = wishOf(search)
          return (
            <li key={at}>
              <button type="button" className={styles.recent} onClick={() => onAsk(wish)}>
                <b>{name}</b>
                <span>{wish.text || labels.for(activityOf(wish).name)}</span>
                <span className={styles.age}>{describeAge(now - at, now)}</span>
                <Glyph name="i-right" size="s" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
