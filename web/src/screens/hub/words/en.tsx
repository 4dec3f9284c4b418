import type { ReactNode } from 'react'
import { formatCount } from '../../../ui/figures/count.ts'
import { counted } from '../../../words/choose-words.ts'

const weapons = { one: 'weapon', other: 'weapons' }
const activities = { one: 'activity', other: 'activities' }

/** What the command center says. */
export const en = {
  title: 'Command Center',
  lead: 'Everything your guardians own, how good it is, and what to do next.',
  welcome: (name: ReactNode, summary: string) => (
    <>
      Welcome, <b>{name}</b>. {summary}
    </>
  ),
  nameless: 'Guardian',
  checking: 'Checking sign-in',
  openDashboard: 'Open dashboard',
  askSentinel: 'Ask Sentinel',
  owns: (count: number) => `You own ${counted(count, weapons)}.`,
  ownsWithGodRolls: (count: number, godRolls: string) =>
    `You own ${counted(count, weapons)}, ${godRolls} of them god rolls.`,
  openTriumphs: (count: number) =>
    `${counted(count, { one: 'triumph is', other: 'triumphs are' })} still open.`,
  nothingKnown: 'Your vault, your triumphs and your history, in one place.',
  quoted: (question: string) => `“${question}”`,
  ai: {
    assistant:
      'Answers from what is saved on this device. Needs no network, costs nothing and sends nothing.',
    assistantAsk: 'Which of my hand cannons has the best roll?',
    sentinel:
      'Live analyst over your vault, triumphs and history. Every claim names its source. Free; a key of your own adds a model.',
    sentinelAsk: 'What can I safely dismantle this week?',
  },
  modules: {
    armory: 'Every weapon and armor piece you own, rated on load, with the reason written beside it.',
    armoryHolds: 'Weapons · Armor 3.0 · Gear tiers',
    godRolls: (count: number) => counted(count, { one: 'god roll', other: 'god rolls' }),
    weapons: 'weapons',
    atlas: 'Triumphs and collectibles by the effort that is left, and a map the community keeps true.',
    atlasHolds: 'Triumphs · Collectibles · Map',
    of: (part: string, whole: string) => `${part} of ${whole}`,
    triumphs: 'triumphs',
    triumphsCompleted: 'Triumphs completed',
    archives: 'Every match and mission you finished, with what you carried and how it went.',
    archivesHolds: 'Activity analytics · Planet maps',
    activities: 'activities on record',
  },
  rarities: { exotic: 'Exotic', legendary: 'Legendary', rare: 'Rare' },
  strip: {
    light: 'Power',
    lightNote: 'Of the character played last',
    class: 'Class',
    classNote: 'Played last',
    triumphs: 'Triumphs',
    outOf: (total: string) => `/ ${total}`,
    complete: (percent: number) => `${percent} % complete`,
    completed: 'Completed',
    activities: 'Activities',
    activitiesNote: 'All that are on record',
  },
  briefing: {
    title: 'Intelligence Briefing',
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
    scoreIs: (score: number, parts?: readonly string[]) =>
      `Vault score ${score} of 100${parts ? `, from ${parts.join(' and ')} alone` : ''}.`,
    restsOn: (parts: readonly string[]) => `from ${parts.join(' and ')} alone`,
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
