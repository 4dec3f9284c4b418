import { describe, expect, it } from 'vitest'
import { cardOf, DAY_MS, guardians, NOW, world } from '../../test-support/demo-guardians.ts'

const veteran = cardOf('veteran')
const characterIds = guardians.profile(veteran, new Set([100]), 'owner', NOW).profile.data?.characterIds ?? []
const everything = (id: string, mode = 0, now = NOW) => {
  const pages = []
  for (let page = 0; ; page++) {
    const answer = guardians.history(cardOf(id), '0', { mode, count: 250, page }, now)
    if (!answer?.activities) return pages.flat()
    pages.push(answer.activities)
  }
}
const all = everything('veteran')

describe('activity history', () => {
  it('counts about 2,000 runs over three years, newest first', () => {
    expect(all.length).toBeGreaterThan(1900)
    expect(all.length).toBeLessThan(2200)
    const periods = all.map(({ period }) => Date.parse(period))
    expect(periods).toEqual([...periods].sort((one, two) => two - one))
    expect((periods[0] ?? 0) - (periods.at(-1) ?? 0)).toBeGreaterThan(2.9 * 365 * DAY_MS)
    expect(periods[0]).toBeLessThanOrEqual(NOW.getTime())
  })

  it('answers with nothing past the end and for unknown characters', () => {
    expect(guardians.history(veteran, '0', { mode: 0, count: 250, page: 99 }, NOW)).toEqual({})
    expect(guardians.history(veteran, '1', { mode: 0, count: 25, page: 0 }, NOW)).toBeUndefined()
  })

  it('splits over the characters without loss', () => {
    const counts = characterIds.map((characterId) => {
      let count = 0
      for (let page = 0; ; page++) {
        const answer = guardians.history(veteran, characterId, { mode: 0, count: 250, page }, NOW)
        if (!answer?.activities) return count
        count += answer.activities.length
      }
    })
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length)
  })

  it.each([4, 5, 7, 10, 16, 18, 46, 82, 84])('filters by mode %i, wider modes included', (mode) => {
    const filtered = everything('veteran', mode)
    expect(filtered).toEqual(all.filter(({ activityDetails }) => activityDetails.modes.includes(mode)))
  })

  it('knows no run before it ended, and keeps it from then on', () => {
    const [latest] = all
    const end =
      Date.parse(latest?.period ?? '') + 1000 * (latest?.values.activityDurationSeconds?.basic.value ?? 0)
    const id = latest?.activityDetails.instanceId ?? ''
    expect(guardians.report(id, new Date(end - 1000))).toBeUndefined()
    expect(guardians.report(id, new Date(end))).toBeDefined()
    expect(everything('veteran', 0, new Date(NOW.getTime() + 400 * DAY_MS)).slice(-all.length)).toEqual(all)
  })

  it('never has a player in two places', () => {
    for (const { id } of guardians.cards) {
      const runs = everything(id)
        .map(({ period, values }) => {
          const start = Date.parse(period)
          return { start, end: start + 1000 * (values.activityDurationSeconds?.basic.value ?? 0) }
        })
        .reverse()
      const overlapping = runs.slice(1).filter((run, index) => run.start < (runs[index]?.end ?? 0))
      expect(overlapping).toEqual([])
    }
  })
})

describe('a report', () => {
  const sampled = all.filter((_, index) => index % 40 === 0)

  it('agrees with the history entry of the same run', () => {
    for (const entry of sampled) {
      const report = guardians.report(entry.activityDetails.instanceId, NOW)
      const me = report?.entries.find(
        ({ player }) => player.destinyUserInfo.membershipId === veteran.membershipId,
      )
      expect(me?.values).toEqual(entry.values)
      expect(report?.activityDetails).toEqual(entry.activityDetails)
      expect(characterIds).toContain(me?.characterId)
    }
  })

  it('lists one to twelve players whose weapon and ability kills add up to their kills', () => {
    for (const { activityDetails } of sampled) {
      const report = guardians.report(activityDetails.instanceId, NOW)
      expect(report?.entries.length).toBeGreaterThanOrEqual(1)
      expect(report?.entries.length).toBeLessThanOrEqual(12)
      for (const { values, extended } of report?.entries ?? []) {
        const weapons = extended.weapons.reduce(
          (sum, weapon) => sum + (weapon.values.uniqueWeaponKills?.basic.value ?? 0),
          0,
        )
        const abilities = ['Ability', 'Grenade', 'Melee', 'Super'].reduce(
          (sum, kind) => sum + (extended.values[`weaponKills${kind}`]?.basic.value ?? 0),
          0,
        )
        expect(weapons + abilities).toBe(values.kills?.basic.value)
      }
    }
  })

  it('gives the winning team the higher score', () => {
    for (const { activityDetails } of sampled) {
      const teams = guardians.report(activityDetails.instanceId, NOW)?.teams ?? []
      const winner = teams.find(({ standing }) => standing.basic.value === 0)
      const loser = teams.find(({ standing }) => standing.basic.value === 1)
      if (winner && loser) expect(winner.score.basic.value).toBeGreaterThan(loser.score.basic.value)
    }
  })

  it('is shared by the demo guardians who played together', () => {
    const collector = new Set(
      everything('collector').map(({ activityDetails }) => activityDetails.instanceId),
    )
    const together = all.filter(({ activityDetails }) => collector.has(activityDetails.instanceId))
    expect(together.length).toBeGreaterThan(20)
    for (const { activityDetails } of together.slice(0, 20)) {
      const ids = guardians
        .report(activityDetails.instanceId, NOW)
        ?.entries.map(({ player }) => player.destinyUserInfo.membershipId)
      expect(ids).toContain(veteran.membershipId)
      expect(ids).toContain(cardOf('collector').membershipId)
    }
  })

  it('is unknown for ids nobody was given', () => {
    for (const id of ['0', '1', '15999999999', '16000000007', '99999999999', 'x']) {
      expect(guardians.report(id, NOW)).toBeUndefined()
    }
  })
})

describe('statistics', () => {
  const stats = guardians.accountStats(veteran, NOW)
  const total = (entries: typeof all, statId: string) =>
    entries.reduce((sum, { values }) => sum + (values[statId]?.basic.value ?? 0), 0)

  it('add up from the history', () => {
    const merged = stats.mergedAllCharacters.merged.allTime
    expect(merged.activitiesEntered?.basic.value).toBe(all.length)
    for (const statId of ['kills', 'deaths', 'assists', 'opponentsDefeated', 'score']) {
      expect(merged[statId]?.basic.value).toBe(total(all, statId))
    }
    expect(merged.secondsPlayed?.basic.value).toBe(total(all, 'timePlayedSeconds'))
  })

  it('split into PvE and PvP, and over the characters', () => {
    const { results, merged } = stats.mergedAllCharacters
    for (const statId of ['kills', 'deaths', 'activitiesEntered']) {
      const parts = [results.allPvE, results.allPvP].map((part) => part?.allTime[statId]?.basic.value ?? 0)
      expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(merged.allTime[statId]?.basic.value)
      const characters = stats.characters.map(
        (character) => character.merged.allTime[statId]?.basic.value ?? 0,
      )
      expect(characters.reduce((sum, value) => sum + value, 0)).toBe(merged.allTime[statId]?.basic.value)
    }
    expect(stats.characters.map(({ characterId }) => characterId)).toEqual(characterIds)
  })

  it('count kills by weapon, most used first, with weapons the world knows', () => {
    const { weapons } = guardians.uniqueWeapons(veteran, '0', NOW) ?? { weapons: [] }
    const kills = weapons.map(({ values }) => values.uniqueWeaponKills?.basic.value ?? 0)
    expect(kills).toEqual([...kills].sort((one, two) => two - one))
    const known = new Set(world.weapons.map(({ hash }) => hash))
    for (const { referenceId } of weapons) expect(known.has(referenceId)).toBe(true)
    const byType = Object.entries(stats.mergedAllCharacters.merged.allTime)
      .filter(([statId]) => /^weaponKills(?!Ability|Grenade$|Melee|Super)/.test(statId))
      .reduce((sum, [, value]) => sum + value.basic.value, 0)
    expect(kills.reduce((sum, value) => sum + value, 0)).toBe(byType)
  })

  it('give nothing to a guardian who never played', () => {
    expect(guardians.accountStats(cardOf('empty'), NOW).mergedAllCharacters.merged).toEqual({})
  })
})
