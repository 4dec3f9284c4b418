import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { capitalized } from '@ai-vault/game/in-words.ts'
import type { ChampionType } from '@ai-vault/game/items.ts'
import { playstyle, pveReadiness, pvpProficiency } from '@ai-vault/game/scores/dashboard-rules.ts'
import { killMix } from '@ai-vault/game/scores/week/kill-mix.ts'
import { lifetimeRecord } from '@ai-vault/game/scores/week/lifetime-record.ts'
import { THRESHOLDS } from '@ai-vault/game/scores/week/season.ts'
import { type DashboardInput, ownPower, scaledMaxPower } from './dashboard-input.ts'
import { number, weaponTypeName } from './words.ts'

type Tiles = Extra<'tiles'>
type PveTile = NonNullable<Tiles['pve']>
type PvpTile = NonNullable<Tiles['pvp']>
type PlaystyleTile = NonNullable<Tiles['playstyle']>

const CHAMPIONS: readonly ChampionType[] = ['barrier', 'overload', 'unstoppable']

export function pveTile({
  guardian,
  assessment,
}: Pick<DashboardInput, 'guardian' | 'assessment'>): PveTile | undefined {
  const { maxPower, powerCap, ratings, whole } = assessment
  const scaled = scaledMaxPower(assessment)
  if (maxPower === undefined || scaled === undefined) return undefined
  const text = pveReadiness(scaled)
  const covers = (champion: ChampionType) =>
    guardian.weapons.some((weapon) => {
      const tier = ratings.get(weapon.instanceId)?.tier
      return weapon.champion === champion && tier !== 'Poor'
    })
  const power = {
    kind: 'power',
    met: text === 'Grandmaster Ready',
    text: `Power ${number(maxPower)} of ${number(powerCap)}; more than ${number(ownPower(THRESHOLDS.grandmasterReadyAbove, assessment))} is asked.`,
  }
  const champions = CHAMPIONS.map((champion) => ({
    kind: champion,
    met: covers(champion),
    text: covers(champion)
      ? `${capitalized(champion)} champions: you own a weapon that stuns them by itself.`
      : `${capitalized(champion)} champions: no weapon of yours stuns them by itself; bring an artifact mod or an ability.`,
  }))
  return {
    source: 'live',
    text,
    power: maxPower,
    power_cap: powerCap,
    scaled_power: Math.floor(scaled),
    requirements: whole ? [power, ...champions] : [power],
  }
}

/** The word follows from the score; the record is the platform's own and stands without it. */
export function pvpTile({ assessment, facts }: DashboardInput): PvpTile | undefined {
  const { score, parts } = assessment.score
  const record = lifetimeRecord(facts?.stats?.pvp ?? {})
  if (parts.length === 0) return Object.keys(record).length > 0 ? { source: 'live', ...record } : undefined
  return { source: 'live', text: pvpProficiency(score), ...record }
}

const TYPES_SHOWN = 5

export function playstyleTile({ guardian, assessment, facts }: DashboardInput): PlaystyleTile | undefined {
  if (!assessment.whole || guardian.characters.length === 0) return undefined
  const mix = facts?.stats ? killMix(facts.stats.killsByWeapon) : []
  return {
    source: 'live',
    text: playstyle(guardian.weapons.length),
    weapons: guardian.weapons.length,
    kill_mix: mix.slice(0, TYPES_SHOWN).map(({ type, kills, percent }) => ({
      type,
      name: weaponTypeName(type),
      kills,
      percent,
    })),
  }
}
