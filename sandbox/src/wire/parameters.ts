import { WireError } from './platform-errors.ts'

const MEMBERSHIP_TYPES = new Set([-1, 0, 1, 2, 3, 4, 5, 6, 10, 20, 254])
const MEMBERSHIP_NAMES = new Map([
  ['none', 0],
  ['tigerxbox', 1],
  ['tigerpsn', 2],
  ['tigersteam', 3],
  ['tigerblizzard', 4],
  ['tigerstadia', 5],
  ['tigeregs', 6],
  ['tigerdemon', 10],
  ['goliathgame', 20],
  ['bungienext', 254],
  ['all', -1],
])

export function parseMembershipType(text: string): number {
  const type = /^-?\d{1,3}$/.test(text) ? Number(text) : MEMBERSHIP_NAMES.get(text.toLowerCase())
  if (type === undefined) throw new WireError(7, { message: 'The membership type could not be read.' })
  if (!MEMBERSHIP_TYPES.has(type)) throw new WireError(18, { message: 'There is no such membership type.' })
  return type
}

/** Ids are 64 bit and travel as text. */
export function parseId(text: string, what: string): string {
  if (!/^\d{1,19}$/.test(text)) throw new WireError(7, { message: `The ${what} could not be read.` })
  return text
}

/** Hashes are unsigned and have 32 bits. */
export const LARGEST_HASH = 0xff_ff_ff_ff

export function parseWhole(
  text: string | undefined,
  limits: { name: string; fallback: number; min: number; max: number },
): number {
  if (text === undefined || text === '') return limits.fallback
  if (!/^-?\d{1,10}$/.test(text)) throw new WireError(7, { message: `${limits.name} could not be read.` })
  const value = Number(text)
  if (value < limits.min || value > limits.max) {
    throw new WireError(8, { message: `${limits.name} lies between ${limits.min} and ${limits.max}.` })
  }
  return value
}
