import { formatCount } from '../../ui/figures/count.ts'
import { counted } from '../../words/formats.ts'

const runs = (count: number) => counted(count, { one: 'activity', other: 'activities' })
/** "40 min", and from an hour on "1.5 h". */
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const spent = (seconds: number) =>
  seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 360) / 10} h`

export const words = {
  title: 'Archives',
  tabs: {
    label: 'Archives',
    analytics: 'Activity Analytics',
    planets: 'Planet Maps',
    planetsOf: '(Manifest)',
  },
  loading: 'Reading your archives...',
  timeframe: { label: 'Timeframe', day: 'Last 24h', week: 'Week', month: 'Month', season: 'Season' },
  /** Beside the timeframes: which days the chosen one means. */
  since: (from: string) => `${from} to today`,
  /** A day picked in the calendar is listed instead of the span. */
  listed: (date: string) => `Listed below: ${date}`,
  type: {
    label: 'Activity type',
    all: 'All',
    portal_activity: 'Portal',
    nightfall: 'Nightfall',
    raid: 'Raid',
    trials: 'Trials',
    crucible: 'Crucible',
    dungeon: 'Dungeon',
    strike: 'Strike',
    'lost-sector': 'Lost sector',
    gambit: 'Gambit',
    story: 'Story mission',
    patrol: 'Patrol',
    other: 'Other',
  },
  noSeason: 'No season is running; the last 90 days are shown.',
  failed: 'Your activities could not be read.',
  failedOverview: 'What they add up to could not be read.',
  /** Where there is no network: of what the device does not hold. */
  notSaved: 'These activities are not saved on this device; they are read once you are online.',
  never: {
    title: 'No activity yet',
    hint: 'Finish one in the game: how you play, your bests and every run stand here as soon as the platform reports it.',
    planets: 'See the destinations',
  },
  notSavedOverview: 'Of this span nothing is saved on this device; it is read once you are online.',
  retry: 'Retry',
  percent: (value: number) => `${value} %`,
  stale: 'The last read failed; this is what was there before.',
  fetching: {
    label: 'Activities kept',
    kept: (count: number) => `${runs(count)} kept`,
    of: (done: number, all: number) =>
      `${formatCount(done)} of ${counted(all, { one: 'character', other: 'characters' })} read`,
    going: 'The rest is fetched in the background and goes on without this tab.',
    paused: {
      throttled: 'The platform asks us to slow down; it goes on by itself.',
      maintenance: 'The platform is in maintenance; it goes on afterwards.',
      unauthorized: 'Connect again to go on.',
      'reconnect-needed': 'Connect again to go on.',
      'grant-invalid': 'Connect again to go on.',
      private: 'Your activity history is private; allow it on the platform to keep it here.',
    } as Readonly<Record<string, string>>,
    pausedOtherwise: 'The platform did not answer; it is tried again.',
  },
  export: {
    formats: { csv: 'CSV', json: 'JSON' },
    shown: (count: number | undefined) =>
      count === undefined ? 'Save these' : `Save these ${formatCount(count)}`,
    whole: 'Whole history',
    as: (what: string, format: string) => `${what} as ${format}`,
    failed: 'The file could not be made. Please try again.',
    offline: 'The file is made online; try again when the network is back.',
    done: 'Saved.',
  },
  performance: {
    title: 'Performance overview',
    none: 'No activity in this span, so there is nothing to compare.',
    noneYet: 'Of what is read so far nothing lies in this span.',
    basis: (from: string, to: string) =>
      `Lines: your last 8 weeks. Your usual: ${from} to ${to}, before this span.`,
    measures: {
      completion: { label: 'Completed', unit: '%' },
      wins: { label: 'Won', unit: '%' },
      'kd-pve': { label: 'K/D in PvE', unit: '' },
      'kd-pvp': { label: 'K/D in PvP', unit: '' },
      kills: { label: 'Kills a run', unit: '' },
      deaths: { label: 'Deaths a run', unit: '' },
      assists: { label: 'Assists a run', unit: '' },
      minutes: { label: 'Time a run', unit: 'min' },
    },
    activities: 'Activities',
    hours: (hours: number) => `${hours} h played`,
    trend: {
      better: (band: string) => `better than your usual ${band}`,
      worse: (band: string) => `worse than your usual ${band}`,
      usual: (band: string) => `within your usual ${band}`,
      unknown: 'too few runs to compare',
    },
    band: (low: number, high: number) => (low === high ? `${low}` : `${low} to ${high}`),
    weeks: (label: string, values: readonly (number | null)[]) =>
      `${label}, week by week: ${values.map((value) => value ?? 'none').join(', ')}`,
    /** Below the line, which is of these weeks whatever span is chosen. */
    weeksSpan: (weeks: number, low: number, high: number) =>
      `last ${weeks} weeks: ${low === high ? low : `${low} to ${high}`}`,
    key: { yours: 'your last 8 weeks', usual: 'your usual before this span' },
    sample: (count: number, usual: number) =>
      `${counted(count, { one: 'run', other: 'runs' })}, usual over ${usual}`,
  },
  playstyle: {
    title: 'Playstyle analysis',
    sure: (percent: number) => `${percent} % sure`,
    /** One fact on every screen: Prophecy says the same. */
    basis: (count: number, days: number) =>
      `From ${counted(count, { one: 'run', other: 'runs' })} of the last ${days} days, as in Prophecy.`,
    span: (count: number, timeframe: string, type: string | undefined) =>
      `The traits are of ${counted(count, { one: 'run', other: 'runs' })} of what is chosen above (${[timeframe, type].filter(Boolean).join(', ')}).`,
    noArchetype: (count: number, days: number) =>
      `Too few runs for an archetype: ${formatCount(count)} of 20 in ${days} days.`,
    traits: {
      aggression: 'Aggression',
      survival: 'Survival',
      teamwork: 'Teamwork',
      endgame: 'Endgame',
      competition: 'Competition',
      dedication: 'Dedication',
    },
    evidence: (figure: string, count: number) =>
      `${figure}, over ${counted(count, { one: 'run', other: 'runs' })}`,
    mix: 'Where the time went',
    mixNote: 'Your own time in them; a run may have been longer.',
    mixRow: (count: number, seconds: number) => `${spent(seconds)} in ${runs(count)}`,
  },
  year: {
    title: 'A year of play',
    sum: (count: number, days: number) => `${runs(count)} on ${counted(days, { one: 'day', other: 'days' })}`,
    label: 'Calendar of a year; arrow keys move from day to day, Enter lists it',
    day: (date: string, count: number) => `${date}: ${count === 0 ? 'no activity' : runs(count)}`,
    none: 'none',
    many: 'most',
    pick: 'Pick a day to list it',
    hours: 'By hour of the day',
    hour: 'Hour',
    clock,
    parts: { night: 'night', morning: 'morning', afternoon: 'afternoon', evening: 'evening' },
    span: (from: number, to: number) => `${from} to ${to}`,
    busiest: (from: number, to: number, percent: number) =>
      `Most from ${clock(from)} to ${clock(to)}: ${percent} % of the year`,
    table: 'Show as table',
    caption: 'Activities a month',
    month: 'Month',
    count: 'Activities',
    daysPlayed: 'Days',
  },
  list: {
    title: 'Activities',
    count: (count: number) => runs(count),
    onDay: (date: string) => `on ${date}`,
    everyDay: 'Every day',
    dayBefore: 'Day before',
    dayAfter: 'Day after',
    order: {
      label: 'Order of activities',
      newest: 'Newest first',
      longest: 'Longest first',
      score: 'Highest score',
      kd: 'Best K/D',
    },
    result: 'Result',
    activity: 'Activity',
    duration: 'Duration',
    score: 'Score',
    kd: 'K/D',
    date: 'Date',
    more: 'Show more',
    moreFailed: 'More could not be read.',
    shown: (shown: number, total: number) => `${formatCount(shown)} of ${formatCount(total)} read`,
    empty: (timeframe: string) => `No activities: ${timeframe}.`,
    emptyHint: 'Finished activities appear here as soon as the platform reports them.',
    emptyYet: (timeframe: string) => `Nothing read so far: ${timeframe}.`,
    emptyYetHint: 'Your history is not read whole yet; the rest appears by itself.',
    showSeason: 'Show the season',
    dots: 'Activities by time and duration; the list below holds the same',
    minutes: (count: number) => `${count} min`,
  },
  bests: {
    title: 'Personal bests',
    none: 'No record yet.',
    kinds: {
      'most-kills': 'Most kills in a run',
      'best-kd-pvp': 'Best K/D in a match',
      'highest-score': 'Highest score',
      fastest: 'Fastest of the one you play most',
      deathless: 'Most kills without a death',
      'longest-streak': 'Longest streak',
      'busiest-day': 'Busiest day',
    } as Readonly<Record<string, string>>,
    inARow: (count: number) => `${formatCount(count)} in a row`,
    /** Of one type the others do not break it, so it may be longer than that of all. */
    streak: (type: string | undefined) =>
      type
        ? `${type} alone, finished or won; others in between do not break it.`
        : 'Finished or won, of everything you played.',
    growing: 'Older runs can still change these.',
  },
  planets: {
    search: 'Search destinations',
    placeholder: 'Name of a place',
    count: (shown: number, all: number) =>
      `${formatCount(shown)} of ${counted(all, { one: 'destination', other: 'destinations' })}`,
    listLabel: 'Destinations',
    loading: 'Reading destinations...',
    failedList: 'Failed to load destinations',
    failedDetail: 'Error: Failed to load destination detail',
    noDescription: 'No description in manifest.',
    open: (count: number) => `${formatCount(count)} to do`,
    choose: 'Choose a place to see what is left to do there.',
    onMap: 'Open on the map',
    showWhere: 'Show me where',
    record: (hash: number) => `Record ${hash}`,
    say: (nearest: string, percent: number) => `${nearest} is ${percent} % done.`,
    begin: (first: string) => `Begin with ${first}.`,
    noneBegun: (open: number) =>
      open === 1
        ? 'It is the only open triumph of this place, and not begun.'
        : `None of the ${formatCount(open)} open triumphs of this place is begun.`,
    nothing: 'No triumph is left to do here.',
    notRead: 'What is left to do here is not known: your triumphs could not be read.',
    reason: (open: number) =>
      open === 1
        ? 'It is the only open triumph of this place.'
        : `It is the nearest of ${formatCount(open)} open triumphs of this place.`,
    figures: { found: 'Points found', triumphs: 'Triumphs open', missing: 'To collect' },
    of: (total: number) => `/ ${formatCount(total)}`,
    percent: (value: number) => `${value} %`,
    todo: { title: 'To do now', all: (count: number) => `All ${formatCount(count)}` },
    lack: {
      title: 'You lack here',
      onMap: 'On the map',
      none: 'You have found every point of this place.',
      left: (count: number) => `${formatCount(count)} left`,
      meter: (kind: string) => `Found of ${kind}`,
      collect: (count: number) =>
        counted(count, { one: 'thing to collect here', other: 'things to collect here' }),
    },
    zonesTitle: 'Zones',
    zonesNote: (count: number) => `${formatCount(count)}, each opens on the map`,
    noZones: 'No zones are known here.',
    none: 'No destination matches.',
    clear: 'Clear search',
    hash: 'Hash',
  },
}
