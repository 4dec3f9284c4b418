import type { Moment } from '../guardian-state.ts'

/** One property of a profile answer: which component asks for it, who may see it, and where its data comes from. */
export interface Source {
  readonly component: number
  readonly property: string
  /** Needs the owner's token. */
  readonly ownerOnly?: boolean
  /** The player can hide it from others. */
  readonly hideable?: boolean
  /** Changes from day to day only, so it is computed once a day. */
  readonly daily?: boolean
  /** Undefined: nothing to tell at the moment, as with the fireteam of somebody offline. */
  data(moment: Moment): object | undefined
}

/** What most sources are: hidden by whoever hides them, told to the owner alone, or the same for a day. */
export const HIDEABLE = { hideable: true }
export const OWNERS = { ...HIDEABLE, ownerOnly: true }
export const EACH_DAY = { ...HIDEABLE, daily: true }
export const OWNERS_EACH_DAY = { ...OWNERS, daily: true }

export const perCharacter = (moment: Moment, build: (character: number) => object): object =>
  Object.fromEntries(moment.state.characterIds.map((id, character) => [id, build(character)]))
