import { z } from 'zod'
import { defineTool } from '../tool.ts'
import { citeAccount, findOwnedItems, type Turn } from '../turn.ts'
import { detail } from './item-detail.ts'
import { scoreFor } from './weapon-rows.ts'

const MOST_COMPARED = 6

export const compareItems = defineTool({
  name: 'compare_items',
  description:
    'Two to six owned items side by side: roll, stats, ratings. By reference ({{i3}}) or exact name.',
  input: z.object({
    items: z.array(z.string().min(1).max(120)).min(1).max(MOST_COMPARED),
    activity: z.enum(['pve', 'pvp']).optional(),
  }),
  run({ items, activity }, turn) {
    const found = items.map((item) => bestFirst(findOwnedItems(turn, item), turn))
    // Of one thing all copies; of several the best copies of each, so that none crowds out the others.
    const share = Math.max(1, Math.floor(MOST_COMPARED / (items.length + 1)))
    const taken = items.length === 1 ? found.flat() : found.flatMap((copies) => copies.slice(0, share))
    const once = [...new Map(taken.map((item) => [item.instanceId, item])).values()].slice(0, MOST_COMPARED)
    const source = citeAccount(turn, { kind: 'inventory', label: 'The compared copies', href: '/armory' })
    return {
      source,
      total: once.length,
      not_owned: items.filter((item) => findOwnedItems(turn, item).length === 0).length,
      coverage_complete: turn.assessment.whole,
      rows: once.map((item) => detail(item, turn, activity)),
    }
  },
})

const bestFirst = <Item extends ReturnType<typeof findOwnedItems>[number]>(
  items: readonly Item[],
  turn: Turn,
) => items.toSorted((one, other) => worthOf(other, turn) - worthOf(one, turn))

const worthOf = (item: ReturnType<typeof findOwnedItems>[number], turn: Turn) =>
  item.kind === 'weapon' ? scoreFor(item, turn, 'both') : 0
