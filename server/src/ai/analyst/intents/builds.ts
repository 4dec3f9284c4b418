import type { IntentRule } from './intent-rule.ts'

/** What to wear, and what a build lacks. */
export const BUILDS = {
  build_for_activity: {
    cues: [
      [
        /\b(?:build|loadout|setup|set-up|kit)\b.*\b(?:for|to)\b.*\b(?:grandmaster|raid|dungeon|nightfall|pvp|pve|crucible|trials|strike|solo|endgame|master|gambit)\b/,
        1.4,
      ],
      [/\b(?:make|create|give|generate|suggest|need|want|recommend)\b.*\b(?:build|loadout|setup)\b/, 1.1],
      [
        /\b(?:grandmaster|raid|dungeon|nightfall|pvp|crucible|trials|solo)\b.*\b(?:build|loadout|setup)\b/,
        1.3,
      ],
      [
        /\bwhat (?:should i|do i) (?:wear|equip|run)\b.*\b(?:grandmaster|raid|dungeon|nightfall|trials|crucible|solo)\b/,
        1.1,
      ],
      [
        /\b(?:wear|dress|put on|bring|equip)\b.*\b(?:grandmaster|raid|dungeon|nightfall|pvp|crucible|trials|solo|gambit|endgame)s?\b/,
        1.1,
      ],
      [
        /\b(?:grandmaster|raid|dungeon|nightfall|pvp|crucible|trials|solo|gambit|endgame)s?\b.*\b(?:give me|make me|i need|set me up|what (?:should|do) i (?:wear|run|use))\b/,
        1.2,
      ],
      [/\b(?:set|gear|kit|suit|dress) me (?:up|out)\b/, 1],
      [
        /\b(?:build|loadout|setup)\b.*\b(?:grandmaster|raid|dungeon|nightfall|pvp|pve|crucible|trials|solo|gambit|endgame|strike|master|boss)s?\b|\b(?:grandmaster|raid|dungeon|nightfall|pvp|pve|crucible|trials|solo|gambit|endgame|strike|master|boss)s?\b.*\b(?:build|loadout|setup)\b/,
        0.8,
      ],
    ],
    examples: [
      'build for grandmaster',
      'solo dungeon _class_ build',
      'make me a raid build',
      'give me a pvp loadout',
      'what should i run in a grandmaster nightfall',
      'create a build for trials',
      'i need a loadout for a master raid',
      '_class_ build for dungeons',
      'suggest a setup for crucible',
      'what build do you recommend for nightfalls',
    ],
  },
  build_around: {
    cues: [
      [/\bbuild\b.*\b(?:around|with|using|based on|featuring)\b.*(?:_armor_|_weapon_)/, 1.7],
      [/\b_element_ _class_ build\b|\b_class_ _element_ build\b|\b_element_ build\b/, 1.5],
      [
        /\b(?:around|synergi[sz]es? with|pairs? (?:well )?with|goes with|combine with)\b.*(?:_armor_|_weapon_)/,
        1.4,
      ],
      [/(?:_armor_|_weapon_) build\b/, 1.5],
      [/\bhow (?:do|should) i (?:build|use)\b.*(?:_armor_)/, 1.2],
      [
        /\b(?:build|something|loadout|setup|set-up|set me up|play|put together|work)\b.*\b(?:into|around|with|uses?|using)\b.*(?:_armor_|_weapon_)/,
        1.8,
      ],
      [/\b(?:around|into) (?:my )?(?:_armor_|_weapon_)/, 1.3],
      [/(?:_armor_|_weapon_).*\bbuild\b|\bbuild\b.*(?:_armor_|_weapon_)/, 1.7],
      [/\b(?:built|based|centered|centred|focused) (?:on|around)\b/, 1.5],
    ],
    examples: [
      'build around _armor_',
      '_element_ _class_ build',
      'make a build with _weapon_',
      'what goes well with _armor_',
      'build me something around _weapon_',
      'loadout using _armor_',
      'a _element_ build for my _class_',
      'what weapons pair with _armor_',
      '_armor_ build please',
    ],
  },
  improve_loadout: {
    cues: [
      [
        /\b(?:improve|fix|upgrade|optimi[sz]e|tweak|wrong with|better)\b.*\b(?:loadout|build|setup|equipped|gear|what i (?:am )?(?:wear|have on))\b/,
        1.5,
      ],
      [
        /\b(?:rate|check|review|judge|look at)\b.*\b(?:loadout|what i am wearing|my (?:current )?(?:gear|setup|equipment))\b/,
        1.4,
      ],
      [/\bwhat (?:would|should|could) you change\b|\bwhat should i swap\b/, 1.2],
      [
        /\b(?:tips|advice|suggestions?|feedback|critique|criticism|critici[sz]e|improvements?)\b.*\b(?:loadout|gear|setup|equipped|equipment|build|wear\w*)\b/,
        1.6,
      ],
      [/\bwhat i (?:am )?(?:wear(?:ing)?|(?:have|got) (?:on|equipped))\b/, 1.3],
      [
        /\bmy (?:current |equipped )?(?:loadout|setup|gear|build|equipment)\b.*\b(?:better|improve|sucks?|bad|weak|good|fix|change)\b/,
        1.5,
      ],
      [/\b(?:swap|switch|change) (?:out|in|about)\b/, 0.9],
      [/\b(?:equipped|equipment|wearing|current (?:loadout|gear|setup|build))\b/, 1.1],
      [
        /\b(?:improve|fix|change|swap|upgrade|better|stronger)\b.*\b(?:loadout|setup|gear|build|equipped)\b|\b(?:loadout|setup|gear)\b.*\b(?:stronger|better|improve\w*|fix|change|swap)\b/,
        1.4,
      ],
      [/\b(?:review|check|judge|critique|rate)\b.*\b(?:loadout|gear|setup|equipped)\b/, 0.5],
      [/\b(?:weakness\w*|weak (?:point|spot|link)s?|flaws?|problems?|issues?|mistakes?)\b/, 1.2],
    ],
    examples: [
      'what is wrong with my loadout',
      'improve this loadout',
      'how can i improve my build',
      'rate my current loadout',
      'what should i swap in my loadout',
      'is my equipped gear good',
      'check what i am wearing',
      'upgrade my setup',
      'what would you change about my loadout',
    ],
  },
  champions: {
    cues: [
      [/\bchampions?\b/, 1.3],
      [/\b(?:barrier|overload|unstoppable)\b/, 1.6],
      [/\bstuns?\b/, 0.9],
      [
        /\b(?:answer|answers|something|anything|tools?|deal|handle|counter|against|ready|cover)\b.*\b(?:barrier|overload|unstoppable|champions?)\b/,
        1.6,
      ],
      [/\b(?:own|have|loadout|stop|against)\b.*\b(?:barrier|overload|unstoppable)\b/, 1.9],
    ],
    examples: [
      'do i cover overload and unstoppable',
      'what stuns barrier',
      'what do i have against champions',
      'anti barrier weapons i own',
      'which of my weapons stun overload champions',
      'am i covered for unstoppable',
      'champion coverage of my loadout',
      'how do i stun champions with what i have',
      'exotic with intrinsic anti champion',
    ],
  },
  stat_gap: {
    cues: [
      [
        /\b(?:reach|get|hit|max|have|need|want|raise|increase|boost)\b.*\b(?:grenade|melee|super|health|class|weapons?)\b(?! launcher).*\b(?:stat|\d{2,3}|high|max)\b/,
        1.3,
      ],
      [/\b\d{2,3} (?:in )?(?:grenade|melee|super|health|class|weapons?)\b/, 1.4],
      [/\b(?:grenade|melee|super|health|class|weapons?) (?:stat )?(?:to|at|of) \d{2,3}\b/, 1.4],
      [/\b(?:best|which|what) armor\b/, 1.1],
      [/\barmor\b.*\b(?:stats?|triple|double|100)\b/, 1.2],
      [/\b(?:armor|stat) (?:set|build|optimi[sz]er?)\b/, 1],
      [
        /\b(?:most|max|maximum|highest|how (?:much|far|high))\b.*\b(?:grenade|melee|super|health|class)\b/,
        1.5,
      ],
      [/\b(?:reach|get|hit)\b.*\b\d{2,3}\b.*\b(?:grenade|melee|super|health|class|weapons)\b/, 1.4],
      [
        /\b(?:more|higher|raise|increase|boost|max\w*|push|highest)\b.*\b(?:grenade|melee|super|health|class)\b(?! launcher)/,
        1.3,
      ],
      [/\barmor\b/, 0.6],
    ],
    examples: [
      'how do i reach 100 grenade',
      'best armor for health',
      'can i get 100 melee and 100 super',
      'which armor gives me the most class stat',
      'triple 100 build for my _class_',
      'what is the highest grenade stat i can reach',
      'armor set with 150 weapons',
      'how far am i from 200 super',
      'optimize my armor for melee',
      'raise my health stat to 100',
    ],
  },
  infuse_power: {
    cues: [
      [/\b(?:raise|increase|gain|level|climb|boost|higher|up)\b.*\b(?:power|light)\b(?! weapon)/, 1.3],
      [/\b(?:power|light) level\b/, 1],
      [/\b(?:infus\w+|infusion fuel)\b/, 1.4],
      [/\b(?:lowest|weakest)\b.*\b(?:slot|power|item|gear|piece)\b/, 1.3],
      [/\bwhat is my (?:power|light)\b/, 1.2],
      [/\bholding (?:me|my power) back\b/, 1],
      [
        /\b(?:drag|hold|keep|pull|bring)\w*\b.*\b(?:power|light)\b|\b(?:power|light)\b.*\b(?:up|higher|stuck|down|back|increase|climb)\b/,
        1.3,
      ],
      [/\b(?:lowest|weakest) slot\b/, 1.5],
      [/\b(?:slot|item|piece|gear)\b.*\b(?:lowest|weakest|holding)\b/, 1.4],
      [/\b(?:my|in|gain|stuck at) (?:my )?(?:power|light)\b/, 1],
      [
        /\b(?:los\w+|lack\w*|short of|behind (?:in|on)|low on)\b.*\b(?:power|light)\b|\b(?:power|light)\b.*\b(?:item|gear|slot|faster|fast)\b/,
        1.3,
      ],
      [/\b(?:more|higher|get|gain|max) (?:\w+ )?(?:power|light)\b(?! weapon)/, 1.3],
    ],
    examples: [
      'how do i raise my power',
      'which slot is lowest',
      'infusion fuel',
      'what should i infuse',
      'how do i increase my power level',
      'what is holding my light level back',
      'which item is my weakest',
      'what is my power level',
      'level up my gear',
    ],
  },
} as const satisfies Readonly<Record<string, IntentRule>>
