import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { scoreWords as words } from './score-words.ts'

type Tiles = NonNullable<NonNullable<GuardianData['extras']>['tiles']>
type Tile<Name extends keyof Tiles> = Tiles[Name]

/** What each tile rests on, in the player's own numbers (F-065, F-066, F-068, F-070). */
export function scoreBasis(tile: Tile<'score'>): string {
  const { bands } = words.score
  if (!tile) return words.score.about(bands)
  const sum = tile.parts.map(({ label, points }) => `${label} ${points.toFixed(1)}`).join(' + ')
  return sum ? words.score.sum(sum, tile.score, bands) : bands
}

export function pveBasis(tile: Tile<'pve'>): string {
  const { rule } = words.pve
  if (!tile) return rule
  const { power, power_cap, scaled_power } = tile
  const [own, cap, scaled] = [power, power_cap, scaled_power].map(formatCount) as [string, string, string]
  return scaled_power === power
    ? words.pve.power(own, cap, rule)
    : words.pve.scaledPower(own, cap, scaled, rule)
}

export function pveNote(tile: Tile<'pve'>): string | undefined {
  if (!tile) return undefined
  const missing = tile.requirements.filter(({ met }) => !met).length
  const own = formatCount(tile.power)
  const counts =
    tile.scaled_power === tile.power
      ? words.pve.counts(own)
      : words.pve.countsAs(own, formatCount(tile.scaled_power))
  if (tile.requirements.length === 0) return words.pve.alone(counts)
  if (missing === 0) return words.pve.met(counts)
  if (tile.requirements.length === 1) return words.pve.more(counts)
  return words.pve.missing(counts, missing, tile.requirements.length)
}

export function pvpBasis(tile: Tile<'pvp'>, score: number | undefined): string {
  const rule = score === undefined ? words.pvp.rule : words.pvp.ruleAndScore(score)
  return tile && hasRecord(tile) ? `${rule} ${words.pvp.record}` : rule
}

const hasRecord = ({ kd, win_percent, matches }: NonNullable<Tile<'pvp'>>) =>
  kd !== undefined || win_percent !== undefined || matches !== undefined

export function pvpNote(tile: Tile<'pvp'>): string | undefined {
  if (!tile) return undefined
  const { kd, win_percent: wins, matches } = tile
  const parts = [
    kd !== undefined && words.pvp.kd(kd.toFixed(2)),
    wins !== undefined && words.pvp.wins(Math.round(wins)),
    matches !== undefined && words.pvp.matches(matches),
  ].filter((part) => part !== false)
  return parts.length > 0 ? words.pvp.lifetime(parts.join(', ')) : words.pvp.noRecord
}

export function playstyleBasis(tile: Tile<'playstyle'>): string {
  return tile ? words.playstyle.ruleAndOwned(formatCount(tile.weapons)) : words.playstyle.rule
}

export function playstyleNote(tile: Tile<'playstyle'>): string | undefined {
  if (!tile) return undefined
  const [first] = tile.kill_mix
  const owned = words.playstyle.owned(tile.weapons)
  return first ? `${owned} ${words.playstyle.mostKills(first.name, Math.round(first.percent))}` : owned
}
