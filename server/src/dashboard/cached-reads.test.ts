import { describe, expect, it } from 'vitest'
import { createCachedReads } from './cached-reads.ts'

function setUp(patienceMs = 20) {
  let time = 0
  let reads = 0
  const kept = createCachedReads<string>(() => time, patienceMs)
  let answer = async () => ({ value: `read ${reads}`, partial: false })
  return {
    async ask() {
      const found = await kept.get('a', () => {
        reads++
        return answer()
      })
      return found?.value
    },
    pass: (ms: number) => {
      time += ms
    },
    answers: (next: typeof answer) => {
      answer = next
    },
    settle: kept.settle,
    reads: () => reads,
  }
}

describe('values kept for a while', () => {
  it('are read once, however many ask, and again after ten minutes, behind the answer', async () => {
    const test = setUp()
    expect(await Promise.all([test.ask(), test.ask(), test.ask()])).toEqual(['read 1', 'read 1', 'read 1'])
    test.pass(599_999)
    await test.ask()
    expect(test.reads()).toBe(1)
    test.pass(1)
    expect(await test.ask()).toBe('read 1')
    await test.settle()
    expect(await test.ask()).toBe('read 2')
  })

  it('are not waited for longer than a moment', async () => {
    const test = setUp(5)
    let arrive: ((late: { value: string; partial: boolean }) => void) | undefined
    test.answers(
      () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    )
    expect(await test.ask()).toBeUndefined()
    arrive?.({ value: 'late', partial: false })
    await test.settle()
    expect(await test.ask()).toBe('late')
  })

  it('stand in for a reading that fails, which is tried again after a minute', async () => {
    const test = setUp()
    await test.ask()
    test.answers(() => Promise.reject(new Error('down')))
    test.pass(600_000)
    await test.ask()
    await test.settle()
    expect(await test.ask()).toBe('read 1')
    expect(test.reads()).toBe(2)
    test.answers(async () => ({ value: 'up again', partial: false }))
    test.pass(60_000)
    await test.ask()
    await test.settle()
    expect(await test.ask()).toBe('up again')
  })

  it('are read again after a minute where only a part came', async () => {
    const test = setUp()
    test.answers(async () => ({ value: 'half', partial: true }))
    await test.ask()
    test.pass(60_000)
    test.answers(async () => ({ value: 'whole', partial: false }))
    await test.ask()
    await test.settle()
    expect(await test.ask()).toBe('whole')
  })
})
