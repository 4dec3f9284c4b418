/** Questions about a time in which nothing can be looked up: it has not come, no calendar has it, or it was not understood. */
import { spanOf } from '../../../tools/account/spans.ts'
import { namesNoDay } from '../../reading/dates.ts'
import { withoutNames } from '../../reading/shape.ts'
import { namesUnreadTime } from '../../reading/unread-times.ts'
import { type Ask, type Draft, namesOf } from '../draft.ts'

/** Undefined for all other times. */
export function unlooked(ask: Ask): Draft | undefined {
  const { question, slots, turn } = ask
  // "My last Zero Hour" names no hour.
  const text = withoutNames(question, namesOf(ask, 'activity'))
  if (slots.span === 'season' && turn.seasonStart === undefined) return noSeason
  if (namesNoDay(text)) return noSuchDay(ask)
  if (namesUnreadTime(text)) return unreadTime
  const { span } = slots
  return span !== undefined && spanOf(span, turn).from >= turn.now ? liesAhead(ask) : undefined
}

const unreadTime: Draft = {
  lead: 'I could not read which day or time is meant, so I looked nothing up.',
  advice: 'Name a date, a month, a year or a weekday.',
  unanswered: 'the time that was named could not be read',
  suggestions: ['What did I play yesterday?', 'Show my recent activities'],
}

const noSeason: Draft = {
  lead: 'The definitions of the game date no season, so I cannot tell when this one began.',
  advice: 'Name a date, a month, a year or a weekday.',
  unanswered: 'no season is dated',
  suggestions: ['What did I play this month?', 'Show my recent activities'],
}

/** What follows from the calendar alone is certain, although nothing of the account was read for it. */
const citeCalendar = ({ turn }: Ask) =>
  turn.ledger.source({ kind: 'rules', label: 'The calendar', complete: true, missing: [] })

export function liesAhead(ask: Ask): Draft {
  citeCalendar(ask)
  return {
    lead: 'That time lies ahead: nothing has been played there yet.',
    suggestions: ['What should I do this week?', 'Show my recent activities'],
  }
}

function noSuchDay(ask: Ask): Draft {
  citeCalendar(ask)
  return {
    lead: 'The calendar has no such day, so I looked nothing up.',
    suggestions: ['What did I play yesterday?', 'Show my recent activities'],
  }
}
