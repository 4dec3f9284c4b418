import type { Run } from '@ai-vault/game/history/run.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainRun } from '../../../test-support/plain-run.ts'
import { readDigest, writeDigest } from './run-digest.ts'

const figure = fc.option(fc.integer({ min: -1, max: 2 ** 31 - 1 }), { nil: undefined })
const runs: fc.Arbitrary<Run> = fc
  .record(
    {
      instanceId: fc.bigInt({ min: 0n, max: 10n ** 19n - 1n }).map(String),
      characterId: fc.constantFrom('1', '2305843009300000001', ''),
      activityHash: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      directorActivityHash: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      startedAt: fc.integer({ min: 0, max: 4_102_444_800_000 }),
      modes: fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 4 }),
      completed: fc.option(fc.boolean(), { nil: undefined }),
      standing: figure,
      kills: figure,
      deaths: figure,
      assists: figure,
      score: figure,
      durationSeconds: figure,
      playedSeconds: figure,
    },
    { noNullPrototype: true },
  )
  // What is not reported is absent, not undefined.
  .map((run) => JSON.parse(JSON.stringify(run)) as Run)

describe('a history as one block of bytes', () => {
  it('is read back exactly as it was, wherever in a larger block it lies', () => {
    fc.assert(
      fc.property(fc.array(runs, { maxLength: 30 }), fc.integer({ min: 0, max: 9 }), (history, shift) => {
        const bytes = writeDigest(history)
        const larger = new Uint8Array(shift + (bytes?.length ?? 0))
        larger.set(bytes ?? [], shift)
        expect(readDigest(larger.subarray(shift))?.map(plainRun)).toStrictEqual(history)
      }),
    )
  })

  it('is not written where a figure would be changed by it', () => {
    const [run] = fc.sample(runs, 1)
    expect(writeDigest([{ ...(run as Run), score: 2 ** 31 }])).toBeUndefined()
    expect(writeDigest([{ ...(run as Run), kills: 1.5 }])).toBeUndefined()
    for (const instanceId of ['', '007', 'x1', String(2n ** 64n)])
      expect(writeDigest([{ ...(run as Run), instanceId }])).toBeUndefined()
  })

  it('counts as absent where it is cut off, of another version or something else', () => {
    const bytes = writeDigest(fc.sample(runs, 5)) as Uint8Array
    const changed = (at: number) => bytes.map((byte, place) => (place === at ? byte ^ 1 : byte))
    expect(readDigest(bytes.subarray(0, bytes.length - 1))).toBeUndefined()
    expect(readDigest(bytes.subarray(0, 8))).toBeUndefined()
    expect(readDigest(changed(0))).toBeUndefined()
    expect(readDigest(changed(4))).toBeUndefined()
    expect(readDigest(new Uint8Array())).toBeUndefined()
  })
})
