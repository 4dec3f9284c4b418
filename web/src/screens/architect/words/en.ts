import type { BuildActivity } from '@ai-vault/contract/advice/architect.ts'
import type { AnswerSource, Threat } from '@ai-vault/game/builds/build.ts'
import type { ArmorStat } from '@ai-vault/game/items.ts'
import type { AbilityKind } from '@ai-vault/game/kit.ts'
import { counted, dateFormat, wholeNumber } from '../../../words/choose-words.ts'

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })

const THREATS: Readonly<Record<Threat, string>> = {
  barrier: 'Barrier',
  overload: 'Overload',
  unstoppable: 'Unstoppable',
  arc: 'Arc shield',
  solar: 'Solar shield',
  void: 'Void shield',
}
const SOURCES: Readonly<Record<AnswerSource, string>> = {
  kinetic: 'Kinetic',
  energy: 'Energy',
  power: 'Power',
  super: 'Super',
  grenade: 'Grenade',
  melee: 'Melee',
  class: 'Class ability',
  kit: 'Aspects and fragments',
}
const KINDS: Readonly<Record<AbilityKind, string>> = {
  super: 'Super',
  class: 'Class',
  movement: 'Movement',
  melee: 'Melee',
  grenade: 'Grenade',
  aspect: 'Aspect',
  fragment: 'Fragment',
}
const STATS: Readonly<Record<ArmorStat, string>> = {
  weapons: 'Weapons',
  health: 'Health',
  class: 'Class',
  super: 'Super',
  grenade: 'Grenade',
  melee: 'Melee',
}
const RULES: Readonly<Record<string, string>> = {
  V1: 'Class fits',
  V2: 'Subclass owned',
  V3: 'Abilities legal',
  V4: 'Aspects legal',
  V5: 'Fragments fit',
  V6: 'Three slots',
  V7: 'One exotic gun',
  V8: 'One exotic armor',
  V9: 'Five pieces',
  V10: 'In your hands',
  V11: 'Perks on item',
  V12: 'Mod energy',
  V13: 'Artifact',
  V14: 'Totals equal',
  V15: 'Activity locks',
  V16: 'Copy unchanged',
}

export const en = {
  title: 'Architect',
  lead: 'Say what you are up against. The solver picks from what you own and proves every piece of it.',
  loading: 'Loading the Architect...',
  itemsAsOf: (items: number, at: string) =>
    `${counted(items, { one: 'item', other: 'items' })} as of ${clock.format(new Date(at))}`,
  request: {
    label: 'Build request',
    activity: 'Activity',
    prompt: 'Your request, optional',
    create: 'Create Build',
    generating: 'Generating Build...',
    understood: 'Understood as',
    nothingSet: 'Nothing that sets a build',
    remove: (kind: string, value: string) => `Remove ${kind} ${value}`,
    unread: (list: readonly string[]) =>
      `Looked up when the build is made: ${list.map((word) => `“${word}”`).join(', ')}.`,
    notUsed: (activity: string, list: readonly string[]) =>
      `Built for ${activity}. Not understood: ${list.map((word) => `“${word}”`).join(', ')}.`,
    notGiven: (reason: string) => `Not given: ${reason}.`,
    length: (length: number, most: number) =>
      `${wholeNumber.format(length)} of ${wholeNumber.format(most)} characters`,
    cut: (count: number, most: number) =>
      `A request has room for ${wholeNumber.format(most)} characters: ${counted(count, { one: 'character', other: 'characters' })} at the end did not fit and ${count === 1 ? 'was' : 'were'} left out.`,
  },
  states: {
    building: (activity: string) => `Building for ${activity}`,
    cancel: 'Cancel',
    failed: 'Failed to create build. Please try again.',
    retry: 'Try again',
    withoutText: 'Without the text',
    kept: 'Your request is kept as you wrote it.',
    noCharacter: 'No character yet',
    noCharacterHint:
      'A build is made for a character, and this account has none. Create one in Destiny 2 and play until it has weapons and armor; your request is kept as you wrote it.',
    lookAgain: 'Look again',
    nothingYet: (activity: BuildActivity | string) =>
      `Nothing asked yet: the default request reads “Create a ${activity} build”.`,
  },
  result: {
    label: 'Build',
    stale: 'This is the build from before.',
    owned: (count: number) => `All ${count} pieces owned`,
    notGiven: (count: number) =>
      `Without ${counted(count, { one: 'thing you asked for', other: 'things you asked for' })}`,
    share: 'Share Build',
    dimOpen: 'Open in DIM',
    dim: 'Copy as DIM loadout',
    copied: 'Copied to the clipboard: DIM loadout',
    copyRefused: 'The browser did not let us copy.',
    again: 'Again',
    kinds: KINDS,
    aspects: 'Aspects',
    fragments: 'Fragments',
    slots: (count: number) => counted(count, { one: 'slot', other: 'slots' }),
    ofRoom: (used: number, room: number) => `${used} of ${room}`,
  },
  confidence: {
    title: 'Confidence',
    meter: (percent: number) => `Confidence ${percent} percent`,
    points: (points: number) => (points < 0 ? `−${Math.abs(points)}` : String(points)),
  },
  proof: {
    title: 'Proof',
    rules: RULES,
    counts: (pass: number, unknown: number) => `${pass} pass, ${unknown} unknown, 0 fail`,
    capped: 'Unknown checks cap the confidence at 95 %',
    solved: (ms: number) => `solved and checked in ${wholeNumber.format(ms)} ms`,
    pass: 'pass',
    unknown: (reason: string) => `unknown: ${reason}`,
  },
  weapons: {
    title: 'Weapons',
    three: 'three of yours',
    slots: { kinetic: 'Kinetic', energy: 'Energy', power: 'Power' },
    perks: (name: string) => `Perks of ${name}`,
    swap: 'switch to it first',
    ofTen: 'of 10',
    power: (power: number) => `power ${wholeNumber.format(power)}`,
    exotic: 'exotic',
    places: {
      vault: 'in your vault',
      equipped: 'equipped',
      carried: 'carried',
      postmaster: 'pull first: postmaster',
      postmasterOf: (who: string) => `pull first: postmaster of ${who}`,
      on: (who: string) => `on ${who}`,
      the: (name: string) => `the ${name}`,
      another: (name: string) => `your other ${name}`,
      someone: 'another character',
    },
  },
  armor: {
    title: 'Armor',
    caption: 'Armor pieces with their stats, mods, tuning and energy',
    open: 'Open in Armor 3.0',
    piece: 'Piece',
    mods: 'Stat mod, other mods',
    tuning: 'Tuning',
    energy: 'Energy',
    none: 'none',
    balanced: 'Balanced',
    tuned: (plus: ArmorStat, minus: ArmorStat) => `+5 ${STATS[plus]}, −5 ${STATS[minus]}`,
    artifice: (stat: ArmorStat) => `+3 ${STATS[stat]}`,
    statMod: (stat: ArmorStat, points: number) => `${STATS[stat]} +${points}`,
    of: (used: number, capacity: number) => `${used} of ${capacity}`,
    tier: (tier: number) => `tier ${tier}`,
    fragments: 'Fragments',
    reached: 'Reached',
  },
  stats: {
    title: 'Stats',
    tick: 'tick: target',
    names: STATS,
    against: (value: number, target: number) => `${value}, target ${target}`,
  },
  coverage: {
    title: 'Champions and shields',
    caption: 'What answers each champion and shield',
    threat: 'Threat',
    answer: 'Answer',
    threats: THREATS,
    sources: SOURCES,
    open: 'open',
    notHere: 'not in this activity',
    expected: { likely: 'expected', possible: 'possible', none: 'none here' },
    seen: 'Seen',
    marks: { covers: 'covers', helps: 'helps', none: 'no part' },
    key: 'Filled covers, hollow helps.',
  },
  claims: {
    strategy: 'Strategy',
    strengths: 'Strengths',
    considerations: 'Considerations',
    none: 'Nothing that speaks against it.',
    rests: 'Rests on',
    breakdown: 'Performance breakdown',
  },
  substitutes: {
    title: 'Substitutes',
    count: (count: number) => `${count} you own`,
    keeps: 'A swap keeps your abilities and everything else its card does not name.',
    instead: 'instead of',
    perk: (perk: string) => `Exotic perk: ${perk}`,
    changes: (list: readonly string[]) => `Changes too: ${list.join(', ')}`,
    notOwned: 'not owned',
    inUse: 'in the build',
    swap: 'Swap',
    swapFor: (name: string, instead: string) => `Swap ${instead} for ${name}`,
  },
  alternatives: {
    title: 'Alternatives',
    count: (count: number) => counted(count, { one: 'build', other: 'builds' }),
    covers: (covered: number, expected: number) =>
      expected === 0 ? '' : `${covered} of ${expected} champions by abilities`,
  },
}
