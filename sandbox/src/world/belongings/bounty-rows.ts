import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { listOf, tuple } from '../tables/columns.ts'
import rows from './bounties.json' with { type: 'json' }

const readGoal = tuple(readText, readNumber)
/** What is counted, and how often it has to be done. */
export type Goal = ReturnType<typeof readGoal>
export const readGoals = listOf(readGoal)

const readPursuit = tuple(readText, readText, readGoals)
const read = readRows(rows, 'bounties.json', ([kind, ...pursuit]) => ({ kind, row: readPursuit(pursuit) }))
const ofKind = (wanted: string) => read.filter(({ kind }) => kind === wanted).map(({ row }) => row)

/** Bounties of those who still hand them out: name, what to do, its counters. */
export const BOUNTIES = ofKind('bounty')

/** Orders: name, what to do, its counters. */
export const ORDERS = ofKind('order')
