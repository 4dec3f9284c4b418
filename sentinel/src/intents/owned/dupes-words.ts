import { countInWords } from '@ai-vault/game/in-words.ts'
import { counted, goShare } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'

export const onlyOne = (name: string): Voiced =>
  voiced(
    `You have one ${name}, so there is nothing to choose.`,
    `There is just one ${name} with you, so it has no twin to compare with.`,
    `One ${name} on record. No duplicate.`,
  )

export function bestOfCopies(name: string, roll: string, going: number, of: number): Voiced {
  const rest = goShare(going, of)
  return voiced(
    `Keep the ${name} with ${roll}; ${rest}.`,
    `Of your copies I would hold on to the ${name} with ${roll}; ${rest}.`,
    `Keep: ${name} with ${roll}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`,
  )
}

export const noDuplicates = (what: string): Voiced =>
  voiced(`You have no ${what} twice.`, `I checked: you have no ${what} twice.`, `No ${what} held twice.`)

export function severalTwice({
  kinds,
  spare,
  going,
}: {
  readonly kinds: string
  readonly spare: number
  readonly going: number
}): Voiced {
  const copies = counted(spare, 'spare copy', 'spare copies')
  return voiced(
    `You have ${kinds} more than once: ${copies}, and ${countInWords(going)} can go.`,
    `I counted ${kinds} that you have more than once. That makes ${copies}; ${countInWords(going)} can go, the others have rolls of their own.`,
    `${kinds} held more than once: ${copies}. ${countInWords(going)} can go.`,
  )
}
