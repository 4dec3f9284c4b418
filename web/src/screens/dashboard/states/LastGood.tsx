import { describeAge } from '../../../ui/figures/freshness/age.ts'
import { useNow } from '../../../ui/use-now.ts'
import { dateFormat } from '../../../words/formats.ts'
import { words } from './words.tsx'

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })

const MINUTE = 60_000

/** What still works during an outage: the dashboard that was read last, and how old it is. */
export function LastGood({ at }: { readonly at: number | undefined }) {
  const now = useNow(MINUTE)
  if (at === undefined) return null
  return <span aria-live="off">{words.lastGood(clock.format(at), describeAge(now - at, now))}</span>
}
