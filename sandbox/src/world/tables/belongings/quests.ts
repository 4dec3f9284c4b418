import { readRows, readText } from '@ai-vault/game/data-rows.ts'
import { listOf, tuple } from '../columns.ts'
import { readGoals } from './bounties.ts'
import rows from './data/quests.json' with { type: 'json' }

/** Quests: name, what they are about, their steps in order. Names and sentences are ours. */
export const QUESTS = readRows(
  rows,
  'quests.json',
  tuple(readText, readText, listOf(tuple(readText, readText, readGoals))),
)
