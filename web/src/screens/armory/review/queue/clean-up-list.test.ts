import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { expect, it } from 'vitest'
import { makeVerdict, makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { countCleanUp } from './clean-up-list.ts'

const goes = (instanceId: string) =>
  makeWeaponItem({ instanceId }, { verdict: makeVerdict({ recommendation: 'consider-dismantling' }) })
const stays = makeWeaponItem({ instanceId: '9' }, { verdict: makeVerdict({ recommendation: 'keep' }) })
const decided = (...ids: readonly string[]) => new Map<string, Decision>(ids.map((id) => [id, 'keep']))

it('counts what can go and is not decided yet, and what the player decided, also against the advice', () => {
  expect(countCleanUp([goes('1'), goes('2'), stays], decided('2', '9'))).toEqual({ open: 1, decided: 2 })
  expect(countCleanUp([goes('1'), goes('2')], decided())).toEqual({ open: 2, decided: 0 })
})

it('there is no clean-up where nothing can go, whatever was decided before', () => {
  expect(countCleanUp([stays], decided('9'))).toEqual({ open: 0, decided: 0 })
})
