import type { ArmorStat } from '@ai-vault/game/items.ts'

/** One place nearer to the top; the first stays where it is. */
export function moveUp(order: readonly ArmorStat[], stat: ArmorStat): readonly ArmorStat[] {
  const at = order.indexOf(stat)
  const above = order[at - 1]
  return above === undefined ? order : order.with(at - 1, stat).with(at, above)
}

export const toggled = (stats: readonly ArmorStat[], stat: ArmorStat): readonly ArmorStat[] =>
  stats.includes(stat) ? stats.filter((other) => other !== stat) : [...stats, stat]
