/** Words that can stand in a sentence without naming a thing: plain English and the game's everyday terms. */
import { fold } from '@ai-vault/game/search/fold.ts'
import { PLAIN_WORDS } from './plain-words.ts'

/** Capitalised in the middle of a sentence without being the name of an item. */
const PROPER = `
  guardian guardians destiny bungie vault sentinel ghost vanguard titan hunter warlock kinetic arc solar void stasis
  strand prismatic pve pvp gm gms mnk ttk dps dim monday tuesday wednesday thursday friday saturday sunday january
  february march april may june july august september october november december crucible gambit nightfall nightfalls
  grandmaster trials osiris iron banner raid raids dungeon dungeons portal kepler tower postmaster armory atlas archives
  forge architect prophecy excellent good poor unrated god tier god-tier exotic legendary rare barrier overload
  unstoppable light darkness cabal fallen hive vex taken scorn dread eliksni europa moon nessus neomuna ascendant
  english german french spanish italian utc i ai xur banshee artifact season pass masterwork power super grenade melee
  health class weapons weapon helmet gauntlets chest legs victory defeat completed
`

/** English words that are also the one-word names of weapons: a name only where the sentence uses them as one. */
const ALSO_NAMES = `
  adored anarchy apostate ascendancy avalanche bastion beloved bequest bitter sweet caretaker cataclysmic commemoration
  conspirator crimson deadlock deliverance disparity divinity division doomsday duality elegy encore euphony farewell
  forbearance forerunner forgiveness harmony headstrong heirloom heretic heritage hush imminence imperative insidious
  insurmountable judgment liturgy lonesome merciless misfit nullify outlast parasite pariah perseverance persuader
  posterity premonition prosecutor purpose relentless requiem resonance resounding riptide rose sleepless someday
  sovereignty submission succession symmetry tarantula thorn thoughtless tranquility trespasser trust truth undercurrent
  unforgiven unloved unsworn unvoiced unworthy zephyr
`

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')
const PLAIN = new Set(words(PLAIN_WORDS + ALSO_NAMES).map(fold))
const PROPER_WORDS = new Set(words(PROPER).map(fold))

const STEMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y']],
  [/ied$/, ['y']],
  [/(?:es|ed|er|est|ing|ly|d|s|r|n)$/, ['', 'e']],
  [/(.)\1(?:ed|er|ing|est)$/, ['$1']],
  [/(?:ness|ment|able|ful|less)$/, ['', 'e']],
  [/^(?:un|re|non|over|out)/, ['']],
]

export function isPlainWord(word: string): boolean {
  const folded = fold(word)
  if (folded.length < 2 || /^\d/.test(folded)) return true
  if (PLAIN.has(folded) || PROPER_WORDS.has(folded)) return true
  return STEMS.some(([ending, instead]) => {
    if (!ending.test(folded)) return false
    return instead.some((stem) => PLAIN.has(folded.replace(ending, stem)))
  })
}

/** May be written with a capital although it names no item. */
export const isCommonProperWord = (word: string): boolean => PROPER_WORDS.has(fold(word))
