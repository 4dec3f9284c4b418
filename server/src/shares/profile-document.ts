import type { ProfileDocument } from '@ai-vault/game/shares/document.ts'
import type { Assessments } from '../guardians/assessments.ts'
import type { Guardians } from '../guardians/guardians.ts'
import { readOwnCopy } from '../guardians/read-own-copy.ts'
import type { MarksOf } from '../reviews/player-marks.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import type { Sessions } from '../sessions/sessions.ts'

export interface ProfileDocumentDeps {
  readonly guardians: Guardians
  readonly assessments: Assessments
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly marksOf: MarksOf
}

const PARTS = ['account', 'weapons', 'armor', 'others'] as const

/** All that a public profile may hold, from the player's own copy; the player chooses what of it is shown. */
export function createProfileDocuments(deps: ProfileDocumentDeps) {
  const { assessments, marksOf } = deps
  return async (session: Session): Promise<ProfileDocument> => {
    const copy = await readOwnCopy(deps, session)
    const [guardian, marks] = await Promise.all([copy.load(PARTS), marksOf(session.membershipId)])
    const { weapons, armor, others, displayNameCode: code } = guardian
    const name = guardian.displayName || session.displayName || 'Guardian'
    const items = weapons.length + armor.length + others.length
    const assessment = assessments.of(guardian, marks)
    const { score } = assessment
    return {
      kind: 'profile',
      name: (code ? `${name}#${code}` : name).slice(0, 80),
      characters: guardian.characters.map(({ classType, power }) => ({ classType, power })),
      membershipType: String(session.membershipType),
      // A score of a vault that we may not look into would be a claim.
      ...(assessment.whole && score.parts.length > 0 ? { score: score.score } : {}),
      ...(guardian.withheld.includes('vault') ? {} : { items }),
    }
  }
}
