import type { ReactNode } from 'react'
import { counted, wholeNumber } from '../../../../words/formats.ts'

/** What the player asks for, and what may be used. */
export const targets = {
  title: 'Targets',
  import: 'Import worn',
  reset: 'Reset',
  wasReset: 'Targets, pins, exclusions and filters are cleared.',
  undoReset: 'Undo',
  class: 'Class',
  source: (from: string, version: string) => `Effects: ${from}, game version ${version}.`,
  moreDetail: 'Show effects and order',
  lessDetail: 'Hide effects and order',
  ignored: 'Ignored',
  priority: (rank: number) => `Priority ${rank} of 6`,
  raise: 'Raise',
  raisePriority: (stat: string) => `Raise the priority of ${stat}`,
  ignore: 'Ignore',
  ignoreStat: (stat: string) => `Ignore ${stat}`,
  countAgain: 'Count again',
  asksNothing: 'asks for nothing, counts for nothing',
  overNearest: (over: number, got: number) => `nearest build ${got}, ${over} short`,
  inNearest: (got: number) => `nearest build ${got}`,
  choices: {
    set: 'Armor set',
    secondSet: 'Second set',
    exotic: 'Exotic',
    masterwork: 'Assume masterwork',
    tuning: 'Use tuning',
    mods: 'Use stat mods',
    mixed: 'Mixed',
    none: 'None',
    ownedSet: (name: string, pieces: number, slots: number) =>
      `${name} ${pieces} (you can fill ${counted(slots, { one: 'slot', other: 'slots' })})`,
    anyOrNone: 'Any or none',
    anyButOne: 'Any, but one',
    perks: 'Its perks',
    anyPerks: 'Any pair',
    perkPair: (perks: readonly string[], copies: number) =>
      copies > 1 ? `${perks.join(' + ')} (${copies} copies)` : perks.join(' + '),
  },
  filters: {
    locked: 'Locked pieces only',
    loadout: 'Pieces of a loadout only',
    'at-hand': 'Leave out the postmaster',
    vendors: 'Armor at vendors is never used: only what you own.',
  },
  bonuses: {
    unknownSet: 'Unknown set',
    bonus: (pieces: number, name: string) => `${pieces} pieces: ${name}.`,
    unknown: 'The bonus texts are not known yet.',
  },
  fragments: 'Fragments',
  /** Which fragments give them is not known. */
  byPoints: (stats: number) => `points in ${counted(stats, { one: 'stat', other: 'stats' })}`,
  fragmentPicker: {
    label: 'Add a fragment by name',
    none: 'Choose one',
    option: (name: string, effect: string) => `${name}: ${effect}`,
    remove: (name: string) => `Take out ${name}`,
    oneElement: (element: string) => `Only ${element} fragments go with these: a build has one subclass.`,
    mixed: 'These belong to different subclasses, and a build has one: take out those of the other.',
    noneOwned: 'No fragment of yours that changes a stat is in sight. The points can be set by hand.',
    unavailable: 'Your fragments cannot be read now. The points can be set by hand.',
  },
  energy: {
    title: 'Energy already taken',
    about:
      'What your other mods cost. A piece has 10 energy, 11 from tier 4 on; a stat mod costs 3, a small one 1.',
  },
  imported: {
    nothing: 'Nothing imported: no character of this class wears armor in all five slots.',
    from: (className: string, exotic: string, fragments: string) =>
      `Imported from your ${className}: ${exotic}, fragments ${fragments}.`,
    noExotic: 'no exotic',
    noFragments: 'that change no stat',
    noStepBack: 'The targets are what you wear now, so no build below is a step back.',
    unsure: (stats: string, count: number) =>
      `${stats} ${count > 1 ? 'stand' : 'stands'} at the end of the scale: what fragments do there cannot be read.`,
  },
  saved: {
    title: 'Saved targets',
    forget: (name: string) => `Forget ${name}`,
    name: 'Name',
    save: 'Save these',
    full: (most: number) => `${most} is the most an account keeps.`,
    unsaved: (again: ReactNode) => <>Kept on this device only for now. {again}</>,
    again: 'Save again',
    askUnused: 'What do they leave unused?',
  },
  linked: {
    note: 'Pins, exclusions and filters came with the link. Your own are untouched.',
    without: 'Asked without your pins, exclusions and filters. They are untouched.',
    mine: 'Use mine',
    adopt: 'Keep these as mine',
  },
  marks: {
    pinned: 'Pinned',
    excluded: 'Excluded',
    takeBack: {
      pinned: (name: string) => `Unpin: ${name}`,
      excluded: (name: string) => `Use again: ${name}`,
    },
    pin: 'Pin',
    unpin: 'Unpin',
    exclude: 'Exclude',
    of: (press: string, name: string) => `${press} ${name}`,
    copy: (name: string, facts: string) => `${name} (${facts})`,
    tunes: (stat: string) => `tunes ${stat}`,
    power: (power: number) => `power ${wholeNumber.format(power)}`,
  },
}
