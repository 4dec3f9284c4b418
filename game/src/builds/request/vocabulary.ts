import { readWord } from '../../data-rows.ts'
import {
  ARMOR_STATS,
  type ArmorStat,
  CHAMPIONS,
  type ChampionType,
  CLASSES,
  type GuardianClass,
  WEAPON_TYPES,
  type WeaponType,
} from '../../items.ts'
import { SUBCLASS_ELEMENTS, type SubclassElement } from '../../kit.ts'
import type { Effect } from '../synergy/effects.ts'
import type { Role } from './constraints.ts'
import rows from './vocabulary.json' with { type: 'json' }

const mapped = <T, U>(
  words: Readonly<Record<string, T>>,
  read: (means: T) => U,
): Readonly<Record<string, U>> =>
  Object.fromEntries(Object.entries(words).map(([word, means]) => [word, read(means)]))

/** The words players use, lower-cased, singular; the parser tries a word without its plural ending too. */
export const CLASS_WORDS: Readonly<Record<string, GuardianClass>> = {
  titan: 'titan',
  hunter: 'hunter',
  warlock: 'warlock',
}

/** A subclass by its name says class and element. */
export const SUBCLASS_WORDS: Readonly<Record<string, readonly [GuardianClass, SubclassElement]>> = mapped(
  rows.subclasses,
  ([classType, element]) => [readWord(classType, CLASSES), readWord(element, SUBCLASS_ELEMENTS)],
)

/** By focus; longer ones first where one is the beginning of another. */
export const ACTIVITY_WORDS: readonly (readonly [string, string])[] = Object.entries(rows.activities)

export const ELEMENT_WORDS: Readonly<Record<string, SubclassElement>> = {
  arc: 'arc',
  solar: 'solar',
  void: 'void',
  stasis: 'stasis',
  strand: 'strand',
  prismatic: 'prismatic',
  prism: 'prismatic',
}

/**
 * Every name that players give a weapon type, for all who read questions: the Architect, Sentinel and the assistant that
 * works offline. Longer ones first where one is the beginning of another.
 */
export const TYPE_WORDS: readonly (readonly [string, WeaponType])[] = Object.entries(
  mapped(rows.types, (type) => readWord(type, WEAPON_TYPES)),
)

export const CHAMPION_WORDS: Readonly<Record<string, ChampionType>> = mapped(rows.champions, (champion) =>
  readWord(champion, CHAMPIONS),
)

/** With the names that the stats had before. */
export const STAT_WORDS: Readonly<Record<string, ArmorStat>> = mapped(rows.stats, (stat) =>
  readWord(stat, ARMOR_STATS),
)

export const ROLE_PHRASES: readonly (readonly [RegExp, Role])[] = [
  [
    /\b(?:keeps? (?:us|me|everyone|the team) alive|surviv\w*|tank(?:y|s)?|stay(?:s|ing)? alive|safe|sturdy|durable)\b/,
    'survival',
  ],
  // "Never dies", "cannot be killed", "won't die".
  [
    /\b(?:never|not|cannot|hardly|\w+n't|impossible to|hard to) (?:be )?(?:die|dies|dying|kill|killed)\b|\b(?:immortal|unkillable|invincible|indestructible|deathless)\b/,
    'survival',
  ],
  [/\b(?:support\w*|heal(?:er|ing|s)?|buff\w*|help the team)\b/, 'support'],
  [/\b(?:boss(?:es)?(?: damage)?|dps|single target|burst|damage(?: phase)?)\b/, 'boss'],
  [/\b(?:add? clear\w*|ad[- ]?clear|clear(?:ing)? (?:adds|ads|mobs|rooms?)|crowds?|mobs?)\b/, 'clear'],
]

/** "Dodge often" and the like ask for the stat that brings the ability back, "lots of health" for health. */
export const OFTEN_PHRASES: readonly (readonly [RegExp, ArmorStat])[] = [
  [/\b(?:(?:dodge|barricade|rift)s? (?:often|a lot)|lots? of (?:dodges|barricades|rifts))\b/, 'class'],
  [
    /\b(?:grenades? (?:often|a lot|builds?|spam\w*)|(?:lots? of|many|more|good|great|strong|spam(?:s|ming)?|endless|infinite|constant) (?:the |my )?grenades?)\b(?! launcher)/,
    'grenade',
  ],
  [
    /\b(?:(?:lots? of|more|good|great|strong|spam(?:s|ming)?|endless|infinite|constant) )?(?:melees?|punch(?:es|ing)?)(?: often| a lot| spam\w*)?\b/,
    'melee',
  ],
  [
    /\b(?:super (?:often|a lot|fast|spam\w*)|(?:spam(?:s|ming)?|endless|infinite|constant) supers?)\b/,
    'super',
  ],
  [/\b(?:lots? of|high|max(?:imum)?) (?:health|resilience)\b/, 'health'],
]

/** What the kit is to do: the words, the effect, and how it is called back. */
export const EFFECT_PHRASES: readonly (readonly [RegExp, Effect, string])[] = [
  [/\b(?:invis(?:ible|ibility)?|stealth(?:y)?)\b/, 'invisible', 'Invisibility'],
  [/\bdevour\b/, 'devour', 'Devour'],
  [/\bover ?shields?\b/, 'overshield', 'Overshield'],
  [/\bvolatile(?: rounds)?\b/, 'volatile', 'Volatile'],
  [/\bsuspend(?:s|ing)?\b/, 'suspend', 'Suspend'],
  [/\bjolt(?:s|ing)?\b/, 'jolt', 'Jolt'],
  [/\bfreez(?:es?|ing)\b/, 'freeze', 'Freeze'],
  [/\bradian(?:t|ce)\b/, 'radiant', 'Radiant'],
  [/\b(?:weaken(?:s|ing)?|debuff(?:s|ing)?)\b/, 'weaken', 'Weaken'],
  [/\bblind(?:s|ing)?\b/, 'blind', 'Blind'],
  [/\bignit(?:es?|ing|ions?)\b/, 'ignite', 'Ignite'],
  [/\bsuppress(?:es|ing|ion)?\b/, 'suppress', 'Suppress'],
  [/\bslow(?:s|ing)\b/, 'slow', 'Slow'],
  [/\bunravel(?:s|l?ing)?(?: rounds)?\b/, 'unravel', 'Unravel'],
  [/\bsever(?:s|ing)?\b/, 'sever', 'Sever'],
  [/\borbs(?: of power)?\b/, 'orbs', 'Orbs of Power'],
]

/** The game's own words for what a kit makes or spreads. Parts of a kit that name one are about it. */
export const KEYWORDS = [
  'threadling',
  'tangle',
  'scorch',
  'firesprite',
  'ionic trace',
  'amplified',
  'bolt charge',
  'stasis shard',
  'stasis crystal',
  'shatter',
  'frost armor',
  'woven mail',
  'void breach',
  'restoration',
  'transcendence',
] as const

/** Said in passing; it sets nothing and need not be listed as not understood. */
export const FILLERS = new Set(
  `a an the and or with without no not any of for from to in on at by my me i im we us our you your it is are be that this
  which who what own have has had make create give build builds loadout please want wants need needs like can could should
  would use using only just some all best good great strong covered cover covers run runs running play plays playing
  plus more least about around keep let lets into as so but if than then very really new use weapon weapons gun guns armor stat
  general element subclass class exotic exotics champion
  fireteam team teams teammate teammates squad group
  champions love over above below under up get got vs against when while also do does don't dont avoid never except`
    .split(/\s+/)
    .filter(Boolean),
)
