/** Sentences that more than one intent says. */
import type { Thing } from '@ai-vault/contract/advice/query.ts'
import type { WhyUnread } from '../facts.ts'
import { nameOf } from './slot-words.ts'
import { names, quoted } from './text.ts'
import { type Voiced, voiced } from './voices.ts'

export const unreadWords = (what: string, why: WhyUnread): Voiced => {
  switch (why) {
    case 'network':
      return voiced(
        `The saved vault does not tell that: this device keeps nothing of ${what}. Sentinel reads that live.`,
        `I only read the vault saved on this device, and it keeps nothing of ${what}. Sentinel reads that live.`,
        `Not in the saved vault: this device keeps nothing of ${what}. Sentinel reads that live.`,
      )
    case 'private':
      return voiced(
        `I cannot see ${what}: private on Bungie.net.`,
        `I would love to look, but ${what} are kept private on Bungie.net. You can change that in its privacy settings.`,
        `No access to ${what}: private on Bungie.net. Change it in the privacy settings there.`,
      )
    case 'reading':
      return voiced(
        `Still reading ${what}. Ask again in a moment.`,
        `I am still reading ${what}; that takes a moment the first time. Ask me again shortly.`,
        `${what.charAt(0).toUpperCase()}${what.slice(1)} still being read. Ask again in a moment.`,
      )
    case 'failed':
      return voiced(
        `I could not read ${what} just now. Try again.`,
        `Something went wrong while I read ${what}, and I would rather say nothing than guess. Try again?`,
        `Reading ${what} failed. Try again.`,
      )
  }
}

const MOST_NAMED = 6

/** No part of a question is dropped in silence. */
export const notUsed = (words: readonly string[]): string =>
  words.length > 0 ? `I did not use: ${names(words.map(quoted), MOST_NAMED)}.` : ''

export const noCharacter: Voiced = voiced(
  'You have no character yet, so there is nothing of yours to go by.',
  'You have no character yet! Make your first one in the game and play its opening missions; then I can tell you a lot more.',
  'No character on record. Make one in the game first.',
)

/** Never 'you do not have it' where a part could not be seen. */
export const notOwned = (name: string, whole: boolean): Voiced =>
  whole
    ? voiced(
        `You do not have ${name}.`,
        `I looked everywhere, but you do not have ${name}.`,
        `${name}: not in your possession.`,
      )
    : voiced(
        `I do not see ${name}, but a part of your account is private.`,
        `I do not see ${name}. A part of your account is private though, so it may well be there.`,
        `${name}: not in view. A part of your account is private, so this is not certain.`,
      )

export const noneOf = (what: string, whole: boolean): Voiced =>
  whole
    ? voiced(
        `You have no ${what}.`,
        `I looked through everything: you have no ${what}.`,
        `No ${what} in your possession.`,
      )
    : voiced(
        `I see no ${what}, but a part of your account is private.`,
        `I see no ${what}. A part of your account is private though, so there may be some.`,
        `No ${what} in view. A part of your account is private, so this is not certain.`,
      )

export const unknownName = (thing: Thing): Voiced => {
  const name = quoted(nameOf(thing))
  return voiced(
    `Nothing in the game that I know is called ${name}.`,
    `I do not know anything called ${name}. Could it be spelled differently?`,
    `${name}: no such name on record. Check the spelling.`,
  )
}

export const noSuchClass = (name: string): Voiced =>
  voiced(`You have no ${name}.`, `There is no ${name} on your account yet.`, `No ${name} on your account.`)

/** What every total of armor counts. */
export const AS_WORN = 'Armor counts as it is now, with its masterwork, mods and tuning.'

/** The game's own words for where something comes from, without their heading. */
export const sourceInWords = (source: string | undefined): string =>
  (source ?? '').replace(/^source:\s*/i, '').trim()
