import type { FireteamMember } from '@ai-vault/contract/advice/fireteam.ts'
import { expect, it } from 'vitest'
import { writeTab } from '../../data/stored/storage.ts'
import { isAlone } from './analysis/is-alone.ts'
import { readTableSearch } from './table-search.ts'
import { keepTeam, openedTeam } from './team-draft.ts'
import { words } from './words.ts'

it('who is not found is nobody: the other is alone', () => {
  const team = (...states: string[]) => isAlone(states.map((state) => ({ state }) as FireteamMember))
  expect([team('whole'), team('whole', 'not-found'), team('whole', 'whole'), team('not-found')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it.each([
  [15, 20, 'Last night’s fireteam'],
  [16, 2, 'Last night’s fireteam'],
  [15, 9, 'Your last fireteam'],
  [16, 9, 'Your last fireteam'],
  [14, 20, 'Your last fireteam'],
])('of a run on the %ith at %i hours, a player on the 16th reads: %s', (day, hour, title) => {
  const now = new Date(2026, 10, 16, 12).getTime()
  expect(words.recent.when(new Date(2026, 10, day, hour).toISOString(), now, true)).toBe(title)
})

it('the address names a team as it was written, and an activity that may exist', () => {
  expect(readTableSearch({ team: 4102, activity: 'vault_of_glass' })).toEqual({
    team: '4102',
    activity: 'vault_of_glass',
  })
  expect(readTableSearch({ team: 'x'.repeat(2_000) }).team).toHaveLength(1_000)
  const nothing = { team: undefined, activity: undefined }
  for (const activity of ['a', 'Raid', 'a b', 'x'.repeat(41), 7]) {
    expect(readTableSearch({ team: '', activity })).toEqual(nothing)
  }
  expect(readTableSearch({})).toEqual(nothing)
})

it('what was written into the field stays for its address and for none, and gives way to another team', () => {
  keepTeam('1', 'Vesper, Or', { team: 'Vesper' })
  expect([openedTeam('1', { team: 'Vesper' }), openedTeam('1', {})]).toEqual(['Vesper, Or', 'Vesper, Or'])
  expect(openedTeam('1', { team: 'Orin' })).toBe('Orin')
  expect([openedTeam('2', {}), openedTeam('2', { team: 'Orin' })]).toEqual(['', 'Orin'])
  keepTeam('1', 'Or', {})
  expect([openedTeam('1', {}), openedTeam('1', { team: 'Vesper' })]).toEqual(['Or', 'Vesper'])
  for (const broken of ['{', '{"team":1,"under":""}']) {
    writeTab('table_draft_1', broken)
    expect(openedTeam('1', { team: 'Orin' })).toBe('Orin')
  }
})
