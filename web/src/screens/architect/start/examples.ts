import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { words } from '../words/words.ts'

/** A request to press, and why it is one for this player. */
export interface Example {
  readonly text: string
  readonly note: string
}

const said = words.start

/** What a player may ask, from the characters and the weapon that he plays; what is not known is left out. */
export function examplesFor(data: GuardianData | undefined): readonly Example[] {
  const classes = (data?.characters ?? [])
    .toSorted((one, other) => (other.playtime_hours ?? 0) - (one.playtime_hours ?? 0))
    .map(({ class: name }) => name)
  const usage = data?.extras?.weapon_usage
  const [favourite] = usage?.source === 'live' ? usage.weapons : []
  const [main, second = main] = classes
  return [
    { text: said.grandmaster(main), note: said.notes.grandmaster },
    { text: said.raid(main), note: said.notes.raid },
    { text: said.dungeon(second), note: said.notes.dungeon },
    ...(favourite ? [{ text: said.around(favourite.name), note: said.notes.kills(favourite.kills) }] : []),
    { text: said.trials, note: said.notes.trials },
    { text: said.melee(second), note: said.notes.melee },
  ]
}
