import type { Ask } from './draft.ts'

/** "Rate my Huckleberry": nobody says "my The Huckleberry". */
export const rateMine = (name: string): string => `Rate my ${name.replace(/^The /, '')}`

/** Four questions that this very account can answer well. */
export function suggestionsFor(turn: Pick<Ask['turn'], 'guardian' | 'assessment'>): readonly string[] {
  const { guardian, assessment } = turn
  const full = guardian.vault && guardian.vault.used / guardian.vault.capacity > 0.8
  const best = guardian.weapons
    .filter(({ rarity }) => rarity === 'legendary')
    .toSorted((one, other) => (other.kills ?? 0) - (one.kills ?? 0))[0]
  const types = Map.groupBy(guardian.weapons, ({ type }) => type)
  const most = [...types].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
  const wanted = [
    full
      ? 'My vault is full, what can go?'
      : guardian.weapons.length > 20
        ? 'What can I dismantle?'
        : 'What should I farm?',
    best ? rateMine(best.name) : 'What can you do?',
    most ? `Best ${most.replaceAll('-', ' ')} for PvP` : 'Which titles am I close to?',
    guardian.milestones.length > 0 ? 'What should I do this week?' : 'Which triumphs am I close to?',
    assessment.whole ? 'Show my duplicates' : 'What can you do?',
  ]
  return [...new Set(wanted)].slice(0, 4)
}
