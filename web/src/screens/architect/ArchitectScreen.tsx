import { useEffect, useRef, useState } from 'react'
import type { SignedIn } from '../../data/session/session-check.ts'
import { routeAt } from '../../routing/use-address.ts'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import text from '../../ui/text.module.css'
import { type ArchitectSearch, addressKey, readArchitectSearch } from './architect-search.ts'
import { Earlier, Failed, Generating, NothingYet } from './BuildStates.tsx'
import {
  isSameRequest,
  searchOf,
  type Wish,
  wishOf,
  withActivity,
  withoutClass,
  withSwap,
  withText,
} from './build-request.ts'
import { RequestForm } from './RequestForm.tsx'
import { keepRequest, openedRequest } from './request-draft.ts'
import { Result } from './result/Result.tsx'
import { keepRecentBuild } from './start/recent-builds.ts'
import { Start } from './start/Start.tsx'
import { understoodIn } from './understood.ts'
import { useArchitect } from './use-architect.ts'
import { words } from './words.ts'

const route = routeAt('/architect')

/** A build for the activity one names, from what one owns (F-009). */
function ArchitectScreen({ session }: { readonly session: SignedIn }) {
  const { membershipId } = session
  const search: ArchitectSearch = route.useSearch()
  const navigate = route.useNavigate()
  const { state, create, cancel } = useArchitect()
  // What was put into a build belongs to that build; the next one is asked for without it.
  const [draft, setDraft] = useState<Wish>(() => openedRequest(membershipId, search))
  const write = (next: Wish) => {
    setDraft(next)
    keepRequest(membershipId, next, search)
  }
  const written = useRef<ArchitectSearch>(undefined)
  // A build that was made stays a step to go back to; all else only corrects the address.
  const remember = (wish: Wish, made?: true, replace?: true) => {
    const before = written.current ?? search
    const next = { ...searchOf(wish), made }
    written.current = next
    navigate({
      search: next,
      replace: replace || !before.made || addressKey(next) === addressKey(before),
      resetScroll: false,
    })
  }
  // A build that was made keeps its address, so that a reload brings it back beside the request as it stands then.
  const rememberUnmade = (wish: Wish) => {
    if (!(written.current ?? search).made) remember(wish)
  }
  const change = (next: Wish) => {
    write(next)
    rememberUnmade(next)
  }
  const ask = (wish: Wish) => {
    keepRequest(membershipId, draft, searchOf(wish))
    remember(wish, true)
    void create(wish)
  }
  // The same request gives the same build: after a reload, under a link, or one step back, it is there again.
  const address = addressKey(search)
  useEffect(() => {
    const own = written.current
    if (own && addressKey(own) === address) return
    const there = readArchitectSearch(JSON.parse(address) as Record<string, unknown>)
    written.current = there
    if (own) {
      const asked = wishOf({ ...there, swaps: undefined, subclass: undefined })
      setDraft(asked)
      // Whatever was typed under another address is not what a reload of this one should show.
      keepRequest(membershipId, asked, there)
    }
    if (there.made) void create(wishOf(there))
  }, [address, create, membershipId])
  const { last } = state
  useEffect(() => {
    if (last) keepRecentBuild(membershipId, last.wish, last.answer.build.build_name, Date.now())
  }, [last, membershipId])
  const asked = last && last.wish.text === draft.text ? last.answer : undefined
  const busy = state.phase === 'generating'
  const anyClass = state.phase === 'error' ? withoutClass(state.wish) : undefined
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        end={
          last && (
            <span className={`${text.small} ${text.dim}`}>
              {words.itemsAsOf(last.answer.items, last.answer.minted_at)}
            </span>
          )
        }
      />
      <RequestForm
        wish={draft}
        busy={busy}
        understood={understoodIn(draft, asked)}
        onActivity={(focus) => change(withActivity(draft, focus))}
        onText={(text) => write(withText(draft, text))}
        onLeave={() => draft.text !== (search.prompt ?? '') && rememberUnmade(draft)}
        onRemove={(id) => write({ ...draft, without: [...draft.without, id] })}
        onCreate={() => ask(draft)}
      />
      {state.phase === 'generating' && (
        <Generating
          wish={state.wish}
          onCancel={() => {
            cancel()
            if (last) {
              keepRequest(membershipId, draft, searchOf(last.wish))
              remember(last.wish, true, true)
            } else remember(draft, undefined, true)
          }}
        />
      )}
      {state.phase === 'error' && (
        <Failed
          reason={state.reason}
          code={state.code}
          onRetry={() => void create(state.wish)}
          onAnyClass={
            anyClass &&
            (() => {
              write(withoutClass(draft) ?? draft)
              void create(anyClass)
            })
          }
          onWithoutText={
            state.wish.text ? () => void create({ ...state.wish, text: '', without: [] }) : undefined
          }
        />
      )}
      {state.phase === 'idle' && (
        <>
          <NothingYet wish={draft} />
          <Start
            session={session}
            onAsk={(wish) => {
              write(wish)
              ask(wish)
            }}
          />
        </>
      )}
      {state.phase === 'result' && last && !isSameRequest(last.wish, draft) && (
        <Earlier wish={last.wish} now={draft} onCreate={() => ask(draft)} />
      )}
      {last && (
        <Result
          answer={last.answer}
          stale={busy || state.phase === 'error'}
          onAgain={() => void create(last.wish)}
          onSwap={(instanceId) => ask(withSwap(last.wish, last.answer.build, instanceId))}
          onSubclass={(subclass) => ask({ ...last.wish, subclass })}
        />
      )}
    </>
  )
}

function Waiting() {
  return (
    <>
      <PageHead title={words.title} />
      <Thinking>{words.loading}</Thinking>
    </>
  )
}

export const parts = { Screen: ArchitectScreen, Waiting }
