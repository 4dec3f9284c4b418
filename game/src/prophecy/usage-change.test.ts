import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEWEST_REPORTS, type ReportUse, usageChanges } from './usage-change.ts'

const report = (sidearm: number, bow: number): ReportUse => ({
  startedAt: 0,
  kills: { sidearm, 'combat-bow': bow },
})
const many = (count: number, sidearm: number, bow: number) =>
  Array.from({ length: count }, (_, at) => report(sidearm + (at % 3), bow))

describe('F-307 what is used more or less', () => {
  it('F-307 a clear change over enough reports is claimed, with both samples', () => {
    const [first] = usageChanges(many(20, 10, 90), many(30, 60, 40))
    expect(first).toMatchObject({ sure: true, reportsBefore: 20, reportsNow: 30 })
    expect(Math.abs((first?.now ?? 0) - (first?.before ?? 0))).toBeGreaterThan(40)
  })

  it('F-307 nothing is claimed from few reports, however large the change', () => {
    const changes = usageChanges(many(FEWEST_REPORTS - 1, 10, 90), many(50, 90, 10))
    expect(changes.length).toBeGreaterThan(0)
    expect(changes.every(({ sure }) => !sure)).toBe(true)
    expect(usageChanges([], [])).toEqual([])
  })

  it('F-307 two halves of the same play seldom differ: at most one type in ten is claimed by chance', () => {
    const reports = fc.array(
      fc.record({ sidearm: fc.nat(50), bow: fc.nat(50) }).map(({ sidearm, bow }) => report(sidearm, bow)),
      { minLength: 24, maxLength: 24 },
    )
    let claimed = 0
    let looked = 0
    fc.assert(
      fc.property(reports, reports, (before, now) => {
        const changes = usageChanges(before, now)
        claimed += changes.filter(({ sure }) => sure).length
        looked += changes.length
      }),
    )
    expect(looked).toBeGreaterThan(100)
    expect(claimed / looked).toBeLessThan(0.12)
  })
})
