import type { ArmorStat, ChampionType, GuardianClass, WeaponType } from '../../items.ts'
import type { SubclassElement } from '../../kit.ts'
import type { Effect } from '../synergy/effects.ts'
import type { Role } from './constraints.ts'

/** The words players use, lower-cased, singular; the parser tries a word without its plural ending too. */
export const CLASS_WORDS: Readonly<Record<string, GuardianClass>> = {
  titan: 'titan',
  hunter: 'hunter',
  warlock: 'warlock',
}

/** A subclass by its name says class and element. */
export const SUBCLASS_WORDS: Readonly<Record<string, readonly [GuardianClass, SubclassElement]>> = {
  striker: ['titan', 'arc'],
  sunbreaker: ['titan', 'solar'],
  behemoth: ['titan', 'stasis'],
  berserker: ['titan', 'strand'],
  arcstrider: ['hunter', 'arc'],
  gunslinger: ['hunter', 'solar'],
  nightstalker: ['hunter', 'void'],
  revenant: ['hunter', 'stasis'],
  threadrunner: ['hunter', 'strand'],
  stormcaller: ['warlock', 'arc'],
  dawnblade: ['warlock', 'solar'],
  voidwalker: ['warlock', 'void'],
  shadebinder: ['warlock', 'stasis'],
  broodweaver: ['warlock', 'strand'],
}

/** By focus; longer ones first where one is the beginning of another. */
export const ACTIVITY_WORDS: readonly (readonly [string, string])[] = [
  ['grandmaster nightfall', 'grandmaster_nightfall'],
  ['grandmaster', 'grandmaster_nightfall'],
  ['gm nightfall', 'grandmaster_nightfall'],
  ['gm', 'grandmaster_nightfall'],
  ['nightfall', 'grandmaster_nightfall'],
  ['raid', 'raid'],
  ['dungeon', 'dungeon'],
  ['trials of osiris', 'pvp'],
  ['trials', 'pvp'],
  ['iron banner', 'pvp'],
  ['crucible', 'pvp'],
  ['pvp', 'pvp'],
  ['general pve', 'general_pve'],
  ['lost sector', 'general_pve'],
  ['onslaught', 'general_pve'],
  ['gambit', 'general_pve'],
  ['horde', 'general_pve'],
  ['vanguard ops', 'general_pve'],
  ['patrol', 'general_pve'],
  ['strike', 'general_pve'],
  ['pve', 'general_pve'],
]

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
export const TYPE_WORDS: readonly (readonly [string, WeaponType])[] = [
  ['linear fusion rifle', 'linear-fusion-rifle'],
  ['linear fusion', 'linear-fusion-rifle'],
  ['linear', 'linear-fusion-rifle'],
  ['lfr', 'linear-fusion-rifle'],
  ['auto rifle', 'auto-rifle'],
  ['auto', 'auto-rifle'],
  ['ar', 'auto-rifle'],
  ['hand cannon', 'hand-cannon'],
  ['handcannon', 'hand-cannon'],
  ['hc', 'hand-cannon'],
  ['rocket pulse rifle', 'pulse-rifle'],
  ['rocket pulse', 'pulse-rifle'],
  ['pulse rifle', 'pulse-rifle'],
  ['pulse', 'pulse-rifle'],
  ['scout rifle', 'scout-rifle'],
  ['scout', 'scout-rifle'],
  ['rocket sidearm', 'sidearm'],
  ['sidearm', 'sidearm'],
  ['submachine gun', 'submachine-gun'],
  ['submachinegun', 'submachine-gun'],
  ['sub machine gun', 'submachine-gun'],
  ['submachine', 'submachine-gun'],
  ['smg', 'submachine-gun'],
  ['combat bow', 'combat-bow'],
  ['bow', 'combat-bow'],
  ['shotgun', 'shotgun'],
  ['shotty', 'shotgun'],
  ['shottie', 'shotgun'],
  ['sniper rifle', 'sniper-rifle'],
  ['sniper', 'sniper-rifle'],
  ['fusion rifle', 'fusion-rifle'],
  ['fusion', 'fusion-rifle'],
  ['trace rifle', 'trace-rifle'],
  ['trace', 'trace-rifle'],
  ['glaive', 'glaive'],
  ['heavy grenade launcher', 'grenade-launcher'],
  ['grenade launcher', 'grenade-launcher'],
  ['hgl', 'grenade-launcher'],
  ['bgl', 'grenade-launcher'],
  ['gl', 'grenade-launcher'],
  ['machine gun', 'machine-gun'],
  ['machinegun', 'machine-gun'],
  ['lmg', 'machine-gun'],
  ['mg', 'machine-gun'],
  ['rocket launcher', 'rocket-launcher'],
  ['rocket', 'rocket-launcher'],
  ['rl', 'rocket-launcher'],
  ['sword', 'sword'],
]

export const CHAMPION_WORDS: Readonly<Record<string, ChampionType>> = {
  barrier: 'barrier',
  'anti-barrier': 'barrier',
  antibarrier: 'barrier',
  overload: 'overload',
  unstoppable: 'unstoppable',
  unstop: 'unstoppable',
}

/** With the names that the stats had before. */
export const STAT_WORDS: Readonly<Record<string, ArmorStat>> = {
  weapon: 'weapons',
  weapons: 'weapons',
  mobility: 'weapons',
  health: 'health',
  resilience: 'health',
  class: 'class',
  recovery: 'class',
  super: 'super',
  intellect: 'super',
  grenade: 'grenade',
  discipline: 'grenade',
  melee: 'melee',
  strength: 'melee',
}

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
