import type { CDPSession } from 'playwright-core'

/** Milliseconds of processor time, whatever else the machine did meanwhile. */
export interface Shares {
  /** The page's own thread: scripts, styles, layout, what to draw. */
  readonly page: number
  /** Turning that into pixels: a graphics card's work, done here by the processor. */
  readonly drawing: number
  /** Putting the pixels on the screen, the same. */
  readonly showing: number
  /** The longest that the page's own thread was busy without a pause: no frame can come meanwhile. */
  readonly longestTask: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const CATEGORIES = ['cc', 'toplevel', '__metadata']
/** On both threads every piece of work is one such event, and none of them lies in another. */
const TASK = 'ThreadControllerImpl::RunTask'
const THREADS: Readonly<Record<string, 'page' | 'showing'>> = {
  CrRendererMain: 'page',
  VizCompositorThread: 'showing',
}

function addUp(events: readonly TraceEvent[]): Shares {
  const place = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const threads = new Map<string, string>()
  for (const event of events) {
    if (event.name === 'thread_name') threads.set(place(event), event.args?.name ?? '')
  }
  const shares = { page: 0, drawing: 0, showing: 0, longestTask: 0 }
  for (const event of events) {
    const milliseconds = (event.tdur ?? 0) / 1000
    const thread = THREADS[threads.get(place(event)) ?? '']
    if (event.name === 'DisplayItemList::Raster') shares.drawing += milliseconds
    else if (event.name === TASK && thread) {
      shares[thread] += milliseconds
      if (thread === 'page') shares.longestTask = Math.max(shares.longestTask, milliseconds)
    }
  }
  return shares
}

/** Where the processor's time goes while something is done in the browser. */
export async function processorShares(devtools: CDPSession, work: () => Promise<unknown>): Promise<Shares> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await work()
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect)
  return addUp(events)
}
