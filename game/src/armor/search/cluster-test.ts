/**
 * Decides whether three clusters may still hold a choice for some box. Two of the clusters are fixed at a time and their
 * part of every bound is added up once; then nodes of the third are tried against it.
 *
 * Bounds, from cheap to dear: every cut (cuts.ts), the three clusters' maxima added up; what each stat lacks takes
 * whole mods; every rounded cut (rounded-cuts.ts); whether it can end in a new mix (mix-test.ts). Where points may be missing (soft goals) they are granted where they
 * save most.
 */
import type { Box } from '../bounds/boxes.ts'
import type { Level } from '../bounds/level.ts'
import type { RoundedCut } from '../bounds/rounded-cuts.ts'
import { NO_FLOOR } from '../goal.ts'
import type { ClusterTree } from './cluster-tree.ts'
import { MixTest } from './mix-test.ts'
import type { OpenMixes } from './open-mixes.ts'

/** CEIL_10[x + ZERO] is x rounded up to a multiple of ten. */
const ZERO = 1024
const CEIL_5 = Int16Array.from({ length: 2 * ZERO }, (_, n) => 5 * Math.ceil((n - ZERO) / 5))
const CEIL_10 = Int16Array.from({ length: 2 * ZERO }, (_, n) => 10 * Math.ceil((n - ZERO) / 10))

export class ClusterTest {
  private readonly level: Level
  private readonly rounded: readonly RoundedCut[]
  private readonly cuts: number
  private readonly fixedValues: Float64Array
  private readonly fixedRounded: Int32Array
  private readonly fixedSums = new Int32Array(6)
  private readonly fixedByFive = new Int32Array(6)
  private readonly fixedByTen = new Int32Array(6)
  private fixedUnits = 0
  private readonly needFives = new Int32Array(6)
  private readonly needTens = new Int32Array(6)
  private readonly lacks = new Int32Array(6)
  /** The rounded cuts, number by number. */
  private readonly table: {
    readonly count: number
    readonly masks: Int32Array
    readonly byTen: Uint8Array
    readonly units: Int32Array
  }

  private readonly mixTest: MixTest | null

  constructor(level: Level, mixes: OpenMixes | null) {
    this.level = level
    this.rounded = level.bounds.rounded
    this.cuts = level.bounds.cuts.length
    this.fixedValues = new Float64Array(this.cuts)
    this.fixedRounded = new Int32Array(this.rounded.length)
    this.mixTest = mixes && new MixTest(level, mixes, this.fixedValues, this.fixedSums)
    this.table = {
      count: this.rounded.length,
      masks: Int32Array.from(this.rounded, ({ mask }) => mask),
      byTen: Uint8Array.from(this.rounded, ({ modulus }) => (modulus === 10 ? 1 : 0)),
      units: Int32Array.from(this.rounded, ({ unit }) => unit),
    }
  }

  fix(first: ClusterTree, a: number, second: ClusterTree, b: number): void {
    const { cuts, fixedRounded } = this
    for (let c = 0; c < cuts; c++)
      this.fixedValues[c] =
        (first.topValues[a * cuts + c] as number) + (second.topValues[b * cuts + c] as number)
    const size = fixedRounded.length
    for (let r = 0; r < size; r++)
      fixedRounded[r] =
        (first.topRounded[a * size + r] as number) + (second.topRounded[b * size + r] as number)
    for (let i = 0; i < 6; i++) {
      this.fixedSums[i] = (first.topSums[a * 6 + i] as number) + (second.topSums[b * 6 + i] as number)
      this.fixedByFive[i] = (first.topByFive[a * 6 + i] as number) + (second.topByFive[b * 6 + i] as number)
      this.fixedByTen[i] = (first.topByTen[a * 6 + i] as number) + (second.topByTen[b * 6 + i] as number)
    }
    this.fixedUnits = (first.topUnits[a] as number) + (second.topUnits[b] as number)
    this.mixTest?.fix(first, a, second, b)
  }

  /**
   * The first box, from the given one on, that a choice may lie in; -1 if there is none. Parts of these clusters need
   * not look at the boxes before it again.
   */
  firstBox(third: ClusterTree, node: number, from: number): number {
    const { boxes } = this.level
    for (let k = from; k < boxes.length; k++) {
      if (!this.reaches(third, node, k)) continue
      const { missing } = boxes[k] as Box
      if (!this.fits(third, node, k, missing) || !this.rounds(third, node, k, missing)) continue
      if (!this.mixTest || this.mixTest.mayBeNew(third, node, k)) return k
    }
    return -1
  }

  private reaches(third: ClusterTree, node: number, k: number): boolean {
    const { cuts, fixedValues } = this
    const { required } = this.level
    const top = third.topValues
    for (let c = 0, at = node * cuts, need = k * cuts; c < cuts; c++, at++, need++)
      if ((fixedValues[c] as number) + (top[at] as number) < (required[need] as number)) return false
    return true
  }

  /** Whole mods for what each stat lacks. */
  private fits(third: ClusterTree, node: number, k: number, missing: number): boolean {
    const { aims } = this.level
    let mods = 0
    for (let i = 0; i < 6; i++) {
      const aim = aims[k * 6 + i] as number
      const lack =
        aim === NO_FLOOR ? 0 : aim - (this.fixedSums[i] as number) - (third.topSums[node * 6 + i] as number)
      this.lacks[i] = lack > 0 ? lack : 0
      if (lack > 0) mods += CEIL_10[lack + ZERO] as number
    }
    const units = 10 * (this.fixedUnits + (third.topUnits[node] as number))
    return mods <= units || (missing > 0 && mods - granted(this.lacks, 63, 10, missing) <= units)
  }

  private rounds(third: ClusterTree, node: number, k: number, missing: number): boolean {
    const { needFives, needTens, rounded } = this
    const { aims, applies, requiredRounded } = this.level
    const own = node * 6
    for (let i = 0; i < 6; i++) {
      const aim = aims[k * 6 + i] as number
      if (aim === NO_FLOOR) {
        needTens[i] = 0
        needFives[i] = 0
        continue
      }
      const tens = aim - (this.fixedByTen[i] as number) - (third.topByTen[own + i] as number)
      const fives = aim - (this.fixedByFive[i] as number) - (third.topByFive[own + i] as number)
      needTens[i] = missing > 0 ? tens : (CEIL_10[tens + ZERO] as number)
      needFives[i] = missing > 0 ? fives : (CEIL_5[fives + ZERO] as number)
    }
    const { count, masks, byTen, units } = this.table
    for (let r = 0; r < count; r++) {
      if (applies[k * count + r] === 0) continue
      const needs = byTen[r] ? needTens : needFives
      const reached = (this.fixedRounded[r] as number) + (third.topRounded[node * count + r] as number)
      const room = reached - (requiredRounded[k * count + r] as number)
      if (missing > 0) {
        if (!this.roundsWithout(needs, rounded[r] as RoundedCut, room, missing)) return false
        continue
      }
      const mask = masks[r] as number
      let whole = 0
      if (mask & 1) whole += needs[0] as number
      if (mask & 2) whole += needs[1] as number
      if (mask & 4) whole += needs[2] as number
      if (mask & 8) whole += needs[3] as number
      if (mask & 16) whole += needs[4] as number
      if (mask & 32) whole += needs[5] as number
      if ((units[r] as number) * whole > room) return false
    }
    return true
  }

  private roundsWithout(needs: Int32Array, cut: RoundedCut, room: number, missing: number): boolean {
    const { stats, modulus, mask } = cut
    const table = modulus === 10 ? CEIL_10 : CEIL_5
    let whole = 0
    for (const i of stats) whole += table[(needs[i] as number) + ZERO] as number
    return whole <= room || whole - granted(needs, mask, modulus, missing) <= room
  }
}

/**
 * How much less whole mods must bring if so many points may be missing: the first step down costs each stat only what
 * it has above the next multiple, every further one a full multiple.
 */
function granted(needs: Int32Array, mask: number, modulus: 5 | 10, missing: number): number {
  let left = missing
  let steps = 0
  for (let price = 1; price <= modulus && price <= left; price++)
    for (let i = 0; i < 6; i++) {
      if (!((mask >> i) & 1) || left < price) continue
      const need = needs[i] as number
      const above = need - modulus * Math.floor((need - 1) / modulus)
      if (above === price) {
        steps++
        left -= price
      }
    }
  return modulus * (steps + Math.floor(left / modulus))
}
