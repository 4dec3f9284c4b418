import type { IntentRule } from './intent-rule.ts'

/** Side by side, the reason, the past, the team. */
export const TELLING = {
  compare: {
    cues: [
      [/\bvs\b/, 1.4],
      [/\bcompar\w+\b/, 1.5],
      [/\b(?:difference|better) between\b/, 1.4],
      [/(?:_weapon_|_armor_) or (?:my )?(?:_weapon_|_armor_)/, 1.5],
      [/\bwhich is better\b/, 1.2],
      [/\b(?:better|stronger) than\b/, 1.1],
      [
        /(?:_weapon_|_armor_)(?: roll)? (?:against|and|or|compared (?:to|with)|over)(?: my| the)? (?:_weapon_|_armor_)/,
        1.4,
      ],
      [/\bside by side\b|\bwho wins\b|\bwhich (?:one )?wins\b/, 1.6],
    ],
    examples: [
      '_weapon_ vs _weapon_',
      'compare my two _weapon_',
      'which is better _weapon_ or _weapon_',
      'is _weapon_ better than _weapon_',
      'difference between _weapon_ and _weapon_',
      'compare _weapon_ with _weapon_',
      'should i use _weapon_ or _weapon_',
      'put my _weapon_ copies side by side',
    ],
  },
  explain: {
    cues: [
      [/\bwhat (?:does|do|is|are)\b.*_perk_/, 1.3],
      [/\bwhat (?:does|do)\b.*\bdo\b/, 1.1],
      [/\bexplain\b/, 1.3],
      [/\bhow (?:does|do)\b.*(?:_perk_|\bwork\b)/, 1.3],
      [
        /\bwhat is (?:a |an )?(?:jolt|scorch|ignition|radiant|devour|volatile|suppression|weaken|unravel|suspend|woven mail|restoration|amplified|blind|slow|freeze|shatter|sever|overshield|invisibility|champion|masterwork|surge|armor charge)\b/,
        1.6,
      ],
      [/\bwhat (?:does|is)\b.*\bmean\b|\bmeaning of\b/, 1.2],
      [/^_perk_$/, 1],
      [/\b(?:what|tell me)\b.*\bmeans?\b/, 1.4],
      [
        /\b(?:what|how|explain|tell me)\b.*\b(?:jolt|scorch|ignition|radiant|devour|volatile|suppression|suppress|weaken|unravel|suspend|woven mail|restoration|amplified|sever|cure|frost armor|bolt charge)\b/,
        1.3,
      ],
      [/\b(?:effect|description|meaning|purpose|point|use|benefit)s? of\b/, 1.1],
      [/\bdescribe\b/, 1.3],
    ],
    examples: [
      'what does _perk_ do',
      'what is jolt',
      'explain _perk_',
      'how does _perk_ work',
      'what does radiant mean',
      'tell me what _perk_ is',
      'is _perk_ good',
      'what is volatile',
      'how does armor charge work',
    ],
  },
  history_stats: {
    cues: [
      [/\bkd\b/, 1.4],
      [
        /\bhow many\b.*\b(?:clears?|completions?|runs?|wins?|games|matches|kills|deaths|times|raids?|dungeons?|nightfalls?|strikes?)\b/,
        1.4,
      ],
      [/\b(?:last|recent|latest)\b.*\b(?:runs?|games?|matches|activities|raids?|clears?|played)\b/, 1.3],
      [/\b(?:what|how) did i (?:play|do)\b/, 1.2],
      [/\bmy (?:stats|history|record|performance|win ?rate)\b/, 1.2],
      [/\bhow (?:am|have) i (?:doing|been doing|performing)\b/, 1.1],
      [/\bhow (?:much|long) (?:did|have) i play/, 1.2],
      [
        /\bhow (?:often|many times|many hours|long|much)\b.*\b(?:win|won|play\w*|finish\w*|complet\w*|clear\w*|lose|lost|die|died|kill\w*)\b/,
        1.7,
      ],
      [/\bmy last (?:raid|dungeon|nightfall|strike|match|game|run)s?\b/, 1.4],
      [/\bmy (?:\w+ )?(?:record|stats|history|performance|results?|win ?rate|kd)\b/, 1.3],
      [/\b(?:last|latest|previous)\b.*\b(?:activit(?:y|ies)|raid|dungeon|match|game|run)s?\b/, 1.4],
      [
        /\b(?:number|count|amount|total) of\b.*\b(?:clears?|completions?|runs?|wins?|games|matches|kills|raids?|dungeons?)\b|\b(?:clear|complet|finish|run|beat)\w* (?:how many|\w+ times)\b|\bhow many\b.*\b(?:clear|complet|finish|play|run|win|won)\w*\b/,
        1.6,
      ],
    ],
    examples: [
      'how many raid clears do i have',
      'my kd this week',
      'last runs',
      'what did i play yesterday',
      'how many crucible matches did i win this month',
      'show my recent activities',
      'how have i been doing in trials',
      'how much did i play this week',
      'my win rate in crucible',
      'how many dungeons did i finish',
    ],
  },
  fireteam: {
    cues: [
      [/\b(?:fire ?team|our team|my team|team ?mates?|with them|squad|my friends|party)\b/, 1.5],
      [/\bwho (?:is|am i) (?:playing|with)\b/, 1],
      [/\bare we\b|\bdo we\b|\bour\b/, 0.8],
      [/\b(?:are|do|can|should|did|have) we\b|\bthe team\b|\bteam\b/, 1.1],
      [/\b(?:the others|teammates|mates|everyone|everybody|group|for us|with us)\b/, 1.4],
      [/\b(?:fire ?team|our team|my team|teammates|squad)\b/, 2],
    ],
    examples: [
      'is our team ok for master',
      'what should i run with them',
      'what does my fireteam lack',
      'does our team cover all champions',
      'analyze my fireteam',
      'what can i bring for my team',
      'who is in my fireteam',
      'are we ready for a grandmaster',
    ],
  },
} as const satisfies Readonly<Record<string, IntentRule>>
