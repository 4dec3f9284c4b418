import { describe, expect, test } from 'vitest'
import { sandboxNames } from '../../../../test-support/sandbox-names.ts'
import { MONTHS, WEEKDAYS } from '../../tools/account/spans.ts'
import { correctSpelling } from './spelling.ts'

const corrected = (text: string) => correctSpelling(text, new Set())

describe('slips of the finger in days and months', () => {
  test.each([
    ['raids in Ocotber', 'raids in october'],
    ['raids in Novmber', 'raids in november'],
    ['raids on 3 Febuary', 'raids on 3 february'],
    ['raids since Marhc', 'raids since march'],
    ['raids on the 3rd of Apirl', 'raids on the 3rd of april'],
    ['runs on Teusday', 'runs on tuesday'],
    ['runs on Saterday', 'runs on saturday'],
  ])('"%s" is read as "%s"', (typed, meant) => {
    expect(corrected(typed)).toBe(meant)
  })

  test.each(['I may go on a march', 'rate my Arch', 'is my Marcho good', 'what is junee'])(
    '"%s" names no month by a slip',
    (text) => {
      expect(corrected(text)).toBe(text)
    },
  )

  test('no word of a name in the game becomes a day or a month', () => {
    const calendar = new Set<string>([...MONTHS, ...WEEKDAYS])
    const taken = sandboxNames().filter(({ name }) =>
      corrected(name)
        .split(' ')
        .some((word) => calendar.has(word) && !name.includes(word)),
    )
    expect(taken).toEqual([])
  })
})
