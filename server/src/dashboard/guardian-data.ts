import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { DataChecks } from '@ai-vault/contract/dashboard/extras.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import type { Item, Rarity } from '@ai-vault/game/items.ts'
import type { AccountStats } from '@ai-vault/platform/platform.ts'
import { countPlayersTriumphs } from '../atlas/read-triumphs.ts'
import { dashboardExtras } from './dashboard-extras.ts'
import { type DashboardInput, playtimeHours } from './parts/dashboard-input.ts'
import { CLASS_NAMES, counted } from './parts/words.ts'

/** The dashboard's data in the specified shape. What the platform withheld is absent, never zero. */
export function guardianData(input: DashboardInput): GuardianData {
  const { guardian, assessment, facts } = input
  const { characters, withheld } = guardian
  const { maxPower, score } = assessment
  const items: readonly Item[] = [...guardian.weapons, ...guardian.armor, ...guardian.others]
  const triumphs = countPlayersTriumphs(input.triumphs)
  const current = characters.toSorted((one, other) => other.lastPlayed.localeCompare(one.lastPlayed))[0]
  const extras = dashboardExtras(input)
  return {
    guardian_overview: {
      ...(maxPower === undefined ? {} : { max_power: maxPower }),
      total_playtime_hours: playtimeHours(guardian),
      ...(guardian.vault ? { vault_items: guardian.vault.used } : {}),
      ...(assessment.whole ? { total_weapons: guardian.weapons.length } : {}),
    },
    weapon_analysis: weaponAnalysis(input),
    characters: characters.map((character) => characterCard(character, items, !assessment.whole)),
    ...(score.parts.length > 0 ? { ai_vault_score: score.score } : {}),
    ...(extras.effectiveness
      ? {
          activity_insights: extras.effectiveness.rows.map(({ activity, priority }) => ({
            activity,
            priority,
          })),
        }
      : {}),
    ...(current
      ? { character_info: { light_level: current.power, class_name: CLASS_NAMES[current.classType] } }
      : {}),
    ...(withheld.includes('records')
      ? {}
      : { triumphs_completed: triumphs.completed, total_triumphs: triumphs.total }),
    total_activities: facts?.stats && activitiesEntered(facts.stats),
    power_cap: assessment.powerCap,
    extras,
    checks: dataChecks(input),
  }
}

/** Where a part of the weapons is private, no count of them would be true. */
function weaponAnalysis({ guardian, assessment }: DashboardInput): GuardianData['weapon_analysis'] {
  if (!assessment.whole) return {}
  const { weapons } = guardian
  const { godRolls, efficiency } = assessment
  const ofRarity = (rarity: Rarity) => weapons.filter((weapon) => weapon.rarity === rarity).length
  return {
    total_weapons: weapons.length,
    estimated_god_rolls: godRolls,
    god_rolls: godRolls,
    vault_efficiency: efficiency,
    quality_distribution: {
      legendary: ofRarity('legendary'),
      exotic: ofRarity('exotic'),
      rare: ofRarity('rare'),
    },
  }
}

function characterCard(character: Character, items: readonly Item[], inventoryIsPrivate: boolean) {
  const own = items.filter(({ place }) => place.in === 'character' && place.characterId === character.id)
  const equipped = own.filter(({ place }) => place.in === 'character' && place.equipped).length
  return {
    id: character.id,
    class: CLASS_NAMES[character.classType],
    power: character.power,
    playtime_hours: Math.round(character.minutesPlayed / 60),
    equipment_count: equipped,
    ...(inventoryIsPrivate ? {} : { inventory_count: own.length - equipped }),
  }
}

function activitiesEntered({ pve, pvp }: AccountStats): number | undefined {
  if (pve.activitiesEntered === undefined && pvp.activitiesEntered === undefined) return undefined
  return (pve.activitiesEntered ?? 0) + (pvp.activitiesEntered ?? 0)
}

/** F-105: the possible causes of an empty dashboard, each really looked at. */
function dataChecks({ guardian, facts }: DashboardInput): DataChecks {
  const { characters, withheld, weapons, membershipId } = guardian
  const accounts = facts?.accounts
  const others = accounts?.filter((account) => account.membershipId !== membershipId && !account.overridden)
  return {
    has_data: characters.length > 0 || weapons.length > 0,
    causes: [
      {
        cause: 'privacy',
        passed: withheld.length === 0,
        text:
          withheld.length === 0
            ? 'The platform shows us everything that was asked for.'
            : `Privacy settings or missing permissions keep ${counted(withheld.length, 'part')} of the profile from us.`,
      },
      {
        cause: 'characters',
        ...(withheld.includes('characters') ? {} : { passed: characters.length > 0 }),
        text:
          characters.length > 0
            ? `${counted(characters.length, 'character')} found.`
            : 'This account has no character. Play the first mission once and come back.',
      },
      {
        cause: 'platform',
        ...(characters.length > 0 ? { passed: true } : others ? { passed: others.length === 0 } : {}),
        text: platformText(characters.length > 0, others?.length),
      },
    ],
    withheld: [...withheld],
    ...(accounts
      ? {
          memberships: accounts.map((account) => ({
            membership_id: account.membershipId,
            membership_type: String(account.membershipType),
            display_name: account.displayName,
            current: account.membershipId === membershipId,
            overridden: account.overridden,
          })),
        }
      : {}),
  }
}

function platformText(played: boolean, others: number | undefined): string {
  if (played) return 'This is the account you play on.'
  if (others === undefined) return 'Your other game accounts could not be asked for.'
  return others === 0
    ? 'This sign-in has no other game account to look at.'
    : `This sign-in has ${counted(others, 'other game account')}; your characters may be there.`
}
