/** The platform writes two languages by names of its own. */
const PLATFORM_CODES: Readonly<Record<string, string>> = {
  'zh-hant': 'zh-cht',
  'zh-tw': 'zh-cht',
  'zh-hk': 'zh-cht',
  'zh-mo': 'zh-cht',
  zh: 'zh-chs',
}

/**
 * Which of the offered languages a caller wants: the one it names, else the first of its browser's languages that is on
 * offer, be it only without the country. A language that is not offered is the main one.
 */
export function wantedLanguage(
  offered: readonly string[],
  main: string,
  { language, accepted }: { readonly language?: string | undefined; readonly accepted?: string | undefined },
): string {
  const find = (code: string) => offered.find((each) => each === (PLATFORM_CODES[code] ?? code))
  if (language !== undefined) return find(language.toLowerCase()) ?? main
  for (const code of byPreference(accepted ?? '')) {
    const parts = code.split('-')
    // The longest form first: zh-hant-tw, zh-hant, zh.
    const found = parts.map((_, end) => find(parts.slice(0, parts.length - end).join('-'))).find(Boolean)
    if (found) return found
  }
  return main
}

/** `de-AT, en;q=0.8` as codes in lower case, the most wanted first. */
function byPreference(accepted: string): readonly string[] {
  return accepted
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [code = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean)
      return { code, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ code, quality }) => code !== '' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ code }) => code)
}
