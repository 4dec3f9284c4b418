import { withoutInvisible } from './invisible-signs.ts'

/** A name as a person would type it: without its code, and without signs that cannot be seen. */
const asTyped = (name: string): string =>
  withoutInvisible(name.normalize('NFC'))
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/#\d{1,4}$/, '')

/** Whether somebody typed a player's name; one that nobody can type may be given as the account's id. */
export function isNameOf(typed: string, name: string, membershipId: string): boolean {
  const given = asTyped(typed)
  return given !== '' && (given === asTyped(name) || given === membershipId)
}
