import type { FaultKind, FaultOrder } from './fault-order.ts'

export interface ActiveFault extends FaultOrder {
  readonly id: number
  readonly hits: number
  /** A tick of the sandbox's clock: tokens issued later are not touched by token faults. */
  readonly setAt: number
}

/** The faults that are switched on. A fault counts a hit only when it really changed an answer. */
export interface FaultStore {
  add(order: FaultOrder): ActiveFault
  list(): readonly ActiveFault[]
  clear(id?: number): void
  /** Whether a call to this path would be hit. */
  active(kind: FaultKind, path: string): ActiveFault | undefined
  /** As `active`, and counts the hit. */
  take(kind: FaultKind, path: string, applies?: (fault: ActiveFault) => boolean): ActiveFault | undefined
  /** All faults of a kind that hit this path, each with its hit counted. */
  takeAll(kind: FaultKind, path: string): readonly ActiveFault[]
}

const covers = (fault: FaultOrder, path: string): boolean => {
  const prefix = (fault.path ?? '/').toLowerCase()
  return path.startsWith(prefix) || path.startsWith(`/platform${prefix}`)
}

export function createFaultStore(options: { tick: () => number; machineTime?: () => number }): FaultStore {
  const machineTime = options.machineTime ?? (() => performance.now())
  let faults: (ActiveFault & { hits: number; endsAt: number })[] = []
  let lastId = 0

  const dropEnded = () => {
    if (faults.length === 0) return
    const now = machineTime()
    faults = faults.filter((fault) => now < fault.endsAt && fault.hits < (fault.count ?? Infinity))
  }
  const matching = (kind: FaultKind, path: string) => {
    dropEnded()
    return faults.filter((fault) => fault.kind === kind && covers(fault, path))
  }
  const visible = ({ endsAt: _, ...fault }: (typeof faults)[number]): ActiveFault => fault

  return {
    add(order) {
      const endsAt = machineTime() + (order.seconds ?? Infinity) * 1000
      const fault = { ...order, id: ++lastId, hits: 0, setAt: options.tick(), endsAt }
      faults.push(fault)
      return visible(fault)
    },
    list() {
      dropEnded()
      return faults.map(visible)
    },
    clear(id) {
      faults = id === undefined ? [] : faults.filter((fault) => fault.id !== id)
    },
    active: (kind, path) => matching(kind, path)[0],
    take(kind, path, applies = () => true) {
      const fault = matching(kind, path).find(applies)
      if (fault) fault.hits++
      return fault
    },
    takeAll(kind, path) {
      const found = matching(kind, path)
      for (const fault of found) fault.hits++
      return found
    },
  }
}
