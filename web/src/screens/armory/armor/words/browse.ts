import { formatCount } from '../../../../ui/figures/count.ts'

/** What the list of all armor says. */
export const browse = {
  views: { label: 'Armor view', optimizer: 'Optimizer', all: 'All pieces' },
  select: 'Select',
  selectSlot: (slot: string) => `Select all of ${slot}`,
  canGo: (count: number) => `${formatCount(count)} can go`,
  search: 'Search armor',
  placeholder: 'Name, perk, or a query',
  owned: 'a piece you own',
  class: 'Class',
  everyClass: 'All classes',
  sort: 'Sort by',
  orders: { total: 'Base total', tier: 'Gear tier', power: 'Power level', name: 'Name' },
  found: (count: number, all: number) =>
    count === all ? `All ${formatCount(all)} pieces` : `${formatCount(count)} of ${formatCount(all)} pieces`,
  total: (sum: number) => `Base total ${formatCount(sum)}`,
  none: 'No armor matches your search.',
  clear: 'Clear search',
}
