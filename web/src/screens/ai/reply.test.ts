// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { cannedReply, kindOfReply, replyDelay } from './reply.ts'

const vault = ['Rose', 'Thorn', 'Gjallarhorn'].map((name, at) =>
  makeWeaponItem({ name, instanceId: `691752900000000000${at}`, typeName: 'Hand Cannon' }),
)

describe('the offline assistant’s canned replies', () => {
  it.each([
    ['Give me a BUILD', 'builds'],
    ['best loadout?', 'builds'],
    ['Help', 'features'],
    ['so, What can you do here', 'features'],
    ['help me with a build', 'builds'],
    ['Rose', 'echo'],
  ])('F-249 F-250 F-251 %s gets %s', (input, kind) => {
    expect(kindOfReply(input)).toBe(kind)
  })

  it('F-249 lists builds, and what the saved vault holds of them comes first', () => {
    const reply = cannedReply('build', vault) ?? ''
    const lines = reply.split('\n').filter((line) => line.startsWith('- '))
    expect(lines.length).toBeGreaterThan(3)
    expect(lines[0]).toContain('Gjallarhorn (yours)')
    expect(cannedReply('build', undefined)).not.toContain('(yours)')
    expect(cannedReply('build', undefined)).toContain('not saved on this device')
    expect(cannedReply('build', 'reading')).toContain('still being read')
  })

  it('F-249 begins with the build for the class and element that are named', () => {
    const first = (input: string) =>
      cannedReply(input, vault)
        ?.split('\n')
        .find((line) => line.startsWith('- '))
    expect(first('a Strand build for my Titan')).toContain('Strand Titan')
    expect(first('void hunter loadout')).toContain('Void Hunter')
  })

  it('F-250 lists what works without a network', () => {
    expect(cannedReply('help', vault)).toMatch(/^What works here, without a network:\n- /)
  })

  it('everything else is a question to read', () => {
    expect(cannedReply('Do I have Rose?', vault)).toBeUndefined()
  })

  it('F-248 waits one to three seconds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const delay = replyDelay(() => random)
        return delay >= 1_000 && delay <= 3_000
      }),
    )
  })
})
