import type { Decision, QueuedPoint } from '@ai-vault/contract/atlas/moderation.ts'
import type { PointChange } from '@ai-vault/contract/atlas/points.ts'
import { counted } from '../words/formats.ts'

const ACTIONS: Readonly<Record<PointChange['action'], string>> = {
  submit: 'submitted',
  approve: 'approved',
  refuse: 'refused',
  hide: 'hid',
  show: 'showed again',
  report: 'reported',
  'dismiss-reports': 'dismissed the reports on',
  appeal: 'appealed for',
  edit: 'edited',
  revert: 'took back a change of',
  withdraw: 'withdrew',
}

const DONE: Readonly<Record<Decision, string>> = {
  approve: 'approved',
  refuse: 'refused',
  hide: 'hidden',
  show: 'shown again',
  'dismiss-reports': 'cleared of reports',
}

const REFUSALS: Readonly<Record<string, string>> = {
  'own-point': 'your own point',
  'point-not-found': 'no longer there',
}

type ReportReason = QueuedPoint['reports'][number]['reason']
const REASONS: Readonly<Record<ReportReason, string>> = {
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

type Submitter = NonNullable<QueuedPoint['submitter']>
const points = (count: number) => counted(count, { one: 'point', other: 'points' })
const reports = (count: number) => counted(count, { one: 'report', other: 'reports' })

/** What the moderation queue and the history of points say. */
export const words = {
  title: 'Moderation queue',
  loading: 'Loading the queue...',
  failed: 'That did not work. Try again in a moment.',
  failedToLoad: 'Couldn’t load.',
  stale: 'Couldn’t load anything newer.',
  empty: 'Nothing waits for you',
  emptyHint: 'New points, reports and hidden points appear here by themselves.',
  which: 'Which points',
  shown: { all: 'All', pending: 'Waiting', reported: 'Reported', hidden: 'Hidden', appeals: 'Appeals' },
  keys: [
    ['J', 'next'],
    ['K', 'back'],
    ['X', 'pick'],
    ['A', 'approve'],
    ['R', 'refuse'],
    ['H', 'hide'],
    ['D', 'dismiss reports'],
    ['E', 'edit'],
    ['U', 'undo'],
  ] as const,
  row: (name: string, kind: string) => `${name}, ${kind}`,
  look: (name: string) => `Look at ${name}`,
  selection: 'Picked points',
  picked: (count: number) => (count === 0 ? 'None picked' : `${count} picked`),
  pick: (name: string) => `Pick ${name}`,
  pickAll: 'Pick all',
  pickNone: 'Pick none',
  nowhere: 'between the destinations',
  from: 'From',
  by: ({ name, trusted, accepted_points }: Submitter) =>
    `${name}${trusted ? ', trusted' : ''} · ${accepted_points} accepted`,
  trust: ({ trusted }: Submitter) => (trusted ? 'trusted' : 'member'),
  byNobody: 'The installation, or a player who is gone',
  nobody: 'No player',
  nobodyNote: 'installation, or gone',
  appealTag: 'Appeal',
  appeal: 'The sender appeals',
  report: 'Report',
  reported: (reason: ReportReason) => `Reported: ${REASONS[reason]}`,
  reports,
  statuses: { pending: 'Pending', approved: 'Approved', refused: 'Refused' },
  hidden: 'Hidden',
  outside: 'Outside of its destination',
  near: 'Already on the map',
  nearTag: 'Close to a known one',
  votes: (up: number, down: number) => `${up} up, ${down} down`,
  upVotes: (votes: number, of: number) => `${votes} of ${of} up-votes`,
  ripeness: (waited: boolean, open: number) =>
    `${waited ? '24 h passed' : 'not a day old'}, ${open === 0 ? 'no report' : reports(open)}`,
  meter: 'Up-votes toward approval',
  chosen: 'Point at hand',
  position: ([lat, lng]: readonly [number, number]) => `Lat ${lat.toFixed(3)}, Lng ${lng.toFixed(3)}`,
  because: (reason: string) => `Reason so far: ${reason}`,
  soFar: 'This point so far',
  own: 'Your own point: another moderator decides.',
  ownTag: 'Yours: another moderator decides',
  reasons: {
    title: 'Refuse or hide, with a reason the sender reads',
    forPicked: (count: number) => `Reason for the ${count} picked, which each sender reads`,
    usual: ['Duplicate', 'Wrong place', 'Not a place', 'Spoils a secret', 'Spam or abuse'],
    note: 'Reason in your own words',
  },
  needsReason: 'A reason is needed: it is what the submitter is told.',
  actions: {
    approve: 'Approve',
    refuse: 'Refuse',
    show: 'Show again',
    hide: 'Hide',
    dismiss: 'Dismiss reports',
    edit: 'Edit',
  },
  edit: {
    title: (name: string) => `Put ${name} right`,
    open: (name: string) => `Edit ${name}`,
    kind: 'Kind',
    name: 'Name',
    lat: 'Lat',
    lng: 'Lng',
    reason: 'Why, for the history; may stay empty',
    save: 'Save changes',
    saving: 'Saving…',
    cancel: 'Cancel',
    done: (name: string) => `${name} was put right.`,
    failed: 'The changes were not saved. Try again in a moment.',
  },
  undone: (change: PointChange) => `Taken back: ${ACTIONS[change.action]} ${change.point ?? ''}`,
  nothingToUndo: 'You have decided nothing that could be taken back.',
  decide: {
    approve: (name: string) => `Approve ${name}`,
    refuse: (name: string) => `Refuse ${name}`,
    show: (name: string) => `Show again ${name}`,
    hide: (name: string) => `Hide ${name}`,
    dismiss: (name: string) => `Dismiss reports on ${name}`,
  },
  bulk: (action: Exclude<Decision, 'show'>, count: number) =>
    `${{ approve: 'Approve', refuse: 'Refuse', hide: 'Hide', 'dismiss-reports': 'Dismiss reports of' }[action]} ${count}`,
  done: (action: Decision, count: number, refused: readonly string[]) =>
    `${points(count)} ${DONE[action]}.${refused.length > 0 ? ` Not done: ${refused.map((code) => REFUSALS[code] ?? code).join(', ')}.` : ''}`,
  history: 'History',
  audit: 'Audit log',
  loadingLog: 'Loading the log...',
  noChanges: 'Nothing has been changed on the map yet.',
  auditNote:
    'Nothing is ever erased here; taking a change back is an entry of its own. Anyone may read this list.',
  older: 'Older changes',
  who,
  did: {
    submit: 'submitted',
    approve: 'approved',
    refuse: 'refused',
    hide: 'hid',
    show: 'showed again',
    report: 'reported',
    'dismiss-reports': 'dismissed reports',
    appeal: 'appealed',
    edit: 'edited',
    revert: 'took back',
    withdraw: 'withdrew',
  } satisfies Readonly<Record<PointChange['action'], string>>,
  unseen: 'A point that is not shown',
  change: (change: PointChange) => `${who(change)} ${ACTIONS[change.action]}`,
  revert: 'Take back',
  revertOf: (change: PointChange) => `Take back: ${ACTIONS[change.action]} ${change.point ?? ''}`,
  reverted: 'Taken back.',
}
