/** How a kind of points on the map is read: `lost-sector` is how it is written. */
export const kindInWords = (kind: string): string => kind.replaceAll('-', ' ')
