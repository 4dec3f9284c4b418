import { formatCount } from '../../ui/figures/count.ts'
import { counted } from '../../words/formats.ts'

const besides = (trait: string | undefined) => (trait === undefined ? '' : ` with ${trait}`)

/** What a weapon's sheet says. */
export const sheetWords = {
  label: (name: string) => `${name}, details`,
  close: 'Close details',
  details: 'Details',
  tryAgain: 'Try again',
  /** A weapon the player owns no copy of. */
  definition: {
    reading: 'Reading what it can be...',
    failed: 'This weapon could not be read',
    notAWeapon: 'You own no copy of this item, and more than its name is not known here.',
    best: 'The roll to look for',
    perk: 'Perk',
    unknown: '--',
  },
  power: 'Power ',
  gun: (overall: string) => `As a gun, with this roll: ${overall}`,
  belowLegendary: 'Below legendary a weapon has a trait less and lower stats: its roll counts for less.',
  tier: (tier: number) => `Tier ${tier}`,
  masterwork: 'Masterwork',
  masterworkLevel: (level: number) => `Masterwork ${level}`,
  crafted: 'Crafted',
  enhanced: 'Enhanced',
  deepsight: 'Deepsight',
  locked: 'Locked',
  try: {
    open: 'Try other perks',
    close: 'Hide other perks',
    failed: 'That could not be opened. Check your connection and try again.',
  },
  armor: {
    class: 'Any class',
    stats: 'Stats as worn',
    line: 'the line: as dropped',
    base: 'Base total',
    worn: 'Total as worn',
    perks: 'Exotic perks',
    set: 'Set',
    anySet: 'Event armor: counts as any set, one at a time. In a build it is the wildcard.',
    mods: 'Mods',
    noMods: 'No mods in it.',
    energy: (used: number, capacity: number) => `${used} of ${capacity} energy used`,
    tuned: (stat: string) => `Tuning socket: ${stat}`,
  },
  note: {
    label: 'Your note',
    placeholder: 'For yourself: where you use it, what you wait for',
    reading: 'Reading your note...',
    unread: 'Your note could not be read.',
    saving: 'Saving...',
    saved: 'Saved.',
    unsaved: 'Saved when you leave the field.',
    failed: 'Not saved yet; it is kept on this device.',
    changed: (other: string) =>
      other ? `Changed elsewhere meanwhile: “${other}”.` : 'Taken away elsewhere meanwhile.',
    keepMine: 'Keep mine',
    takeOther: 'Take the other',
    again: 'Try again',
  },
  facts: {
    label: 'This copy',
    kills: (shown: string, count: number) => `${count === 1 ? '1 kill' : `${shown} kills`} on its tracker`,
    level: (level: number) => `Crafted level ${level}`,
    loadouts: (count: number) => (count === 1 ? 'In 1 loadout' : `In ${formatCount(count)} loadouts`),
  },
  perks: {
    title: 'Perks',
    forge: 'Open in Forge',
    none: 'This weapon has no perks to choose from.',
    does: (count: number) => (count === 1 ? 'What its trait does' : 'What its traits do'),
    others: (count: number) =>
      count === 1 ? 'What the other one does' : `What the other ${formatCount(count)} do`,
    marks: {
      best: (side: string, beside?: string) => `best in ${side}${besides(beside)}`,
      'best-here': (side: string, beside?: string) => `best of these in ${side}${besides(beside)}`,
    },
    enhanced: ' enhanced',
    active: ', active',
    selectable: ', selectable',
    silent: 'The game says nothing about it.',
    worthOn: (side: string, worth: string) => `${side} ${worth}`,
    worth: (worths: string) => `${worths} of 10 on this frame.`,
    unknown: 'Not known to us.',
  },
  stats: {
    title: 'Stats',
    line: 'line: best copy you own',
    none: 'The platform sent no stats for this copy.',
    bestCopy: (best: number) => `, best copy ${best}, this one `,
    best: (best: number) => ` best ${best}`,
  },
  why: {
    title: 'Why this rating',
    titleOf: (score: string) => `Why ${score}`,
    offline: 'You are offline. The rating stands; its reasons are read as soon as the network is back.',
    for: 'Rated for',
    analyzing: 'Analyzing...',
    again: 'Try again',
    stored: (rating: string, score: number) =>
      `Stored as ${rating}, ${score} until it works; shown as Unrated and counted nowhere. It tries again by itself.`,
    note: (base: string) =>
      `With middling parts it scores ${base}; each part adds or takes what it is better or worse than that.`,
    /** How much of the roll the score rests on. It is our estimate even where that is all of it. */
    known: (percent: number) =>
      percent === 100
        ? ' We know every part of this roll.'
        : ` We know ${percent}\u00a0% of what counts in this roll; the rest counts neither for nor against it.`,
    odds: (percent: string, drops: string | undefined) =>
      `Better than ${percent}\u00a0% of what it can drop${drops ? `: one in ${drops}` : ''}.`,
    next: (tier: string, percent: string) => `${tier} begins at ${percent}\u00a0%.`,
    best: (score: string | undefined) => ` The best roll it can have scores ${score}.`,
  },
  wishes: {
    title: 'Wish lists',
    none: 'No wish list in use speaks of this roll.',
    nameless: 'A list without a name',
    against: 'Advises against',
    whole: 'Whole wish met',
    met: (percent: number) => `${percent} % met`,
    missing: (perks: string) => `Missing: ${perks}`,
    tags: (tags: string) => `Tags: ${tags}`,
    rolls: (count: number) => `${formatCount(count)} rolls`,
    more: (count: number) => `${formatCount(count)} more wishes`,
    wholeCount: (count: number) => counted(count, { one: 'whole wish met', other: 'whole wishes met' }),
    nearest: (percent: number) => `${percent} % of a wish met`,
    silent: 'Not named',
    line: (what: string) => `Your wish lists: ${what}.`,
    popularity: (traits: string) => `Popularity in your lists: ${traits}.`,
    named: (trait: string, wishes: number, of: number) =>
      `${trait} in ${wishes} of ${formatCount(of)} wishes`,
  },
  copies: {
    title: 'Your copies',
    roll: 'Roll',
    this: '(this)',
    tier: 'Tier',
    score: 'Score',
    advice: 'Advice',
    compare: 'Compare',
    compareRoll: (roll: string) => `Compare ${roll}`,
  },
  foot: {
    analyzing: 'Analyzing...',
    analyze: 'Analyze',
    compare: 'Compare',
    picked: 'Picked',
    pick: 'Pick to compare',
  },
}
