/** Times that a question names and that the rules for spans read as nothing, or as something else. */
import { isPlainWord } from '../../grounding/vocabulary.ts'
import { MONTHS, WEEKDAYS } from '../../tools/account/spans.ts'
import { MONTH, spellOutDates, THIS_SEASON, withoutDates } from './dates.ts'

const WEEKDAY = `(?:${WEEKDAYS.join('|')})`
const NTH = '\\d{1,2}(?:st|nd|rd|th)'
const DATE = `(?:yesterday|${WEEKDAY}|(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${MONTH}|${NTH}|20\\d{2})`
const LONG_TIMES =
  'seasons?|episodes?|springs?|summers?|autumns?|winters?|christmas|xmas|easter|halloween|birthday'
const SHORT_TIMES = 'hours?|minutes?'

const UNREAD = [
  // "The first Monday of October", "last Friday of the month".
  `\\b(?:${NTH} ${WEEKDAY} (?:of|in)|last ${WEEKDAY} of)\\b`,
  `(?<!\\bday )\\b(?:before|after|(?<!\\bfrom .*)(?:until|till)) (?:the )?${DATE}\\b`,
  // "The end of October", "the week of 3 November".
  `\\b(?:early|mid|late|(?:end|start|beginning|middle|half|week|weekend|days) (?:of|in)) (?:the )?${DATE}\\b`,
  `\\b${MONTH} (?:of )?(?:last|this) year\\b`,
  `\\b(?:last|past|previous|this|in|on|during|over|at|since) (?:\\w+ ){0,4}(?:${LONG_TIMES})\\b`,
  `\\b(?:last|past|previous) (?!24 )(?:\\w+ )?(?:${SHORT_TIMES}|fall|half year)\\b`,
  '\\b(?:last|past|previous|a) (?:few|couple(?: of)?|several|some) (?:days|weeks|months|years)\\b',
  `\\b(?:${SHORT_TIMES}|${LONG_TIMES}) ago\\b`,
  '\\bthe other (?:day|week|night)\\b',
  '\\bat \\d{1,2}(?::\\d{2}| ?(?:am|pm)\\b)',
].map((pattern) => new RegExp(pattern))

/** "May" and "march" are also other words. */
const MONTH_NAME = new RegExp(`\\b(?:${MONTHS.filter((month) => !/^ma/.test(month)).join('|')})\\b`)
const YEAR = /\b20[12]\d\b(?! (?:kills?|power|light|points?|glimmer))/
/** "On the 5th and 6th": the second day. */
const ANOTHER_DAY = new RegExp(`\\b(?:and|or) (?:the )?${NTH}(?=$| (?:of|in|with|did|i)\\b)`)
/** "On 5-11", "on 5. 11.". */
const TWO_NUMBERS = /\b(?:on|since|from) (?:the )?\d{1,2}[ -]\d{1,2}\b/
/** "On 3 Smarch", "on the 3rd of Smarch": where a month stands, a word that is none. */
const OTHER_MONTH = /\b(?:on|since|from) (?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?<word>[a-z]{3,})\b/

/** What was played at such a time is not known. */
export function namesUnreadTime(text: string): boolean {
  const spelled = spellOutDates(text.replace(THIS_SEASON, ' '))
  if (UNREAD.some((pattern) => pattern.test(spelled))) return true
  const left = withoutDates(text)
  const { word } = OTHER_MONTH.exec(left)?.groups ?? {}
  const days = WEEKDAYS.filter((day) => new RegExp(`\\b${day}s?\\b`).test(left))
  return (
    (word !== undefined && !isPlainWord(word)) ||
    days.length > 1 ||
    [MONTH_NAME, YEAR, ANOTHER_DAY, TWO_NUMBERS].some((pattern) => pattern.test(left))
  )
}
