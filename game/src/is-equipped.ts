import type { ItemPlace } from './items.ts'

export const isEquipped = ({ place }: { readonly place: ItemPlace }): boolean =>
  place.in === 'character' && place.equipped
