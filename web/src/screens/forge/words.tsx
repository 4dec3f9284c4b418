import { listInWords } from '@ai-vault/game/in-words.ts'
import type { ReactNode } from 'react'
import { counted } from '../../words/formats.ts'

const one = (count: number, forms: { one: string; other: string }) => counted(count, forms)
const copies = { one: 'copy', other: 'copies' }
const runs = { one: 'run', other: 'runs' }

export const words = {
  title: 'Forge',
  lead: 'What your roll is worth, and the one perk that would make it better.',
  loading: 'Reading the weapon...',
  picker: {
    title: 'Choose a weapon',
    label: 'Search weapons',
    placeholder: 'Name, type, perk or is:godroll',
    which: 'Which weapons',
    owned: 'Owned',
    all: 'All',
    example: 'See an example',
    reading: 'Reading your weapons...',
    listing: 'Reading the list of weapons...',
    none: 'No weapon matches.',
    noneOwned: 'You own no weapon yet.',
    noneOwnedHint: 'Look through all weapons of the game instead.',
    private:
      'Your privacy settings keep your items from us, so only all weapons of the game can be looked through.',
    privatePart: 'Your privacy settings keep a part of your items from us: only what is public is here.',
    failed: 'Your weapons could not be read.',
    listFailed: 'The list of weapons could not be read.',
    retry: 'Retry',
    more: (count: number) =>
      `${counted(count, { one: 'more weapon', other: 'more weapons' })}: search to narrow it down.`,
    kinds: (kinds: number, all: number) =>
      kinds === all
        ? `You own ${counted(kinds, { one: 'weapon', other: 'weapons' })}.`
        : `You own ${counted(kinds, { one: 'weapon', other: 'weapons' })} in ${one(all, copies)}; each stands here once.`,
    switchTo: (traits: string) => `switch to ${traits}`,
    copies: (count: number) => one(count, copies),
    error: 'This search has a mistake:',
  },
  head: {
    item: 'Item',
    copy: 'Copy',
    advice: 'Advice',
    switchTo: (traits: string, now: string | undefined) =>
      `Switch to ${traits} first: the score is for that roll.${now ? ` As it is switched now, it rates ${now}.` : ''}`,
    copyOf: (at: number, all: number, where: string, score: string) =>
      `${at} of ${all} · ${where} · ${score}`,
    scored: (score: string, side: string) => `${score} ${side}`,
    choose: 'Copy',
    plain: 'None, the plain weapon',
    side: 'Worth counted for',
    unrated: 'Unrated',
    fixed: 'Every copy has the same traits, so there is no roll to rate.',
    preview: 'A public example. Connect to see your own copies, what you play and what you lack.',
  },
  failure: {
    title: 'Failed to load weapon analysis.',
    rest: 'Your copies and the perk list stay readable; scores come back with the next answer.',
    whole: 'Nothing of this weapon could be read just now.',
    unknown: 'No weapon has this number, and no copy of yours does.',
    retry: 'Retry',
    picker: 'Choose another weapon',
    unavailable: 'Analysis unavailable.',
    unavailableHint:
      'Each of the three scores shows “--”; the perk explorer still works from the game’s definitions.',
  },
  scores: {
    title: 'Three more scores',
    named: (name: string, score: string) => `${name} ${score}`,
    missing: '--',
    of: (side: string) => `of 10, ${side}`,
    scale: (name: string, score: string) => `${name} ${score} of 10`,
    community: 'Community consensus',
    synergy: 'Perk synergy',
    meta: 'Meta relevance',
    asking: 'Rolls that ask for it',
    asked: (met: number, all: number) => `${met} of ${all}`,
    agree: 'Curators agree',
    agreeing: (count: number, all: number) => `${count} of ${all}`,
    furthest: 'Furthest off',
    against: (list: string) => `${list} warns of it`,
    far: (list: string, percent: number) => `${list}, ${percent} % met`,
    noList: 'No wish list in use speaks of this weapon.',
    noLists: 'This installation reads no wish list.',
    read: (age: string) => `Lists read ${age}.`,
    unread: 'The lists were not read yet.',
    rules: (count: number) =>
      counted(count, {
        one: 'rule of the rating engine, in points of the rating.',
        other: 'rules of the rating engine, in points of the rating.',
      }),
    noPair: 'Fewer than two of its traits are known to us.',
    archetype: 'Type and frame, 65 %',
    traits: 'Its traits, 35 %',
    metaNote: 'Our own table of the game as of June 2026, not a count of players.',
  },
  god: {
    title: 'Personalised god roll',
    recent: (days: number, count: number) =>
      `Weighed by what you play: ${one(count, runs)} in ${days} days, percent of your time.`,
    lifetime: (count: number) =>
      `Weighed by what you play: all your ${one(count, runs)}, percent of your time.`,
    none: 'We know of no activity of yours yet, so PvE and PvP count the same.',
    unread: 'Your history is not read yet, so PvE and PvP count the same until it is.',
    reading: 'Your history is still being read; the weights get better with it.',
    shares: (pve: number, endgame: number, pvp: number) => `PvE ${pve}, endgame ${endgame}, PvP ${pvp}`,
    kinds: 'Where your time goes',
    kind: (name: string, percent: number) => `${name} ${percent}`,
    score: 'God roll for you',
    owned: 'Best owned',
    gap: 'Gap',
    inMode: (mode: string, owned: string, target: string | undefined) =>
      `Roll, gap and odds are for all that you play. For ${mode} alone, the best that you own stands at ${owned}${target ? ` and this roll at ${target}` : ''}.`,
    alone: (traits: string, score: string) => ` The best roll there has ${traits}: ${score}.`,
    nothing: 'Too little is known of its perks to name a best roll.',
    advice: 'advice',
    keep: 'Keep your best copy. What is missing is worth less than an evening of drops.',
    have: 'Your best copy is as good for you as this roll.',
    drops: (least: number, most: number) =>
      least === most
        ? `about ${one(most, { one: 'drop', other: 'drops' })}`
        : `${least} to ${most} drops, by their tier`,
    farm: (gap: string, drops: string) => `A better one is ${gap} ahead; an even chance takes ${drops}.`,
    rest: (gap: string, missing: readonly string[]) =>
      `Your best copy has both traits. With ${listInWords(missing)} too it would be ${gap} ahead: take one that drops, but do not go for it.`,
    find: (drops: string) => `You own none. An even chance of this roll takes ${drops}.`,
    findAny: 'You own none of this weapon.',
    parts: 'The roll, and what is missing',
    places: { barrel: 'Barrel', magazine: 'Magazine', trait: 'Trait', masterwork: 'Masterwork' },
    has: 'your best copy has it',
    missing: 'missing',
    instead: (names: readonly string[]) => `missing, your best copy has ${names.join(' or ')}`,
    odds: 'Odds a drop carries both traits',
    tiers: (tiers: string) => `Tier ${tiers}`,
    or: ' or ',
    perks: { 1: 'one perk a column', 2: 'two perks a column', 3: 'three perks a column' } as Readonly<
      Record<number, string>
    >,
    oneIn: (count: string) => `1 in ${count}`,
    even: (drops: number) => `even chance after ${one(drops, { one: 'drop', other: 'drops' })}`,
    counted:
      'Counted from the perks each column can drop, every one as likely. Weapons from before gear tiers drop one perk a column.',
    noOdds: 'Every copy has the same traits: there are no odds to count.',
    where: 'Where it drops',
    unknownSource: 'The game does not say where this weapon comes from.',
    pace: (place: string, minutes: string, count: number) =>
      `${place}: your usual ${minutes} min, from ${one(count, runs)} of yours.`,
    never: (place: string) => `We know of no finished run of yours there (${place}).`,
    noPlace: 'It names no activity that we know from your history.',
    shared: (count: number) =>
      count > 1
        ? `${counted(count, { one: 'weapon comes', other: 'weapons come' })} from there: about one drop in ${count} is this one, and the odds beside are of those.`
        : 'It alone comes from there.',
    newest: 'Your newest run there',
    line: 'Wish-list line',
    copy: 'Copy wish-list line',
    copied: 'Wish-list line copied',
    refused: 'The browser did not let us copy: the line is selected, copy it yourself.',
  },
  copies: {
    title: 'Your copies',
    count: (count: number) => `${count}, side by side`,
    none: 'You own no copy of this weapon.',
    differences: 'Differences only',
    label: 'Copies, scrolls sideways',
    name: (at: number) => `Copy ${at}`,
    god: (side: string) => `God roll, ${side}`,
    best: ', best',
    rows: {
      score: (side: string) => `Score, ${side}`,
      forYou: 'For you',
      where: 'Where',
      power: 'Power, tier',
      masterwork: 'Masterwork',
      kills: 'Kills',
      advice: (mode?: string) => (mode ? `Advice for ${mode}` : 'Advice'),
      reason: 'Why',
    },
    tier: (power: string, tier: number | undefined) => (tier ? `${power}, tier ${tier}` : power),
    note: (text: ReactNode) => <>Your note: {text}</>,
    dash: '–',
    alike: 'All copies are alike.',
    open: (at: number) => `Open copy ${at}`,
  },
}
