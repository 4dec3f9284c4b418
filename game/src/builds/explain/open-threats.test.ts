import { describe, expect, it } from 'vitest'
import { recommendSeed } from '../../test-support/make-build.ts'
import { ACTIVITIES } from '../activities.ts'

const builds = ACTIVITIES.flatMap((activity) => [1, 2, 3].map((seed) => recommendSeed(seed, activity).build))
const openIn = ({ coverage }: (typeof builds)[number]) =>
  coverage.filter(({ expected, answers }) => expected !== 'none' && answers.length === 0)

describe('what the matrix shows open', () => {
  it('F-297 F-300 is named among the considerations, likely or only possible', () => {
    const expectations = new Set<string>()
    for (const build of builds) {
      for (const { threat, kind, expected } of openIn(build)) {
        expectations.add(expected)
        const what = `${threat} ${kind === 'champion' ? 'champions stay open' : 'shields stay shut'}`
        expect(build.weaknesses.filter((text) => text.toLowerCase().startsWith(what))).toHaveLength(1)
      }
    }
    expect([...expectations].sort()).toEqual(['likely', 'possible'])
  })

  it('F-294 lowers the confidence, and says so', () => {
    const withGaps = builds.filter((build) => openIn(build).length > 0)
    expect(withGaps.length).toBeGreaterThan(3)
    for (const build of withGaps) {
      expect(build.confidence).toBeLessThan(1)
      for (const { threat } of openIn(build)) {
        const [lowered] = build.confidence_reasons.filter(({ reason }) => reason.startsWith(threat))
        expect(lowered?.points).toBeLessThan(0)
      }
    }
  })

  it('says nothing of champions and shields where none come', () => {
    const duels = builds.filter(({ activity }) => activity === 'PvP')
    expect(duels.length).toBeGreaterThan(0)
    for (const { weaknesses } of duels) expect(weaknesses.join()).not.toMatch(/champions|shields stay/)
  })
})
