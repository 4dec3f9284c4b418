import type { GuardianData } from '@ai-vault/contract/dashboard.ts'
import { formatCount } from '../../../ui/count.ts'

type Tiles = NonNullable<NonNullable<GuardianData['extras']>['tiles']>
type Tile<Name extends keyof Tiles> = Tiles[Name]

/** What each tile rests on, in the player's own numbers (F-065, F-066, F-068, F-070). */
export function scoreBasis(tile: Tile<'score'>): string {
  const bands = '70 and more is excellent, 50 and more is good.'
  if (!tile) return `A score from 0 to 100 over your rolls, power, coverage and vault. ${bands}`
  const sum = tile.parts.map(({ label, points }) => `${label} ${points.toFixed(1)}`).join(' + ')
  return `${sum ? `${sum} = ${tile.score} of 100. ` : ''}${bands}`
}

/** A score of which a part could not be counted says what it rests on, or it would pass for the whole. */
export function scoreLimit(tile: Tile<'score'>): string | undefined {
  if (!tile || tile.source === 'live' || tile.parts.length === 0) return undefined
  const known = tile.parts.map(({ label }) => label.toLowerCase()).join(' and ')
  return `Rests on ${known} alone; the rest is hidden from us.`
}

export function pveBasis(tile: Tile<'pve'>): string {
  const rule = 'Grandmaster Ready begins above 1,800 on the scale of 2,000.'
  if (!tile) return rule
  const { power, power_cap, scaled_power } = tile
  const counts = scaled_power === power ? '' : `, which counts as ${formatCount(scaled_power)}`
  return `Your highest power is ${formatCount(power)} of ${formatCount(power_cap)}${counts}. ${rule}`
}

export function pveNote(tile: Tile<'pve'>): string | undefined {
  if (!tile) return undefined
  const missing = tile.requirements.filter(({ met }) => !met).length
  const own = `Power ${formatCount(tile.power)}`
  const counts = `${own}${tile.scaled_power === tile.power ? '' : ` counts as ${formatCount(tile.scaled_power)}`} of 2,000`
  if (tile.requirements.length === 0) return `${counts}.`
  if (missing === 0) return `${counts}; every requirement is met.`
  if (tile.requirements.length === 1) return `${counts}; more is asked.`
  return `${counts}; ${missing} of ${tile.requirements.length} requirements missing.`
}

export function pvpBasis(tile: Tile<'pvp'>, score: number | undefined): string {
  const rule = 'Competitive begins above an AI Vault Score of 70'
  const own = score === undefined ? '' : `; yours is ${score}`
  const record = tile && hasRecord(tile) ? ' The record below it is the platform’s own.' : ''
  return `${rule}${own}.${record}`
}

const hasRecord = ({ kd, win_percent, matches }: NonNullable<Tile<'pvp'>>) =>
  kd !== undefined || win_percent !== undefined || matches !== undefined

export function pvpNote(tile: Tile<'pvp'>): string | undefined {
  if (!tile) return undefined
  const { kd, win_percent: wins, matches } = tile
  const parts = [
    kd !== undefined && `K/D ${kd.toFixed(2)}`,
    wins !== undefined && `win rate ${Math.round(wins)} %`,
    matches !== undefined && `${formatCount(matches)} ${matches === 1 ? 'match' : 'matches'}`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? `Lifetime: ${parts.join(', ')}.` : 'No Crucible record on the platform.'
}

export function playstyleBasis(tile: Tile<'playstyle'>): string {
  const rule = 'Collector begins above 400 weapons'
  return tile ? `${rule}; you own ${formatCount(tile.weapons)}.` : `${rule}.`
}

export function playstyleNote(tile: Tile<'playstyle'>): string | undefined {
  if (!tile) return undefined
  const [first] = tile.kill_mix
  const owned = `${formatCount(tile.weapons)} ${tile.weapons === 1 ? 'weapon' : 'weapons'}.`
  return first ? `${owned} ${first.name} take ${Math.round(first.percent)} % of your kills.` : owned
}
