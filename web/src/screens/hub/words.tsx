import type { ReactNode } from 'react'
import { formatCount } from '../../ui/figures/count.ts'
import { counted } from '../../words/formats.ts'

const weapons = { one: 'weapon', other: 'weapons' }
const activities = { one: 'activity', other: 'activities' }

/** What the command center says. */
export const words = {
  /** The promise: what the app is for, a line each. */
  promise: ['Everything you own.', 'How good it is.', 'What to do next.'],
  lead: 'A vault companion for Destiny 2. It reads your account and changes nothing.',
  welcome: (name: ReactNode, summary: string) => (
    <>
      Welcome, <b>{name}</b>. {summary}
    </>
  ),
  nameless: 'Guardian',
  checking: 'Checking sign-in',
  next: 'Do this next',
  step: (title: string) => `${title}.`,
  openDashboard: 'Open dashboard',
  askSentinel: 'Ask Sentinel',
  owns: (count: number) => `You own ${counted(count, weapons)}.`,
  ownsWithGodRolls: (count: number, godRolls: number) =>
    `You own ${counted(count, weapons)}, ${counted(godRolls, { one: 'of them a god roll', other: 'of them god rolls' })}.`,
  openTriumphs: (count: number) =>
    `${counted(count, { one: 'triumph is', other: 'triumphs are' })} still open.`,
  nothingKnown: 'Your vault, your triumphs and your history, in one place.',
  ways: {
    signIn: 'Sign in to see yours',
    signInText: 'Your own vault, every roll rated, and your next step.',
    signInNote: 'Read-only. Your dashboard opens next.',
    demo: 'Or look around first',
    demoText: 'The whole app with a made-up guardian.',
    demoNote: 'No account, nothing of yours is stored.',
  },
  promises: {
    label: 'What it does',
    own: {
      title: 'Everything you own',
      text: 'Every weapon and armor piece on all characters and in the vault, found by name, perk or a question.',
    },
    good: {
      title: 'How good it is',
      text: 'Each roll has a score for PvE and PvP, and the reason is written beside it.',
      tier: 'God-Tier',
      reason: 'Two traits that feed each other, and curators recommend the pair.',
    },
    next: {
      title: 'What to do next',
      text: 'One step at a time: what to clear, what to play before reset, what to build.',
      steps: ['Clear out the weapons you will not miss.', 'Claim the triumphs that are done.'],
    },
  },
  places: {
    label: 'Places',
    armory: 'Every weapon and armor piece, rated, with the reason.',
    atlas: 'Triumphs and collectibles by the effort that is left, and a map.',
    archives: 'Every match and mission you finished.',
    weapons: (count: number, godRolls: number | undefined) =>
      godRolls === undefined
        ? counted(count, weapons)
        : `${counted(count, weapons)}, ${counted(godRolls, { one: 'god roll', other: 'god rolls' })}`,
    triumphs: (done: string, total: string, percent: number) => `${done} of ${total} triumphs, ${percent} %`,
    activities: (count: number) => `${counted(count, activities)} on record`,
    assistant:
      'Answers from what is saved on this device. Needs no network, costs nothing and sends nothing.',
    sentinel: 'Answers from your live account and names its sources. Free; a key of your own adds a model.',
  },
  strip: {
    light: 'Power',
    lightNote: 'Of the character played last',
    class: 'Class',
    classNote: 'Played last',
    triumphs: 'Triumphs',
    outOf: (total: string) => `/ ${total}`,
    complete: (percent: number) => `${percent} % complete`,
    completed: 'Completed',
    activities: 'Activities on record',
    activitiesNote: 'Of all your characters',
  },
  briefing: {
    title: 'Intelligence Briefing',
    line: (guardians: number, points: string, uptime: string | undefined) =>
      `${counted(guardians, { one: 'guardian', other: 'guardians' })} seen in 7 days, ${points} data points${uptime ? `, ${uptime} % uptime` : ''}.`,
    unread: 'Counters of this installation.',
    active: 'Active guardians',
    activeNote: 'seen in 7 days',
    points: 'Data points',
    pointsNote: 'stored readings',
    uptime: 'Uptime',
    unwatched: 'not watched yet',
    watchedMinutes: (minutes: number) => `in ${minutes} min watched`,
    watchedHours: (hours: number) => `in ${hours} h watched`,
    watchedDays: (days: number) => `in ${days} days watched`,
  },
  orrery: {
    score: 'Vault score',
    visitor: 'A vault door that is also an aperture. Sign in, and it shows your score and your guardians.',
    scoreUnknown: 'Vault score not known.',
    scoreIs: (score: number) => `Vault score ${score} of 100.`,
    inReach: (points: number) => `+${points} in reach`,
    power: 'Power',
    powerAgainst: (cap: number) => `Power against the cap of ${formatCount(cap)}`,
    rings: (power: string, rings: string) => `${power}: ${rings}.`,
    weapons: (count: number) => counted(count, weapons),
    complete: (percent: number) => `${percent} % complete`,
    activities: (count: number) => counted(count, activities),
    armory: 'weapons and armor',
    atlas: 'triumphs and map',
    archives: 'match history',
    ai: 'works offline',
    sentinel: 'live analyst',
  },
  unread: 'Your guardian data could not be read.',
  retry: 'Retry',
  stale: {
    reconnect: 'The platform ended this sign-in. What was read last stays; connect again for more.',
    maintenance: 'The game’s servers are closed for maintenance. This is the last copy from before.',
    throttled: 'The platform asked us to slow down. This is the last copy; a newer one comes by itself.',
    stopping: 'The server is being restarted. This is the last copy; a newer one comes by itself.',
    silent: 'The platform does not answer just now. This is the last copy it gave.',
    unknown: 'No newer data could be read. This is the last copy.',
  },
}
