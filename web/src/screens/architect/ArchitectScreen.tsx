import { MOST_PINNED } from '@ai-vault/contract/advice/architect.ts'
import { ACTIVITIES } from '@ai-vault/game/builds/activities.ts'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import text from '../../ui/text.module.css'
import { Failed, Generating, NothingYet } from './BuildStates.tsx'
import { activityOf, USUAL_ACTIVITY, type Wish } from './build-request.ts'
import { RequestForm } from './RequestForm.tsx'
import { Result } from './result/Result.tsx'
import { understoodIn } from './understood.ts'
import { useArchitect } from './use-architect.ts'
import { words } from './words/words.ts'

const route = getRouteApi('/architect')

/** A build for the activity one names, from what one owns (F-009). */
function ArchitectScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { state, create, cancel } = useArchitect()
  const activity = ACTIVITIES.find(({ focus }) => focus === search.activity) ?? USUAL_ACTIVITY
  const [prompt, setPrompt] = useState(search.prompt ?? '')
  const [without, setWithout] = useState<readonly string[]>([])
  const wish: Wish = { activity, text: prompt, without, pinned: [] }
  const remember = (next: { readonly activity: string; readonly prompt: string; readonly made?: true }) =>
    void navigate({
      search: {
        activity: next.activity === USUAL_ACTIVITY.focus ? undefined : next.activity,
        prompt: next.prompt || undefined,
        made: next.made,
      },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    })
  const ask = (changes: Partial<Wish> = {}) => {
    remember({ activity: activity.focus, prompt, made: true })
    void create({ ...wish, ...changes })
  }
  // The same request gives the same build: after a reload, or under a link, it is there again.
  const opened = useRef({ wish, made: search.made })
  useEffect(() => {
    if (opened.current.made) void create(opened.current.wish)
  }, [create])
  const { last } = state
  const asked = last && last.wish.text === prompt ? last.answer : undefined
  const busy = state.phase === 'generating'
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
        wish={wish}
        busy={busy}
        understood={understoodIn(wish, asked)}
        onActivity={(focus) => remember({ activity: focus, prompt })}
        onText={(next) => {
          setPrompt(next)
          setWithout([])
        }}
        onLeave={() => prompt !== (search.prompt ?? '') && remember({ activity: activity.focus, prompt })}
        onRemove={(id) => setWithout([...without, id])}
        onCreate={() => ask()}
      />
      {state.phase === 'generating' && <Generating wish={state.wish} onCancel={cancel} />}
      {state.phase === 'error' && (
        <Failed
          reason={state.reason}
          code={state.code}
          onRetry={() => void create(state.wish)}
          onWithoutText={
            state.wish.text ? () => void create({ ...state.wish, text: '', without: [] }) : undefined
          }
        />
      )}
      {state.phase === 'idle' && <NothingYet activity={activityOf(wish).name} />}
      {last && (
        <Result
          answer={last.answer}
          stale={busy || state.phase === 'error'}
          onAgain={() => void create(last.wish)}
          onSwap={(instanceId) =>
            ask({ ...last.wish, pinned: [...last.wish.pinned, instanceId].slice(-MOST_PINNED) })
          }
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
