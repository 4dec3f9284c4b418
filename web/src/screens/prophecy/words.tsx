import type { ReactNode } from 'react'
import { formatCount } from '../../ui/figures/count.ts'
import { counted } from '../../words/formats.ts'

const runs = (count: number) => counted(count, { one: 'run', other: 'runs' })
const reports = (count: number) => counted(count, { one: 'report', other: 'reports' })
const weapons = (count: number) => counted(count, { one: 'weapon', other: 'weapons' })
const days = (count: number) => counted(count, { one: 'day', other: 'days' })

export const words = {
  title: 'Prophecy',
  lead: 'What your own runs and weapons say to do next; each claim says how we know.',
  loading: 'Reading what your history says...',
  again: 'Read again',
  reading: (left: number) => `${reports(left)} still to be read; what is claimed gets surer with them.`,
  fetching: 'Your history is still being read.',
  stale: 'The platform does not answer just now: this is from the last good copy.',
  private:
    'Your privacy settings keep a part of your items from us: only what is public is looked at. Make your inventory public and read again.',
  failure: {
    title: 'The Prophecy is Unavailable',
    text: (detail: string) => `The Prophecy encountered difficulties: ${detail}`,
    unknown: 'Unknown error',
    retry: 'Retry Connection',
    kept: 'The prophecy below was read before; it stays readable.',
  },
  tabs: {
    label: 'Parts of the prophecy',
    overview: 'Overview',
    'hidden-gems': 'Hidden gems',
    playstyle: 'Playstyle',
    meta: 'Meta',
    farming: 'Farming',
  },
  first: {
    title: 'Do this first',
    take: {
      bosses: (name: ReactNode) => <>Take {name} to the next boss.</>,
      groups: (name: ReactNode) => <>Take {name} to groups of enemies.</>,
      endgame: (name: ReactNode) => <>Bring {name} to Grandmasters and raids.</>,
      crucible: (name: ReactNode) => <>Take {name} to the Crucible.</>,
      try: (name: ReactNode) => <>Try {name} once.</>,
    },
    places: {
      vault: 'It lies in your vault',
      character: 'A character carries it',
      postmaster: 'It lies at the postmaster',
    },
    owned: 'You own it',
    unused: (place: string, score: string, activity: 'pve' | 'pvp' | undefined, wasUsed: boolean) =>
      `${place}, it rates ${score}${activity ? ` for ${activity === 'pve' ? 'PvE' : 'PvP'}` : ''}, and ${wasUsed ? 'you have not used it for 90 days' : 'its tracker has never counted a kill'}.`,
    look: 'See its roll',
    find: 'Copy its search for DIM',
    found: 'Search copied: it finds this one copy in Destiny Item Manager.',
    notCopied: 'The browser did not allow copying.',
    farm: (name: ReactNode, place: string) => (
      <>
        Farm {name}: {place}.
      </>
    ),
    even: (hours: string, count: number) =>
      `As likely as not, a roll better than your best drops within ${hours} h of it at your pace, ${runs(count)}.`,
    plan: 'See what else pays',
    next: 'Then',
    swap: (name: ReactNode) => <>Equip your better copy of {name}.</>,
    reading: 'Your runs are still being read.',
    readingWhy: 'What to take up and what to farm stands here as soon as they are.',
    nothing: 'Nothing better lies unused.',
    farAway: (hours: string) =>
      `The nearest roll worth farming takes ${hours} h at your pace, as likely as not: your next steps pay sooner.`,
    elsewhere: 'What lies unused is good where you hardly play.',
    nextSteps: 'See your next steps',
    noWeapon: 'You own no weapon yet.',
    noWeaponWhy: 'With your first weapons and runs, what to take up and what to farm stands here.',
    nothingWhy: 'What you own and play gives nothing to take up or to farm for now.',
  },
  parts: {
    title: 'All of it',
    gems: (count: number, names: readonly string[]) =>
      `${formatCount(count)} rated Excellent or better, unused for 90 days: ${names.join(', ')}${names.length < count ? ' ...' : '.'}`,
    farm: (name: string, place: string, hours: string) =>
      `${name}, ${place}: even chance after ${hours} h at your pace.`,
    meta: (changes: readonly string[]) => `${changes.join(', ')}.`,
  },
  sharedFarm: (place: string, traits: string, odds: string) =>
    `${place}: ${traits}, about 1 in ${odds} a run`,
  sharedAlert: (change: string, count: number) => `${change}, from ${reports(count)}`,
  sightline: {
    title: 'Sightline',
    now: 'Now',
    year: '12 months',
    months: (count: number) => String(count),
    idle: '90 days',
    week: '1 week',
    weeks: '4 weeks',
    behind: (name: string, count: number) => `${name} ${days(count)} ago`,
    ahead: (name: string, count: number) => `${name} in ${days(count)}`,
    label: (behind: readonly string[], ahead: readonly string[]) =>
      [
        behind.length > 0
          ? `Twelve months of play by week, with the last use of ${behind.join(', ')}.`
          : 'Twelve months of play by week.',
        ahead.length > 0
          ? `In the next four weeks, as likely as not at your pace: ${ahead.join(', ')}.`
          : 'Nothing is likely in the next four weeks at your pace.',
      ].join(' '),
  },
  strip: {
    play: 'Play',
    playUnit: 'h a week',
    playNote: 'your own pace, last 30 days',
    read: 'Read for this page',
    readUnit: (left: number) => (left > 0 ? `reports so far, ${formatCount(left)} to go` : 'reports'),
    readNote: (all: number, tracked: number) => `${weapons(all)}, ${tracked} with a tracker`,
  },
  gems: {
    title: 'Hidden gems',
    lead: 'You own them, they rate high, and nothing shows that you used them in 90 days.',
    none: 'No hidden gems.',
    noneHint: (owned: number) =>
      owned === 0
        ? 'You own no weapon yet.'
        : 'Every weapon rated Excellent or better is in use, was used in 90 days, or does not show whether it was used.',
    sure: (percent: number) => `${percent} % sure that it lies unused`,
    never: 'Its tracker has never counted a kill. When you got it, the platform does not say.',
    unmoved: (date: string, count: number) => `Last seen in use on ${date} or before, ${days(count)} ago.`,
    actions: {
      bosses: 'Take it to bosses',
      groups: 'Take it to groups of enemies',
      endgame: 'Bring it to Grandmasters and raids',
      crucible: 'Take it to the Crucible',
      try: 'Try it once',
    },
    forge: 'Open in Forge',
    filter: 'Rating',
    everything: 'All',
    leftOut: 'Left out, and why',
    reasons: {
      'in-use': (count: number) => `${formatCount(count)} equipped or saved in a loadout`,
      recent: (count: number) => `${formatCount(count)} used in the last 90 days`,
      'no-tracker': (count: number) =>
        `${formatCount(count)} without a kill tracker, so nothing tells whether you used them`,
      'not-watched': (count: number, since: string) =>
        `${formatCount(count)} whose tracker has counted: we have watched only since ${since}, so we cannot tell when`,
    },
  },
  evidence: {
    label: 'How we know',
    tracker: (kills: number, count: number | undefined) =>
      count === undefined
        ? `Tracker: ${formatCount(kills)} kills ever`
        : `Tracker: ${formatCount(kills)} kills, unmoved for ${days(count)}`,
    rating: (score: string, personal: boolean) => (personal ? `Rating for you ${score}` : `Rating ${score}`),
    equipped: (score: string) => `Equipped copy ${score}`,
    better: (score: string) => `Better copy ${score}`,
    reports: (count: number, span: number) => `${reports(count)}, ${days(span)}`,
    runs: (count: number) => `${runs(count)} of yours`,
    pool: (count: number, odds: string, tiers: readonly number[]) =>
      `Drop pool: 1 in ${odds} a ${tiers.length > 0 ? `tier ${tiers.join(' or ')} ` : ''}drop of it, ${weapons(count)} from there`,
    list: (name: string) => `Wish list ${name}`,
    definitions: (version: string) => `Definitions ${version}`,
  },
  playstyle: {
    title: 'Playstyle archetype',
    archetype: 'Archetype',
    unknown: 'Not known yet',
    few: (count: number, fewest: number) =>
      `${runs(count)} in 90 days are too few to name an archetype; ${fewest} are needed.`,
    none: 'We know of no activity of yours in 90 days, so nothing is said about how you play.',
    sure: (percent: number, count: number, span: number) =>
      `${percent} % sure, from ${runs(count)} in ${days(span)}`,
    before: (archetype: string) => `In the 90 days before: ${archetype}.`,
    traits: {
      aggression: 'Aggression',
      survival: 'Survival',
      teamwork: 'Teamwork',
      endgame: 'Endgame',
      competition: 'Competition',
      dedication: 'Dedication',
    },
    colours: { green: '8 and up', yellow: '6 and up', orange: '4 and up', red: 'below 4' },
    figure: (figure: string, count: number) => `${figure}, ${runs(count)}`,
    meter: (name: string, score: string, band: string) => `${name} ${score} of 10, ${band}`,
    mix: 'Where your runs go',
    mixRow: (name: string, percent: number) => `${name} ${percent} %`,
    archives: 'See the runs',
  },
  watch: {
    title: 'Weapons to watch',
    none: 'Nothing stands out: no copy you have equipped is behind another of yours, and no weapon carries everything.',
    places: { vault: 'in the vault', character: 'on a character', postmaster: 'at the postmaster' },
    better: (difference: string, place: string) =>
      `The copy you have equipped rates ${difference} below another one of yours ${place}.`,
    relied: (percent: number) =>
      `It makes ${percent} % of your weapon kills. A second answer would help where it does not fit.`,
    other: 'Open the better copy',
  },
  farm: {
    title: 'Next farm priorities',
    lead: 'Points over your best for the same job × odds of a roll you would keep ÷ your own median minutes. Highest first.',
    assumption:
      'Counted with one drop a run, every weapon of the place as likely, one perk a column. The game does not publish drop rates, so this is an estimate.',
    none: 'Nothing to farm for.',
    noneHint:
      'Either what you own is as good as what drops where you play, or we know of no finished run of yours at a place that drops weapons.',
    caption: 'Farm priorities',
    weapon: 'Weapon and place',
    adds: 'Rating gained',
    odds: 'Odds a run',
    pace: 'Your pace',
    points: 'Rating gained an hour',
    even: 'Even chance after',
    oneIn: (count: string) => `1 in ${count}`,
    minutes: (minutes: string) => `${minutes} min`,
    after: (hours: string, count: number) => `${hours} h, ${runs(count)}`,
    value: (value: string) => `+${value}`,
    correct: (place: string) => `${place}, minutes a run`,
    own: 'Your pace comes from your own runs. Correct it where you know better.',
    measured: (minutes: string) => `measured ${minutes}`,
    reset: 'Back to what was measured',
  },
  meta: {
    title: 'Meta alerts',
    lead: 'What changed in the reports that this installation has read, in the last 30 days against the 30 before, and in its wish lists.',
    none: 'Nothing to report.',
    noneHint:
      'Too few reports were read, or nothing changed more than chance explains. Nothing is claimed without a sample.',
    rise: (name: string) => `${name} rise`,
    fall: (name: string) => `${name} fall`,
    still: (name: string) => `${name}: no clear change`,
    share: (before: string, now: string, margin: string) =>
      `${before} to ${now} % of weapon kills, ± ${margin}`,
    sample: (before: number, now: number) => `${reports(before)} before, ${reports(now)} now`,
    unclear: (count: number) =>
      `${counted(count, { one: 'change was looked at', other: 'changes were looked at' })}, and none is more than chance explains.`,
    few: 'few reports',
    unsure: 'Too few reports or too small a change. Shown, not used in any advice.',
    owned: (count: number) => `You own ${weapons(count)} of that type rated Excellent or better.`,
    list: (name: string) => `Wish list ${name}`,
    lists: (before: number, now: number, since: string) => `${before} to ${now} rolls since ${since}.`,
    definitions: 'Definitions of the game',
    sizes: (before: number, now: number, since: string) => `${before} to ${now} weapons since ${since}.`,
    sides: { pve: 'PvE', pvp: 'PvP' },
  },
  types: {
    'auto-rifle': 'Auto rifles',
    'hand-cannon': 'Hand cannons',
    'pulse-rifle': 'Pulse rifles',
    'scout-rifle': 'Scout rifles',
    sidearm: 'Sidearms',
    'submachine-gun': 'Submachine guns',
    'combat-bow': 'Combat bows',
    shotgun: 'Shotguns',
    'sniper-rifle': 'Sniper rifles',
    'fusion-rifle': 'Fusion rifles',
    'trace-rifle': 'Trace rifles',
    glaive: 'Glaives',
    'grenade-launcher': 'Grenade launchers',
    'linear-fusion-rifle': 'Linear fusion rifles',
    'machine-gun': 'Machine guns',
    'rocket-launcher': 'Rocket launchers',
    sword: 'Swords',
  },
}
