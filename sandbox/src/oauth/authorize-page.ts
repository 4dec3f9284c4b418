import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { GuardianListing } from './guardian-listing.ts'

/** The few drawings of the product's glyph set that this page uses. */
const symbol = (id: string, path: string) => `<symbol id="${id}" viewBox="0 0 24 24">${path}</symbol>`
const filled = (...paths: string[]) => paths.map((path) => `<path d="${path}" fill="currentColor"/>`).join('')
const drawn = (path: string, width: number) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}"/>`

const GLYPHS = `<svg hidden>${[
  symbol('check', drawn('M4 12.5L9.5 18L20 6.5', 2)),
  symbol('cross', drawn('M5 5L19 19M19 5L5 19', 1.7)),
  symbol(
    'titan',
    filled('M12 1.6L21 6.6V10.4H3V6.6Z', 'M3 12.2H10.9V21.8L3 17.4Z', 'M13.1 12.2H21V17.4L13.1 21.8Z'),
  ),
  symbol(
    'hunter',
    filled(
      'M2.6 2.4L9 8.2L11.3 21.6L5 13.6Z',
      'M21.4 2.4L15 8.2L12.7 21.6L19 13.6Z',
      'M12 2.8L14 6.6L12 12.4L10 6.6Z',
    ),
  ),
  symbol(
    'warlock',
    filled('M12 7.8L17.6 18.6H6.4Z') +
      drawn('M12 1.8V5.2M5.2 4.6L7 7.6M18.8 4.6L17 7.6M1.6 10.6L4.8 12M22.4 10.6L19.2 12', 1.7) +
      drawn('M2.6 21.2H21.4', 1.8),
  ),
].join('')}</svg>`

const DUST = [
  [61, 88],
  [402, 47],
  [655, 301],
  [193, 618],
  [97, 366],
  [318, 790],
  [489, 148],
  [860, 62],
  [1304, 96],
  [1540, 410],
  [1466, 236],
  [1562, 640],
  [30, 720],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".8"/>`)
  .join('')

/** The golden horizon with orbits above it, as on the product's own sign-in. */
const SKY = `<svg class="sky" viewBox="0 0 1600 900" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
<defs><linearGradient id="light" x1="0" x2="1"><stop class="light-faint" offset="0"/><stop class="light-warm" offset=".42"/><stop class="light-bright" offset=".7"/><stop class="light-cool" offset="1"/></linearGradient></defs>
<g transform="translate(1120 430)"><circle class="orbit" r="420"/><circle class="orbit orbit-dashed" r="520"/><circle class="orbit" r="640"/><path class="orbit orbit-gold" d="M0 -420A420 420 0 0 1 394.7 143.6"/></g>
<g class="dust">${DUST}</g>
<path class="ground" d="M-60 960A2300 2300 0 0 1 1660 720V960Z"/><path class="horizon" d="M-60 960A2300 2300 0 0 1 1660 720"/></svg>`

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
