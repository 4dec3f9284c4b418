import type { ChampionType } from '../../items.ts'

/**
 * What an ability, an aspect, a fragment or a perk does, read from its name and text. A text that only reacts to an effect
 * ("beating the jolted", "ignitions spread") does not bring it about, and does not count.
 */
export const EFFECTS = [
  'jolt',
  'blind',
  'ignite',
  'suppress',
  'weaken',
  'slow',
  'freeze',
  'suspend',
  'unravel',
  'sever',
  'volatile',
  'piercing rounds',
  'explode',
  'radiant',
  'empower',
  'heal',
  'overshield',
  'cover',
  'invisible',
  'devour',
  'orbs',
  'anti-barrier',
  'anti-overload',
  'anti-unstoppable',
] as const
export type Effect = (typeof EFFECTS)[number]

const SIGNS: Readonly<Partial<Record<Effect, RegExp>>> = {
  jolt: /\bjolts?\b/i,
  blind: /\bblinds?\b|\bflashbang\b/i,
  ignite: /\bignites?\b/i,
  suppress: /\bsuppress(?:es|or)?\b/i,
  weaken: /\bweakens?\b/i,
  slow: /\bslow(?:s|ing)?(?: (?:the|a|its|their|nearby|all|any|down))* (?:foes?|targets?|enem(?:y|ies)|combatants?|victims?|them|what)\b|\bslows on hit\b|\band slows\b/i,
  freeze: /(?<!\ba )\bfreezes?\b/i,
  suspend: /\bsuspends?\b/i,
  unravel: /\bunravel(?:s|l?ing rounds)?\b/i,
  sever: /\bsevers?\b|\bsevering\b/i,
  volatile: /\bvolatile\b/i,
  'piercing rounds': /\b(?:volatile|unravell?ing) rounds\b/i,
  // Of the fallen, who take others with them; a grenade that "explodes" only does what grenades do.
  explode: /\b(?:final blows|defeat\w*|fallen|foes|targets|enem(?:y|ies)|combatants|them)\b[^.]*\bexplode\b/i,
  empower: /\bstrengthens (?:weapons|allies|those)\b|\b(?:heals|protects) and strengthens\b/i,
  heal: /\bheals?\b(?! better)|\bhealing (?:you|yourself|allies)\b|\bcures?\b|\brestores? (?:\w+ ){0,3}health\b|\bstarts? healing\b/i,
  overshield: /\bweaves? mail\b|\bshields? (?:you|allies)\b/i,
  cover: /\bstops? (?:enemy )?fire\b|\bcover from\b|\bprotects? (?:and strengthens )?(?:you|those|allies)\b/i,
  // Hard to see is not unseen.
  invisible: /\binvisib(?:le|ility)\b|\bhides? you\b(?! a little)/i,
  orbs: /\borbs? of power\b/i,
  // The game's own words, where it says outright what a thing is strong against.
  'anti-barrier': /\bbarrier champions\b|\[shield-piercing\]/i,
  'anti-overload': /\boverload champions\b|\[disruption\]/i,
  'anti-unstoppable': /\bunstoppable champions\b|\[stagger\]/i,
}

/**
 * A state of the guardian is brought by a text that gives it ("makes allies radiant"), not by one that works within it
 * ("while radiant", "an overshield steadies the aim").
 */
const STATES: Readonly<Partial<Record<Effect, RegExp>>> = {
  radiant: /\bradiant\b/i,
  heal: /\brestoration\b|\bcure\b/i,
  overshield: /\bovershield\b|\bwoven mail\b|\bfrost armor\b/i,
  devour: /\bdevour\b/i,
}
const GIVES =
  /\b(?:giv(?:es?|ing)|grant(?:s|ing)?|gains?|mak(?:es?|ing)|turn(?:s|ing)?|becomes?|provid(?:es?|ing)|brings?|receives?|appl(?:y|ies))\b((?:(?!\b(?:while|when|if|with|under|in|to)\b)[^.;])*)/gi

const isGiven = (state: RegExp, text: string) =>
  [...text.matchAll(GIVES)].some(([, what = '']) => state.test(what))

/** Makes longer or greater what something else brings. */
const ONLY_EXTENDS = /\blasts? longer\b|\blengthens?\b|\breach(?:es)? farther\b/i
/** What an orb does for you is no orb. */
const SPENDS_ORBS = /^orbs? of power\b|\bgathers orbs\b/i

/** Strengthens melee, swords and glaives alone, which is no damage of the team: it shoots. By English name. */
const MELEE_ONLY: readonly string[] = ['Banner of War']

export function effectsIn(name: string, description: string): readonly Effect[] {
  if (ONLY_EXTENDS.test(description)) return []
  const text = `${name}. ${description}`
  return EFFECTS.filter((effect) => {
    if (effect === 'orbs' && SPENDS_ORBS.test(description)) return false
    if (effect === 'empower' && MELEE_ONLY.includes(name)) return false
    const state = STATES[effect]
    return SIGNS[effect]?.test(text) || (state !== undefined && isGiven(state, text))
  })
}

const known = new WeakMap<object, readonly Effect[]>()

/** As `effectsIn`; the same object is read once, for a build asks of every ability many times. */
export function effectsOf(one: { readonly name: string; readonly description: string }): readonly Effect[] {
  const before = known.get(one)
  if (before) return before
  const effects = effectsIn(one.name, one.description)
  known.set(one, effects)
  return effects
}

/** What cannot be had at will, and when it comes. */
const CONDITIONS: readonly (readonly [RegExp, string])[] = [
  [/\bsuper (?:final blows?|kills?|hits?)\b/i, 'only with the Super'],
  [/\bbadly hurt\b|\bcritically wounded\b/i, 'only when badly hurt'],
  [/\bbeing struck\b|\bwhoever strikes you\b/i, 'only when struck'],
  [/\bfinishers?\b/i, 'only with finishers'],
  [/\breviv(?:es?|ing)\b/i, 'only on a revive'],
]

const conditions = new WeakMap<object, { readonly when: string | undefined }>()

/** As with effects, the same object is read once. */
export function conditionOf(one: { readonly description: string }): string | undefined {
  const before = conditions.get(one)
  if (before) return before.when
  const when = CONDITIONS.find(([signs]) => signs.test(one.description))?.[1]
  conditions.set(one, { when })
  return when
}

/** Which effects stop which champions. A foe made volatile or unravelled keeps its barrier: the rounds pierce it. */
export const STOPS: Readonly<Record<ChampionType, readonly Effect[]>> = {
  barrier: ['anti-barrier', 'piercing rounds', 'radiant'],
  overload: ['anti-overload', 'jolt', 'slow', 'suppress'],
  unstoppable: ['anti-unstoppable', 'blind', 'suspend', 'ignite', 'freeze'],
}

/** What keeps a guardian alive, what holds foes, what makes the team hit harder. */
export const SURVIVAL: readonly Effect[] = ['heal', 'overshield', 'cover', 'invisible', 'devour']
export const CONTROL: readonly Effect[] = ['blind', 'suspend', 'freeze', 'slow', 'suppress']
export const TEAM_DAMAGE: readonly Effect[] = ['weaken', 'radiant', 'empower']
export const CLEARING: readonly Effect[] = ['jolt', 'ignite', 'volatile', 'explode', 'unravel', 'sever']
