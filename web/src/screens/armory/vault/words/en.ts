import { formatCount } from '../../../../ui/figures/count.ts'

/** What the weapons vault says. */
export const en = {
  pve: 'PvE',
  pvp: 'PvP',
  weapons: 'Weapons',
  shown: (count: number) => `${formatCount(count)} shown`,
  tier: (tier: number) => `Tier ${tier}`,
  group: { select: (title: string) => `Select all of ${title}`, selectAll: 'Select all' },
  slots: { kinetic: 'Kinetic', energy: 'Energy', power: 'Power' },
  grounds: { dominated: 'Dominated', duplicate: 'Duplicate', poor: 'Poor', unused: 'Unused' },
  held: 'Could go, but something speaks against it',
  noGround: 'Nothing against them',
  bar: {
    quality: 'Quality',
    qualities: {
      all: 'All',
      'god-tier': 'God-Tier',
      excellent: 'Excellent',
      exotic: 'Exotic',
      legendary: 'Legendary',
    },
    sort: 'Sort by',
    orders: {
      tier: 'AI tier rating',
      power: 'Power level',
      name: 'Name',
      type: 'Weapon type',
      cleanup: 'Cleanup',
    },
    mode: 'Rated for',
    modes: { both: 'Both', pve: 'PvE', pvp: 'PvP' },
    density: 'Density',
    densities: { grid: 'Grid', list: 'List' },
  },
  search: {
    label: 'Search weapons',
    placeholder: 'Name, type, perk, or a query',
    clear: 'Clear search',
    wrong: (messages: string) => `${messages}.`,
    completions: 'Completions',
    help: { weapons: 'a weapon you own', perks: 'a perk you own', frames: 'a frame you own' },
  },
  noMatch: {
    title: 'No weapons match your current filters.',
    blame: (clause: string, excluded: number, total: number) =>
      `“${clause}” alone excludes ${formatCount(excluded)} of ${formatCount(total)} weapons.`,
    clear: 'Clear filters',
    leaveOut: (clause: string) => `Leave out “${clause}”`,
  },
  triage: {
    label: 'Statistics of what is shown',
    shown: 'Shown',
    godRolls: 'God rolls',
    exotics: 'Exotics',
    power: 'Avg power',
    of: (total: number) => `of ${formatCount(total)}`,
    all: (average: number) => `all ${formatCount(average)}`,
    recommendation: 'Recommendation',
    moreToConsider: 'more to consider dismantling',
    wholeVault: 'Whole vault',
    godRollsOnly: 'God rolls only',
    optimizer: 'Build optimizer',
    how: 'How this is decided',
    alone: (activity: string) => `Advice for ${activity} alone.`,
    goodElsewhere: (count: number, other: string) =>
      count === 1
        ? `1 of those that could go is good in ${other}.`
        : `${formatCount(count)} of those that could go are good in ${other}.`,
    byRoll: 'By the roll alone it would be:',
    moved: '. What else you own, what you use and what you decided moves some of them.',
    lists: {
      keep: {
        label: 'Keep',
        rule: 'Rated God-Tier or Excellent, in use, an exotic with fixed perks, or kept by your own decision.',
        byTier: (count: number) => `${formatCount(count)} keep (God-Tier or Excellent)`,
      },
      review: {
        label: 'Review',
        rule: 'Rated Good, or something protects what could go: worth a look.',
        byTier: (count: number) => `${formatCount(count)} review (Good)`,
      },
      dismantle: {
        label: 'Consider dismantling',
        rule: 'A copy that you keep makes it needless: each names the one. Nothing is ever moved or deleted by this app.',
        byTier: (count: number) => `${formatCount(count)} consider dismantling (Poor)`,
      },
    },
  },
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
    activity: 'Activity',
    playstyle: 'Playstyle',
    input: 'Input',
  },
  analyzeAll: 'Analyze all',
}
