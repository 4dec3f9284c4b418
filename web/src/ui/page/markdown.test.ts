// @vitest-environment node
import { expectNoSlowText } from '@ai-vault/game/test-support/slow-texts.ts'
import { describe, expect, it } from 'vitest'
import { parseInline, parseMarkdown } from './markdown.ts'

describe('the markdown subset', () => {
  it('knows headings, paragraphs and lists, and joins wrapped lines', () => {
    expect(parseMarkdown('## 3.0\n\nOne\ntwo\n\n- first\n  goes on\n- second')).toEqual([
      { kind: 'heading', level: 2, content: [{ kind: 'text', text: '3.0' }] },
      { kind: 'paragraph', content: [{ kind: 'text', text: 'One two' }] },
      {
        kind: 'list',
        items: [[{ kind: 'text', text: 'first goes on' }], [{ kind: 'text', text: 'second' }]],
      },
    ])
  })

  it('knows bold, code and links', () => {
    expect(parseInline('a **b** `c` [d](/e)')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'bold', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'd', href: '/e' },
    ])
  })

  it('knows numbered lists, apart from others', () => {
    expect(parseMarkdown('1. one\n2. two\n- three')).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]],
      },
      { kind: 'list', items: [[{ kind: 'text', text: 'three' }]] },
    ])
  })

  it('takes the meaning from a sign behind a backslash', () => {
    expect(parseInline('[Rose \\[x\\] \\*1\\*](/forge/1) and \\*no\\* list')).toEqual([
      { kind: 'link', text: 'Rose [x] *1*', href: '/forge/1' },
      { kind: 'text', text: ' and *no* list' },
    ])
  })

  it('begins a link at the last bracket, and at none behind a backslash', () => {
    expect(parseInline('[a [b](/c)')).toEqual([
      { kind: 'text', text: '[a ' },
      { kind: 'link', text: 'b', href: '/c' },
    ])
    expect(parseInline('\\[b](/c)')).toEqual([{ kind: 'text', text: '[b](/c)' }])
  })

  it.each([
    '[x](javascript:alert)',
    '[x](//evil.example)',
    '[x](http://evil.example)',
    '<img src=x>',
    '![x](y)',
  ])('leaves %s as text', (source) => {
    expect(parseInline(source).every(({ kind }) => kind === 'text')).toBe(true)
    expect(
      parseInline(source)
        .map(({ text }) => text)
        .join(''),
    ).toBe(source)
  })
})

it('takes no text out of proportion, whatever is repeated in it', () => {
  const words = [
    '*',
    '**',
    '_',
    '[',
    ']',
    '(',
    ')',
    '\\',
    '`',
    '\n',
    '- ',
    '1. ',
    '# ',
    'a',
    'https://',
    '|',
    '>',
    '!',
    '\r',
  ]
  expectNoSlowText({ words, length: 12_000, read: parseMarkdown })
})
