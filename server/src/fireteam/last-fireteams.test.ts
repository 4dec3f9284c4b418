import { expect, it } from 'vitest'
import type { Session } from '../sessions/guards/authenticate.ts'
import { createFireteam, type FireteamDeps } from './fireteam.ts'

const YOU = 'you'
const STRIKE = [7, 18]
const names = {
  named: (_table: string, hash: number) => ({ hash, name: 'A strike', icon: '', description: '' }),
}

/** Runs by character, each as its hour and who came along; strangers are in every one. */
function lastOf(history: Readonly<Record<string, readonly (readonly [hour: number, friend?: string])[]>>) {
  const idOf = (character: string, hour: number) => `${character}-${hour}`
  const periodOf = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour)).toISOString()
  const reports = new Map(
    Object.entries(history).flatMap(([character, runs]) =>
      runs.map(([hour, friend]) => {
        const entry = (membershipId: string, fireteamId: number) => ({
          membershipId,
          characterId: character,
          displayName: membershipId,
          power: 0,
          values: { fireteamId },
        })
        const entries = [entry(YOU, 1), entry('stranger', 2), ...(friend ? [entry(friend, 1)] : [])]
        const instanceId = idOf(character, hour)
        return [instanceId, { instanceId, period: periodOf(hour), modes: STRIKE, entries }] as const
      }),
    ),
  )
  const read: string[] = []
  const characters = Object.keys(history).map((id) => ({ id, lastPlayed: '2026-11-01T00:00:00Z' }))
  const deps = {
    sessions: { accessToken: async () => 'token' },
    guardians: { read: async () => ({ load: async () => ({ characters }) }) },
    platform: {
      readHistory: async (_: unknown, { characterId }: { characterId: string }) =>
        history[characterId]?.map(([hour]) => ({
          instanceId: idOf(characterId, hour),
          period: periodOf(hour),
          values: { playerCount: 3 },
        })),
      readReport: async (instanceId: string) => {
        read.push(instanceId)
        return reports.get(instanceId)
      },
    },
  } as unknown as FireteamDeps
  const found = createFireteam(deps).recent({ id: '1', membershipId: YOU } as Session, names as never)
  return { found, read }
}

it('the last fireteam is the newest of all characters, not of the one played last', async () => {
  const { found } = lastOf({ titan: [[30], [3, 'old friend']], hunter: [[20, 'new friend']] })
  const teams = (await found).map(({ instance_id, members }) => [instance_id, members.at(-1)?.name])
  expect(teams).toEqual([
    ['hunter-20', 'new friend'],
    ['titan-3', 'old friend'],
  ])
})

it('is looked for behind many runs among strangers, and reads no further than where it is found', async () => {
  const strangers = Array.from({ length: 40 }, (_, at) => [200 - 2 * at] as const)
  const { found, read } = lastOf({ titan: [...strangers, [161, 'friend']] })
  expect((await found).map(({ instance_id }) => instance_id)).toEqual(['titan-161'])
  expect(read).toHaveLength(24)
  const near = lastOf({ titan: [[300, 'friend'], ...strangers] })
  expect(await near.found).toHaveLength(1)
  expect(near.read).toHaveLength(8)
})
