import { isUse, type Protection } from '../../cleanup/protections.ts'
import type { Marks, Recommendation, Verdict } from '../../cleanup/verdict.ts'
import type { Weapon } from '../../items.ts'
import { activitiesOf, type PlayMode } from '../play-mode.ts'
import { ACTIVITIES } from '../pve-and-pvp.ts'
import { replaces, standing } from './beats.ts'
import { type Finding, findProof } from './find-proof.ts'
import { Staying } from './staying.ts'
import {
  isCommonGear,
  isExcellentIn,
  isGoodIn,
  type JudgedRating,
  type VaultCopy,
  vaultCopy,
} from './vault-copy.ts'
import { type Among, type Judged, reasonInWords } from './verdict-words.ts'
import { protectionsOf } from './weapon-protections.ts'

/**
 * One verdict for every copy of a vault, over the whole vault at once and with the player's own marks.
 *
 * The copies are gone through from the best to the worst, and a copy may go only if one that was found to stay proves
 * it. So proofs never run in a circle or hang on a copy that goes itself, and whoever follows all of the advice, in any
 * order, still has every copy that it names. A copy that is good for something goes only where one with the same
 * traits, as good at it, stays; so nothing that the vault was good for is lost.
 */

export interface JudgeOptions {
  readonly mode?: PlayMode
  readonly marks?: Marks
  /** When the vault was seen, for what counts as recent. */
  readonly today?: number
}

/** A verdict for every copy, by instance id. */
export function judgeWeapons(
  weapons: readonly Weapon[],
  ratings: ReadonlyMap<string, JudgedRating>,
  options: JudgeOptions = {},
): ReadonlyMap<string, Verdict> {
  const { mode = 'both', marks = new Map(), today = Date.now() } = options
  const isMarkedToKeep = (id: string) => marks.get(id) === 'keep'
  const copies = weapons
    .map((weapon) => vaultCopy(weapon, ratings.get(weapon.instanceId)))
    .sort(standing(activitiesOf(mode), isMarkedToKeep))
  const mayStay = (copy: VaultCopy) => marks.get(copy.weapon.instanceId) !== 'dismantle'
  const staying = new Staying(copies.filter(mayStay))
  const judged = copies.map((copy) => {
    const verdict = judge(copy, staying, mode, marks, today)
    const goes = verdict.recommendation === 'consider-dismantling'
    if (!goes && mayStay(copy)) staying.add(copy, verdict.recommendation === 'keep')
    return verdict
  })
  const copiesByName = Map.groupBy(copies, ({ name }) => name)
  const namesakesOf = ({ name }: VaultCopy) => (copiesByName.get(name) ?? []).map(({ weapon }) => weapon)
  return new Map(judged.map((each) => [each.copy.weapon.instanceId, verdictOf(each, { mode, namesakesOf })]))
}

function verdictOf(judged: Judged, among: Among): Verdict {
  const { recommendation, protections, finding, unused } = judged
  const ground = finding?.ground ?? (unused ? ('unused' as const) : undefined)
  return {
    recommendation,
    protections,
    ...(ground ? { ground } : {}),
    ...(finding ? { proof: finding.proof.weapon.instanceId } : {}),
    reason: reasonInWords(judged, among),
  }
}

function judge(copy: VaultCopy, staying: Staying, mode: PlayMode, marks: Marks, today: number): Judged {
  const { weapon } = copy
  const finding = findProof(copy, staying, mode)
  const lonePair = finding && staying.lonePairOf(copy)
  const loss = finding && {
    instead: finding.proof.weapon,
    isOnly: !staying.has(copy.name),
    hasLonePair: lonePair !== undefined,
    isStrongest: staying.isStrongest(copy),
  }
  const protections = protectionsOf(weapon, today, loss)
  const marked = marks.get(weapon.instanceId) === 'keep'
  const unused = !finding && isUnused(copy, mode)
  const recommendation = marked ? 'keep' : recommend(copy, finding, protections, mode)
  const [higher] = finding || recommendation === 'keep' ? [] : staying.sameAs(copy)
  return { copy, recommendation, protections, finding, lonePair, higher, unused, marked }
}

function recommend(
  copy: VaultCopy,
  finding: Finding | undefined,
  protections: readonly Protection[],
  mode: PlayMode,
): Recommendation {
  if (finding) {
    const { weapon, rating } = copy
    const mayGo = protections.length === 0 && (!rating?.fixed || weapon.inCollections === true)
    const isWanted = !isCommonGear(weapon) && isWantedElsewhere(copy, finding.proof, mode)
    return mayGo && !isWanted ? 'consider-dismantling' : 'review'
  }
  if (copy.rating?.fixed || protections.some(isUse)) return 'keep'
  if (isCommonGear(copy.weapon)) return 'review'
  // Nor does what is unknown speak for a copy.
  if (copy.rating?.unsure && copy.rating.wish !== 'match') return 'review'
  return activitiesOf(mode).some((activity) => isExcellentIn(copy, activity)) ? 'keep' : 'review'
}

/** Looking for one activity only must not cost what is excellent at the other. */
function isWantedElsewhere(copy: VaultCopy, proof: VaultCopy, mode: PlayMode): boolean {
  return ACTIVITIES.some(
    (activity) =>
      !activitiesOf(mode).includes(activity) &&
      isExcellentIn(copy, activity) &&
      !replaces(proof, copy, [activity]),
  )
}

/** Good, yet its tracker counts nothing: worth a look whether it will ever be used. */
function isUnused(copy: VaultCopy, mode: PlayMode): boolean {
  const activities = activitiesOf(mode)
  return (
    copy.weapon.kills === 0 &&
    copy.weapon.loadouts.length === 0 &&
    activities.some((activity) => isGoodIn(copy, activity)) &&
    !activities.some((activity) => isExcellentIn(copy, activity))
  )
}
