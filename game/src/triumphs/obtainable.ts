/**
 * Whether what is missing can be had today. The platform says where a thing came from, not whether that is still open,
 * so the answer is read from the English source text and is an estimate: screens say so.
 */
export type Obtainability = 'now' | 'sometimes' | 'over' | 'unknown'

/** Seasons, episodes and yearly badges that are over; places and activities that left the game. */
const OVER =
  /\bseason of\b|\bepisode\b|\b20(1\d|2[0-5])\b|moments of triumph|\bseason pass\b|special offer|pre-?order|red war|curse of osiris|gambit prime|the reckoning|black armory|menagerie|leviathan|crown of sorrow|scourge of the past|escalation protocol|revelry|emissary of the nine|trials of the nine|faction rally|arach jalaal|executor hideo|lakshmi|brother vance|\bon (io|titan|mercury|the tangled shore)\b|no longer/i
/** Open on some days of the year, or for sale when the shop turns. */
const SOMETIMES =
  /eververse|bright engrams?|bright dust|solstice|\bdawning\b|festival of the lost|guardian games|crimson days|events? through|iron banner|\btrials\b|x[ûu]r\b|silver\b/i

/** What takes a team that knows it, or a hard match. */
const HARD = /\braids?\b|\bdungeons?\b|nightfall|grandmaster|\btrials\b|competitive/i

/** Whether a source asks for more than playing on: an estimate from its words, too. */
export const isHardSource = (source: string): boolean => HARD.test(source)

export function obtainability(source: string): Obtainability {
  if (source.trim() === '') return 'unknown'
  if (OVER.test(source)) return 'over'
  return SOMETIMES.test(source) ? 'sometimes' : 'now'
}
