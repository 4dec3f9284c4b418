import {
  midnightOf,
  RUN_ORDERS,
  RUN_TYPES,
  type RunOrder,
  type RunType,
  TIMEFRAMES,
  type Timeframe,
} from '@ai-vault/game/history/run-filters.ts'

const ARCHIVE_SECTIONS = ['analytics', 'planets'] as const
type ArchiveSection = (typeof ARCHIVE_SECTIONS)[number]

/** What of the screen stands in the address; what is usual is left out. */
export interface ArchivesSearch {
  readonly section?: ArchiveSection | undefined
  readonly timeframe?: Timeframe | undefined
  readonly type?: RunType | undefined
  readonly order?: RunOrder | undefined
  /** A day of the calendar (2026-11-15). */
  readonly day?: string | undefined
  readonly destination?: number | undefined
  /** Instance id of the activity whose report is open. */
  readonly report?: string | undefined
}

const oneOf = <T extends string>(known: readonly T[], usual: T, value: unknown): T | undefined =>
  known.find((each) => each === value && each !== usual)

export function readArchivesSearch(raw: Record<string, unknown>): ArchivesSearch {
  const destination = Number(raw.destination)
  const report = typeof raw.report === 'number' ? String(raw.report) : raw.report
  return {
    section: oneOf(ARCHIVE_SECTIONS, 'analytics', raw.section),
    timeframe: oneOf(TIMEFRAMES, 'week', raw.timeframe),
    type: oneOf(RUN_TYPES, 'all', raw.type),
    order: oneOf(RUN_ORDERS, 'newest', raw.order),
    day: typeof raw.day === 'string' && midnightOf(raw.day) !== undefined ? raw.day : undefined,
    destination: Number.isInteger(destination) && destination > 0 ? destination : undefined,
    report: typeof report === 'string' && /^\d{1,19}$/.test(report) ? report : undefined,
  }
}
