import { makeColumn } from '@ai-vault/game/test-support/make-items.ts'
import { FALLBACK_ANALYSIS } from '@ai-vault/game/weapons/fallback-analysis.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestOf } from '../../../../items/rating/analysis-query.ts'
import { makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { cutText, failedIds, stateOf } from './analysis-state.ts'
import { type BatchProgress, runBatch } from './batch.ts'
import { parseSettings } from './use-analysis-settings.ts'

describe('the words of an analysis', () => {
  it('F-131 are cut after 80 characters, with an ellipsis only where something was cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const letters = [...text]
        const cut = cutText(text)
        expect(cut.isCut).toBe(letters.length > 80)
        expect(cut.text).toBe(letters.length > 80 ? `${letters.slice(0, 80).join('')}…` : text)
      }),
    )
  })

  it('F-134 a failure stays one while it is tried again', () => {
    const failed = stateOf(FALLBACK_ANALYSIS, false)
    const again = stateOf(FALLBACK_ANALYSIS, true)
    expect(failed).toEqual({
      status: 'failed',
      fallback: {
        overall_rating: 'B+',
        god_roll_score: 7.5,
        note: 'Analysis temporarily unavailable',
        fallback: true,
      },
    })
    const states = new Map([
      ['1', failed],
      ['2', again],
      ['3', stateOf(undefined, true)],
    ] as Parameters<typeof failedIds>[0] extends ReadonlyMap<string, infer State> ? [string, State][] : never)
    expect([...failedIds(states)]).toEqual(['1', '2'])
  })

  it('F-135 sends the specified fields, and the copy it is about', () => {
    const item = makeWeaponItem({ name: 'Fatebringer', columns: [makeColumn('trait', 1, 'Firefly')] })
    expect(requestOf(item, parseSettings(null))).toEqual({
      weapon_name: 'Fatebringer',
      weapon_type: 'Hand Cannon',
      perks: ['Firefly'],
      activity_type: 'PvE',
      user_playstyle: 'Balanced',
      item_instance_id: item.item.instanceId,
    })
    const chosen = requestOf(item, parseSettings('GM|Support|Controller'))
    expect(chosen).toMatchObject({
      activity_type: 'GM',
      user_playstyle: 'Support',
      input_device: 'Controller',
    })
  })

  it('F-135 asks for PvE and Balanced unless the player chose otherwise', () => {
    expect(parseSettings(null)).toEqual({ activity: 'PvE', playstyle: 'Balanced', input: 'Any input' })
    expect(parseSettings('GM|Support|Controller')).toEqual({
      activity: 'GM',
      playstyle: 'Support',
      input: 'Controller',
    })
    expect(parseSettings('chess|<b>|')).toEqual(parseSettings(null))
  })
})

describe('analysing everything shown', () => {
  const run = async (
    count: number,
    analyze: (item: number, controller: AbortController) => Promise<boolean>,
  ): Promise<BatchProgress> => {
    const controller = new AbortController()
    const items = Array.from({ length: count }, (_, at) => at)
    return runBatch(
      items,
      (item) => analyze(item, controller),
      () => undefined,
      controller.signal,
    )
  }

  it('F-121 goes through all of them once', async () => {
    const seen: number[] = []
    const end = await run(20, async (item) => seen.push(item) > 0)
    expect(end).toEqual({ total: 20, done: 20, failed: 0, ended: 'finished' })
    expect(seen.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, at) => at))
  })

  it('F-121 stops where it is when it is cancelled', async () => {
    const end = await run(20, async (item, controller) => {
      if (item === 5) controller.abort()
      return true
    })
    expect(end.ended).toBe('cancelled')
    expect(end.done).toBeLessThan(8)
  })

  it('F-134 gives up in an outage instead of unrating the vault', async () => {
    const end = await run(100, async () => false)
    expect(end.ended).toBe('failing')
    expect(end.failed).toBeLessThanOrEqual(5)
  })

  it('goes on after a single failure', async () => {
    const end = await run(10, async (item) => item !== 4)
    expect(end).toEqual({ total: 10, done: 10, failed: 1, ended: 'finished' })
  })

  it('has nothing to do without weapons', async () => {
    expect(await run(0, async () => true)).toMatchObject({ ended: 'finished', done: 0 })
  })
})
