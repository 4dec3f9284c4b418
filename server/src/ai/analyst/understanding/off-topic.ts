/**
 * Questions about the world outside the game. Their words name no item, and neither does what they ask for: whoever asks
 * for the weather wants no weapon of that name.
 */
import type { FoundEntity } from '../reading/entities.ts'

const TOPICS = [
  /\b(?:weather|forecast|temperature|rain(?:ing|y)?|snow(?:ing)?|sunny|degrees (?:celsius|fahrenheit))\b/,
  /\b(?:news|headlines|politics|president|chancellor|prime minister|elections?|parliament|world war)\b/,
  /\b(?:football|soccer|basketball|baseball|tennis|olympics?|world cup|champions league|formula (?:1|one)|nba|nfl)\b/,
  /\b(?:stocks?(?: market| price)|share price|bitcoin|crypto\w*|ethereum|exchange rate|inflation|interest rate)\b/,
  /\b(?:recipes?|cook(?:ing)?|restaurants?|pizza|pasta|dinner|breakfast|calories|flights?|hotels?|train to|traffic)\b/,
  /\b(?:jokes?|poems?|limerick|riddle|bedtime story|song|lyrics|movies?|films?|netflix|tv show|horoscope)\b/,
  /\b(?:capital|population|currency|language|president|king|queen) of\b/,
  /\b(?:homework|essay|equation|square root|python|javascript|html code|sql query)\b/,
  /\b(?:what time is it|what(?: is|'s|s)? the (?:time|date)|what day is (?:it|today))\b/,
  /\b(?:doctor|medicine|headache|symptoms?|lawyer|tax(?:es)?|girlfriend|boyfriend|marry me|meaning of life)\b/,
]

const SAID_TO_IT =
  /^(?:(?:sentinel|hey|ok|well|but|man|wow|honestly)[ ,]+)*(?:you|u|ur|this (?:app|bot|assistant|thing))\b.*\b(?:useless|stupid|dumb|idiots?|terrible|awful|worthless|garbage|trash|sucks?|crap|annoying|hopeless|pathetic|liar|lying)\b/
const CURSE = /^(?:fuck|screw|damn|stfu|shut up|go away|i hate you)\b/

/** Said to Sentinel about itself: "you are useless" asks for no weapon that is. */
export function isRude(question: string, entities: readonly FoundEntity[]): boolean {
  if (entities.some(({ weak }) => !weak)) return false
  const text = question.toLowerCase().trim()
  return SAID_TO_IT.test(text) || CURSE.test(text)
}

/** A name of the game in the question speaks for the game: a weapon may be called anything. */
export function isOffTopic(question: string, entities: readonly FoundEntity[]): boolean {
  if (entities.some(({ weak }) => !weak)) return false
  const text = question.toLowerCase()
  return TOPICS.some((topic) => topic.test(text))
}
