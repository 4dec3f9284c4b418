import type { NameEntry, NameIndex, NameMatch } from './name-index.ts'

/** The account's own names before those of the game: the game's are indexed once for everybody. */
export function joinNames(own: NameIndex, game: NameIndex): NameIndex {
  return {
    longest: Math.max(own.longest, game.longest),
    has: (word) => own.has(word) || game.has(word),
    find(words) {
      const [mine, other] = [own.find(words), game.find(words)]
      if (mine?.by === 'exact' && other?.by === 'exact') return { by: 'exact', entries: once(mine, other) }
      if (mine?.by === 'exact' || other?.by === 'exact') return mine?.by === 'exact' ? mine : other
      return mine ?? other
    },
    guess: (words) => own.guess(words) ?? game.guess(words),
  }
}

/** What is owned stands for the same name of the game. */
function once(mine: NameMatch, other: NameMatch): readonly NameEntry[] {
  const known = new Set(mine.entries.map(({ kind, name }) => `${kind} ${name}`))
  return [...mine.entries, ...other.entries.filter(({ kind, name }) => !known.has(`${kind} ${name}`))]
}
