import { SHARE_KINDS, type ShareDocument, type ShareKind } from '@ai-vault/game/shares/document.ts'
import { ApiError } from '../errors/api-error.ts'
import { escapeText } from '../pictures/escape-text.ts'
import { cardFacts } from './card/card-facts.ts'
import { pathOf, type Shares } from './shares.ts'

/** What a page says in its head before any script has run, for chat apps and search engines. */
export interface PageHead {
  readonly status: 200 | 404
  readonly title: string
  readonly description: string
  /** Further tags, as markup. */
  readonly tags: string
}

const PRODUCT = 'AI Vault'
const NOINDEX = '<meta name="robots" content="noindex" />'

/** Undefined where the address is no share's. */
export function createPageHeads(shares: Pick<Shares, 'read'>, publicUrl: string) {
  const origin = new URL(publicUrl).origin

  return async function headOf(pathname: string, search: string): Promise<PageHead | undefined> {
    const asked = shareAt(pathname)
    if (!asked) return undefined
    const { kind, slug } = asked
    try {
      const { share, row, document } = await shares.read(kind, slug, versionIn(search))
      const about = describe(document, share.author)
      const path = pathOf(kind, slug)
      const image = `${origin}/api/shares${path}/card.png?version=${row.version}`
      const title = `${document.name} · ${PRODUCT}`
      return { status: 200, title, description: about, tags: tagsFor(title, about, origin + path, image) }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      return { status: 404, title: PRODUCT, description: error.message, tags: NOINDEX }
    }
  }
}

function shareAt(pathname: string): { kind: ShareKind; slug: string } | undefined {
  const [, first, second] = /^\/([a-z]+)\/([^/]+)\/?$/.exec(pathname) ?? []
  const kind = SHARE_KINDS.find((each) => each === first)
  if (!kind || second === undefined) return undefined
  try {
    return { kind, slug: decodeURIComponent(second) }
  } catch {
    return { kind, slug: second }
  }
}

function versionIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get('version')
  return text && /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

function describe(document: ShareDocument, author: string): string {
  if (document.kind === 'build' && document.summary) return document.summary.slice(0, 200)
  const { about, lines } = cardFacts(document, author)
  return [about, ...lines].filter(Boolean).join(' · ') || `Shared with ${PRODUCT}.`
}

function tagsFor(title: string, description: string, url: string, image: string): string {
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeText(content)}" />`
  return [
    NOINDEX,
    property('type', 'website'),
    property('site_name', PRODUCT),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', image),
    property('image:type', 'image/png'),
    property('image:width', '1200'),
    property('image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('')
}
