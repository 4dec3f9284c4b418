import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { Example } from '../../../ui/page/Examples.tsx'
import { words } from '../words.ts'

const labels = words.start

/** What a player may ask, from the characters and the weapon that he plays; what is not known is left out. */
export function examplesFor(data: GuardianData | undefined): readonly Example[] {
  const classes = (data?.characters ?? [])
    .toSorted((one, other) => (other.playtime_hours ?? 0) - (one.playtime_hours ?? 0))
    .map(({ class: name }) => name)
  const usage = data?.extras?.weapon_usage
  const [favourite] = usage?.source === 'live' ? usage.weapons : []
  const [main, second = main] = classes
  return [
    { text: labels.grandmaster(main), note: labels.notes.grandmaster },
    { text: labels.raid(main), note: labels.notes.raid },
    { text: labels.dungeon(second), note: labels.notes.dungeon },
    ...(favourite
      ? [{ text: labels.around(favourite.name), note: labels.notes.kills(favourite.kills) }]
      : []),
    { text: labels.trials, note: labels.notes.trials },
    { text: labels.melee(second), note: labels.notes.melee },
  ]
}
