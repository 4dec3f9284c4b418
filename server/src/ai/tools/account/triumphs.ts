import { fold } from '@ai-vault/game/search/fold.ts'
import { isTitleToEarn } from '@ai-vault/game/triumphs/titles.ts'
import { DESTINATION_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import { z } from 'zod'
import {
  countPlayersTriumphs,
  listedAsOpen,
  type PlayersSeal,
  type PlayersTriumph,
  type PlayersTriumphs,
  percentOf,
} from '../../../atlas/records/read-triumphs.ts'
import { defineTool, MOST_ROWS } from '../tool.ts'
import { citeAccount } from '../turn.ts'

type Kind = 'all' | 'titles' | 'catalysts' | 'patterns'

interface OpenTask {
  readonly hash: number
  readonly name: string
  readonly description: string
  readonly destinationHash?: number | undefined
  readonly percent: number
  readonly objectives: readonly { readonly progress: number; readonly of: number; readonly left: number }[]
}

/** The open triumphs and titles with the figures that the Atlas shows. */
export const triumphs = defineTool({
  name: 'triumphs',
  description:
    'Triumphs, titles and patterns of the account: how many are done, and the open ones nearest to done. Can be ' +
    'narrowed by words of the name (catalyst, pattern ...), to one destination (Europa) or to titles.',
  input: z.object({
    words: z.string().max(80).default(''),
    destination: z.string().max(80).default('').describe('Its name'),
    kind: z.enum(['all', 'titles', 'catalysts', 'patterns']).default('all'),
    limit: z.int().min(1).max(MOST_ROWS).default(5),
  }),
  async run({ words, destination, kind, limit }, turn) {
    const { ledger } = turn
    const source = citeAccount(turn, {
      kind: 'records',
      label: 'Your triumphs',
      parts: ['records'],
      href: '/atlas',
    })
    const wanted = fold(words)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2)
    const players = await turn.readTriumphs()
    const isThere = ({ destinationHash }: OpenTask) =>
      destination === '' ||
      (destinationHash !== undefined &&
        turn.manifest.named(DESTINATION_TABLE, destinationHash)?.name === destination)
    const tasks =
      kind === 'all' && destination !== '' ? tasksOf(listedAsOpen(players)) : openOf(players, kind)
    const open = tasks.filter((task) => {
      const text = fold(`${task.name} ${task.description}`)
      return wanted.every((word) => text.includes(word)) && isThere(task)
    })
    return {
      source,
      ...countPlayersTriumphs(players),
      open: open.length,
      rows: open.slice(0, limit).map(({ hash, destinationHash: _, ...task }) => ({
        ref: `{{${ledger.thing({ kind: 'record', name: task.name, hash, href: `/atlas?record=${hash}` })}}}`,
        ...task,
      })),
    }
  },
})

/** Nearest to done first; titles come in the order of the Atlas. */
function openOf({ open, triumphs: all, seals }: PlayersTriumphs, kind: Kind): readonly OpenTask[] {
  if (kind === 'titles') {
    return seals
      .filter(({ earned, definition, open: left }) =>
        isTitleToEarn({ earned, legacy: definition.legacy, open: left }),
      )
      .map(titleTask)
  }
  if (kind === 'all') return tasksOf(open)
  const words = kind === 'catalysts' ? /catalyst/i : /pattern/i
  return all
    .filter(({ complete, secret }) => !complete && !secret)
    .flatMap(triumphTask)
    .filter(({ name, description }) => words.test(`${name} ${description}`))
    .toSorted(nearestFirst)
}

const tasksOf = (triumphs: readonly PlayersTriumph[]): readonly OpenTask[] =>
  triumphs
    .filter(({ secret }) => !secret)
    .flatMap(triumphTask)
    .toSorted(nearestFirst)

const nearestFirst = (one: OpenTask, other: OpenTask) =>
  other.percent - one.percent || one.name.localeCompare(other.name)

function triumphTask(triumph: PlayersTriumph): readonly OpenTask[] {
  const { hash, definition, progress } = triumph
  if (!definition?.name) return []
  const { name, description, where } = definition
  const objectives = progress.objectives
    .filter(({ complete }) => !complete)
    .slice(0, 3)
    .map(({ progress: counted, completionValue }) => ({
      progress: counted,
      of: completionValue,
      left: Math.max(0, completionValue - counted),
    }))
  return [
    {
      hash,
      name,
      description,
      destinationHash: where?.destinationHash,
      percent: percentOf(triumph),
      objectives,
    },
  ]
}

const titleTask = ({ definition, percent, done, total }: PlayersSeal): OpenTask => ({
  hash: definition.recordHash,
  name: definition.title,
  description: definition.name,
  percent,
  objectives: [{ progress: done, of: total, left: total - done }],
})
