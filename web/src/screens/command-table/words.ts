import type { AbilityFilling, FireteamMember } from '@ai-vault/contract/advice/fireteam.ts'
import type { Need, TeamRole } from '@ai-vault/game/fireteam/need-names.ts'
import type { GuardianClass, ItemPlace } from '@ai-vault/game/items.ts'
import { formatCount } from '../../ui/figures/count.ts'
import { counted, dateFormat } from '../../words/formats.ts'

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })
const at = (when: string | number) => clock.format(new Date(when))

const NEEDS: Readonly<Record<Need, string>> = {
  barrier: 'Barrier',
  overload: 'Overload',
  unstoppable: 'Unstoppable',
  arc: 'Arc shield',
  solar: 'Solar shield',
  void: 'Void shield',
  weaken: 'Weaken',
  'damage-buff': 'Damage buff',
  healing: 'Healing',
  control: 'Crowd control',
}
const ROLES: Readonly<Record<TeamRole, string>> = {
  support: 'Support',
  control: 'Crowd control',
  'boss-damage': 'Boss damage',
  'add-clear': 'Add clear',
}

const CLASSES: Readonly<Record<GuardianClass, string>> = {
  titan: 'Titan',
  hunter: 'Hunter',
  warlock: 'Warlock',
}

/** The evening of yesterday by the reader's calendar, or the small hours of today. */
function isLastNight(period: string, now: number): boolean {
  const [begun, today] = [new Date(period), new Date(now)]
  const isToday = begun.toDateString() === today.toDateString()
  if (isToday) return begun.getHours() < NIGHT_ENDS
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  return begun.toDateString() === yesterday.toDateString() && begun.getHours() >= EVENING_BEGINS
}
const NIGHT_ENDS = 5
const EVENING_BEGINS = 17

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six']
const countInWords = (count: number) => NUMBERS[count] ?? String(count)

function lasted(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes < 60
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

const abilityOn = (name: string, subclass: string, other: GuardianClass | undefined) =>
  `${name} on ${subclass}${other ? `, with your ${CLASSES[other]}` : ''}`

const dropped = (blanks: number) =>
  blanks > 0 ? `${counted(blanks, { one: 'blank', other: 'blanks' })} dropped` : undefined
const sentence = (...parts: readonly (string | undefined)[]) => `${parts.filter(Boolean).join(', ')}.`

export const words = {
  title: 'Command Table',
  planName: (activity: string) => `${activity} fireteam`,
  lead: 'Who brings what, what nobody brings, and which item of yours closes the gap.',
  say: 'Who is with you tonight?',
  why: 'See who brings what, what nobody brings, and which item of yours closes the gap.',
  loading: 'Loading the Command Table...',
  analyzedAt: (when: string) => `Analyzed ${at(when)}`,
  reading: (count: number) => `Reading ${counted(count, { one: 'profile', other: 'profiles' })}`,
  notRefreshed: (when: string, tried: number) =>
    `Result of ${at(when)}, not refreshed. The last try at ${at(tried)} got no answer.`,
  earlier: (activity: string) =>
    `This analysis is of an earlier choice, for ${activity}: the members or the activity above are others now.`,
  analyzeAgain: 'Analyze again',
  waiting: 'You are offline. What you wrote is kept, and is analyzed once you are back.',
  recent: {
    title: 'Your last fireteam',
    as: (you: string | undefined, played: string | undefined) =>
      [you, played && `${played} in this run`].filter(Boolean).join(', '),
    when: (period: string, now: number, isNewest: boolean) => {
      if (isLastNight(period, now)) return 'Last night’s fireteam'
      return isNewest ? 'Your last fireteam' : 'An earlier fireteam'
    },
    about: (age: string, seconds: number | undefined) =>
      `, ${age}${seconds === undefined ? '' : `, it took ${lasted(seconds)}`}`,
    reading: 'Looking through your newest activities',
    none: 'Nobody was with you in your newest activities. Name who is, or begin with what you bring yourself.',
    unread: 'Your newest activities could not be read just now. Names and ids still work.',
    look: (members: number) => `See what these ${countInWords(members)} bring`,
    another: 'Another run',
    power: 'power',
    alone: 'Only me',
  },
  verdict: {
    ready: (activity: string) => `Ready for ${activity}`,
    'not-ready': (activity: string) => `Not ready for ${activity}`,
    open: (activity: string) => `Nothing speaks against ${activity}, but not all is known`,
    because: (verdict: string, reasons: readonly string[]) =>
      reasons.length > 0 ? `${verdict}: ${reasons.join('; ')}.` : `${verdict}.`,
    /** Without a name: the one who reads it. */
    under: (name: string | undefined, power: number, asked: number) =>
      `${name === undefined ? 'you have' : `${name} has`} ${formatCount(power)} of the ${formatCount(asked)} power asked for`,
    over: (count: number) => `${counted(count, { one: 'member', other: 'members' })} too many`,
    missing: (needs: readonly string[]) => `nobody brings ${needs.join(', ')}`,
    unknown: (needs: readonly string[]) => `nobody whom we can read brings ${needs.join(', ')}`,
    powerless: (names: readonly (string | undefined)[]) =>
      `no power is known of ${names.map((name) => name ?? 'you').join(', ')}`,
    nothing: 'Nobody lacks the power for it, and somebody brings each thing that it is sure to ask for.',
    gaps: (activity: string, count: number) =>
      `Ready for ${activity}, with ${counted(count, { one: 'gap', other: 'gaps' })}.`,
    fill: (all: number, yours: number) => {
      if (yours === 0) return 'Nothing of yours fills it.'
      if (yours < all) return `Something of yours fills ${formatCount(yours)} of these: it stands below.`
      return `Something of yours fills ${all === 1 ? 'it' : 'each'}: it stands below.`
    },
    possible: (needs: readonly string[]) =>
      `Nobody is known to bring ${needs.join(', ')}, which may be needed.`,
  },
  needs: NEEDS,
  states: { covered: 'Covered', one: 'One only', missing: 'Missing', unknown: 'Unknown' },
  form: {
    label: 'Fireteam',
    about: (names: readonly string[], activity: string) => `${activity}: ${names.join(', ')}`,
    change: 'Change',
    others: 'Or name who is with you',
    example: 'Name#1234, Name#5678',
    codeHint: 'The code stands behind a player’s name in the game’s roster.',
    ids: 'Fireteam member IDs or names with #code, separated by commas',
    activity: 'Activity',
    load: 'Load my current fireteam',
    loadingTeam: 'Loading your fireteam...',
    analyze: 'Analyze Fireteam',
    analyzing: 'Analyzing Fireteam...',
    /** Nobody is read before the analysis. */
    named: (ids: number, blanks: number) =>
      sentence(`${counted(ids, { one: 'member', other: 'members' })} named`, dropped(blanks)),
    /** Who is not found is named in a line of their own. */
    read: (members: readonly FireteamMember[], blanks: number) => {
      const read = members.filter(({ state }) => state === 'read').length
      const hidden = members.filter(({ state }) => state === 'private' || state === 'failed').length
      return sentence(
        `${counted(read, { one: 'member', other: 'members' })} read`,
        hidden > 0 ? `${hidden} not readable` : undefined,
        dropped(blanks),
      )
    },
    twice: (entries: readonly string[]) => `Named twice, and counted once: ${entries.join(', ')}.`,
    noCode: (entries: readonly string[]) =>
      `A name is found only with its #code, as in Guardian#1234: ${entries.join(', ')}.`,
    notFound: (entries: readonly string[]) =>
      `Not found, and not counted: ${entries.join(', ')}. Check the spelling and the #code.`,
    addMyself: 'Add me',
    nobody: 'Nobody was named, so there is nothing to compare. Write a name with its #code, or press Add me.',
    tooMany: (activity: string, most: number, named: number) =>
      `${activity} takes ${most} at most; ${named} are named.`,
    means: (entry: string, name: string, code: string | undefined) =>
      `${entry} is ${name}${code ? `#${code}` : ''}.`,
    alone: 'The platform reports no fireteam for you: you are alone or offline. Names and ids still work.',
    loadFailed: 'Your fireteam could not be loaded. Press again to retry.',
  },
  members: {
    title: 'Roles',
    you: 'You',
    states: {
      read: 'Public',
      'no-history': 'Gear is public',
      private: 'Inventory is private',
      'not-found': 'Not found',
      failed: 'No answer',
    },
    classes: CLASSES,
    unknown: 'Unknown',
    chosenBy: { 'played-last': 'played last', run: 'as in that run' },
    power: 'Power',
    under: (asked: number) => `under ${formatCount(asked)}`,
    experience: 'Experience',
    roles: (roles: readonly TeamRole[]) => roles.map((role) => ROLES[role]).join(', '),
    restsOn: (damage: boolean) =>
      `Support and crowd control come from what Coverage counts${damage ? '; boss damage and add clear from the power weapon and from what spreads damage' : ''}.`,
    why: (state: FireteamMember['state'], reason: string | undefined) =>
      reason || (state === 'private' ? 'Not readable. Counts as unknown, not as missing.' : ''),
    runs: (experience: FireteamMember['experience']) => {
      if (!experience) return 'history hidden'
      const { looked_at, wins } = experience
      if (looked_at === 0) return wins === undefined ? 'no run yet' : 'no match yet'
      if (wins !== undefined)
        return `${counted(wins, { one: 'win', other: 'wins' })} in the last ${counted(looked_at, { one: 'match', other: 'matches' })}`
      const minutes = experience.median_minutes === undefined ? '' : `, ${experience.median_minutes} min`
      return `${counted(experience.clears, { one: 'clear', other: 'clears' })} in the last ${counted(looked_at, { one: 'run', other: 'runs' })}${minutes}`
    },
  },
  ring: {
    of: (total: number) => `of ${total} met`,
    /** What the number of those met is made of. */
    counts: (alone: boolean) => ({
      covered: alone ? 'Met' : 'Met by two or more',
      one: 'Met by one only',
      missing: 'Missing',
      unknown: 'Unknown',
    }),
  },
  coverage: {
    title: 'Coverage',
    caption: 'What each member brings for each need',
    need: 'Need',
    state: 'State',
    by: 'By',
    from: (sources: string) => `By ${sources}`,
    groups: { champions: 'Champions', shields: 'Shields', buffs: 'Buffs and debuffs' },
    possible: 'if it comes',
    marks: { brings: 'brings it', not: 'does not', unknown: 'unknown' },
    key: 'Lozenge: brings it, gold is you. Dot: does not. Broken ring: private, never counted as missing.',
  },
  fill: {
    title: 'What you can fill',
    nothing: (alone: boolean) => (alone ? 'Every need is met.' : 'Every need is met by two or more.'),
    withheld:
      'Your privacy settings keep a part of your items from us, so this looks only at what we may read.',
    onlyYou: (needs: readonly string[]) =>
      `Only you bring ${needs.join(', ')}: a second would have to come from someone else.`,
    place: (place: ItemPlace) => {
      if (place.in === 'vault') return 'In your vault'
      if (place.in === 'postmaster') return 'At your postmaster'
      return place.equipped ? 'Equipped by a character of yours' : 'Carried by a character of yours'
    },
    ability: ({ name, subclass, class_type, change, replaces }: AbilityFilling, also: boolean) => {
      if (change === 'none')
        return `${also ? 'Or keep' : 'Keep'} ${name} on the ${subclass} you have equipped.`
      if (change === 'ability')
        return `${also ? 'Or switch' : 'Switch'} to ${name} on the ${subclass} you have equipped${replaces ? `, in place of ${replaces}` : ''}.`
      return `${also ? 'Or bring' : 'Bring'} ${abilityOn(name, subclass, class_type)}.`
    },
    orItem: 'Or bring:',
    better: ({ name, subclass, class_type }: AbilityFilling) =>
      `Better for the team: ${abilityOn(name, subclass, class_type)}.`,
    loses: (needs: readonly string[]) => `Nobody would then bring ${needs.join(', ')}.`,
    instead: (name: string) => `Costs you ${name}: you can equip one exotic weapon.`,
    askFirst: 'Ask first: a private member may bring it.',
    others: (count: number) =>
      counted(count, { one: 'other weapon of yours does it too', other: 'other weapons of yours do it too' }),
    best: (shown: number) => `The best ${shown} of them:`,
    unfilled: (needs: readonly string[]) => `Nothing of yours fills ${needs.join(', ')}.`,
  },
  raw: {
    title: 'Raw data',
    answer: 'Answer',
    request: 'Request',
    shown: (side: string) => `Raw data: ${side}`,
    copy: 'Copy',
    copied: 'Copied to the clipboard: raw data',
    copyRefused: 'The browser did not let us copy.',
    summary: (bytes: number) => `Raw data, ${(bytes / 1000).toFixed(1)} kB`,
  },
}
