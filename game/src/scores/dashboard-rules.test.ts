import { describe, expect, it } from 'vitest'
import {
  estimateSeason,
  playstyle,
  priorityBar,
  priorityMissions,
  projectedScores,
  pveReadiness,
  pvpProficiency,
  recentActivityTiers,
  scoreBand,
} from './dashboard-rules.ts'
import { powerBarPercent, powerCapFor, scalePower } from './week/season.ts'

const kinds = (power: number, godRolls: number) =>
  priorityMissions(power, godRolls).map((mission) => mission.kind)

describe('the dashboard rules of the specification', () => {
  it('F-067 Grandmaster Ready begins above 1800', () => {
    expect(pveReadiness(1800)).not.toBe('Grandmaster Ready')
    expect(pveReadiness(1801)).toBe('Grandmaster Ready')
  })

  it('F-067 live power is put on the scale of 2000 before the threshold looks at it', () => {
    expect(scalePower(550, powerCapFor(550))).toBe(2000)
    expect(pveReadiness(scalePower(495, powerCapFor(512)))).not.toBe('Grandmaster Ready')
    expect(pveReadiness(scalePower(496, powerCapFor(512)))).toBe('Grandmaster Ready')
    expect(powerCapFor(551)).toBe(2000)
    expect(scalePower(1420, powerCapFor(1420))).toBe(1420)
  })

  it('F-069 Competitive begins above a score of 70', () => {
    expect(pvpProficiency(70)).toBe('Casual')
    expect(pvpProficiency(71)).toBe('Competitive')
  })

  it('F-071 Collector begins above 400 weapons', () => {
    expect(playstyle(400)).toBe('Focused')
    expect(playstyle(401)).toBe('Collector')
  })

  it('F-073 the power bar is scaled against 2000 and stays between 0 and 100 percent', () => {
    expect(powerBarPercent(1000, 2000)).toBe(50)
    expect(powerBarPercent(275, 550)).toBe(50)
    expect(powerBarPercent(2400, 2000)).toBe(100)
    expect(powerBarPercent(-5, 2000)).toBe(0)
  })

  it('F-078 a pinnacle mission of high priority stands below 1800', () => {
    expect(priorityMissions(1799, 20)).toContainEqual({ kind: 'pinnacle', priority: 'High' })
    expect(kinds(1800, 20)).not.toContain('pinnacle')
  })

  it('F-079 a portal mission stands from 1600', () => {
    expect(kinds(1599, 20)).not.toContain('portal')
    expect(kinds(1600, 20)).toContain('portal')
  })

  it('F-080 a meta mission of low priority stands below 10 god rolls', () => {
    expect(priorityMissions(1900, 9)).toContainEqual({ kind: 'meta', priority: 'Low' })
    expect(kinds(1900, 10)).not.toContain('meta')
  })

  it('F-081 the bounty mission always stands', () => {
    for (const power of [0, 1599, 1600, 1799, 1800, 2000]) expect(kinds(power, 50)).toContain('bounty')
  })

  it('F-090 chart points are -15, -10, -5, 0, +10 from the score, with floors 20, 25, 30 and a cap of 100', () => {
    expect(projectedScores(78)).toEqual([63, 68, 73, 78, 88])
    expect(projectedScores(30)).toEqual([20, 25, 30, 30, 40])
    expect(projectedScores(95)).toEqual([80, 85, 90, 95, 100])
    expect(projectedScores(0)).toEqual([20, 25, 30, 0, 10])
  })

  it('F-093 priorities High, Medium and Low are bars of 85, 65 and 45, and an unknown one is none', () => {
    expect(['High', 'Medium', 'Low', 'Urgent', 'constructor'].map(priorityBar)).toEqual([
      85,
      65,
      45,
      undefined,
      undefined,
    ])
  })

  it('F-095 recent-activity tiers stand at power 1800 and 1750 and at 5 god rolls', () => {
    expect(recentActivityTiers(1749, 4)).toEqual([])
    expect(recentActivityTiers(1750, 4)).toEqual(['master'])
    expect(recentActivityTiers(1799, 5)).toEqual(['master', 'collection'])
    expect(recentActivityTiers(1800, 5)).toEqual(['grandmaster', 'master', 'collection'])
  })

  it('F-097 the artifact level is (power - 1600) / 10 and never below 0', () => {
    expect([1500, 1600, 1609, 1610, 1725].map((power) => estimateSeason(power, 0).artifactLevel)).toEqual([
      0, 0, 0, 1, 12,
    ])
  })

  it('F-098 the season rank is half the hours, at most 100', () => {
    expect([0, 3, 198, 199, 200, 900].map((hours) => estimateSeason(0, hours).seasonRank)).toEqual([
      0, 1, 99, 99, 100, 100,
    ])
  })

  it('F-099 weekly challenges are a tenth of the hours, at most 7', () => {
    expect([9, 10, 69, 70, 500].map((hours) => estimateSeason(0, hours).weeklyChallenges)).toEqual([
      0, 1, 6, 7, 7,
    ])
  })

  it('F-100 triumphs are a hundred per hour', () => {
    expect(estimateSeason(0, 241).triumphs).toBe(24_100)
  })

  it('F-101 a score of 70 is excellent, 50 is good, less needs work', () => {
    expect([49, 50, 69, 70].map(scoreBand)).toEqual(['needs work', 'good', 'good', 'excellent'])
  })
})
