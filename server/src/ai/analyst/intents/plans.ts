import type { IntentRule } from './intent-rule.ts'

/** What to do next, and where things come from. */
export const PLANS = {
  weekly_plan: {
    cues: [
      [/\bwhat (?:should|can|do|could|to) (?:i )?(?:do|play|focus on|work on)\b/, 1],
      [/\b(?:this week|tonight|today|weekly|before reset|this evening)\b/, 0.7],
      [/\b(?:plan|schedule|priorit\w+|agenda|to ?do list|checklist)\b/, 1],
      [/\bi have (?:\d+|one|an|two|three) (?:hours?|h|minutes)\b|\b\d+ hours?\b/, 1],
      [/\bmilestones?\b|\bbount(?:y|ies)\b|\bweekl(?:y|ies)\b/, 1],
      [/\bbefore (?:the |next )?(?:reset|tuesday|weekend)\b|\bworth doing\b/, 1.1],
      [/\b(?:have|got|only)\b.*\b(?:hours?|minutes|mins|time)\b/, 0.8],
      [/\bgoals?\b|\bleft to do\b|\bto do (?:today|tonight|now)\b/, 1.1],
      [/\bbount(?:y|ies)\b/, 0.8],
      [
        /\b(?:use|spend|do with|worth)\b.*\b(?:my (?:time|evening|night)|\w+ hours?|minutes)\b|\b(?:two|three|four|\d+) (?:hours?|minutes)\b/,
        1.5,
      ],
    ],
    examples: [
      'what should i do this week',
      'tonight with 2 hours',
      'plan my evening',
      'what is left to do before reset',
      'i have two hours what should i play',
      'which weekly milestones are open',
      'what should i focus on today',
      'make me a plan for this week',
      'which bounties are almost done',
      'what are my priorities',
    ],
  },
  closest_to_done: {
    cues: [
      [
        /\b(?:close|closest|near|nearest|almost|nearly)\b.*\b(?:done|finish\w*|complet\w*|title|triumph|seal|catalyst)\b/,
        1.5,
      ],
      [/\b(?:titles?|triumphs?|seals?|catalysts?)\b/, 1.1],
      [/\balmost (?:done|finished|complete)\b/, 1],
      [/\bhow many triumphs\b/, 1.2],
      [
        /\b(?:soonest|fastest|quickest|quickly|easily)\b.*\b(?:finish|complete|done|get)\b|\b(?:finish|complete)\b.*\b(?:soon|soonest|quickly|fastest)\b/,
        1,
      ],
    ],
    examples: [
      'catalysts near done',
      'titles i am close to',
      'which triumphs are almost finished',
      'what title am i nearest to',
      'how many triumphs have i completed',
      'closest seal',
      'which catalyst can i finish quickly',
      'triumphs on europa i am missing',
      'easy triumphs left',
    ],
  },
  patterns_craft: {
    cues: [
      [/\bpatterns?\b/, 1.4],
      [/\bcraft(?:ed|ing|able)?\b/, 1.2],
      [/\bshape(?:d|able)?\b/, 0.9],
    ],
    examples: [
      'which patterns am i missing',
      'pattern weapons i still need',
      'what can i craft',
      'how far are my weapon patterns',
      'which pattern is nearly complete',
      'do i have deepsight weapons',
      'craftable weapons i have not unlocked',
      'show crafted weapons',
    ],
  },
  where_from: {
    cues: [
      [/\bwhere (?:do|can|could|does|should) (?:i |you )?(?:get|find|farm|drop|obtain|earn|one get)\b/, 1.4],
      [
        /\bhow (?:do|can|to) (?:i |you )?(?:get|farm|obtain|earn|unlock|acquire)\b.*(?:_weapon_|_armor_)/,
        1.4,
      ],
      [/\b(?:source|drop location|drops? from|dropped from|come from|comes from)\b/, 1.3],
      [/\bwhere is _weapon_ from\b|\bwhere does\b/, 1.3],
      [/\bfarm\b.*_weapon_|_weapon_.*\bfarm\b/, 1.1],
      [/\b(?:what|which|who)\b.*\b(?:drops?|gives?|rewards?|sells?)\b.*(?:_weapon_|_armor_)/, 1.4],
      [/\bwhere\b.*(?:_weapon_|_armor_).*\b(?:from|drops?|at|found)\b/, 1.4],
      [
        /\b(?:where|from (?:what|which)|how does one|how (?:do|can|to|could))\b.*\b(?:get|find|from|drop\w*|farm|obtain|is)\b.*(?:_weapon_|_armor_)/,
        1.3,
      ],
      [/\bfrom (?:what|which) activity\b/, 1.2],
      [/\b(?:who|what|which) (?:\w+ )?(?:drops?|gives?|rewards?|awards?)\b/, 1.3],
    ],
    examples: [
      'where do i get _weapon_',
      'how to farm _weapon_',
      'where does _weapon_ drop',
      'what is the source of _weapon_',
      'how can i get _armor_',
      'where can i find a _weapon_',
      'which activity drops _weapon_',
      'how do i obtain _weapon_',
    ],
  },
  farm_next: {
    cues: [
      [/\bwhat (?:should|do|can|shall|to) (?:i )?(?:farm|grind|chase|hunt)\b/, 1.6],
      [/\b(?:farm|grind|chase)(?:ing)? (?:next|this week|today|tonight|for)?\b/, 0.9],
      [/\bworth (?:farming|grinding|chasing)\b/, 1.5],
      [/\b(?:upgrade|replace) next\b/, 1],
      [
        /\b(?:drop|weapon|roll|thing|item)s?\b.*\b(?:go (?:after|for)|chase|grind|hunt|farm|pursue|work towards)\b/,
        1.3,
      ],
      [/\b(?:recommend|suggest|something|anything)\b.*\b(?:farm|grind|chase)\b/, 1.3],
      [/\b(?:farm|grind|chas)(?:ing|e)?\b/, 0.7],
      [
        /\b(?:loot|drop|weapon|roll)s?\b.*\b(?:improve|help|upgrade|benefit)\b.*\b(?:me|my vault|most)\b/,
        1.4,
      ],
      [/\bshould (?:i )?be (?:farming|grinding|chasing)\b|\bshould (?:i )?(?:go for|go after)\b/, 1.5],
    ],
    examples: [
      'what should i farm',
      'what to farm next',
      'which roll is worth chasing',
      'what should i grind this week',
      'which weapons are worth farming for me',
      'what drop would help me most',
      'farming priorities',
    ],
  },
  vendor_now: {
    cues: [
      [/\b(?:xur|banshee|ada|vendors?|gunsmith|rahool|saint|shaxx|zavala|drifter|starhorse)\b/, 1.4],
      [/\b(?:selling|for sale|sells|sell|buy|shop|inventory of)\b/, 1],
    ],
    examples: [
      'what does xur have',
      'anything good at banshee for me',
      'what is the gunsmith selling',
      'which vendor sells something i need',
      'is there anything worth buying today',
      'what is ada selling',
      'xur inventory',
      'should i visit a vendor',
    ],
  },
  postmaster_currency: {
    cues: [
      [/\bpostmaster\b/, 1.6],
      [
        /\b(?:currenc\w+|glimmer|shards|cores?|prisms?|upgrade modules?|bright dust|materials?|ascendant)\b/,
        1.3,
      ],
      [/\bcapped\b|\bhow much\b.*\b(?:do i have)\b/, 0.9],
      [/\b(?:lost items|mail)\b/, 0.8],
      [
        /\b(?:do i have|how many|how much|enough)\b.*\b(?:ascendant|alloys?|shards|cores?|prisms?|modules?|glimmer|dust|materials?)\b/,
        1.9,
      ],
    ],
    examples: [
      'anything in my postmaster',
      'am i capped on cores',
      'how much glimmer do i have',
      'is my postmaster full',
      'what is waiting at the postmaster',
      'do i have enough enhancement prisms',
      'how many ascendant shards have i got',
      'show my currencies',
      'check my materials',
    ],
  },
} as const satisfies Readonly<Record<string, IntentRule>>
