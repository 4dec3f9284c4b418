import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { GLYPHS, SKY } from './glyphs.ts'
import type { GuardianListing } from './guardian-listing.ts'

const STYLE = readFileSync(new URL('./authorize-page.css', import.meta.url), 'utf8')
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const CLASSES = ['titan', 'hunter', 'warlock'] as const
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** Nothing but this page's own style; the form may also lead on to the application, which browsers check too. */
export const contentSecurityPolicy = (redirectUrl?: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self'${redirectUrl === undefined ? '' : ` ${new URL(redirectUrl).origin}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const layout = (title: string, inside: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
${SKY}
<main class="panel" aria-labelledby="title">
<div class="tape">Sandbox platform · runs on this machine · not Bungie.net</div>
<div class="inside">${inside}</div>
</main>
${GLYPHS}
</body>
</html>
`

const glyph = (id: string, className = '') =>
  `<svg${className && ` class="${className}"`} aria-hidden="true"><use href="#${id}"/></svg>`

function classGlyphs(classes: readonly number[]): string {
  const names = classes.flatMap((type) => CLASSES[type] ?? [])
  if (names.length === 0) return ''
  return `<span class="classes" role="img" aria-label="${names.join(', ')}">${names.map((name) => glyph(name)).join('')}</span>`
}

function guardianRow({ card, classes, weapons, hidesHistory }: GuardianListing, isFirst: boolean): string {
  const owns = hidesHistory ? 'hidden' : weapons === 0 ? '0' : `${weapons.toLocaleString('en')} weapons`
  const name = `${card.displayName}#${String(card.displayNameCode).padStart(4, '0')}`
  return `<label class="guardian"><input type="radio" name="as" value="${escapeHtml(card.id)}"${isFirst ? ' checked' : ''}>
<span class="who"><b>${escapeHtml(card.id)}</b> <bdi class="small dim">${escapeHtml(name)}</bdi><span class="small soft">${escapeHtml(card.summary)}</span></span>
<span class="owns">${owns}${classGlyphs(classes)}</span></label>`
}

export interface AuthorizePage {
  readonly guardians: readonly GuardianListing[]
  /** What the caller sent, to be sent along with the choice. */
  readonly parameters: Readonly<Record<string, string>>
  readonly redirectUrl: string
}

export function authorizePage({ guardians, parameters, redirectUrl }: AuthorizePage): string {
  const hidden = Object.entries(parameters)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  return layout(
    'Sign in · sandbox platform',
    `<div class="stack"><h1 id="title">AI Vault asks to read your Destiny 2 account</h1>
<p class="soft">This page stands in for the game platform. Pick the guardian to sign in as; nothing leaves this machine.</p>
<ul class="checks">
<li>${glyph('check', 'granted')}<span>Read your Destiny 2 information: vault, inventory, history</span></li>
<li>${glyph('cross')}<span>Move or equip items: not asked</span></li>
</ul>
<p class="small dim">Returns to <code>${escapeHtml(redirectUrl)}</code></p></div>
<form class="stack" method="get">${hidden}
<fieldset class="guardians"><legend>Demo guardians</legend>
${guardians.map((listing, index) => guardianRow(listing, index === 0)).join('\n')}
</fieldset>
<div class="actions"><button class="button button-gold">Approve</button><button class="button" name="deny" value="1">Cancel</button></div>
</form>`,
  )
}

/** A request that no application registered here would send: said to the person, never redirected. */
export const refusalPage = (reason: string): string =>
  layout(
    'Sign-in refused · sandbox platform',
    `<div class="stack"><h1 id="title">This sign-in cannot go on</h1><p class="soft">${escapeHtml(reason)}</p></div>`,
  )
