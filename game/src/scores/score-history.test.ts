import { describe, expect, it } from 'vitest'
import { type DailySnapshot, scoreHistory } from './score-history.ts'
import { forecastVault } from './vault/vault-forecast.ts'

const TODAY = '2026-11-15'
const snapshot = (day: string, changes: Partial<DailySnapshot> = {}): DailySnapshot => ({
  day,
  score: 70,
  godRolls: 12,
  weapons: 300,
  ...changes,
})
const scores = (score: number, snapshots: readonly DailySnapshot[] = []) =>
  scoreHistory(score, TODAY, snapshots).map((point) => [point.score, point.kind])

describe('the score over time', () => {
  it('F-090 is the exact series until two days were measured, and only today is measured in it', () => {
    const series = [
      [63, 'estimated'],
      [68, 'estimated'],
      [73, 'estimated'],
      [78, 'measured'],
      [88, 'projection'],
    ]
    expect(scores(78)).toEqual(series)
    expect(scores(78, [snapshot(TODAY)])).toEqual(series)
  })

  it('F-090 keeps the floors 20, 25 and 30 and the cap of 100', () => {
    expect(scores(10).map(([score]) => score)).toEqual([20, 25, 30, 10, 20])
    expect(scores(95).map(([score]) => score)).toEqual([80, 85, 90, 95, 100])
  })

  it('F-089 is the measured days and nothing else once there are two', () => {
    const points = scoreHistory(78, TODAY, [
      snapshot('2026-11-10', { score: 71, vaultUsed: 500 }),
      snapshot('2026-11-14', { score: 74 }),
      snapshot(TODAY, { score: 76 }),
    ])
    expect(points.map(({ day, score, kind }) => [day, score, kind])).toEqual([
      ['2026-11-10', 71, 'measured'],
      ['2026-11-14', 74, 'measured'],
      ['2026-11-15', 78, 'measured'],
    ])
    expect(points[0]?.snapshot).toMatchObject({ godRolls: 12, vaultUsed: 500 })
  })

  it('F-089 leaves out the days that nobody looked at, and lets a score fall', () => {
    const days = [snapshot('2026-09-01', { score: 90 }), snapshot('2026-09-02', { score: 85 })]
    expect(scores(60, days)).toEqual([
      [90, 'measured'],
      [85, 'measured'],
      [60, 'measured'],
    ])
  })

  it('F-089 of the day itself it shows the score of now, not the one noted first', () => {
    const points = scoreHistory(78, TODAY, [snapshot('2026-11-14'), snapshot(TODAY, { score: 71 })])
    expect(points.map(({ day, score }) => [day, score])).toEqual([
      ['2026-11-14', 70],
      [TODAY, 78],
    ])
  })
})

describe('F-074 the forecast of the vault', () => {
  const vault = { used: 560, capacity: 700 }

  it('F-074 goes on at the pace of the last 30 days', () => {
    const days = [snapshot('2026-10-01', { vaultUsed: 0 }), snapshot('2026-11-05', { vaultUsed: 520 })]
    expect(forecastVault(vault, TODAY, days)).toEqual({ daysToFull: 35, itemsPerDay: 4, measuredDays: 10 })
  })

  it('says nothing where the vault does not fill, or no earlier day is known', () => {
    expect(forecastVault(vault, TODAY, [snapshot('2026-11-05', { vaultUsed: 560 })])).toBeUndefined()
    expect(forecastVault(vault, TODAY, [snapshot('2026-11-05', { vaultUsed: 600 })])).toBeUndefined()
    expect(forecastVault(vault, TODAY, [snapshot(TODAY, { vaultUsed: 10 })])).toBeUndefined()
    expect(forecastVault(vault, TODAY, [snapshot('2026-11-05')])).toBeUndefined()
  })

  it('F-074 a full vault is full now', () => {
    const days = [snapshot('2026-11-05', { vaultUsed: 500 })]
    expect(forecastVault({ used: 700, capacity: 700 }, TODAY, days)?.daysToFull).toBe(0)
  })
})
