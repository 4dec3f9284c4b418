import type { Prophecy } from '@ai-vault/contract/advice/prophecy.ts'
import { useQuery } from '@tanstack/react-query'
import { prophecyQuery } from '../../data/queries/prophecy-query.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { useSaved } from '../../data/system/use-saved.ts'
import { routeAt } from '../../routing/use-address.ts'
import { ShareButton } from '../../sharing/ShareButton.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Tabs } from '../../ui/controls/choices/Tabs.tsx'
import { ErrorLine } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Skeleton, Thinking } from '../../ui/feedback/Skeleton.tsx'
import { AsOf } from '../../ui/figures/freshness/AsOf.tsx'
import { SavedContext, SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import layout from '../../ui/layout.module.css'
import { PageHead } from '../../ui/page/PageHead.tsx'
import text from '../../ui/text.module.css'
import { Unavailable } from './pieces/Unavailable.tsx'
import { PROPHECY_TABS, type ProphecyTab } from './prophecy-search.ts'
import { shareDocument } from './share-document.ts'
import { Farming } from './tabs/Farming.tsx'
import { HiddenGems } from './tabs/HiddenGems.tsx'
import { Meta } from './tabs/Meta.tsx'
import { Overview, ownsNothing } from './tabs/Overview.tsx'
import { PlaystyleTab } from './tabs/Playstyle.tsx'
import { words } from './words.tsx'

const route = routeAt('/prophecy')

/** What to take up again, farm and watch, each claim with its evidence (F-301). */
function ProphecyScreen({ session }: { readonly session: SignedIn }) {
  const { part: tab = 'overview' } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, isFetching, refetch } = useQuery(prophecyQuery(session.membershipId))
  const open = (next: string) =>
    navigate({
      search: { part: PROPHECY_TABS.find((each) => each === next && each !== 'overview') },
      replace: true,
      resetScroll: false,
    })
  const saved = useSaved({ stale: data?.stale, error })
  const retry = () => void refetch()
  const contents = data && {
    overview: <Overview prophecy={data} onOpen={open} />,
    'hidden-gems': <HiddenGems prophecy={data} />,
    playstyle: <PlaystyleTab prophecy={data} />,
    meta: <Meta prophecy={data} />,
    farming: <Farming prophecy={data} />,
  }
  const counts: Partial<Record<ProphecyTab, number>> = data
    ? {
        'hidden-gems': data.hidden_gems,
        meta: countOnceRead(data, data.meta_alerts.length),
        farming: countOnceRead(data, data.next_farm_priorities.length),
      }
    : {}
  return (
    <SavedContext value={saved}>
      <PageHead
        title={words.title}
        lead={words.lead}
        dense
        end={
          data && (
            <>
              <AsOf at={Date.parse(data.read_at)} />
              <SourceMark source="live" />
              <Button
                iconOnly
                tone="ghost"
                aria-label={words.again}
                aria-disabled={isFetching}
                onClick={() => isFetching || retry()}
              >
                <Glyph name="i-refresh" size="s" />
              </Button>
            </>
          )
        }
      />
      <div className={layout.stack}>
        {error && <Unavailable error={error} busy={isFetching} kept={data !== undefined} onRetry={retry} />}
        {!data && !error && <Loading />}
        {data?.withheld && <ErrorLine tone="warn">{words.private}</ErrorLine>}
        {data?.stale && <ErrorLine tone="warn">{words.stale}</ErrorLine>}
        {data && (data.progress.state === 'fetching' || data.reports_left > 0) && (
          <p className={`${text.small} ${text.dim}`} role="status">
            {data.progress.state === 'fetching' ? words.fetching : words.reading(data.reports_left)}
          </p>
        )}
        {contents && (
          <Tabs
            label={words.tabs.label}
            selected={tab}
            onSelect={open}
            tabs={PROPHECY_TABS.map((id) => ({
              id,
              label: words.tabs[id],
              count: counts[id],
              content: contents[id],
            }))}
          />
        )}
        {data && !ownsNothing(data) && (
          <div className={layout.row}>
            <ShareButton document={shareDocument(data, session.displayName || words.title)} />
          </div>
        )}
      </div>
    </SavedContext>
  )
}

/** A zero of a history that is still being read is not true. */
const countOnceRead = ({ progress }: Prophecy, count: number) =>
  count === 0 && progress.state !== 'done' ? undefined : count

function Loading() {
  return (
    <>
      <Thinking>{words.loading}</Thinking>
      <Skeleton height="120px" />
      <Skeleton height="360px" />
    </>
  )
}

const Waiting = () => <Thinking>{words.loading}</Thinking>

export const parts = { Screen: ProphecyScreen, Waiting }
