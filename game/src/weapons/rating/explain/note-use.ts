import type { Weapon } from '../../../items.ts'

/**
 * The platform does not tell when a copy was last used, but its tracker does: one that counts more than in the copy of
 * the account seen before was used since then. What was noted earlier is carried along.
 */
export function noteUse(
  before: readonly Weapon[],
  now: readonly Weapon[],
  seenAt: string,
): readonly Weapon[] {
  const known = new Map(before.map((weapon) => [weapon.instanceId, weapon]))
  return now.map((weapon) => {
    const earlier = known.get(weapon.instanceId)
    if (!earlier) return weapon
    const moved = weapon.kills !== undefined && earlier.kills !== undefined && weapon.kills > earlier.kills
    const usedAt = moved ? seenAt : earlier.usedAt
    return usedAt === undefined ? weapon : { ...weapon, usedAt }
  })
}
