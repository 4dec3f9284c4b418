import { describeAge } from '../../../ui/age.ts'
import { useNow } from '../../../ui/use-now.ts'

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const MINUTE = 60_000

/** What still works during an outage: the dashboard that was read last, and how old it is. */
export function LastGood({ at }: { readonly at: number | undefined }) {
  const now = useNow(MINUTE)
  if (at === undefined) return null
  return (
    <span aria-live="off">
      Your dashboard from {clock.format(at)} ({describeAge(now - at)}) stays readable below.
    </span>
  )
}
