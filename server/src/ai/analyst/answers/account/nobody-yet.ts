import { citeAccount, type Turn } from '../../../tools/turn.ts'
import type { Intent } from '../../intents/intents.ts'
import type { Draft } from '../draft.ts'

/** What the game itself tells, whoever asks. */
const OF_THE_GAME: ReadonlySet<Intent> = new Set<Intent>([
  'god_roll_for',
  'who_can_roll',
  'where_from',
  'vendor_now',
  'explain',
  'move_equip_plan',
  'help',
])

/** An account without a character has nothing to judge, plan or farm for: said once, in place of every answer about it. */
export function nobodyYet(intent: Intent, turn: Turn): Draft | undefined {
  const { characters, weapons, withheld } = turn.guardian
  if (characters.length > 0 || weapons.length > 0 || withheld.length > 0 || OF_THE_GAME.has(intent))
    return undefined
  citeAccount(turn, { kind: 'progress', label: 'Your characters', parts: ['characters'], href: '/dashboard' })
  return {
    lead: 'You have no character yet, so there is nothing of yours to go by.',
    advice:
      'Start the game, make a first character and play its opening missions; what it earns shows up here at the next sync.',
    suggestions: ['What can you do?', 'What is a masterwork?', 'What is a champion?'],
  }
}
