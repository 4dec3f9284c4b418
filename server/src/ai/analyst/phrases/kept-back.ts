import type { PhraseSet } from './phrase-set.ts'

/**
 * Kept back for acceptance: as strangers type, in a hurry and with their own words. Nothing was ever mended on these;
 * their figure is only reported.
 */
export const KEPT_BACK: PhraseSet = {
  dismantle_review: [
    'vault full af what do i shard',
    'stuff i can bin',
    'got no room left, pick 20 guns to get rid of',
  ],
  dupes: ['got too many of the same gun, which ones', 'repeat weapons in my vault', 'why do i have 3 Roses'],
  rate_roll: [
    'my fatebringer roll trash or nah',
    'worth keeping this Krait?',
    'how would you score my Night Watch',
  ],
  god_roll_for: [
    'fatebringer god roll',
    'what do ppl want on a Krait',
    'whats the roll to get on Without Remorse',
  ],
  do_i_have: ['do i have ace of spades yet', 'any strand smgs on me', 'did i keep a Nightshade'],
  find_by_perk: ['anything with kill clip in my vault', 'my rampage guns', 'guns of mine that have outlaw'],
  who_can_roll: [
    'what can even roll frenzy',
    'every smg that gets kill clip',
    'is there a pulse that rolls rampage',
  ],
  best_owned_slot: [
    'whats my best hc',
    'best thing i own for killing ads',
    'what primary should i run in pvp',
  ],
  dps_option: ['what do i melt bosses with', 'my best boss dmg', 'heavy for raid dps pls'],
  build_for_activity: [
    'gm build',
    'need a loadout for raids',
    'whats a good setup for crucible on my hunter',
  ],
  build_around: ['sunbracers build', 'wanna play around gjally, set me up', 'void titan build'],
  improve_loadout: [
    'my loadout sucks, fix it',
    'is what im wearing any good',
    'what should i swap out of my build',
  ],
  champions: [
    'got anything for overloads',
    'how do i deal with barrier champs with my stuff',
    'do i cover all champs',
  ],
  stat_gap: ['how to hit 100 nade', 'can i get 100 super on warlock', 'most health i can get'],
  infuse_power: ['how do i get my light up', 'lowest slot?', 'what to infuse next'],
  weekly_plan: [
    'what to do tonight',
    'got 90 minutes, what do i play',
    'anything i should do before tuesday',
  ],
  closest_to_done: ['what titles am i close on', 'almost done triumphs', 'which catalyst is nearly finished'],
  patterns_craft: ['missing patterns', 'red borders left', 'what can i craft rn'],
  where_from: ['where does krait drop', 'how to get witherhoard', 'wheres apex predator from'],
  farm_next: ['what should i grind', 'whats worth farming', 'what to farm next'],
  vendor_now: ['what has xur got', 'banshee worth it today?', 'whos selling something good'],
  postmaster_currency: ['is my postmaster full', 'how many cores do i have', 'glimmer?'],
  compare: ['rose vs thorn', 'krait or chroma rush', 'which is better gjally or apex predator'],
  explain: ['wtf does kill clip do', 'whats jolt again', 'what is scorch'],
  history_stats: ['whats my kd', 'how many raids have i done', 'last games i played'],
  fireteam: ['what does my team need', 'are we good for a raid', 'check out my squad'],
  move_equip_plan: ['equip fatebringer', 'throw my rose in the vault', 'switch me to my pvp loadout'],
  exotic_choice: ['which exotic do i use', 'best exotic for titan', 'what exotic should i be running'],
  new_since_last: ['what did i just get', 'new stuff?', 'last drops'],
  missing_exotics: ['exotics i dont have', 'what exotics am i missing', 'which exotic armor still missing'],
  help: ['what can u do', 'how does this work', 'hi what is this'],
}

/** Too little is said, or two things at once: asking back is right, guessing is wrong. */
export const AMBIGUOUS: readonly string[] = [
  'good?',
  'the gun',
  'what about it',
  'better',
  'weapons',
  'armor',
  'hunter',
  'is it',
  'which one',
  'hmm',
  'ok',
  'show me',
  'the best',
  'solar',
  'more',
  'why',
  'titan stuff',
  'can I',
  'blue',
  'florble the gromp',
  'do the thing',
  'it is too slow',
  'tell me something',
  'the other one',
  'maybe later',
  'and then',
  'what',
  'purple or gold',
  'I like turtles',
  'not sure',
]
