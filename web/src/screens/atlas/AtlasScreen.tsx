import { useQuery } from '@tanstack/react-query'
import { triumphsQuery } from '../../data/atlas/record-queries.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { useOnline } from '../../data/system/use-online.ts'
import { useSaved } from '../../data/system/use-saved.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { AsOf } from '../../ui/figures/freshness/AsOf.tsx'
import { SavedContext, SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import text from '../../ui/text.module.css'
import styles from './Atlas.module.css'
import { AtlasPlaces } from './AtlasPlaces.tsx'
import { type Place, placeOf } from './atlas-search.ts'
import { PARTS } from './bring-into-sight.ts'
import { CollectibleList } from './collections/CollectibleList.tsx'
import { TitleList } from './collections/TitleList.tsx'
import { Overview } from './head/Overview.tsx'
import { MapSection } from './map/MapSection.tsx'
import { Tonight } from './plan/Tonight.tsx'
import { Planner } from './triumphs/Planner.tsx'
import { TriumphList } from './triumphs/TriumphList.tsx'
import { useAtlasAddress } from './use-atlas-address.ts'
import { words } from './words.ts'

/** What is left to do, where it is, and what has been done: triumphs, titles, collectibles and the players' map. */
function AtlasScreen({ session }: { readonly session: SignedIn }) {
  const { membershipId } = session
  const [search] = useAtlasAddress()
  const place = placeOf(search)
  const triumphs = useQuery(triumphsQuery(membershipId))
  const isOnline = useOnline()
  const saved = useSaved({ stale: triumphs.data?.stale, error: triumphs.error })
  // Once it has failed the other lists stay, also while it is tried again.
  if (triumphs.isPending && triumphs.errorUpdateCount === 0) return <AtlasLoading />
  const { data } = triumphs
  if (!data && !isOnline) return <NotSaved />
  return (
    <SavedContext value={saved}>
      <PageHead
        title={words.title}
        places={<AtlasPlaces membershipId={membershipId} current={place} />}
        end={
          data?.fetched_at && (
            <>
              <AsOf at={Date.parse(data.fetched_at)} />
              <SourceMark source="live" />
            </>
          )
        }
      />
      {place === 'map' ? (
        <MapSection membershipId={membershipId} />
      ) : (
        <div id={PARTS.lists} key={place} tabIndex={-1} className={styles.place}>
          {LISTS.includes(place) && <h2 className={text.sr}>{words.places[place]}</h2>}
          {contentOf(place, session)}
        </div>
      )}
    </SavedContext>
  )
}

/** Places that are one list, without a heading of their own in sight: the places' line names them. */
const LISTS: readonly Place[] = ['triumphs', 'titles', 'collectibles']

function contentOf(place: Exclude<Place, 'map'>, session: SignedIn) {
  const of = { membershipId: session.membershipId }
  if (place === 'triumphs') return <TriumphList {...of} />
  if (place === 'titles') return <TitleList {...of} />
  if (place === 'collectibles') return <CollectibleList {...of} />
  if (place === 'overview') return <Overview session={session} />
  return (
    <>
      <Tonight session={session} />
      <Planner {...of} />
    </>
  )
}

/** Offline, before the Atlas was ever read here. */
const NotSaved = () => (
  <>
    <PageHead title={words.title} />
    <EmptyState level={2} title={words.notSaved} hint={words.notSavedHint} />
  </>
)

/** F-192, F-361: also while the sign-in is checked, so that the prompt never flashes. */
function AtlasLoading() {
  return (
    <>
      <PageHead title={words.title} />
      <Thinking>{words.loading}</Thinking>
    </>
  )
}

/** Its head comes with it, unlike that of the shell's own waiting line. */
const Waiting = () => <Thinking>{words.loading}</Thinking>

export const parts = { Screen: AtlasScreen, Waiting }
