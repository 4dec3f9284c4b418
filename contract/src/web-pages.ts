import * as z from 'zod/mini'

/** `pages.json` of the built web app: what the server has to know of its addresses. `*` stands for one part of any text. */
export const webPagesSchema = z.object({
  addresses: z.array(z.string()),
  /** Pages of their own: they name the files of their screen, and some hold its first picture, for whom it is. */
  pages: z.array(
    z.object({
      file: z.string(),
      who: z.optional(z.enum(['visitor', 'player'])),
      addresses: z.array(z.string()),
    }),
  ),
})
export type WebPages = z.infer<typeof webPagesSchema>

const partsOf = (path: string) => path.split('/').filter(Boolean)

/** Whether a path is at one of these addresses; a slash at its end makes no difference. */
export function matchesAddress(address: string, pathname: string): boolean {
  const parts = partsOf(pathname)
  const wanted = partsOf(address)
  return wanted.length === parts.length && wanted.every((part, at) => part === '*' || part === parts[at])
}
