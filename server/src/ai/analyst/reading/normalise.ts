/** From what a player types to plain lower-case words: accents folded, slang spelled out. */
import { TYPE_WORDS } from '@ai-vault/game/builds/request/vocabulary.ts'
import { fold } from '@ai-vault/game/search/fold.ts'

// 'Heavy' stays where it was said: it tells the ammo too.
const TYPE_NAMES = TYPE_WORDS.filter(([name]) => !name.startsWith('heavy '))
const LONGEST_FIRST = TYPE_NAMES.map(([name]) => name.replaceAll(' ', '[ -]'))
  .toSorted((one, other) => other.length - one.length)
  .join('|')
/** Not a part of a word with a hyphen: auto-loading is no auto rifle. */
const TYPE_NAME = new RegExp(`(?<![\\p{L}\\d-])(${LONGEST_FIRST})(?:es|s)?(?![\\p{L}\\d-])`, 'gu')
const TYPES = new Map(TYPE_NAMES)

/** Every name of a weapon type becomes the one that the rules below know it by. */
const spellOutTypes = (text: string): string =>
  text.replace(
    TYPE_NAME,
    (whole, name: string) => TYPES.get(name.replaceAll('-', ' '))?.replaceAll('-', ' ') ?? whole,
  )

const SLANG: readonly (readonly [RegExp, string])[] = [
  [/\bgms?\b/g, 'grandmaster'],
  [/\bgrand master\b/g, 'grandmaster'],
  [/\bnf\b/g, 'nightfall'],
  [/\badd? clear\b|\badd clearing\b|\bad control\b|\btrash mobs?\b/g, 'add clear'],
  [/\bbis\b/g, 'best'],
  [/\bgod ?rolls?\b|\bgod-rolls?\b/g, 'god roll'],
  [/\bred ?(?:borders?|box(?:es)?)\b|\bdeepsights?\b/g, 'pattern'],
  [/\blvl\b/g, 'level'],
  [/\bwend?sdays?\b/g, 'wednesday'],
  [/\bwat\b|\bwut\b/g, 'what'],
  [/\bwich\b/g, 'which'],
  [/\baf\b|\blol\b|\btbh\b|\bidk\b|\bbtw\b|\byo\b/g, ' '],
  [/\bbro\b|\bdude\b|\bmate\b(?!s)|\bbuddy\b/g, ' '],
  [/\bshardable\b/g, 'to dismantle'],
  [
    /\bdel(?:ete)?\b|\bshard(?:ing|ed)?\b|\bscrap(?:ping)?\b|\bdismantl(?:e|es|ed|ing)\b|\btrash(?:ing)?\b|\bjunk\b/g,
    'dismantle',
  ],
  [/\bdup(?:e|es|licates?|licated)\b/g, 'duplicate'],
  [/\bpost ?master\b/g, 'postmaster'],
  [/\bkd\b|\bk\/d\b|\bkda\b/g, 'kd'],
  [/\bpve\b|\bplayer versus enemy\b/g, 'pve'],
  [/\bpvp\b|\bplayer versus player\b/g, 'pvp'],
  [/\bunstops?\b|\bunstoppables?\b/g, 'unstoppable'],
  [/\bchamps?\b/g, 'champion'],
  [/\b(barrier|overload)s\b/g, '$1'],
  [/\bnades?\b/g, 'grenade'],
  [/\bprimar(?:y|ies)\b/g, 'primary'],
  [/\bheav(?:y|ies)\b/g, 'heavy'],
  [/\b(?<!machine )guns\b/g, 'weapons'],
  [/\b(?<!machine )gun\b/g, 'weapon'],
  [/\bwhats\b/g, 'what is'],
  [/\bwtf\b/g, 'what'],
  [/\bdont\b/g, 'do not'],
  [/\bdoesnt\b/g, 'does not'],
  [/\bdidnt\b/g, 'did not'],
  [/\bhavent\b/g, 'have not'],
  [/\bcant\b/g, 'can not'],
  [/\bisnt\b/g, 'is not'],
  [/\bwhos\b/g, 'who is'],
  [/\btheres\b/g, 'there is'],
  [/\bp(?:l[sz]|lz|leez)\b/g, 'please'],
  [/\bppl\b/g, 'people'],
  [/\brn\b/g, 'right now'],
  [/\bdmg\b/g, 'damage'],
  [/\b(?:killing |kill )?adds?\b(?! clear)|\bkilling ads\b|\bmobs?\b/g, 'add clear'],
  [/\bwheres\b/g, 'where is'],
  [/\bhows\b/g, 'how is'],
  [/\bim\b/g, 'i am'],
  [/\bive\b/g, 'i have'],
  [/\bgimme\b/g, 'give me'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bgotta\b/g, 'have to'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bvs\.?\b|\bversus\b/g, 'vs'],
]

export function normalise(text: string): string {
  let words = fold(text)
    .replace(/[^\p{L}\p{N}\s/.+:%-]/gu, ' ')
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  words = spellOutTypes(words)
  for (const [slang, plain] of SLANG) words = words.replace(slang, plain)
  return words.replace(/\s+/g, ' ').trim()
}
