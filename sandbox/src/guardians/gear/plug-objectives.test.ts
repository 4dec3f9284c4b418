import { describe, expect, it } from 'vitest'
import { DAY_MS, isWeapon, itemsOf, NOW, wholeProfile, world } from '../../test-support/demo-guardians.ts'

const trackers = new Set(
  world.weapons.flatMap(({ sockets }) =>
    sockets.filter(({ role }) => role === 'tracker').flatMap(({ plugs }) => plugs),
  ),
)
const killsOn = (day: number) => {
  const profile = wholeProfile('veteran', new Date(NOW.getTime() + day * DAY_MS))
  return new Map(
    Object.entries(profile.itemComponents.plugObjectives.data ?? {}).flatMap(([id, { objectivesPerPlug }]) =>
      Object.entries(objectivesPerPlug).flatMap(([plug, objectives]) =>
        trackers.has(Number(plug)) ? [[id, objectives[0]?.progress ?? 0] as const] : [],
      ),
    ),
  )
}

describe('kill trackers', () => {
  it('sit on most weapons and count up on those in use', () => {
    const weapons = itemsOf(wholeProfile('veteran')).filter(isWeapon)
    const today = killsOn(0)
    expect(today.size).toBeGreaterThan(weapons.length / 2)
    const later = killsOn(20)
    const grown = [...today].filter(([id, kills]) => (later.get(id) ?? kills) > kills)
    expect(grown.length).toBeGreaterThan(5)
    expect([...today].filter(([id, kills]) => (later.get(id) ?? kills) < kills)).toEqual([])
  })
})

describe('catalysts', () => {
  it('are complete on some exotics and on their way on others', () => {
    const profile = wholeProfile('veteran')
    const states = Object.values(profile.itemComponents.plugObjectives.data ?? {}).flatMap(
      ({ objectivesPerPlug }) =>
        Object.entries(objectivesPerPlug).flatMap(([plug, objectives]) =>
          trackers.has(Number(plug)) ? [] : objectives.map(({ complete }) => complete),
        ),
    )
    expect(states).toContain(true)
    expect(states).toContain(false)
  })
})
