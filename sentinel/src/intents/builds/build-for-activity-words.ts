import { capitalized } from '@ai-vault/game/in-words.ts'
import { type Voiced, voiced } from '../../words/voices.ts'

interface Played {
  readonly activity: string
  readonly owner: string
  readonly subclass: string
  readonly exotics: string
}

export function plays({ activity, owner, subclass, exotics }: Played): Voiced {
  const worn = exotics ? `, wearing ${exotics}` : ''
  return voiced(
    `For ${activity}: your ${owner} as ${subclass}${worn}.`,
    `For ${activity} I would play your ${owner} as ${subclass}${worn}. All of it is yours already.`,
    `${capitalized(activity)}: deploy your ${owner} as ${subclass}${worn}.`,
  )
}

export const cannotBuild = (activity: string): Voiced =>
  voiced(
    `I can make no build for ${activity} of this account.`,
    `I tried, but I can make no build for ${activity} of what you have yet.`,
    `No build for ${activity} possible with this account.`,
  )
