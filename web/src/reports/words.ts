import { counted } from '../words/formats.ts'

/** What a post-game report says. */
export const words = {
  title: 'Post-game report',
  reading: 'Reading the report...',
  failedToOpen: 'The report could not be opened. Try again in a moment.',
  notThere: ' · you were not there',
  timeUnknown: 'At a time the platform does not tell',
  checkpoint: {
    title: 'Started from a checkpoint.',
    text: 'The platform says that this fireteam did not begin at the start. Public boards may show such a run in grey or leave it out; that says nothing about anybody’s honesty. Whoever thinks that it is wrong can ask the board’s own support to review it, with the number of this activity:',
  },
  weapons: {
    title: 'Your weapons',
    caption: 'Weapons you defeated opponents with',
    weapon: 'Weapon',
    kills: 'Kills',
    precision: 'Precision',
    precise: (kills: string, percent: number) => `${kills} (${percent} %)`,
  },
  players: {
    title: 'Players of this activity',
    guardian: 'Guardian',
    kills: 'Kills',
    deaths: 'Deaths',
    assists: 'Assists',
    kd: 'K/D',
    score: 'Score',
    nameless: 'A guardian without a name',
    you: 'You',
    power: (power: string) => `power ${power}`,
  },
  inOneLine: {
    kills: (count: number) => counted(count, { one: 'kill', other: 'kills' }),
    deaths: (count: number) => counted(count, { one: 'death', other: 'deaths' }),
    assists: (count: number) => counted(count, { one: 'assist', other: 'assists' }),
    kd: (ratio: string) => `K/D ${ratio}`,
    score: (score: string) => `score ${score}`,
  },
  unknown: {
    title: 'No such report',
    text: 'The platform has no report of this activity. Reports appear some minutes after an activity ends, and the link may name one that never was.',
  },
  private: {
    title: 'This report is private',
    text: 'The platform does not hand it out: a privacy setting of those who played hides it.',
  },
  failed: { title: 'The report could not be read', trying: 'Trying...', again: 'Try again' },
}
