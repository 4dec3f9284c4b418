import type { Decision, QueueAnswer, QueuedPoint } from '@ai-vault/contract/atlas/moderation.ts'
import type { PointChange } from '@ai-vault/contract/atlas/points.ts'
import { counted } from '../../words/choose-words.ts'

const ACTIONS: Readonly<Record<PointChange['action'], string>> = {
  submit: 'submitted',
  approve: 'approved',
  refuse: 'refused',
  hide: 'hid',
  show: 'showed again',
  report: 'reported',
  'dismiss-reports': 'dismissed the reports on',
  edit: 'edited',
  revert: 'took back a change of',
  withdraw: 'withdrew',
}

const DONE: Readonly<Record<Decision, string>> = {
  approve: 'approved',
  refuse: 'refused',
  hide: 'hidden',
  show: 'shown again',
  'dismiss-reports': 'freed of reports',
}

const REFUSALS: Readonly<Record<string, string>> = {
  'own-point': 'your own point',
  'point-not-found': 'no longer there',
}

const REASONS: Readonly<Record<QueuedPoint['reports'][number]['reason'], string>> = {
  'wrong-place': 'wrong place',
  'not-there': 'nothing is there',
  duplicate: 'already on the map',
  offensive: 'offensive',
}

const who = ({ by, name, you }: PointChange): string => {
  if (you) return 'You'
  if (by === 'system') return 'The rules of the map'
  return name ?? (by === 'member' || by === 'trusted' ? 'A player' : `A ${by}`)
}

const points = (count: number) => counted(count, { one: 'point', other: 'points' })

/** What the moderation queue and the history of points say. */
export const en = {
  title: 'Moderation queue',
  loading: 'Loading the queue...',
  retry: 'Retry',
  failed: 'That did not work. Try again in a moment.',
  failedToLoad: 'Couldn’t load.',
  empty: 'Nothing waits for you',
  emptyHint: 'New points, reports and hidden points appear here by themselves.',
  counts: ({ pending, reported, hidden }: QueueAnswer['counts']) =>
    `${pending} pending · ${reported} reported · ${hidden} hidden`,
  keys: 'Keys: J and K or arrows move, X picks, A approves, R refuses, H hides, D dismisses reports.',
  row: (name: string, kind: string) => `${name}, ${kind}`,
  pick: (name: string) => `Pick ${name}`,
  pickAll: 'Pick all',
  pickNone: 'Pick none',
  nowhere: 'between the destinations',
  by: ({ name, trusted, accepted_points }: NonNullable<QueuedPoint['submitter']>) =>
    `by ${name}${trusted ? ', trusted' : ''} (${accepted_points} accepted)`,
  byNobody: 'came with the installation, or its player is gone',
  reported: (reason: QueuedPoint['reports'][number]['reason']) => `Reported: ${REASONS[reason]}`,
  reports: (count: number) => counted(count, { one: 'report', other: 'reports' }),
  statuses: { pending: 'Pending', approved: 'Approved', refused: 'Refused' },
  hidden: 'Hidden',
  outside: 'Outside of its destination',
  votes: (up: number, down: number, of: number) => `${up} up, ${down} down, ${of} needed`,
  own: 'Your own point: another moderator decides.',
  reason: 'Reason',
  reasonNote: 'Needed to refuse or hide; the submitter is told.',
  needsReason: 'A reason is needed: it is what the submitter is told.',
  actions: { approve: 'Approve', refuse: 'Refuse', show: 'Show again' },
  decide: {
    approve: (name: string) => `Approve ${name}`,
    refuse: (name: string) => `Refuse ${name}`,
    show: (name: string) => `Show ${name} again`,
  },
  bulk: (action: Exclude<Decision, 'show'>, count: number) =>
    `${{ approve: 'Approve', refuse: 'Refuse', hide: 'Hide', 'dismiss-reports': 'Dismiss reports of' }[action]} ${count}`,
  done: (action: Decision, count: number, refused: readonly string[]) =>
    `${points(count)} ${DONE[action]}.${refused.length > 0 ? ` Not done: ${refused.map((code) => REFUSALS[code] ?? code).join(', ')}.` : ''}`,
  history: 'History',
  audit: 'Audit log',
  older: 'Older changes',
  change: (change: PointChange) => `${who(change)} ${ACTIONS[change.action]}`,
  revert: 'Take back',
  revertOf: (change: PointChange) => `Take back: ${ACTIONS[change.action]} ${change.point}`,
  reverted: 'Taken back.',
}
