import { BUILD_ACTIVITIES } from '@ai-vault/contract/advice/architect.ts'
import type { FireteamMember } from '@ai-vault/contract/advice/fireteam.ts'
import { z } from 'zod'
import { visible } from '../../visible-text.ts'
import { defineTool } from '../tool.ts'
import type { Turn } from '../turn.ts'

/** Every member is a read of its own, with their history. */
const LIMIT_MS = 15_000

export const fireteamCoverage = defineTool({
  name: 'fireteam',
  description:
    'The fireteam that the player is in right now, by what the platform makes public of each member: what the team ' +
    'lacks for an activity, and which of the player’s own items fills it. A private member is unknown, not missing.',
  input: z.object({ activity: z.enum(BUILD_ACTIVITIES).default('Raid') }),
  limitMs: LIMIT_MS,
  async run({ activity }, turn) {
    const team = await turn.readFireteam(activity)
    const hidden = team?.members.filter(({ state }) => state !== 'read').length ?? 0
    const source = turn.ledger.source({
      kind: 'progress',
      label: 'Your fireteam, as the platform shows it',
      complete: hidden === 0,
      missing: hidden > 0 ? [`${hidden} of the fireteam cannot be read`] : [],
      readAt: turn.now,
      href: '/command-table',
    })
    if (!team) return { source, activity, total: 0, needs: [], fillings: [], unfilled: [], rows: [] }
    return {
      source,
      activity,
      total: team.members.length,
      needs: team.coverage.map(({ need, state }) => ({ need, state })),
      fillings: team.fillings.flatMap(({ need, state, item, ability, instead }) => {
        const own = item && turn.guardian.weapons.find(({ instanceId }) => instanceId === item.instance_id)
        const by = own
          ? { ref: `{{${turn.ledger.ownedItem(own)}}}`, name: own.name }
          : ability && { ref: `{{${turn.ledger.perk({ name: ability.name })}}}`, name: ability.name }
        return by ? [{ need, state, ...by, ...(instead ? { takes_off: instead } : {}) }] : []
      }),
      unfilled: team.unfilled,
      rows: team.members.map((member) => asRow(member, turn)),
    }
  },
})

function asRow(member: FireteamMember, { ledger }: Turn) {
  const { state, you, class_type, power, roles, name = '', equipped } = member
  // The player's own name is nobody else's business, not even a provider's.
  const called = you ? 'you' : visible(name) || 'a guardian'
  const person = ledger.thing({ kind: 'person', name: called, href: '/command-table' })
  return {
    ref: `{{${person}}}`,
    ...(you ? {} : { untrusted_text: name }),
    you,
    state,
    ...(class_type ? { class: class_type } : {}),
    ...(power === undefined ? {} : { power }),
    roles,
    weapons: equipped.map((weapon) => ({ ref: `{{${ledger.knownItem(weapon)}}}`, name: weapon.name })),
  }
}
