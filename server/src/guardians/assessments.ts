import type { Guardian } from '@ai-vault/game/guardian.ts'
import {
  type AssessedGuardian,
  assessVault,
  type VaultAssessment,
} from '@ai-vault/game/scores/vault/assess-vault.ts'
import type { RatingContext } from '@ai-vault/game/weapons/context.ts'
import { BASE_KNOWLEDGE } from '@ai-vault/game/weapons/knowledge/base-knowledge.ts'
import { CompiledKnowledge } from '@ai-vault/game/weapons/knowledge/compiled-knowledge.ts'
import { readLearned } from '@ai-vault/game/weapons/knowledge/learned-worths.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { LRUCache } from 'lru-cache'
import { NO_MARKS, type PlayerMarks } from '../reviews/player-marks.ts'
import type { Taught } from '../wish-lists/own-lists.ts'
import type { WishLists } from '../wish-lists/wish-lists.ts'

/** A megabyte or two each: of players whose own wish lists taught something, those seen last. */
const MOST_KNOWLEDGE = 20

interface Assessed {
  /** Of what the ratings rest on, and with the player's marks. */
  readonly ratingsEdition: string
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

  const compiled = new LRUCache<string, CompiledKnowledge>({ max: MOST_KNOWLEDGE })

  function knowledgeFrom({ name, json }: Taught): CompiledKnowledge {
    const learned = () => readLearned(JSON.parse(json))
    const knowledge = compiled.get(name) ?? new CompiledKnowledge({ ...BASE_KNOWLEDGE, learned: learned() })
    compiled.set(name, knowledge)
    return knowledge
  }

  const contextFor = ({ taught }: PlayerMarks): RatingContext => {
    const index = wishLists.index()
    return {
      definitionOf: manifest.weapon,
      ...(index ? { wishLists: index } : {}),
      ...(taught ? { knowledge: knowledgeFrom(taught) } : {}),
    }
  }
  const currentEdition = () => `${wishLists.edition}-${manifest.status?.version ?? ''}`

  return {
    /** Changes with all that a rating rests on besides the guardian: part of the name of every view that shows one. */
    get edition() {
      return currentEdition()
    },
    /** What a player's ratings rest on besides the weapon, for rating a copy in another way. */
    context: contextFor,
    of(guardian: AssessedGuardian, marks: PlayerMarks = NO_MARKS): VaultAssessment {
      const ratingsEdition = `${currentEdition()}-${marks.taught?.name ?? ''}`
      const edition = `${ratingsEdition}-${marks.edition}`
      const ofArmor = guardian.armor !== undefined
      const kept = known.get(guardian.weapons)
      if (kept?.edition === edition && (kept.ofArmor || !ofArmor)) return kept.assessment
      // A mark changes verdicts and no rating, and marks come one after the other in a review.
      const ratings = kept?.ratingsEdition === ratingsEdition ? kept.assessment.ratings : undefined
      const assessment = assessVault(guardian, contextFor(marks), marks.byId, ratings)
      known.set(guardian.weapons, { ratingsEdition, edition, ofArmor, assessment })
      return assessment
    },
  }
}

export type Assessments = ReturnType<typeof createAssessments>
