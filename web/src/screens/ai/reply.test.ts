// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { kindOfReply, replyDelay, replyTo, searchSaved } from './reply.ts'

const vault = ['Rose', 'Thorn', 'Gjallarhorn', 'Rosewater Relic', 'Rose of Arc'].map((name, at) =>
  makeWeaponItem({ name, instanceId: `691752900000000000${at}`, typeName: 'Hand Cannon' }),
)

describe('the offline assistant’s replies', () => {
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
    const reply = replyTo('build', vault)
    const lines = reply.split('\n').filter((line) => line.startsWith('- '))
    expect(lines.length).toBeGreaterThan(3)
    expect(lines[0]).toContain('Gjallarhorn (yours)')
    expect(replyTo('build', undefined)).not.toContain('(yours)')
  })

  it('F-251 echoes what was said, followed by at most three local hits', () => {
    const reply = replyTo('rose', vault)
    expect(reply).toMatch(/^You said: rose\n/)
    expect(reply).toContain('3 items of your saved vault match:')
    expect(reply.match(/\/forge\//g)).toHaveLength(3)
    expect(replyTo('zzz', vault)).toContain('Nothing in your saved vault matches.')
    expect(replyTo('rose', undefined)).toContain('not saved on this device yet')
  })

  it('F-251 finds by name before type and perk', () => {
    expect(searchSaved('rose', vault).map(({ item }) => item.name)).toEqual([
      'Rose',
      'Rosewater Relic',
      'Rose of Arc',
    ])
    expect(searchSaved('hand cannon', vault)).toHaveLength(5)
    expect(searchSaved('a of', vault)).toEqual([])
  })

  it('F-251 an echo is text, whatever was typed', () => {
    expect(replyTo('[x](/forge/1) **b** # h', vault)).toContain('\\[x\\]\\(/forge/1\\)')
  })

  it('F-248 waits from 1000 to 3000 ms, whatever the chance', () => {
    expect([replyDelay(() => 0), replyDelay(() => 1)]).toEqual([1_000, 3_000])
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
        const delay = replyDelay(() => chance)
        expect(delay).toBeGreaterThanOrEqual(1_000)
        expect(delay).toBeLessThanOrEqual(3_000)
      }),
    )
  })
})
