import { z } from 'zod'
import { detail } from './item-detail.ts'
import { defineTool } from './tool.ts'
import { citeAccount, findOwnedItems } from './turn.ts'

const MOST_COMPARED = 6

export const compareItems = defineTool({
  name: 'compare_items',
  description:
    'Two to six owned items side by side: roll, stats, ratings. By reference ({{i3}}) or exact name.',
  input: z.object({ items: z.array(z.string().min(1).max(120)).min(1).max(MOST_COMPARED) }),
  run({ items }, turn) {
    const found = items.flatMap((item) => findOwnedItems(turn, item))
    const once = [...new Map(found.map((item) => [item.instanceId, item])).values()].slice(0, MOST_COMPARED)
    const source = citeAccount(turn, { kind: 'inventory', label: 'The compared copies', href: '/armory' })
    return {
      source,
      total: once.length,
      not_owned: items.filter((item) => findOwnedItems(turn, item).length === 0).length,
      coverage_complete: turn.assessment.whole,
      rows: once.map((item) => detail(item, turn)),
    }
  },
})
