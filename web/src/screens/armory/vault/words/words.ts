import { formatCount } from '../../../../ui/figures/count.ts'
import { counted } from '../../../../words/formats.ts'

/** What the weapons vault says. */
export const words = {
  pve: 'PvE',
  pvp: 'PvP',
  weapons: 'Weapons',
  shown: (count: number) => `${formatCount(count)} shown`,
  tier: (tier: number) => `Tier ${tier}`,
  group: { select: (title: string) => `Select all of ${title}`, selectAll: 'Select all' },
  slots: { kinetic: 'Kinetic', energy: 'Energy', power: 'Power' },
  grounds: {
    dominated: 'Beaten in every way',
    duplicate: 'Duplicate',
    outclassed: 'Outclassed',
    poor: 'Poor',
    unused: 'Unused',
  },
  /** Only those of this ground that nothing speaks against; is:dominated finds the others too. */
  canGo: (ground: string) => `${ground}, can go`,
  held: 'Could go, but something speaks against it',
  noGround: 'Nothing against them',
  bar: {
    sort: 'Sort by',
    orders: {
      tier: 'AI tier rating',
      power: 'Power level',
      name: 'Name',
      type: 'Weapon type',
      best: 'Best gun',
      cleanup: 'Cleanup',
    },
    mode: 'Rated for',
    modes: { both: 'Both', pve: 'PvE', pvp: 'PvP' },
    filters: 'Filters',
    filtersOn: (groups: number) => counted(groups, { one: 'filter on', other: 'filters on' }),
  },
  filters: {
    own: {
      'god-tier': 'God-Tier',
      'can-go': 'Can go',
      'in-loadout': 'In a loadout',
      twice: 'More than one',
    } as Readonly<Record<string, string>>,
    inVault: 'In the vault',
    onCharacter: (name: string) => `On the ${name}`,
    any: (names: readonly string[]) => names.join(' or '),
    tierOrBetter: (tier: number) => `Tier ${tier} or better`,
    tiers: (tiers: readonly number[]) => `Tier ${tiers.join(' or ')}`,
    remove: (chip: string) => `Remove the filter ${chip}`,
  },
  summary: {
    weapons: (count: number) => counted(count, { one: 'weapon', other: 'weapons' }),
    godRolls: (count: number) => counted(count, { one: 'god roll', other: 'god rolls' }),
    canGo: (count: number) => `${formatCount(count)} can go`,
    more: 'Figures and actions',
    alone: (activity: string) => `Advice for ${activity} alone.`,
  },
  search: {
    label: 'Search weapons',
    placeholder: 'Name, type or perk',
    clear: 'Clear search',
    wrong: (messages: string) => `${messages}.`,
    completions: 'Completions',
    help: { weapons: 'a weapon you own', perks: 'a perk you own', frames: 'a frame you own' },
  },
  noMatch: 'No weapons match your current filters.',
  /** How many a search or a filter found, for those who listen. */
  found: (count: number, total: number) =>
    count === total
      ? `All ${formatCount(total)} weapons shown`
      : `${formatCount(count)} of ${formatCount(total)} weapons shown`,
  startSelecting: 'Select',
  analysis: {
    analyze: 'Analyze',
    analyzing: 'Analyzing...',
    of: (word: string, weapon: string) => `${word} ${weapon}`,
    fallback: (rating: string, score: number) =>
      `Fallback ${rating} / ${score}, not counted. Tried again by itself.`,
    more: 'more',
    less: 'less',
    options: (activity: string, playstyle: string) => `Analyze for ${activity}, ${playstyle}`,
  },
  analyzeAll: {
    label: 'Analyze all',
    prompt: (count: number) => `Analyze the ${formatCount(count)} weapons of my vault.`,
    promptFor: (count: number, asked: string) =>
      `Analyze the ${formatCount(count)} weapons of my vault that match: ${asked}.`,
  },
}
