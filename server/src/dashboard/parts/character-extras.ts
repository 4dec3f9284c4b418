import type { Extra } from '@ai-vault/contract/dashboard-extras.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import { powerBarPercent, scalePower } from '@ai-vault/game/scores/season.ts'
import type { DashboardInput } from './dashboard-input.ts'

/** What the game keeps at the postmaster before the oldest is lost. */
const POSTMASTER_CAPACITY = 21

export function characterExtras({ guardian, assessment }: DashboardInput): Extra<'characters'> {
  const items = [...guardian.weapons, ...guardian.armor, ...guardian.others]
  const waiting = (id: string) =>
    items.filter(({ place }) => place.in === 'postmaster' && place.characterId === id).length
  const extra = (character: Character): Extra<'characters'>[string] => ({
    source: 'live',
    class_type: character.classType,
    ...(character.emblem ? { emblem: character.emblem } : {}),
    ...(character.emblemBackground ? { emblem_background: character.emblemBackground } : {}),
    last_played: character.lastPlayed,
    ...(character.title ? { title: character.title } : {}),
    scaled_power: Math.floor(scalePower(character.power, assessment.powerCap)),
    power_percent: Math.round(powerBarPercent(character.power, assessment.powerCap) * 10) / 10,
    ...(guardian.withheld.includes('characterInventories')
      ? {}
      : { postmaster_count: waiting(character.id), postmaster_capacity: POSTMASTER_CAPACITY }),
  })
  return Object.fromEntries(guardian.characters.map((character) => [character.id, extra(character)]))
}
