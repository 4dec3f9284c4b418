import { mixKey } from '../dice.ts'

/**
 * Ids in the platform's ranges. Account ids are drawn from the seed; the ids of items and activities are built
 * from what they name, so that an id alone tells whose it is.
 */

const MEMBERSHIP_KEY = 1
const OVERRIDDEN_KEY = 2
const PLATFORM_KEY = 3
const CHARACTER_KEY = 4
const STRANGER_KEY = 5

const digits = (value: number, length: number) => String(value).padStart(length, '0').slice(-length)

const gameId = (random: number) => `46116860184${digits(random % 100_000_000, 8)}`

export const membershipIdOf = (seed: number, index: number): string =>
  gameId(mixKey([seed, MEMBERSHIP_KEY, index]))
export const overriddenIdOf = (seed: number, index: number): string =>
  gameId(mixKey([seed, OVERRIDDEN_KEY, index]))
/** Players who exist only in reports. */
export const strangerIdOf = (seed: number, stranger: number): string =>
  gameId(mixKey([seed, STRANGER_KEY, stranger]))
export const platformIdOf = (seed: number, index: number): string =>
  String(10_000_000 + (mixKey([seed, PLATFORM_KEY, index]) % 20_000_000))
export const characterIdOf = (seed: number, owner: number, character: number): string =>
  `23058430092${digits((mixKey([seed, CHARACTER_KEY, owner]) % 10_000_000) * 10 + character, 8)}`

const GUARDIAN_SPAN = 8
const SLOT_SPAN = 4096
const EARLIEST_DROP_DAY = -20_000

/** Later drops get higher numbers, as on the platform. */
export const instanceIdOf = (guardian: number, slot: number, dropDay: number): string =>
  `6917529${digits(((dropDay - EARLIEST_DROP_DAY) * SLOT_SPAN + slot) * GUARDIAN_SPAN + guardian, 12)}`
