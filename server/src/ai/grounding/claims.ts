/** What a sentence claims, told by its words: ownership, absence, the present. */

const OWNERSHIP = /\b(?:you(?:'ve| have| own| hold| carry| keep|r)|yours)\b/i
const NOT_OWNED =
  /\b(?:(?:do|does|did) not (?:own|have|hold)|(?:don|doesn|didn)['’]t (?:own|have|hold)|not (?:one )?(?:of yours|owned|in your)|you (?:own|have|hold) (?:no|none|neither)|you lack|missing|could drop|can drop|to farm|would need|without owning|cannot see|can not see)\b/i
const NEGATIVE =
  /\b(?:you (?:do not|don['’]t|did not|didn['’]t|have no|own no|hold no|have none|own none|have never|lack|are missing)|there (?:is|are) no(?:ne)?\b|none of your|nothing in your|not (?:anywhere )?in your|no copy|no copies|neither of your)\b/i
const PRESENT =
  /\b(?:right now|at the moment|currently|today|tonight|this (?:week|season|weekend|reset)|is selling|are selling|sells|xur has|on sale|in rotation|this week['’]s)\b/i

export const claimsOwnership = (sentence: string) => OWNERSHIP.test(sentence)
export const disclaimsOwnership = (sentence: string) => NOT_OWNED.test(sentence)
export const claimsAbsence = (sentence: string) => NEGATIVE.test(sentence)
export const claimsPresent = (sentence: string) => PRESENT.test(sentence)
