import type { IntentRule } from './intent-rule.ts'

/** Everything else about what the player has. */
export const GEAR = {
  move_equip_plan: {
    cues: [
      [
        /^(?:please )?(?:equip|move|transfer|put on|send|pull|lock|unlock|swap to|switch to|store|bring)\b/,
        1.5,
      ],
      [
        /\b(?:can you|could you|please|will you)\b.*\b(?:equip|move|transfer|lock|unlock|send|pull|dismantle it|infuse it)\b/,
        1.5,
      ],
      [/\b(?:equip|transfer|move)\b/, 0.8],
      [
        /\b(?:throw|stash|stick|drop|put|dump|send|move|bring|give)\b.*\b(?:in|into|to|on|from) (?:the|my) (?:vault|_class_|postmaster|inventory|character)\b/,
        1.6,
      ],
      [/^(?:please )?(?:switch|change|swap) me\b|^put (?:on )?my\b.*\bloadout\b/, 1.7],
      [/^(?:please )?(?:pull|send|take|grab|collect|move|empty)\b.*\bpostmaster\b/, 2.2],
      [/^(?:please )?(?:swap|switch|change|go) (?:me )?(?:to|into)\b/, 2.2],
    ],
    examples: [
      'equip my pve loadout',
      'move _weapon_ to my _class_',
      'transfer my _weapon_ to the vault',
      'can you equip _weapon_',
      'lock my _weapon_',
      'put _armor_ on my _class_',
      'pull _weapon_ from the vault',
      'please send everything from the postmaster to my vault',
      'switch to my raid loadout',
    ],
  },
  exotic_choice: {
    cues: [
      [/\b(?:which|what|best|good)\b.*\bexotic\b/, 1.3],
      [/\bexotic\b.*\b(?:should|best|use|recommend|wear|pick)\b/, 1.3],
      [/\bexotics?\b.*\b(?:i own|i have|for)\b/, 1],
      [
        /\bexotic\b.*\b(?:recommendation|suggestion|choice)\b|\b(?:choose|pick|recommend|suggest)\b.*\bexotic\b/,
        1.5,
      ],
      [/\bexotic\b/, 0.5],
    ],
    examples: [
      'which exotic should i use',
      'best exotic armor for my _class_',
      'what exotic weapon for raids',
      'which exotic do you recommend for pvp',
      'what exotic should i wear in a grandmaster',
      'good exotics i own',
      'best exotic _type_ i have',
      'pick an exotic for me',
    ],
  },
  new_since_last: {
    cues: [
      [/\b(?:new|latest|recent|fresh)\b.*\b(?:drops?|loot|items?|weapons?|rolls?|gear)\b/, 1.4],
      [/\b(?:since|just) (?:yesterday|last|dropped|got|received)\b/, 1.2],
      [/\bwhat (?:did i get|dropped|have i got)\b/, 1.2],
      [/\b(?:picked up|came in|just (?:get|got|dropped)|acquired)\b/, 1.3],
      [
        /\b(?:new|newest|recent|latest|last|most recent)(?:ly)?\b.*\b(?:stuff|drops?|things?|gear|loot|items?)\b|\b(?:items?|drops?)\b.*\b(?:recently|newest|latest)\b/,
        1.3,
      ],
      [/\bwhat is new\b|\banything new\b/, 1.3],
      [/\b(?:newest|lately|recently)\b|\bdropped\b/, 1.2],
      [/\bwhat (?:loot |weapons? |items? |drops? )?did i (?:just )?get\b/, 1.5],
    ],
    examples: [
      'new drops since yesterday',
      'what dropped today',
      'show my latest loot',
      'anything new in my vault',
      'what did i get last night',
      'recent weapons i received',
      'did anything good drop',
      'new rolls worth looking at',
    ],
  },
  missing_exotics: {
    cues: [
      [/\b(?:missing|lack|do not have|have not got|still need|not own|without)\b.*\bexotics?\b/, 1.8],
      [
        /\bexotics?\b.*\b(?:missing|do i (?:lack|not|still)|am i (?:missing|lacking)|i do not have|i dont have|left to (?:get|collect)|unlocked)\b/,
        1.8,
      ],
      [/\b(?:all|every) (?:the )?exotics?\b/, 1],
      [
        /\bexotics?\b.*\b(?:left|remain\w*|to go|still|need|yet|missing|lack|not (?:have|own|got|unlocked))\b/,
        1.8,
      ],
      [
        /\bexotics?\b.*\b(?:not|never|without|lack\w*|miss\w*|need\w*|left|remain\w*)\b|\b(?:not|never|lack\w*|miss\w*|need|left)\b.*\bexotics?\b/,
        1.8,
      ],
      [/\bhave (?:all|every)\b.*\bexotics?\b/, 1.8],
    ],
    examples: [
      'which exotics am i missing',
      'exotics i do not have',
      'what exotic weapons do i still need',
      'missing exotic armor for my _class_',
      'do i have all exotics',
      'list the exotics i lack',
      'how many exotics are left to collect',
    ],
  },
  help: {
    cues: [
      [
        /^(?:help|hi|hello|hey|yo|good (?:morning|evening)|thanks?|thank you)(?: (?:there|please|sentinel|you|a lot|so much))?$/,
        1.4,
      ],
      [/\bwhat (?:can|could|do) you (?:do|help|know|answer)\b/, 1.7],
      [/\bhow (?:do|does) (?:you|this|it|sentinel) work\b/, 1.4],
      [/\bwho are you\b|\bwhat are you\b/, 1.4],
      [/\b(?:commands|features|capabilities)\b/, 1.1],
      [
        /\bhow do you work\b|\bwhat are you (?:for|able)\b|\b(?:what|which|kind of)\b.*\bask you\b|\bquestions can i ask\b|^what is this\b/,
        1.8,
      ],
      [/\b(?:examples? of|kind of|sort of|some) questions\b|\bwhat do you know\b/, 1.5],
      [
        /\bwhat\b.*\b(?:you|sentinel) (?:do|able|good at|capable)\b|\b(?:can|could) you help\b|\bhow (?:do|should|can) i (?:use|talk to|ask) (?:this|you)\b|\bhelp me with\b/,
        1.5,
      ],
    ],
    examples: [
      'help',
      'what can you do',
      'hello',
      'how does this work',
      'who are you',
      'what can i ask you',
      'which questions do you answer',
      'show me your features',
    ],
  },
} as const satisfies Readonly<Record<string, IntentRule>>
