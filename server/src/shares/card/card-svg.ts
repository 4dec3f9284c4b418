/**
 * The preview card that chat apps show for a share: 1200 by 630, in the colours of the look, no text under 42 units, so
 * that it reads at the width of a phone.
 */
import type { StatLine } from '@ai-vault/game/items.ts'
import type { ShareDocument } from '@ai-vault/game/shares/document.ts'
import { escapeText } from '../../pictures/escape-text.ts'
import { type CardFacts, cardFacts } from './card-facts.ts'
import { cutToFit, fitTitle } from './fit-text.ts'

const WIDTH = 1200
const HEIGHT = 630
const COLOR = {
  space: '#080718',
  line: '#5a5a80',
  faint: '#282843',
  text: '#f2f2f6',
  soft: '#c7c8d5',
  gold: '#e8c877',
} as const
const FONT = 'font-family="Saira Condensed" font-weight="600"'
const LEFT = 60
const TITLE_SIZES = [132, 112, 96, 80, 68]
const SMALLEST = 44

export function cardSvg(document: ShareDocument, author: string): string {
  const facts = cardFacts(document, author)
  const room = facts.stats ? 640 : WIDTH - 2 * LEFT
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOR.space}"/>`,
    `<path d="M-40 690A4200 4200 0 0 1 1240 612V690H-40Z" fill="${COLOR.gold}" fill-opacity=".14"/>`,
    `<path d="M-40 690A4200 4200 0 0 1 1240 612" fill="none" stroke="${COLOR.gold}" stroke-width="2"/>`,
    MARK,
    write('AI VAULT', LEFT + 86, 103, 50, COLOR.text, 4.5),
    `<path d="M374 62V110" stroke="${COLOR.line}" stroke-width="2"/>`,
    write(facts.label, 400, 101, SMALLEST, COLOR.soft, 4),
    drawTexts(facts, room),
    facts.stats ? drawStats(facts.stats) : '',
    '</svg>',
  ].join('')
}

function drawTexts({ title, about, lines }: CardFacts, room: number): string {
  const { lines: heads, size } = fitTitle(title, room, TITLE_SIZES)
  const top = 170 + size * 0.86
  const drawn = heads.map((line, at) => write(line, LEFT - 4, top + at * size * 0.94, size, COLOR.text, 1))
  const below = top + (heads.length - 1) * size * 0.94 + 72
  const rest = [
    ...(about ? [{ text: about, fill: COLOR.gold as string }] : []),
    ...lines.map((text) => ({ text, fill: COLOR.soft as string })),
  ].filter((_, at) => below + at * 56 < HEIGHT - 24)
  return [
    ...drawn,
    ...rest.map(({ text, fill }, at) =>
      write(cutToFit(text, SMALLEST, room), LEFT, below + at * 56, SMALLEST, fill, 0.5),
    ),
  ].join('')
}

function write(text: string, x: number, y: number, size: number, fill: string, spacing: number): string {
  return `<text x="${x}" y="${Math.round(y)}" ${FONT} font-size="${size}" letter-spacing="${spacing}" fill="${fill}">${escapeText(text)}</text>`
}

const CENTRE = { x: 930, y: 318 }
const RIM = 168
const FULL = 200
const corner = (at: number, value: number) => {
  const angle = (at * Math.PI) / 3 - Math.PI / 2
  const radius = (Math.max(0, Math.min(FULL, value)) / FULL) * RIM
  return [CENTRE.x + radius * Math.cos(angle), CENTRE.y + radius * Math.sin(angle)].map(Math.round)
}
const outline = (values: readonly number[]) =>
  `M${values.map((value, at) => corner(at, value).join(' ')).join('L')}Z`

/** The six stats as a shape, with the first (weapons) and the fourth (super) written out. */
function drawStats(stats: StatLine): string {
  const spokes = stats.map((_, at) => `M${CENTRE.x} ${CENTRE.y}L${corner(at, FULL).join(' ')}`).join('')
  const points = stats.map((value, at) => {
    const [x, y] = corner(at, value)
    return `<circle cx="${x}" cy="${y}" r="7" fill="${COLOR.gold}"/>`
  })
  const number = (label: string, value: number, y: number) =>
    `<text x="${CENTRE.x}" y="${y}" text-anchor="middle" ${FONT} font-size="46" fill="${COLOR.text}">${label} ${value}</text>`
  return [
    `<path d="${outline(stats.map(() => FULL))}${spokes}" fill="none" stroke="${COLOR.line}" stroke-width="1.5"/>`,
    `<path d="${outline(stats.map(() => FULL / 2))}" fill="none" stroke="${COLOR.faint}" stroke-width="1.5" stroke-dasharray="4 6"/>`,
    `<path d="${outline(stats)}" fill="${COLOR.gold}" fill-opacity=".16" stroke="${COLOR.gold}" stroke-width="4"/>`,
    ...points,
    number('Weapons', stats[0], 118),
    number('Super', stats[3], 552),
  ].join('')
}

/** The mark of the product, 68 units wide. */
const MARK = `<g transform="translate(${LEFT} 52) scale(1.4167)"><path d="M24 2.5L42.62 13.25L42.62 34.75L24 45.5L5.38 34.75L5.38 13.25Z" fill="none" stroke="${COLOR.text}" stroke-width="2"/><path d="M25.79 15.59L42.62 30.73M32.18 21.34L27.46 43.5M30.39 29.75L8.85 36.75M22.21 32.41L5.38 17.27M15.82 26.66L20.54 4.5M17.61 18.25L39.15 11.25" fill="none" stroke="${COLOR.text}" stroke-width="1.5"/><path d="M24 17.4L25.7 22.3L30.6 24L25.7 25.7L24 30.6L22.3 25.7L17.4 24L22.3 22.3Z" fill="${COLOR.gold}"/></g>`
