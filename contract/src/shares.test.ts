import { shareOfBuild } from '@ai-vault/game/shares/from-build.ts'
import { onlyParts, SHARE_PARTS } from '@ai-vault/game/shares/parts.ts'
import { recommendSeed } from '@ai-vault/game/test-support/make-build.ts'
import { describe, expect, it } from 'vitest'
import { buildDocumentSchema } from './shares.ts'

describe('F-298 a build of the Architect', () => {
  it('is a document that can be shared, whole and without loss', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { build } = recommendSeed(seed)
      const document = shareOfBuild(build)
      expect(buildDocumentSchema.parse(document)).toEqual(document)
      expect(document.weapons.map(({ name }) => name)).toEqual(
        [build.weapons.kinetic, build.weapons.energy, build.weapons.power].map(({ name }) => name),
      )
      expect(document.armor).toHaveLength(5)
      expect(document.stats).toEqual(build.stats.total)
      expect(document.steps).toEqual(build.strategy.map(({ text }) => text))
      expect(document.steps?.length).toBeGreaterThan(2)
      expect(onlyParts(document, SHARE_PARTS)).toEqual(document)
    }
  })

  it('has stats of a guardian, not figures of any size', () => {
    const { build } = recommendSeed(1)
    const withStat = (value: number) =>
      buildDocumentSchema.safeParse({ ...shareOfBuild(build), stats: [value, 0, 0, 0, 0, 0] }).success
    expect([-100, 1_000].map(withStat)).toEqual([true, true])
    expect([-101, 1_001].map(withStat)).toEqual([false, false])
  })
})
