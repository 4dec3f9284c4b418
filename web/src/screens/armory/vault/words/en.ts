/** What the weapons vault says. */
export const en = {
  pve: 'PvE',
  pvp: 'PvP',
  weapons: 'Weapons',
  shown: (count: number) => `${count} shown`,
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
    saved: 'Saved searches',
    save: 'Save this search',
    nothingToSave: 'Write a search first, then save it here',
    forget: 'Forget this search',
  },
  noMatch: {
    title: 'No weapons match your current filters.',
    blame: (clause: string, excluded: number, total: number) =>
      `“${clause}” alone excludes ${excluded} of ${total} weapons.`,
    clear: 'Clear filters',
    leaveOut: (clause: string) => `Leave out “${clause}”`,
  },
  triage: {
    label: 'Statistics of what is shown',
    shown: 'Shown',
    godRolls: 'God rolls',
    exotics: 'Exotics',
    power: 'Avg power',
    of: (total: number) => `of ${total}`,
    all: (average: number) => `all ${average}`,
    recommendation: 'Recommendation',
    godRollsOnly: 'God rolls only',
    optimizer: 'Build optimizer',
    how: 'How this is decided',
    byRoll: 'By the roll alone it would be:',
    moved: '. What else you own, what you use and what you decided moves some of them.',
    lists: {
      keep: {
        label: 'Keep',
        rule: 'Rated God-Tier or Excellent, in use, an exotic with fixed perks, or kept by your own decision.',
        byTier: (count: number) => `${count} keep (God-Tier or Excellent)`,
      },
      review: {
        label: 'Review',
        rule: 'Rated Good, or something protects what could go: worth a look.',
        byTier: (count: number) => `${count} review (Good)`,
      },
      dismantle: {
        label: 'Consider dismantling',
        rule: 'A copy that you keep makes it needless: each names the one. Nothing is ever moved or deleted by this app.',
        byTier: (count: number) => `${count} consider dismantling (Poor)`,
      },
    },
  },
  /** How many a search or a filter found, for those who listen. */
  found: (count: number, total: number) =>
    count === total ? `All ${total} weapons shown` : `${count} of ${total} weapons shown`,
  select: {
    start: 'Select',
    label: 'Selected weapons',
    hint: 'Press weapons to select them: with Shift everything up to there, with Ctrl and A all that is shown.',
    selected: (count: number) => `${count} selected.`,
    places: ({ vault, character, postmaster }: { vault: number; character: number; postmaster: number }) => {
      const parts = [
        vault > 0 && `${vault} in the vault`,
        character > 0 && `${character} on characters`,
        postmaster > 0 && `${postmaster} at the postmaster`,
      ].filter(Boolean)
      return `Places gained: ${parts.join(', ')}.`
    },
    keptInstead: (count: number) =>
      count === 1 ? 'Kept instead: 1 weapon' : `Kept instead: ${count} weapons`,
    insteadOf: (count: number) => (count === 1 ? 'instead of 1' : `instead of ${count}`),
    unproven: (count: number) => `${count} that nothing you keep stands in for.`,
    protected: (count: number) => `${count} that you use, locked or invested in.`,
    last: (count: number) =>
      count === 1 ? '1 is the last of its kind.' : `${count} are the last of their kind.`,
    leaveOut: 'Leave out',
    dismantle: (count: number) => `Mark ${count} to dismantle`,
    all: (count: number) => `Select all ${count} shown`,
    none: 'Select none',
    done: 'Done',
    undo: 'Undo',
    export: 'Take the list elsewhere: DIM search, CSV',
    marked: (count: number, decision: string) =>
      count === 1 ? `1 weapon is marked: ${decision}.` : `${count} weapons are marked: ${decision}.`,
    because: (reasons: string) => `(${reasons})`,
    reasons: {
      last: 'the last of its kind',
      unproven: 'nothing that you keep stands in for it',
    },
    ask: {
      title: (count: number) => (count === 1 ? '1 of them you may miss' : `${count} of them you may miss`),
      cancel: 'Cancel',
      all: 'Mark all the same',
      safe: (count: number) => `Mark the other ${count}`,
      note: 'Marks are notes of yours. Nothing is ever moved or deleted: AI Vault only reads.',
    },
  },
  menu: {
    select: 'Select',
    analyze: 'Analyze',
    compare: 'Compare',
    takeOut: 'Take out of the comparison',
    showOnly: 'Show only',
  },
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
  batch: {
    start: 'Analyze all',
    label: 'Analysis of everything shown',
    analyzing: (done: number, total: number) => `Analyzing ${done} of ${total}`,
    finished: (done: number, total: number) => `${done} of ${total} analyzed.`,
    partly: (done: number, total: number, failed: number) =>
      `${done} of ${total} analyzed, ${failed} of them failed.`,
    cancelled: (done: number, total: number) => `Cancelled after ${done} of ${total}.`,
    failing: (done: number, total: number) =>
      `Stopped after ${done} of ${total}: the analysis is temporarily unavailable. What failed is Unrated until a new try works.`,
    cancel: 'Cancel',
    askSentinel: 'Ask Sentinel about them',
    close: 'Close',
    prompt: (count: number) => `Analyze the ${count} weapons of my vault.`,
    promptFor: (count: number, asked: string) =>
      `Analyze the ${count} weapons of my vault that match: ${asked}.`,
    quality: (quality: string) => `quality ${quality}`,
  },
}
