/**
 * A shared build with what somebody else owns in it: their own copies, and the nearest thing they own where they lack a
 * part. What they own nothing like of stays as it was. What was said of the old parts is not said of the new ones.
 */
import type { Rarity } from '../items.ts'
import type { OwnedPart } from './compare-build.ts'
import type { BuildDocument, SharedArmor, SharedWeapon } from './document.ts'
import { sharedArmor, sharedWeapon } from './shared-item.ts'

export function forkWithOwn(build: BuildDocument, parts: readonly OwnedPart[]): BuildDocument {
  const weapons = oneExotic(
    parts.flatMap((each) =>
      each.of === 'weapon' ? [{ before: each.part, after: each.own && sharedWeapon(each.own) }] : [],
    ),
  )
  const armor = oneExotic(
    parts.flatMap((each) =>
      each.of === 'armor' ? [{ before: each.part, after: each.own && sharedArmor(each.own) }] : [],
    ),
  )
  const { strategy, steps, strengths, considerations, confidence, summary, ...others } = build
  const { stats, bonus, modPoints, notes: _theirs, ...rest } = others
  const sameWeapons = isSame(build.weapons, weapons)
  const sameArmor = build.armor.every(
    ({ hash, stats: line }, at) => hash === armor[at]?.hash && line.join() === armor[at]?.stats.join(),
  )
  return {
    ...rest,
    weapons: weapons.map((weapon, at) => withReason(weapon, build.weapons[at])),
    armor,
    // The totals count mods and tuning of other pieces: they are not known of these.
    ...(stats && sameArmor
      ? { stats, ...(bonus ? { bonus } : {}), ...(modPoints ? { modPoints } : {}) }
      : {}),
    ...(sameWeapons && sameArmor
      ? {
          strengths,
          considerations,
          ...(strategy === undefined ? {} : { strategy }),
          ...(steps === undefined ? {} : { steps }),
          ...(confidence === undefined ? {} : { confidence }),
          ...(summary === undefined ? {} : { summary }),
        }
      : { strengths: [], considerations: [] }),
  }
}

const isSame = (before: readonly { hash: number }[], after: readonly { hash: number }[]) =>
  before.every(({ hash }, at) => hash === after[at]?.hash)

const withReason = (weapon: SharedWeapon, before: SharedWeapon | undefined): SharedWeapon =>
  before?.why !== undefined && before.hash === weapon.hash ? { ...weapon, why: before.why } : weapon

interface Replaced<Part> {
  readonly before: Part
  readonly after: Part | undefined
}

/** A part of one's own that would be the second exotic is left out for the one that was there. */
function oneExotic<Part extends SharedWeapon | SharedArmor>(
  parts: readonly Replaced<Part>[],
): readonly Part[] {
  const isExotic = (part: { readonly rarity: Rarity } | undefined) => part?.rarity === 'exotic'
  return parts.map(({ before, after }, at) => {
    if (!after) return before
    const elsewhere = parts.some(
      (other, otherAt) =>
        otherAt !== at && (isExotic(other.before) || (otherAt < at && isExotic(other.after))),
    )
    return isExotic(after) && !isExotic(before) && elsewhere ? before : after
  })
}
