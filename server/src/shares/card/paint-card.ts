import type { ShareDocument } from '@ai-vault/game/shares/document.ts'
import { Resvg } from '@resvg/resvg-js'
import { drawCard } from './draw-card.ts'

export interface CardDrawing {
  readonly document: ShareDocument
  readonly author: string
}

/** A card as PNG. */
export const paintCard = ({ document, author }: CardDrawing, fonts: readonly string[]): Buffer =>
  new Resvg(drawCard(document, author), {
    font: { loadSystemFonts: false, fontFiles: [...fonts], defaultFontFamily: 'Saira Condensed' },
  })
    .render()
    .asPng()
