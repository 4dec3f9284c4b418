import { expectNoSlowText } from '@ai-vault/game/test-support/slow-texts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './read-health.ts'

test.each([
  ['<p>Down until <b>20:00</b>&nbsp;UTC.</p>', 'Down until 20:00 UTC.'],
  ['Tom &amp; Jerry &lt;3 &#39;x&#x27;', "Tom & Jerry <3 'x'"],
  ['<script>alert(1)</script>Hello<style>b{}</style>', 'Hello'],
  ['<a href="https://help.example/?a=1">More</a> <!-- hidden -->', 'More'],
  ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
  ['unfinished <b', 'unfinished'],
  ['Back soon.<script>alert(1) <!-- and so on', 'Back soon.'],
  ['Back soon.<!-- a remark <b>that goes on', 'Back soon.'],
  ['&unknown; and &constructor; stay', '&unknown; and &constructor; stay'],
])('%j reads %j', (html, expected) => {
  expect(plainText(html)).toBe(expected)
})

test('whatever comes in, no tag comes out that was not written as text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (noise) => {
      expect(plainText(`<b>${noise.replaceAll('&', '')}</b>`)).not.toMatch(/<[a-z][^<>]*>/i)
    }),
  )
})

test('no message takes it out of proportion, whatever is repeated in it', () => {
  const words = [
    '<',
    '>',
    '<!--',
    '-->',
    '<script',
    '</script',
    '<style>',
    '</style>',
    '&',
    '#x',
    '2',
    ';',
    'a',
    '!',
  ]
  expectNoSlowText({ words: [...words, '<b', '=', '"', '\n', '/'], length: 20_000, read: plainText })
})
