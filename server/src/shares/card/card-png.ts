import type { ShareDocument } from '@ai-vault/game/shares/document.ts'
import { Resvg } from '@resvg/resvg-js'
import { cardSvg } from './card-svg.ts'

export interface CardDrawing {
  readonly document: ShareDocument
  readonly author: string
}

/** A card as PNG. */
export const cardPng = ({ document, author }: CardDrawing, fonts: readonly string[]): Buffer =>
  new Resvg(cardSvg(document, author), {
    font: { loadSystemFonts: false, fontFiles: [...fonts], defaultFontFamily: 'Saira Condensed' },
  })
    .render()
    .asPng()
