import { words } from '../words/words.tsx'

/** In this order: each of these also claims to be some of those below it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
const PHONES = /iPhone|Android|Mobile/

const first = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** 'Firefox on Linux', as far as a browser tells; a script tells its own name. */
export function describeBrowser(userAgent: string): { readonly name: string; readonly phone: boolean } {
  const browser = first(BROWSERS, userAgent)
  const system = first(SYSTEMS, userAgent)
  const own = userAgent.split(/[/ ]/)[0]?.slice(0, 40)
  const name = browser && system ? words.sessions.browserOn(browser, system) : (browser ?? system ?? own)
  return { name: name || words.sessions.unknownBrowser, phone: PHONES.test(userAgent) }
}
