import { describe, expect, it } from 'vitest'
import { createGameLookups } from './game-lookups.ts'

const TABLES: Record<string, Record<number, unknown>> = {
  DestinyPresentationNodeDefinition: {
    // As the game keeps a destination: no triumph in the menu itself, and menus two deep below it.
    2140539821: {
      displayProperties: { name: 'Ein fremder Name' },
      children: { presentationNodes: [{ presentationNodeHash: 12 }, { presentationNodeHash: 13 }] },
    },
    12: {
      displayProperties: { name: 'Activities' },
      children: { presentationNodes: [{ presentationNodeHash: 14 }], records: [{ recordHash: 11 }] },
    },
    13: {
      displayProperties: { name: 'World' },
      children: { presentationNodes: [{ presentationNodeHash: 14 }, { presentationNodeHash: 2140539821 }] },
    },
    14: {
      displayProperties: { name: 'Campaign' },
      children: { records: [{ recordHash: 12 }, { recordHash: 11 }] },
    },
    15: { displayProperties: { name: 'Kepler' }, children: { records: [{ recordHash: 99 }] } },
    2: { displayProperties: { name: 'Solo Ops' }, children: { records: [{ recordHash: 21 }] } },
    3: { displayProperties: { name: 'Pinnacle Ops' }, children: { records: [{ recordHash: 22 }] } },
    4: { displayProperties: { name: 'Raids' }, children: { records: [{ recordHash: 31 }] } },
    5: { broken: true },
  },
  DestinyMilestoneDefinition: { 7: { activities: [{ activityHash: 70 }] }, 8: {} },
  DestinyActivityDefinition: { 70: { activityModeTypes: [86, 7], destinationHash: 26 } },
  DestinySeasonDefinition: {
    1: { startDate: '2026-01-01T17:00:00Z', endDate: '2026-06-01T17:00:00Z' },
    2: { startDate: '2026-01-01T17:00:00Z', endDate: '2098-12-31T17:00:00Z' },
  },
}

const status = { version: '1', language: 'en', definitions: 1, loadedAt: '' }
const manifest = {
  status,
  hashes: (table: string) => Object.keys(TABLES[table] ?? {}).map(Number),
  definition: (table: string, hash: number) => TABLES[table]?.[hash],
}

describe('what the dashboard asks the definitions for', () => {
  const lookups = createGameLookups(manifest)()

  it('F-083 finds the triumphs of Kepler below its menu, whatever the menu is called', () => {
    expect([...lookups.keplerTriumphs].toSorted()).toEqual([11, 12])
  })

  it('F-083 finds the triumphs of the Portal by the menus of its operations', () => {
    expect([...lookups.portalTriumphs]).toEqual([21, 22])
  })

  it('F-083 finds none where the game has no such menu', () => {
    const { keplerTriumphs, portalTriumphs } = createGameLookups({ ...manifest, hashes: () => [] })()
    expect([keplerTriumphs.size, portalTriumphs.size]).toEqual([0, 0])
  })

  it('knows where an activity starts', () => {
    expect([lookups.destinationOf(70), lookups.destinationOf(71)]).toEqual([26, undefined])
  })

  it('F-077 knows which activity a milestone asks for', () => {
    expect([lookups.milestoneKind(7), lookups.milestoneKind(8), lookups.milestoneKind(9)]).toEqual([
      'operation',
      undefined,
      undefined,
    ])
    expect(lookups.isPortalMilestone(7)).toBe(true)
  })

  it('G-47 a season is active between its dates, and never one without an end in sight', () => {
    const at = (text: string) => lookups.seasonIsActive(1, Date.parse(text))
    expect([at('2025-12-31T00:00:00Z'), at('2026-03-01T00:00:00Z'), at('2026-06-01T17:00:00Z')]).toEqual([
      false,
      true,
      false,
    ])
    expect(lookups.seasonIsActive(2, Date.parse('2026-03-01T00:00:00Z'))).toBe(false)
    expect(lookups.seasonIsActive(3, 0)).toBe(false)
  })

  it('looks up anew for a new version of the definitions', () => {
    const current = createGameLookups(manifest)
    const first = current()
    expect(current()).toBe(first)
    status.version = '2'
    expect(current()).not.toBe(first)
  })
})
