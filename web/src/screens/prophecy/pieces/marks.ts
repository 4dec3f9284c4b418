/** The sign of an entry on the sightline: numbers for what lies behind, letters for what lies ahead. */
export const numberOf = (index: number): string => String(index + 1)
export const letterOf = (index: number): string => String.fromCodePoint(65 + (index % 26))
