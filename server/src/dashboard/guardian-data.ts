import type { GuardianData } from '@ai-vault/contract/dashboard.ts'
import type { Character, Guardian } from '@ai-vault/game/guardian.ts'
import type { Item, Rarity } from '@ai-vault/game/items.ts'
import { assessVault } from '@ai-vault/game/scores/assess-vault.ts'
import { countTriumphs } from '@ai-vault/game/triumphs/triumph-state.ts'
import type { RatingContext } from '@ai-vault/game/weapons/context.ts'

const CLASS_NAMES = { titan: 'Titan', hunter: 'Hunter', warlock: 'Warlock' } as const
const hours = (minutes: number) => Math.round(minutes / 60)

/** The dashboard's data in the specified shape. What the platform withheld is absent, never zero. */
export function guardianData(
  guardian: Guardian,
  context: RatingContext,
  totalActivities?: number,
): GuardianData {
  const { weapons, characters, withheld } = guardian
  const assessment = assessVault(guardian, context)
  const items: readonly Item[] = [...weapons, ...guardian.armor, ...guardian.others]
  const ofRarity = (rarity: Rarity) => weapons.filter((weapon) => weapon.rarity === rarity).length
  const { maxPower, powerCap, godRolls, efficiency, score } = assessment
  const triumphs = countTriumphs(guardian.triumphs)
  const current = characters.toSorted((one, other) => other.lastPlayed.localeCompare(one.lastPlayed))[0]
  return {
    guardian_overview: {
      ...(maxPower === undefined ? {} : { max_power: maxPower }),
      total_playtime_hours: hours(characters.reduce((sum, character) => sum + character.minutesPlayed, 0)),
      ...(guardian.vault ? { vault_items: guardian.vault.used } : {}),
      total_weapons: weapons.length,
    },
    weapon_analysis: {
      total_weapons: weapons.length,
      estimated_god_rolls: godRolls,
      god_rolls: godRolls,
      vault_efficiency: efficiency,
      quality_distribution: {
        legendary: ofRarity('legendary'),
        exotic: ofRarity('exotic'),
        rare: ofRarity('rare'),
      },
    },
    characters: characters.map((character) => characterCard(character, items)),
    ai_vault_score: score.score,
    ...(current
      ? { character_info: { light_level: current.power, class_name: CLASS_NAMES[current.classType] } }
      : {}),
    ...(withheld.includes('records')
      ? {}
      : { triumphs_completed: triumphs.completed, total_triumphs: triumphs.total }),
    ...(totalActivities === undefined ? {} : { total_activities: totalActivities }),
    power_cap: powerCap,
  }
}

function characterCard(character: Character, items: readonly Item[]) {
  const own = items.filter(({ place }) => place.in === 'character' && place.characterId === character.id)
  const equipped = own.filter(({ place }) => place.in === 'character' && place.equipped).length
  return {
    id: character.id,
    class: CLASS_NAMES[character.classType],
    power: character.power,
    playtime_hours: hours(character.minutesPlayed),
    equipment_count: equipped,
    inventory_count: own.length - equipped,
  }
}
