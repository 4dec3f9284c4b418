import type { WeaponStat } from '../../items.ts'

const STAT_WORDS: Readonly<Record<string, WeaponStat>> = {
  range: 'range',
  stability: 'stability',
  handling: 'handling',
  'reload speed': 'reload',
  reload: 'reload',
  'draw time': 'draw-time',
  'charge time': 'charge-time',
  'blast radius': 'blast-radius',
  velocity: 'velocity',
  'projectile speed': 'velocity',
  accuracy: 'accuracy',
  'target acquisition': 'aim-assist',
  'aim assistance': 'aim-assist',
  impact: 'impact',
  damage: 'impact',
  'charge rate': 'charge-rate',
  persistence: 'persistence',
  'shield duration': 'shield-duration',
  'cooling efficiency': 'cooling-efficiency',
  'vent speed': 'vent-speed',
  'heat generated': 'heat-generated',
  magazine: 'magazine',
}

/** "Masterworked: Range", "Tier 7: Reload Speed", "Range MW": the stat a masterwork raises. */
export function masterworkStatFromName(name: string): WeaponStat | undefined {
  const named = /^(?:masterworked?|mw|tier \d+(?: weapon)?)\s*:\s*(.+)$/i.exec(name.trim())
  const stat = named?.[1] ?? /^(.+?)\s+(?:mw|masterwork)$/i.exec(name.trim())?.[1]
  return stat ? STAT_WORDS[stat.trim().toLowerCase()] : undefined
}

/** Names come with typographic apostrophes and stray spaces. */
export function normalizeName(name: string): string {
  return name.trim().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').toLowerCase()
}

/** An enhanced perk is its base perk, slightly better; its name may carry the word. */
export function withoutEnhanced(name: string): string | undefined {
  const base = name.replace(/^enhanced\s+/, '').replace(/\s+\(?enhanced\)?$/, '')
  return base === name ? undefined : base
}
