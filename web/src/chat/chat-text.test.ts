// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { itemOfLink } from './ChatText.tsx'
import { plainText } from './plain-text.ts'

describe('the links of an answer', () => {
  it.each([
    ['/forge/6917529876543210123', { instanceId: '6917529876543210123' }],
    ['/forge/1234567890', { itemHash: 1234567890 }],
    ['/armory?tab=armor&piece=6917529876543210123', { instanceId: '6917529876543210123' }],
    ['/armory?q=is:dupe', undefined],
    ['/atlas?triumph=1', undefined],
    ['https://evil.example/forge/1', undefined],
  ])('F-190 %s stands for %o', (href, item) => {
    expect(itemOfLink(href)).toEqual(item)
  })
})

describe('an answer without its marks', () => {
  it('keeps names and lists, drops addresses and marks of sources', () => {
    expect(plainText('Keep [Rose](/forge/1) [s1].\n\n- **one**\n- two\n\n1. a\n2. b')).toBe(
      'Keep Rose.\n\n- one\n- two\n\n1. a\n2. b',
    )
  })
})
