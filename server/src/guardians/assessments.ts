import type { Guardian } from '@ai-vault/game/guardian.ts'
import {
  type AssessedGuardian,
  assessVault,
  type VaultAssessment,
} from '@ai-vault/game/scores/vault/assess-vault.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { NO_MARKS, type PlayerMarks } from '../reviews/player-marks.ts'
import type { WishLists } from '../wish-lists/wish-lists.ts'

interface Assessed {
  readonly edition: string
  /** Whether it has the verdicts on armor. */
  readonly ofArmor: boolean
  readonly assessment: VaultAssessment
}

/**
 * The one rating of a vault (G-18): the inventory and the dashboard both read this, so their numbers are equal, and a
 * copy in memory is rated once for each edition of the wish lists and of the player's marks.
 */
export function createAssessments(
  wishLists: Pick<WishLists, 'index' | 'edition'>,
  manifest: Pick<Manifest, 'status' | 'weapon'>,
) {
  /** By the list of weapons, which stays the same for as long as the copy is in memory. */
  const known = new WeakMap<Guardian['weapons'], Assessed>()

  const contextNow = () => {
    const index = wishLists.index()
    return { definitionOf: manifest.weapon, ...(index ? { wishLists: index } : {}) }
  }
  const currentEdition = () => `${wishLists.edition}-${manifest.status?.version ?? ''}`

  return {
    /** Changes with all that a rating rests on besides the guardian: part of the name of every view that shows one. */
    get edition() {
      return currentEdition()
    },
    /** What the ratings rest on besides the weapon, for rating a copy in another way. */
    context: contextNow,
    of(guardian: AssessedGuardian, marks: PlayerMarks = NO_MARKS): VaultAssessment {
      const edition = `${currentEdition()}-${marks.edition}`
      const ofArmor = guardian.armor !== undefined
      const kept = known.get(guardian.weapons)
      if (kept?.edition === edition && (kept.ofArmor || !ofArmor)) return kept.assessment
      const assessment = assessVault(guardian, contextNow(), marks.byId)
      known.set(guardian.weapons, { edition, ofArmor, assessment })
      return assessment
    },
  }
}

export type Assessments = ReturnType<typeof createAssessments>
