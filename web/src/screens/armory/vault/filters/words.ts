import { formatCount } from '../../../../ui/figures/count.ts'
import { counted } from '../../../../words/formats.ts'

/** What the filter sheet says. */
export const sheetWords = {
  title: 'Filters',
  clear: (groups: number) => (groups === 1 ? 'Clear' : groups === 2 ? 'Clear both' : 'Clear all'),
  show: (count: number) => `Show ${counted(count, { one: 'weapon', other: 'weapons' })}`,
  all: 'All',
  groups: {
    quality: 'Quality',
    tier: 'Tier',
    place: 'Where',
    element: 'Element',
    rarity: 'Rarity',
    kind: 'Kind',
    state: 'State',
  },
  allKinds: (kinds: number) => `All ${kinds} kinds`,
  kind: (name: string, count: number) => `${name} (${formatCount(count)})`,
  density: 'Density',
  densities: { grid: 'Grid', list: 'List' },
}
