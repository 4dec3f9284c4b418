/** How players ask in English: what a question is about, and the words that say nothing about an item. */
export const ASKS_WHAT_GOES =
  /\b(?:dismantl\w*|shard\w*|scrap\w*|trash|junk|delete|discard|get rid|clean ?up|clean out|can go|could go|should go|may go|throw (?:away|out)|vault is (?:\w+ )?full|full vault|make room|free (?:up )?space)\b/

export const ASKS_FOR_BEST = /\b(?:best|strongest|top|highest|favou?rite|greatest)\b/

export const ASKS_FOR_GOD_ROLLS = /\bgod[ -]?(?:rolls?|tiers?)\b/

/** Words that only mean something after the last answer. */
export const FOLLOWS_UP =
  /^(?:(?:and|but|so|ok|then)\W+)*(?:why|how come|how so)\W*$|\b(?:first|second|third|fourth|fifth|last|next|other|previous) (?:ones?|of (?:them|those|these))\b|^(?:and |what about )?the (?:first|second|third|fourth|fifth|last|next|other)\W*(?:why\W*)?$/

export const SIDES = { pvp: /\b(?:pvp|crucible|trials)\b/, pve: /\b(?:pve|raids?|dungeons?|nightfalls?)\b/ }

/** A whole kind of item instead of a name. */
export const KINDS = { weapon: /\b(?:weapons?|guns?)\b/, armor: /\b(?:armou?r)\b/ }

export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all also am an and any anything are around as at be been best better but by can clean could delete did
  discard dismantle dismantled dismantling do does dont every everything favorite favourite find for free from full get
  give go going good got great greatest gun guns had has have help her here highest him his how i if im in into is it
  its item items ive junk just keep know list look make many may me mine more most much my need no not of on one ones
  only or our out own owned owns please pve pvp crucible trials raid raids dungeon dungeons nightfall nightfalls rid
  room roll rolled rolls safe saved scrap search shard sharding should show so some something space still strongest
  stuff than that the their them then there these they thing things this those throw to top trash up us use vault want
  was way we weapon weapons armor armour were what whats when where which who whose why will with work worth would you
  your away today now tell think really ever perk perks type types element rid god godroll godrolls tier count number total`.split(
    /\s+/,
  ),
)
