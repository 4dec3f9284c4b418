import { escapeText } from '../pictures/escape-text.ts'

/** A page that says of itself what it is before any script has run. */
export interface DescribedPage {
  readonly status: number
  readonly title: string
  readonly description: string
  /** Further tags, as markup. */
  readonly tags: string
}

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/

/** The page with this head. Replaced by functions: a text with `$&` in it stays that text. */
export function withHead(html: string, { title, description, tags }: DescribedPage): string {
  return html
    .replace(TITLE, () => `<title>${escapeText(title)}</title>`)
    .replace(DESCRIPTION, () => `<meta name="description" content="${escapeText(description)}" />`)
    .replace('</head>', () => `${tags}</head>`)
}
