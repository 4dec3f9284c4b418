/** How a question is read without a model, on the server and on a device. */
import type { TalkMemory } from '@ai-vault/contract/advice/answer.ts'
import type { Reading } from '@ai-vault/contract/advice/query.ts'
import { isTimeZone } from '@ai-vault/game/calendar-days.ts'
import type { Clock } from './facts.ts'
import type { NameIndex } from './reader/names/name-index.ts'
import { read } from './reader/read.ts'

/** As much of a message as is read. */
export const MOST_READ = 1_000
const REST = 'all behind the first 1,000 characters'

export interface ToRead {
  readonly text: string
  readonly names: NameIndex
  readonly memory: TalkMemory
  readonly clock: Clock
}

export const readQuestion = ({ text, names, memory, clock }: ToRead): Reading =>
  read(text, {
    names,
    now: new Date(clock.now),
    zone: clock.timeZone && isTimeZone(clock.timeZone) ? clock.timeZone : 'UTC',
    ...(memory.query ? { previous: memory.query } : {}),
  })

/** What stands behind the beginning of a long message is named as not read. */
export const withRest = (reading: Reading): Reading =>
  reading.is === 'read'
    ? {
        ...reading,
        queries: reading.queries.map((query) => ({ ...query, unread: [...query.unread, REST].slice(-20) })),
      }
    : reading
