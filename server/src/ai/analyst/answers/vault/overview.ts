/** The vault in numbers. */
import { decidedInWords } from '@ai-vault/game/cleanup/cleanup-words.ts'
import { vaultOverview } from '../../../tools/vault/vault-overview.ts'
import { type Ask, couldNotRead, count, type Draft } from '../draft.ts'

export const HOW_MUCH = /\bhow (?:many|much|full)\b|\bscore\b|\bgod.?rolls?\b|\btotal\b/i

const ASKS_ROOM = /\b(?:places?|space|room|slots?|spots?|full)\b/i

const PART_WORDS: Readonly<Record<string, string>> = {
  rolls: 'best rolls',
  power: 'power',
  coverage: 'coverage of slots, elements and champions',
  hygiene: 'how tidy the vault is',
}

/** The counts and the score of the dashboard; what was asked for comes first. */
export async function overview({ tools, question, turn }: Ask): Promise<Draft> {
  const result = await tools.use(vaultOverview, {})
  if (!result) return couldNotRead('your vault')
  if (!turn.assessment.whole)
    return { lead: 'A part of your account is private, so any count of your weapons would be a wrong one.' }
  const asksScore = /\bscore\b/i.test(question)
  const counts = `${count(result.weapons, 'weapon')}, ${count(result.armor, 'piece')} of armor, ${count(result.items, 'item')} in all; ${count(result.god_rolls, 'weapon')} rated as a god roll, and ${result.could_go} could go${decidedInWords({ marked: result.marked_to_go, later: result.to_review_again })}`
  const score =
    result.score === undefined
      ? 'There is no vault score: nothing that it is made of can be read.'
      : `Your vault score is ${result.score} of ${result.out_of}.`
  const asksRolls = /\bgod.?rolls?\b/i.test(question)
  const rolls = `${count(result.god_rolls, 'weapon')} of your ${result.weapons} ${result.god_rolls === 1 ? 'is a god roll' : 'are god rolls'}.`
  if (ASKS_ROOM.test(question) && result.vault_free !== undefined) {
    return {
      lead: `${asksRolls ? `${rolls} ` : ''}${asksScore ? `${score} ` : ''}${count(result.vault_free, 'place')} of your vault ${result.vault_free === 1 ? 'is' : 'are'} free: it holds ${result.vault_used} of ${result.vault_places}.`,
      suggestions: ['What can I dismantle?', 'Show my duplicates'],
    }
  }
  return {
    lead: asksRolls
      ? `${rolls}${asksScore ? ` ${score}` : ''}`
      : asksScore
        ? `${score} ${counts}.`
        : `You have ${counts}.`,
    ...(asksScore
      ? {
          points: result.rows.map(
            ({ part, points, of }) => `${points} of ${of} points for ${PART_WORDS[part] ?? part}.`,
          ),
        }
      : {}),
    suggestions: [
      ...(asksScore ? [] : ['What is my vault score?']),
      ...(asksRolls ? [] : ['How many god rolls do I have?']),
      'What can I dismantle?',
    ],
  }
}
