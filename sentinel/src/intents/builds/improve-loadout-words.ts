import { capitalized, countInWords } from '@ai-vault/game/in-words.ts'
import { type Voiced, voiced } from '../../words/voices.ts'

/** `where` is empty, or ' for PvE'. */
export const couldSwap = (what: string, swaps: number, first: string, where: string): Voiced =>
  voiced(
    `${countInWords(swaps)} to change in ${what}${where}: start with ${first}.`,
    `I see ${countInWords(swaps)} that could be better in ${what}${where}. Start with ${first}.`,
    `Change ${countInWords(swaps)} in ${what}${where}. First: ${first}.`,
  )

export const fineAsItIs = (what: string, where: string): Voiced =>
  voiced(
    `Nothing you own is clearly better than ${what}${where}.`,
    `Good choice: nothing that you own is clearly better than ${what}${where}.`,
    `${capitalized(what)} holds up${where}. No change needed.`,
  )

export const noSuchLoadout = (name: string, known: string): Voiced => {
  const have = known ? `You have ${known}.` : 'None is saved in the game.'
  return voiced(
    `You have no ${name}. ${have}`,
    `I could not find ${name} among your saved loadouts. ${have}`,
    `No ${name} on record. ${have}`,
  )
}

export const cannotSeeWorn = (what: string): Voiced =>
  voiced(`I cannot see ${what}.`, `I am afraid I cannot see ${what}.`, `Not in view: ${what}.`)
