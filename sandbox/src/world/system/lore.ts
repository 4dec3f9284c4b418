import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { LORE_BOOKS } from '../tables/progress/lore-books.ts'

export const loreHash = (book: string, page: string): number => hashFor('lore', `${book}/${page}`)

/** The pages that lore triumphs unlock. */
export const defineLore = (definitions: Definitions): void => {
  for (const [book, pages] of LORE_BOOKS)
    pages.forEach((page, place) => {
      definitions.define('DestinyLoreDefinition', loreHash(book, page), {
        displayProperties: display(page, `Page ${place + 1} of "${book}", kept for those who found it.`),
        subtitle: book,
      })
    })
}
