/** What a drill saw: every answer by what was asked, errors by kind, and what must never happen. */
export interface Seen {
  readonly action: string
  readonly ms: number
  /** 200, or what went wrong: `503 database-away`, `connection`. */
  readonly outcome: string
}

const percentile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

export function createDrillLog() {
  const seen: Seen[] = []
  const violations = new Map<string, number>()

  return {
    note: (entry: Seen) => seen.push(entry),
    /** What was promised not to happen. */
    violate(what: string) {
      violations.set(what, (violations.get(what) ?? 0) + 1)
    },
    violations: () => [...violations].map(([what, times]) => `${times} x ${what}`),

    requestTable() {
      const byAction = Map.groupBy(seen, ({ action }) => action)
      const rows = [...byAction].map(([action, entries]) => {
        const times = entries.map(({ ms }) => ms).sort((one, other) => one - other)
        return [
          action,
          {
            requests: entries.length,
            errors: entries.filter(({ outcome }) => outcome !== 'ok').length,
            'p50 ms': percentile(times, 0.5),
            'p95 ms': percentile(times, 0.95),
            'p99 ms': percentile(times, 0.99),
          },
        ] as const
      })
      return Object.fromEntries(rows.sort(([one], [other]) => one.localeCompare(other)))
    },

    errorTable() {
      const errors = Map.groupBy(
        seen.filter(({ outcome }) => outcome !== 'ok'),
        ({ action, outcome }) => `${outcome} (${action})`,
      )
      const rows = [...errors].map(([outcome, entries]) => [outcome, { times: entries.length }] as const)
      return Object.fromEntries(rows.sort(([, one], [, other]) => other.times - one.times))
    },
  }
}

export type DrillLog = ReturnType<typeof createDrillLog>
