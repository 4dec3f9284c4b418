import type { PlayerStanding } from '@ai-vault/contract/atlas/points.ts'
import { APPROVAL_VOTES, APPROVAL_WAIT_MS, type Direction } from '@ai-vault/game/atlas/point-rules.ts'
import { counted, dateFormat } from '../../../words/formats.ts'
import { kindInWords } from '../../../words/map-kinds.ts'
import type { MapPoint } from './read-point.ts'

type ShownPoint = Pick<MapPoint, 'kind' | 'status' | 'upvotes' | 'downvotes' | 'hidden'>

const net = ({ upvotes, downvotes }: Pick<MapPoint, 'upvotes' | 'downvotes'>) =>
  Math.max(0, Math.min(upvotes, upvotes - downvotes))

const state = (point: ShownPoint): string => {
  if (point.hidden) return 'hidden'
  if (point.status === 'pending') return `pending, ${net(point)} of ${APPROVAL_VOTES}`
  return point.status
}

const moment = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** What comes next for a pending point that has the votes it needs (G-31); nothing for any other. */
const next = (point: ShownPoint & Pick<MapPoint, 'created_at'>, now: number): string | undefined => {
  if (point.status !== 'pending' || point.hidden || net(point) < APPROVAL_VOTES) return undefined
  const ripe = point.created_at + APPROVAL_WAIT_MS
  return ripe > now
    ? `Enough votes: approved ${moment.format(ripe)}, unless somebody reports it.`
    : 'Enough votes: approved within minutes, or by a moderator while a report is open.'
}

/** That a point is approved is as usual. */
const about = (point: ShownPoint): string =>
  point.status === 'approved' && !point.hidden
    ? kindInWords(point.kind)
    : `${kindInWords(point.kind)} · ${state(point)}`

const place = ({ zone, destination }: Pick<MapPoint, 'zone' | 'destination'>): string =>
  [zone, destination].filter(Boolean).join(', ') || 'between the destinations'

const POINTS = { one: 'point', other: 'points' }
const foundOf = (found: number, of: number) => `${found} of ${of} found`

interface Found {
  readonly found: number
  readonly of: number
  readonly mine: number
}
const same = (short: string) => ({ short, whole: short })

/** What the map and everything around it says. */
export const words = {
  title: 'Interactive Map',
  destination: 'Destination',
  destinations: 'destinations',
  points: 'points of the map',
  newerPoints: 'newer points; those shown are the last ones that came',
  all: 'All',
  option: (name: string, points: number) => `${name} (${points})`,
  loading: 'Loading the map...',
  reload: 'Load the map again',
  emptyTitle: 'Interactive Map Ready',
  empty: 'No POI data loaded',
  mapLabel: 'Map. The same points are in the list beside it. Arrow keys move, plus and minus zoom.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  useCentre: 'Use centre',
  approved: 'approved',
  pending: 'pending',
  found: 'found',
  chosen: 'chosen',
  kinds: 'Kinds on the map',
  hint: 'Press anywhere on the map to add a point. Drag to move the map',
  hintKeys: 'or use the arrow keys',
  byCoordinates: 'By coordinates',
  routeTo: (triumph: string, stops: readonly string[]) => `route to ${triumph}: ${stops.join(', ')}`,
  nameless: 'Nameless point',
  noPosition: 'no position',
  unreadable: (count: number) =>
    `${counted(count, { one: 'point', other: 'points' })} could not be read and ${count === 1 ? 'is' : 'are'} left out.`,
  place,
  about,
  next,
  marker: (point: ShownPoint & Pick<MapPoint, 'name'>, found: boolean, joined: number) =>
    `${point.name || 'Nameless point'}, ${about(point)}${found ? ', found' : ''}${joined > 0 ? `, ${joined} more here` : ''}`,
  cluster: (count: number) => `${counted(count, { one: 'point', other: 'points' })}, zoom in`,
  details: (name: string) => `More about ${name}`,
  position: ([lat, lng]: readonly [number, number]) => `Lat ${lat.toFixed(3)}, Lng ${lng.toFixed(3)}`,
  reason: (reason: string) => `Reason: ${reason}`,
  historyFailed: 'The history did not load.',
  failedAction: 'That did not work. Try again in a moment.',
  withdraw: 'Take back',
  withdrawn: 'Taken back.',
  report: {
    reason: 'Reason of the report',
    reasons: {
      'wrong-place': 'Wrong place',
      'not-there': 'Nothing is there',
      duplicate: 'Already on the map',
      offensive: 'Offensive',
    },
    button: 'Report',
    about: (name: string) => `Report ${name}`,
    done: 'Reported. A moderator will look at it.',
  },
  appeal: {
    label: 'Why it belongs on the map',
    note: 'A moderator reads it and looks again. You can appeal once.',
    missing: 'Say why it should be looked at again: moderators read it.',
    button: 'Appeal',
    done: 'Your appeal was sent.',
    sent: 'You have appealed. You will be told what a moderator decides.',
  },
  votes: {
    title: 'Vote On Points',
    note: 'Pending points require approval. Vote to accelerate moderation.',
    rule: `${APPROVAL_VOTES} more votes up than down approve a point a day after it was submitted; a moderator may decide at any time.`,
    holds: (pending: number, approved: number) =>
      [
        pending === 0
          ? 'No point is pending here.'
          : `${counted(pending, { one: 'point is pending and stands', other: 'points are pending and stand' })} first.`,
        approved > 0 &&
          `${counted(approved, pending > 0 ? { one: 'other is', other: 'others are' } : { one: 'point is', other: 'points are' })} on the map already: vote on what is right or wrong there.`,
      ]
        .filter(Boolean)
        .join(' '),
    first: (count: number) =>
      `The first ${count} are listed here; choose any other on the map, or in the list of all points, to vote on it or report it.`,
    chosen: 'The chosen point',
    notCounted: (reason: string, name: string) => `${reason} Your vote on ${name} was not counted.`,
    again: 'Vote again',
    log: 'All changes',
    none: 'There is nothing to vote on here.',
    rest: (count: number) => `${count} more points to vote on`,
    own: 'You cannot vote on a point of your own.',
    button: (direction: Direction, name: string, count: number) =>
      direction === 'up' ? `Vote up ${name}, ${count}` : `Vote down ${name}, ${count}`,
  },
  form: {
    what: 'What is here?',
    close: 'Close',
    kinds: 'Kinds to choose from',
    title: 'Submit Coordinate (Prototype)',
    kind: 'Kind',
    name: 'Name',
    lat: 'Lat',
    lng: 'Lng',
    save: 'Save Point',
    saving: 'Saving…',
    submitted: 'Submitted',
    error: 'Error',
    marked: 'See what is said beside the marked fields.',
    hint: 'Click the map, press long on it, or move it and choose “Use centre” to fill Lat and Lng.',
    left: ({ submissions_left: left, role }: PlayerStanding) =>
      left === null
        ? `As ${role} you have no daily limit.`
        : `${counted(left, { one: 'submission', other: 'submissions' })} left today.`,
  },
  left: {
    title: 'Where to go',
    elsewhere: 'Most left elsewhere',
    say: (name: string, triumph: string, percent: number) =>
      percent > 0 ? `${name} first: ${triumph} is at ${percent}\u00a0%.` : `${name} first, for ${triumph}.`,
    sayPlaces: (name: string, left: number) =>
      `${name} has most left: ${counted(left, { one: 'place', other: 'places' })}.`,
    sayCollect: (name: string, missing: number) => `${name} first: ${missing} to collect.`,
    sayNothing: 'Nothing on the map is left for you.',
    now: 'Now:',
    percent: (value: number) => `${value}\u00a0%`,
    found: (found: number, of: number) => `${found} / ${of}`,
    meter: (name: string) => `Places found: ${name}`,
    lack: (places: number, triumphs: number, missing: number, between = ' · ') =>
      [
        places > 0 && `${counted(places, { one: 'place', other: 'places' })} left`,
        triumphs > 0 && `${counted(triumphs, { one: 'triumph', other: 'triumphs' })} open`,
        missing > 0 && `${missing} to collect`,
      ]
        .filter(Boolean)
        .join(between),
    nothing: 'Nothing left here',
    notRead: 'What is left here is not read yet.',
    notCounted: 'No triumph and nothing to collect; its places count once it is on the map.',
  },
  /** What a destination has in the overview, of the points that are shown: in few signs, and for who listens. */
  overview: {
    all: ({ found, of }: Found) => ({ short: `${found} / ${of}`, whole: foundOf(found, of) }),
    open: ({ found, of }: Found) => same(`${of - found} left`),
    found: ({ found }: Found) => same(`${found} found`),
    mine: ({ mine }: Found) => same(`${mine} of yours`),
  },
  here: {
    title: (name: string) => `${name}: what you lack`,
    say: (name: string, lack: string) => `${name}: ${lack}`,
    triumphs: 'Open triumphs',
    none: 'No triumph is open here.',
    all: (count: number) => `All ${count}`,
    collect: (missing: number) => `What is missing in your collections (${missing})`,
  },
  list: {
    title: 'Points as a list',
    been: foundOf,
    search: 'Search points',
    placeholder: 'Name, kind, zone',
    show: 'Show',
    shown: { all: 'All', open: 'I lack', found: 'Found', mine: 'My own' },
    listed: ({ shown, of, pending }: { shown: number; of: number; pending: number }) =>
      [
        shown === of ? counted(of, POINTS) : `${shown} of ${counted(of, POINTS)} shown`,
        pending > 0 && `${pending} of them pending`,
      ]
        .filter(Boolean)
        .join(', '),
    tick: (name: string, been: boolean) => `${been ? 'Found' : 'Found?'} ${name}`,
    isBeen: 'Found',
    isNot: 'Found?',
    export: 'Save these points as a file',
    exported: 'The points are in your downloads.',
    exportFailed: 'The export did not work. Try again in a moment.',
  },
}
