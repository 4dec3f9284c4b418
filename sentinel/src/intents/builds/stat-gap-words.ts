import { countInWords } from '@ai-vault/game/in-words.ts'
import { type Voiced, voiced } from '../../words/voices.ts'

export const reaches = (owner: string, wanted: string, now: string): Voiced =>
  voiced(
    `Yes: your ${owner} reaches ${wanted} with what you own (now ${now}).`,
    `Good news: your ${owner} can reach ${wanted} with pieces that you own. Worn now: ${now}.`,
    `Reachable: ${wanted} on your ${owner}, with your own pieces. Now: ${now}.`,
  )

export const fallsShort = (owner: string, wanted: string, short: string, now: string): Voiced =>
  voiced(
    `No: for ${wanted} your ${owner} is ${short} (now ${now}).`,
    `Not yet: for ${wanted} your ${owner} stays ${short}, with the best set you own. Worn now: ${now}.`,
    `Out of reach: ${wanted} on your ${owner}, ${short}. Now: ${now}.`,
  )

export const mostIs = (owner: string, best: string, now: string): Voiced =>
  voiced(
    `The most your ${owner} reaches is ${best} (now ${now}).`,
    `With the best pieces you own your ${owner} reaches ${best}. Worn now: ${now}.`,
    `Maximum on your ${owner}: ${best}. Now: ${now}.`,
  )

export const noFive = (owner: string): Voiced =>
  voiced(
    `I see no five pieces that your ${owner} could wear together.`,
    `I looked, but I see no five pieces that your ${owner} could wear together.`,
    `No complete set of armor for your ${owner}.`,
  )

export const pieceWithMost = (name: string, points: number, stat: string): Voiced =>
  voiced(
    `${name} has the most: ${countInWords(points)} ${stat}.`,
    `Look at ${name}: with ${countInWords(points)} ${stat} it has the most.`,
    `Most ${stat}: ${name}, ${countInWords(points)}.`,
  )
