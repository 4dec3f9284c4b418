import { expect, it } from 'vitest'
import { createSessionChecks } from './session-checks.ts'

function stage() {
  let time = 10_000
  let reads = 0
  let ended = false
  const checks = createSessionChecks(
    {
      async byId(id) {
        reads++
        if (ended) throw new Error('signed out')
        return { id, membershipId: '1', membershipType: 3, displayName: 'Vesper' }
      },
    },
    () => time,
  )
  return {
    checks,
    reads: () => reads,
    pass: (ms: number) => {
      time += ms
    },
    end: () => {
      ended = true
    },
  }
}

it('reads a sign-in once a second, however many sockets ask', async () => {
  const { checks, reads, pass } = stage()
  await Promise.all(Array.from({ length: 40 }, () => checks.kept('a')))
  pass(999)
  await checks.kept('a')
  expect(reads()).toBe(1)
  pass(2)
  await checks.kept('a')
  expect(reads()).toBe(2)
})

it('reads it anew before a question is answered, and after that nobody is let in by what was kept', async () => {
  const { checks, end } = stage()
  await checks.kept('a')
  end()
  await expect(checks.fresh('a')).rejects.toThrow('signed out')
  await expect(checks.kept('a')).rejects.toThrow('signed out')
})
