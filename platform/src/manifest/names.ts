/**
 * What things are called in one language. The rules run on the main definitions; a screen that shows a name asks here
 * for another one. Whatever has no name in the language is undefined, and keeps the name it has.
 */
export interface Names {
  readonly language: string
  /** Changes with the contents: an answer made from other names is another answer. */
  readonly edition: string
  nameOf(table: string, hash: number): string | undefined
  /** What kind of thing an item is, e.g. "Handfeuerwaffe". */
  typeNameOf(itemHash: number): string | undefined
  /** What a triumph asks for, what an objective counts, where a collectible comes from. */
  textOf(table: string, hash: number): string | undefined
  /** The zones of a destination by their hashes. */
  zoneNamesOf(destinationHash: number): ReadonlyMap<number, string>
}

export interface Languages {
  /** What the platform offers, the main language among them; before its first answer, what is on disk. */
  offered(): readonly string[]
  /** Loads a language when it is first wanted. Rejects where the platform does not give it now. */
  names(language: string): Promise<Names>
}
