/** From what a player types to plain lower-case words: accents folded, slang spelled out. */
import { fold } from '@ai-vault/game/search/fold.ts'

const SLANG: readonly (readonly [RegExp, string])[] = [
  [/\bgms?\b/g, 'grandmaster'],
  [/\bgrand master\b/g, 'grandmaster'],
  [/\bnf\b/g, 'nightfall'],
  [/\bhcs?\b/g, 'hand cannon'],
  [/\bhandcannons?\b/g, 'hand cannon'],
  [/\bsmgs?\b/g, 'submachine gun'],
  [/\blfrs?\b|\blinears?\b/g, 'linear fusion rifle'],
  [/\b[hb]gls?\b/g, 'grenade launcher'],
  [/\bgls?\b/g, 'grenade launcher'],
  [/\blmgs?\b|\bmgs?\b/g, 'machine gun'],
  [/\brl\b/g, 'rocket launcher'],
  [/\brockets\b/g, 'rocket launcher'],
  [/\bsnipers?\b/g, 'sniper rifle'],
  [/\bshotty\b|\bshotties\b/g, 'shotgun'],
  [/\bpulses\b/g, 'pulse rifle'],
  [/\bscouts\b/g, 'scout rifle'],
  [/\bautos\b/g, 'auto rifle'],
  [/\bfusions\b/g, 'fusion rifle'],
  [/\btraces\b/g, 'trace rifle'],
  [/\bbows?\b/g, 'combat bow'],
  [/\bcombat combat bow\b/g, 'combat bow'],
  [/\bsubmachine gun gun\b/g, 'submachine gun'],
  [/\brifle rifle\b/g, 'rifle'],
  [/\badd? clear\b|\badd clearing\b|\bad control\b|\btrash mobs?\b/g, 'add clear'],
  [/\bbis\b/g, 'best'],
  [/\bgod ?rolls?\b|\bgod-rolls?\b/g, 'god roll'],
  [/\bred ?borders?\b|\bdeepsights?\b/g, 'pattern'],
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
  [/\bguns\b/g, 'weapons'],
  [/\bgun\b/g, 'weapon'],
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
  for (const [slang, plain] of SLANG) words = words.replace(slang, plain)
  return words.replace(/\s+/g, ' ').trim()
}

/** Words by which German and French questions are told; the answer is English and says so. */
const FOREIGN: Readonly<Record<'German' | 'French', RegExp>> = {
  German:
    /\b(?:ich|mein|meine|meinen|welche[rsn]?|was|soll|habe|hab|kann|der|die|das|und|fur|nicht|gibt|zeig|waffe|waffen|wie|wo|bekomme|beste[nsr]?|ist|ein|eine|zum|mir|noch|heute|woche|lohnt|wegwerfen|zerlegen)\b/g,
  French:
    /\b(?:je|mon|ma|mes|quel(?:le|les|s)?|que|quoi|dois|peux|est|le|la|les|des|une?|pour|pas|avec|ou|comment|meilleure?|arme|armes|faire|ai|jai|puis|cette|semaine|ce|sur|dans|du)\b/g,
}

export function foreignLanguage(text: string): 'German' | 'French' | undefined {
  const words = fold(text)
  const total = words.split(/\s+/).length
  const share = (language: 'German' | 'French') => (words.match(FOREIGN[language])?.length ?? 0) / total
  const [first] = (['German', 'French'] as const)
    .map((language) => ({ language, share: share(language) }))
    .toSorted((one, other) => other.share - one.share)
  return first && total >= 3 && first.share >= 0.4 ? first.language : undefined
}
