import { loreHash } from '../system/lore.ts'
import { LORE_BOOKS } from '../tables/progress/lore-books.ts'
import { TOAST } from './define-triumphs.ts'
import type { Triumph } from './triumph.ts'

const pageTriumphs = ([book, pages]: (typeof LORE_BOOKS)[number]): Triumph[] =>
  pages.map((page, place) => ({
    category: 'Lore',
    group: book,
    name: page,
    text: `Page ${place + 1} of "${book}".`,
    score: 2,
    goals: [['Page found', 1]],
    secret: place === pages.length - 1,
    toast: TOAST.lore,
    lore: loreHash(book, page),
  }))

export const loreTriumphs = (): Triumph[] => LORE_BOOKS.flatMap(pageTriumphs)
