import { ANY_ITEM, type WishRoll } from './wish-list.ts'

export interface WishListDraft {
  readonly title?: string
  readonly description?: string
  readonly rolls: readonly WishRoll[]
}

/** A player's own targets in the same format, so that other tools can read them. */
export function exportWishList({ title, description, rolls }: WishListDraft): string {
  const head = [
    ...(title ? [`title:${oneLine(title)}`] : []),
    ...(description ? [`description:${oneLine(description)}`] : []),
  ]
  return `${[...head, ...(head.length > 0 ? [''] : []), ...rolls.map(rollLine)].join('\n')}\n`
}

/** One roll as one line, for a clipboard. */
export function rollLine(roll: WishRoll): string {
  const item = roll.trash && roll.item !== ANY_ITEM ? -roll.item : roll.item
  const text = oneLine(roll.notes?.text ?? '').replaceAll('|', '/')
  const tags = (roll.notes?.tags ?? [])
    .map((tag) => oneLine(tag).replace(/[,|]/g, ' ').trim())
    .filter(Boolean)
  const notes = `${text}${tags.length > 0 ? `|tags:${tags.join(',')}` : ''}`
  const perks = roll.perks.length > 0 ? `&perks=${roll.perks.join(',')}` : ''
  return `dimwishlist:item=${item}${perks}${notes ? `#notes:${notes}` : ''}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
