import { describe, expect, it } from 'vitest'
import { text, visibleText, words } from './read.ts'

describe('texts of the wire', () => {
  it('lose what turns their direction, what has no width and what only a model reads', () => {
    expect(visibleText('An\u202ena\u2066\u200b\ufeff\u00ad\u{e0041}!')).toBe('Anna!')
    expect(visibleText('bell\u0007 and null\u0000')).toBe('bell and null')
    expect(visibleText('half \ud800 a sign')).toBe('half  a sign')
  })

  it('keep every letter, line break and picture that is seen', () => {
    const seen = 'Überläufer 夜 Ночь 🚀\n\tsecond line'
    expect(visibleText(seen)).toBe(seen)
  })

  it('are cut where no text of the game is as long', () => {
    expect(visibleText('x'.repeat(9_000))).toHaveLength(4_001)
  })

  it('come out of the readers like that, and one of nothing but such signs says nothing', () => {
    expect(text('Anna\u202e')).toBe('Anna')
    expect(words('\u200b\u202e')).toBeUndefined()
  })
})
