import { capitalized, countInWords } from '@ai-vault/game/in-words.ts'
import { counted } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'

/** What was looked at: "raid runs", "in raids", "since 11 November". */
export interface Played {
  readonly runs: (amount: number) => string
  readonly where: string
  readonly when: string
  /** False: older runs may be missing, so each count is the least. */
  readonly whole: boolean
}

const least = ({ whole }: Played) => (whole ? '' : 'at least ')

export const clears = (amount: number, runs: number, played: Played): Voiced => {
  const done = `${least(played)}${countInWords(amount)} of ${played.runs(runs)}`
  return voiced(
    `You completed ${done} ${played.when}.`,
    `I looked them up: you completed ${done} ${played.when}.`,
    `Completed: ${done} ${played.when}.`,
  )
}

export const won = (amount: number, matches: number, percent: number, played: Played): Voiced => {
  const share = `${least(played)}${countInWords(amount)} of ${counted(matches, 'match', 'matches')}${played.where} ${played.when}`
  return voiced(
    `You won ${share}: ${percent} percent.`,
    `I counted: you won ${share}, which is ${percent} percent.`,
    `Won: ${share}, ${percent} percent.`,
  )
}

export const ratio = (kd: string, name: string, counts: string, played: Played): Voiced =>
  voiced(
    `Your ${name}${played.where} ${played.when} is ${kd}: ${counts}.`,
    `I make your ${name}${played.where} ${played.when} ${kd}. That is ${counts}.`,
    `${name}${played.where} ${played.when}: ${kd}, ${counts}.`,
  )

export const lifetime = (kd: string, counts: string, where: string): Voiced =>
  voiced(
    `Your lifetime K/D in ${where} is ${kd}: ${counts}.`,
    `Over your whole career your K/D in ${where} is ${kd}. That is ${counts}.`,
    `Lifetime K/D in ${where}: ${kd}, ${counts}.`,
  )

export const amount = (counts: string, played: Played): Voiced =>
  voiced(
    `${capitalized(least(played))}${counts}${played.where} ${played.when}.`,
    `I count ${least(played)}${counts}${played.where} ${played.when}.`,
    `Count${played.where} ${played.when}: ${least(played)}${counts}.`,
  )

export const timePlayed = (time: string, played: Played): Voiced =>
  voiced(
    `You played ${least(played)}${time}${played.where} ${played.when}.`,
    `You spent ${least(played)}${time}${played.where} ${played.when}.`,
    `Time${played.where} ${played.when}: ${least(played)}${time}.`,
  )

export const hoursInAll = (hours: number, owner: string | undefined): Voiced => {
  const who = owner ? ` with your ${owner}` : ''
  return voiced(
    `You played ${countInWords(hours)} hours${who}.`,
    `You have spent ${countInWords(hours)} hours in the game${who}.`,
    `Time played${who}: ${countInWords(hours)} hours.`,
  )
}

export const fastest = (name: string, minutes: number, when: string): Voiced =>
  voiced(
    `Your fastest was ${name}: ${countInWords(minutes)} minutes, ${when}.`,
    `Your quickest one took ${countInWords(minutes)} minutes: ${name}, ${when}.`,
    `Fastest: ${name}, ${countInWords(minutes)} minutes, ${when}.`,
  )

export const lastRun = (name: string, result: string, when: string): Voiced =>
  voiced(
    `Your last one: ${name}, ${result}, ${when}.`,
    `The last one was ${name}: ${result}, ${when}.`,
    `Last: ${name}, ${result}, ${when}.`,
  )

export const summary = (runs: number, kd: string, played: Played): Voiced =>
  voiced(
    `${capitalized(least(played))}${played.runs(runs)} ${played.when}, K/D ${kd}.`,
    `I see ${least(played)}${played.runs(runs)} ${played.when}, with a K/D of ${kd}.`,
    `On record ${played.when}: ${least(played)}${played.runs(runs)}, K/D ${kd}.`,
  )

export const noRuns = (played: Played, before: string): Voiced => {
  const none = played.runs(0).replace(/^0 /, 'no ')
  return voiced(
    `You have ${none} ${played.when}.${before}`,
    `I looked, but you have ${none} ${played.when}.${before}`,
    `On record ${played.when}: ${none}.${before}`,
  )
}

export const weaponKills = (name: string, kills: number, tracked: number | undefined): Voiced => {
  const own = tracked === undefined ? '' : ` The trackers of your copies count ${countInWords(tracked)}.`
  return voiced(
    `${countInWords(kills)} kills with ${name} over your whole history.${own}`,
    `Over your whole history I count ${countInWords(kills)} kills with ${name}.${own}`,
    `${name}: ${countInWords(kills)} kills over your whole history.${own}`,
  )
}

export const trackedKills = (name: string, kills: number): Voiced =>
  voiced(
    `${countInWords(kills)} kills with ${name} by its tracker.`,
    `The trackers of your ${name} count ${countInWords(kills)} kills.`,
    `${name}: ${countInWords(kills)} kills by tracker.`,
  )

export const noTracker = (name: string): Voiced =>
  voiced(
    `Nothing counts kills with ${name} that I can read.`,
    `I find no count of kills with ${name}: it has no tracker and is not among your most used.`,
    `${name}: no kill count on record.`,
  )

export const mostUsed = (name: string, kills: number): Voiced =>
  voiced(
    `${name} has the most kills: ${countInWords(kills)}.`,
    `Your most used is ${name}, with ${countInWords(kills)} kills.`,
    `Most used: ${name}, ${countInWords(kills)} kills.`,
  )
