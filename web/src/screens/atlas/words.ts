import type { Mission, Seal, Where } from '@ai-vault/contract/atlas/records.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import { formatCount } from '../../ui/figures/count.ts'
import { counted } from '../../words/formats.ts'
import type { Step } from './plan/evening.ts'

const place = ({ activity, zone, destination }: Where): string => {
  const spot = zone && destination ? `${zone}, ${destination}` : destination
  if (activity && spot) return `${activity} (${spot})`
  return activity ?? spot ?? ''
}

const left = ({ open, of, left: count, text }: Mission): string => {
  if (of > 1 && open > 1) return `${open} of ${of} objectives left`
  return text ? `${formatCount(count ?? 0)} left: ${text}` : `${formatCount(count ?? 0)} left`
}

/** What the Atlas says; the map has a catalogue of its own. */
export const words = {
  title: 'Atlas',
  loading: 'Loading Atlas...',
  retry: 'Retry',
  notSaved: 'The Atlas is not saved on this device yet',
  notSavedHint: 'Open it once with a network; after that it is here without one too.',
  failed: (what: string) => `Couldn’t load: ${what}.`,
  withheld: 'Your privacy settings on the platform keep this from us.',
  percent: (value: number) => `${value}\u00a0%`,
  of: (done: number, total: number) => `${formatCount(done)} / ${formatCount(total)}`,
  total: (total: number) => `/ ${formatCount(total)}`,
  ofAll: (total: number, percent: number) => `/ ${formatCount(total)} · ${percent}\u00a0%`,
  record: (hash: number) => `Record ${hash}`,
  collectible: (hash: number) => `Collectible ${hash}`,
  head: {
    triumphs: 'Triumphs',
    collectibles: 'Collectibles',
    score: 'Triumph score',
    lifetime: (score: number) => `${formatCount(score)} in all years`,
    seals: 'Titles',
    claimable: 'Ready to claim',
    obtainable: 'Obtainable now',
    exotics: (count: number) => counted(count, { one: 'exotic missing', other: 'exotics missing' }),
    progress: 'progress',
    nearest: 'Nearest titles',
    allTitles: 'All titles',
    allTriumphs: 'All triumphs',
    figures: 'Where you stand',
  },
  missions: {
    title: 'Priority Missions',
    label: 'AI Vault Recommended',
    about: 'Triumphs that are nearest to done. The rewards of the week are on the dashboard.',
    priority: (priority: string) => `priority ${priority}`,
    none: 'Nothing is open that could be recommended.',
    nobody: 'What to do next is recommended once you have a character.',
    reason: (mission: Mission, where: Where | undefined) =>
      [
        left(mission),
        mission.seal && `brings ${mission.seal.title} to ${mission.seal.done + 1} of ${mission.seal.total}`,
        mission.nearby > 0 && `${counted(mission.nearby, { one: 'more', other: 'more' })} at the same place`,
        where && place(where),
      ]
        .filter(Boolean)
        .join(' · '),
  },
  tonight: {
    title: 'Tonight',
    budget: 'How much time there is',
    hours: (hours: number) => `${hours} h`,
    week: 'the tasks of the week',
    unknown: 'The tasks of your week are private, or not read yet.',
    nobody: 'There are no tasks of the week yet: you have no character.',
    say: (tasks: number, time: string) =>
      `${counted(tasks, { one: 'task', other: 'tasks' })} of the week in ${time}.`,
    tooShort: (budget: string, name: string, time: string) =>
      `Nothing of the week fits in ${budget}: the shortest, ${name}, takes you ${time}.`,
    none: (untimed: number) =>
      untimed > 0 ? 'How long your week takes you is not known yet.' : 'Nothing of the week is open.',
    step: ({ left, classes, activities }: Step) =>
      [`${formatCount(left)} left on ${listInWords(classes)}`, activities[0]].filter(Boolean).join(' · '),
    untimed: 'Time not known',
    byOwnRuns: 'times by your own runs',
    openPlan: 'Open the plan',
    wholePlan: (more: number) => `Open the plan, ${formatCount(more)} more`,
  },
  planner: {
    title: 'Triumph Planner',
    sequence: (count: number) => `${count} in sequence`,
    say: (name: string, points: number, count: number) =>
      count > 1
        ? `Begin with ${name}. All ${formatCount(count)} bring ${formatCount(points)} points.`
        : `Do ${name}. It brings ${formatCount(points)} points.`,
    why: 'What asks for least comes first. Pin a triumph in any list to plan it yourself, and move it up or down here.',
    whyOwn: 'As you pinned and ordered them; what asks for least fills the places that are left.',
    allDone: 'All that you pinned is done or over. Unpin it, and what asks for least takes its place.',
    none: 'Nothing is left to plan.',
    pin: (name: string) => `Pin ${name} to the planner`,
    unpin: (name: string) => `Pinned: ${name}. Take it off the planner`,
    isPinned: 'Pinned',
    isNot: 'Pin',
    pinned: (name: string) => `${name} is pinned.`,
    unpinned: (name: string) => `${name} is no longer pinned.`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    moved: (name: string, to: number) => `${name} is now number ${to}.`,
    failed: (reason: string) => `The planner could not be saved. ${reason}`.trim(),
  },
  places: {
    label: 'Places of the Atlas',
    overview: 'Overview',
    triumphs: 'Triumphs',
    titles: 'Titles',
    collectibles: 'Collectibles',
    map: 'Map',
    plan: 'Plan',
    open: 'open',
    missing: 'missing',
  },
  lists: {
    triumphs: 'Triumphs',
    titles: 'Titles',
    collectibles: 'Collectibles',
  },
  filters: (count: number) => (count > 0 ? `Filters (${formatCount(count)})` : 'Filters'),
  category: 'Category',
  categories: {
    all: 'All',
    campaign: 'Campaign',
    collection: 'Collection',
    activities: 'Activities',
    lore: 'Lore',
    weapons: 'Weapons',
  },
  search: {
    triumphs: 'Search triumphs',
    collectibles: 'Search collectibles',
    placeholder: 'Name, text, place',
    seal: (title: string) => `title: ${title}`,
  },
  shown: {
    label: 'Show',
    open: 'In progress',
    all: 'All',
    complete: 'Complete',
    claim: 'Ready to claim',
    legacy: 'Of past years',
  },
  sort: {
    label: 'Sort by',
    next: 'Best to do next',
    points: 'Most points',
    name: 'Name',
    percent: 'Nearest to done',
  },
  found: {
    triumphs: (count: number) => counted(count, { one: 'triumph', other: 'triumphs' }),
    elsewhere: (count: number, shown: string) =>
      `${counted(count, { one: 'match', other: 'matches' })} in “${shown}”`,
    collectibles: (count: number) => counted(count, { one: 'collectible', other: 'collectibles' }),
  },
  complete: 'COMPLETE',
  inProgress: 'IN PROGRESS',
  claim: 'CLAIM IN GAME',
  points: 'points',
  objective: 'Progress',
  step: (text: string, step: number, of: number) => `${text.replace(/\.$/, '')}, step ${step} of ${of}`,
  moreObjectives: (count: number) => `+${count} more objectives`,
  stillOpen: 'Still open:',
  fewerObjectives: 'Show fewer objectives',
  progressOf: (name: string) => `Progress of ${name}`,
  where: place,
  showOnMap: (name: string) => `Show on the map: ${name}`,
  countsFor: ({ title, done, total }: Seal) => `Counts for ${title} (${done} of ${total})`,
  titles: {
    none: 'The platform names no titles for this account.',
    earned: 'Earned',
    gilded: 'Gilded',
    gildedTimes: (times: number) => (times === 1 ? 'Gilded once' : `Gilded ${formatCount(times)} times`),
    toGild: 'To gild it:',
    legacy: 'Past year',
    next: 'Next',
    toEarn: 'To earn',
    past: 'Of past years',
    nearest: (title: string, left: number) =>
      left === 0
        ? `${title} is done: claim it in the game.`
        : `${title} is nearest: ${counted(left, { one: 'triumph', other: 'triumphs' })} left.`,
    claim: 'Everything for it is done: claim it in the game.',
    secretLeft: 'What is left of it is kept secret by the game until it is done.',
    pastLeft: 'What is left of it belongs to a year that is over.',
    unknownLeft: 'The platform does not tell what is left of it.',
    list: (count: number) => `All ${counted(count, { one: 'triumph', other: 'triumphs' })}`,
    listOf: (count: number, title: string) =>
      `All ${counted(count, { one: 'triumph', other: 'triumphs' })} of ${title}`,
  },
  collected: (had: number, total: number, percent: number) =>
    `${formatCount(had)} / ${formatCount(total)} (${percent}\u00a0%)`,
  collectedFilter: {
    label: 'Show',
    all: 'All',
    missing: 'Missing',
    obtainable: 'Obtainable now',
    collected: 'Collected',
  },
  kinds: {
    label: 'Kind',
    all: 'Every kind',
    weapon: 'Weapons',
    armor: 'Armor',
    flair: 'Flair',
    other: 'Other',
  },
  classes: { label: 'Class', all: 'Every class', titan: 'Titan', hunter: 'Hunter', warlock: 'Warlock' },
  collectibleSort: { easy: 'Easiest first', rarity: 'Rarity', name: 'Name', menu: 'As in the game' },
  rarities: {
    common: 'Common',
    uncommon: 'Uncommon',
    rare: 'Rare',
    legendary: 'Legendary',
    exotic: 'Exotic',
  },
  obtainable: {
    now: 'obtainable now',
    sometimes: 'only at times',
    over: 'likely gone from the game',
    unknown: 'source unknown',
  },
  noSource: 'The platform names no source',
  has: 'Collected',
  place: { label: 'Place', everywhere: 'Everywhere' },
  blindSpots:
    'The platform does not count every ornament and emblem: some that you own may be listed as missing. What is obtainable is estimated from the source.',
  map: { show: 'Map' },
}
