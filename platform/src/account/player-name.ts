import { at, number, words } from '../wire/read.ts'

/** Name and four digits of a player, from any of the platform's user cards. */
export function playerName(card: unknown): { displayName: string; displayNameCode?: string } {
  const code = number(at(card, 'bungieGlobalDisplayNameCode'))
  const displayName = words(at(card, 'bungieGlobalDisplayName')) ?? words(at(card, 'displayName')) ?? ''
  return code === undefined
    ? { displayName }
    : { displayName, displayNameCode: String(code).padStart(4, '0') }
}
