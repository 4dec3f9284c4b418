import type { TriumphProgress } from '@ai-vault/game/guardian.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { countTriumphs, isTriumphComplete, isTriumphHidden } from '@ai-vault/game/triumphs/triumph-state.ts'
import { z } from 'zod'
import { defineTool, MOST_ROWS } from './tool.ts'
import { citeAccount, type Turn } from './turn.ts'

const TABLE = 'DestinyRecordDefinition'
const recordSchema = z.object({
  titleInfo: z.object({ hasTitle: z.boolean() }).optional(),
})

export const triumphs = defineTool({
  name: 'triumphs',
  description:
    'Triumphs, titles and patterns of the account: how many are done, and the open ones nearest to done. Can be ' +
    'narrowed by words of the name (Europa, catalyst, pattern ...) or to titles.',
  input: z.object({
    words: z.string().max(80).default(''),
    kind: z.enum(['all', 'titles', 'catalysts', 'patterns']).default('all'),
    limit: z.int().min(1).max(MOST_ROWS).default(5),
  }),
  run({ words, kind, limit }, turn) {
    const { guardian, ledger } = turn
    const source = citeAccount(turn, {
      kind: 'records',
      label: 'Your triumphs',
      parts: ['records'],
      href: '/atlas',
    })
    const wanted = fold(words)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2)
    const open = guardian.triumphs
      .filter((triumph) => !isTriumphHidden(triumph) && !isTriumphComplete(triumph))
      .flatMap((triumph) => {
        const named = turn.manifest.named(TABLE, triumph.hash)
        if (!named?.name || !isOfKind(turn, triumph.hash, `${named.name} ${named.description}`, kind))
          return []
        const text = fold(`${named.name} ${named.description}`)
        if (!wanted.every((word) => text.includes(word))) return []
        return [{ triumph, named, share: shareOf(triumph) }]
      })
      .toSorted((one, other) => other.share - one.share || one.named.name.localeCompare(other.named.name))
    return {
      source,
      ...countTriumphs(guardian.triumphs),
      open: open.length,
      rows: open.slice(0, limit).map(({ triumph, named, share }) => ({
        ref: `{{${ledger.thing({ kind: 'record', name: named.name, hash: triumph.hash, href: `/atlas?record=${triumph.hash}` })}}}`,
        name: named.name,
        description: named.description,
        percent: Math.floor(100 * share),
        objectives: triumph.objectives
          .filter(({ complete }) => !complete)
          .slice(0, 3)
          .map(({ progress, completionValue }) => ({
            progress,
            of: completionValue,
            left: completionValue - progress,
          })),
      })),
    }
  },
})

export function shareOf({ objectives }: Pick<TriumphProgress, 'objectives'>): number {
  if (objectives.length === 0) return 0
  const shares = objectives.map(({ progress, completionValue, complete }) =>
    complete ? 1 : completionValue > 0 ? Math.min(1, progress / completionValue) : 0,
  )
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

function isOfKind(
  turn: Turn,
  hash: number,
  text: string,
  kind: 'all' | 'titles' | 'catalysts' | 'patterns',
): boolean {
  if (kind === 'all') return true
  if (kind === 'catalysts') return /catalyst/i.test(text)
  if (kind === 'patterns') return /pattern/i.test(text)
  return recordSchema.safeParse(turn.manifest.definition(TABLE, hash)).data?.titleInfo?.hasTitle === true
}
