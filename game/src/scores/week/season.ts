/**
 * The season table (G-10). The specification's thresholds stand on a scale that ends at 2000; live power ends at the cap
 * of its season. Power is shown as the platform gives it, and put on the specification's scale before a threshold looks
 * at it.
 */

/** The specification's scale: the power bar is drawn against it. */
export const POWER_SCALE = 2000

/** Where gear power ends: the live game since September 2025, and the specification's (and the sandbox's) world. */
export const POWER_CAPS = [550, POWER_SCALE] as const
export type PowerCap = (typeof POWER_CAPS)[number]

/** All of the specification's dashboard numbers, on its own scale. */
export const THRESHOLDS = {
  pinnacleMissionBelow: 1800,
  portalMissionFrom: 1600,
  metaMissionBelowGodRolls: 10,
  grandmasterReadyAbove: 1800,
  competitiveAbove: 70,
  collectorAbove: 400,
  excellentFrom: 70,
  goodFrom: 50,
  recentHighPowerFrom: 1800,
  recentMidPowerFrom: 1750,
  recentGodRollsFrom: 5,
  artifactFrom: 1600,
  artifactStep: 10,
  hoursPerSeasonRank: 2,
  seasonRankCap: 100,
  hoursPerChallenge: 10,
  challengeCap: 7,
  triumphsPerHour: 100,
} as const

/** The smallest cap that the account's highest power fits under: an account tells which world it lives in. */
export function powerCapFor(maxPower: number): PowerCap {
  return POWER_CAPS.find((cap) => maxPower <= cap) ?? POWER_SCALE
}

/** Power on the specification's scale of 2000. */
export function scalePower(power: number, cap: PowerCap): number {
  return (power / cap) * POWER_SCALE
}

/** A power on the scale of 2000 as a game with this cap counts it, rounded up to what really reaches it. */
export function powerAtCap(scaled: number, cap: PowerCap): number {
  return Math.ceil((scaled * cap) / POWER_SCALE)
}

/** Share of the power bar, 0 to 100. */
export function powerBarPercent(power: number, cap: PowerCap): number {
  return Math.min(100, Math.max(0, (scalePower(power, cap) / POWER_SCALE) * 100))
}
