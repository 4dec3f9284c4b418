import { countInWords } from '@ai-vault/game/in-words.ts'
import { type Voiced, voiced } from '../../words/voices.ts'

export const architectTakes = (exotics: string, activity: string, owner: string): Voiced =>
  voiced(
    `For ${activity} the best build of your ${owner} uses ${exotics}.`,
    `I asked the Architect: for ${activity} the best build of your ${owner} uses ${exotics}.`,
    `For ${activity}, ${owner}: use ${exotics}, as the best build does.`,
  )

export const madeFor = (names: string, what: string, of: number): Voiced =>
  voiced(
    `For ${what}: ${names}, of your ${countInWords(of)}.`,
    `I went through your ${countInWords(of)}: for ${what} there are ${names}.`,
    `For ${what}, of ${countInWords(of)}: ${names}.`,
  )

export const severalFit = (amount: number, what: string): Voiced =>
  voiced(
    `You have ${countInWords(amount)} ${what} to choose from; what each does decides.`,
    `You have ${countInWords(amount)} ${what}. Which one is best depends on the build, so here is what each does.`,
    `${countInWords(amount)} ${what} available. Choose by what each does.`,
  )

export const yourExotics = (amount: number, what: string, first: string): Voiced =>
  voiced(
    `You have ${countInWords(amount)} ${what}; ${first} has the most kills.`,
    `I found ${countInWords(amount)} ${what} of yours. You used ${first} most.`,
    `${countInWords(amount)} ${what} available. Most used: ${first}.`,
  )

export const exoticsForSide = (amount: number, what: string, first: string, side: string): Voiced =>
  voiced(
    `You have ${countInWords(amount)} ${what}; ${first} stands best in ${side}.`,
    `I found ${countInWords(amount)} ${what} of yours. In ${side} players do best with ${first}.`,
    `${countInWords(amount)} ${what} available. Best standing in ${side}: ${first}.`,
  )

export const noneMadeFor = (all: number, what: string): Voiced =>
  voiced(
    `None of your ${countInWords(all)} is made for ${what} in particular.`,
    `I looked at all ${countInWords(all)}: none is made for ${what} in particular.`,
    `${countInWords(all)} checked, none made for ${what} in particular.`,
  )
