import type { FireteamAnalysis } from '@ai-vault/contract/advice/fireteam.ts'
import type { BuildDocument } from '@ai-vault/game/shares/document.ts'
import { words } from './words.ts'

/** A fireteam's plan as a share shows it: who is dressed for what, and what is covered. */
export const sharePlan = (answer: FireteamAnalysis): BuildDocument => ({
  kind: 'build',
  type: 'fireteam',
  name: words.planName(answer.activity),
  activity: answer.activity,
  weapons: [],
  armor: [],
  mods: [],
  strengths: [],
  considerations: [],
  plan: {
    members: answer.members
      .filter(({ state }) => state !== 'not-found')
      .map(({ name, class_type, power, roles }) => ({
        ...(name ? { name } : {}),
        ...(class_type ? { classType: class_type } : {}),
        ...(power === undefined ? {} : { power }),
        ...(roles.length > 0 ? { role: words.members.roles(roles) } : {}),
      })),
    needs: answer.coverage.map(({ need, state }) => ({ name: words.needs[need], state })),
  },
})
