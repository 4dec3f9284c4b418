import { isUse, PROTECTIONS, type Protection } from '../../cleanup/protections.ts'
import type { Recommendation } from '../../cleanup/verdict.ts'
import { capitalized, countInWords, listInWords } from '../../in-words.ts'
import type { Weapon } from '../../items.ts'
import { distinctionOf, switchesFor, withName } from '../copy-name.ts'
import { ACTIVITY_WORDS, activitiesOf, type PlayMode } from '../play-mode.ts'
import { ACTIVITIES, type Activity } from '../pve-and-pvp.ts'
import { traitsOn } from '../traits-on.ts'
import { type Amount, type Merit, scoresAtLeast } from './beats.ts'
import type { Finding } from './find-proof.ts'
import {
  isCommonGear,
  isExcellentIn,
  scoreIn,
  shownIn,
  type TraitPair,
  tierIn,
  type VaultCopy,
} from './vault-copy.ts'
import { gearTierOf, matchedBy } from './weapon-protections.ts'

/** What was found out about a copy. */
export interface Judged {
  readonly copy: VaultCopy
  readonly recommendation: Recommendation
  readonly protections: readonly Protection[]
  readonly finding?: Finding | undefined
  /** A pair of good traits that nothing else of its type, element and slot has. */
  readonly lonePair?: TraitPair | undefined
  /** Of copies with other traits, one that stays and rates higher. */
  readonly higher?: VaultCopy | undefined
  readonly unused: boolean
  readonly marked: boolean
}

/** What a copy is seen among. */
export interface Among {
  readonly mode: PlayMode
  /** Every copy of its weapon. */
  readonly namesakesOf: (copy: VaultCopy) => readonly Weapon[]
}

/** The one reason of a verdict, in words that name the copy that stays. */
export function reasonInWords(judged: Judged, among: Among): string {
  const { copy, finding, marked } = judged
  const { mode } = among
  const sentences = [
    ...(marked ? ['You decided to keep it.'] : []),
    ...(finding
      ? [...foundInWords(judged, finding, among), ...matchedInWords(copy, finding.proof)]
      : standsInWords(judged, among)),
    ...againstInWords(judged, mode),
  ]
  return sentences.join(' ')
}

function foundInWords({ copy, protections }: Judged, finding: Finding, among: Among): string[] {
  const { ground, proof, proofIsKept, merit } = finding
  // Said as what keeps it.
  const more = finding.more.filter((amount) => !protections.some((protection) => protection === amount))
  const kept = keptInWords(copy, finding, among)
  // Named anew: after a sentence about the copy that stays, 'it' would be read as that one.
  const ahead =
    more.length > 0
      ? [`This copy, which could go, is ahead in ${moreInWords(more, copy.weapon, proof.weapon)}.`]
      : []
  // What is ahead in nothing needs no reason besides.
  const why = merit && more.length > 0 ? `because ${MERIT_WORDS[merit]}` : undefined
  if (copy.rating?.fixed) {
    const again = copy.weapon.inCollections
      ? 'Your collections can give it back.'
      : 'Your collections cannot give it back.'
    const apart = distinctionOf(proof.weapon, among.namesakesOf(proof))
    const another = `another one${apart ? ` (${apart})` : ''} stays${why ? ` ${why}` : ''}`
    return [`Every copy of it has the same traits, and ${another}.`, ...ahead, again]
  }
  if (ground === 'dominated') {
    return [`${kept} is at least as good in every way: ${comparedScores(proof, copy, ACTIVITIES)}.`]
  }
  if (ground === 'outclassed')
    return [...outclassedInWords(copy, finding, among), ...ahead, ...unlockInWords(copy)]
  if (ground === 'duplicate') {
    const scores = comparedScores(proof, copy, ACTIVITIES)
    const stays = why ? [`It stays ${why}.`] : []
    return [`${kept} has every trait of this one and rates at least as high: ${scores}.`, ...stays, ...ahead]
  }
  const isSame = proof.name === copy.name
  const name = `${isSame ? 'one' : proof.weapon.name}${traitsInWords(proof, among)}`
  const instead = `${proofIsKept ? 'You keep' : 'What stays is'} ${name}${isSame ? '' : ' for the same job'}`
  const scores = scoresInWords(proof, 'both')
  const better = betterInWords(proof, copy, 'both')
  return [`${ratedInWords(copy, 'both')}.`, `${instead}, ${better} (${scores}).`, ...ahead]
}

/** Of gear below legendary: what takes its place, and in what it is the better one. */
function outclassedInWords(copy: VaultCopy, finding: Finding, among: Among): string[] {
  const { proof, proofIsKept, everyTrait } = finding
  const { rarity, name } = proof.weapon
  if (proof.supply === copy.supply && scoresAtLeast(proof, copy, ACTIVITIES)) {
    const is = everyTrait ? 'has every trait of this one' : `is ${rarity}`
    const scores = comparedScores(proof, copy, ACTIVITIES)
    return [`${keptInWords(copy, finding, among)} ${is} and rates at least as high: ${scores}.`]
  }
  const job = proof.supply === copy.supply ? 'the same job' : `the ${copy.weapon.slot} slot`
  const scores = isRated(proof) ? ` (${scoresInWords(proof, 'both')})` : ''
  return [
    'Below legendary a weapon has a trait less and takes no masterwork.',
    `For ${job} ${proofIsKept ? 'you keep' : 'there is'} ${name}${traitsInWords(proof, among)}${scores}.`,
  ]
}

const unlockInWords = ({ weapon }: VaultCopy): string[] =>
  weapon.locked ? ['It is locked: unlock it in the game first.'] : []

const isRated = (copy: VaultCopy): boolean => ACTIVITIES.some((activity) => scoreIn(copy, activity) >= 0)

function standsInWords(
  { copy, recommendation, protections, higher, unused }: Judged,
  among: Among,
): string[] {
  const { mode } = among
  if (copy.rating?.fixed) {
    const again = copy.weapon.inCollections ? ['Your collections could give it back.'] : []
    const inUse = inUseInWords(protections)
    const rated = isRated(copy)
      ? `it is rated by what it is used for: ${ratedInWords(copy, mode)}`
      : 'there is no roll to rate'
    return [`Its traits are the same on every copy, so ${rated}.`, ...(inUse.length > 0 ? inUse : again)]
  }
  const known = activitiesOf(mode).some((activity) => scoreIn(copy, activity) >= 0)
  if (!known) return ['Too little is known of its perks to rate it.']
  const rated = `${ratedInWords(copy, mode)}.`
  if (recommendation === 'keep') return [rated, ...inUseInWords(protections)]
  if (unused) return [rated, 'Its tracker counts no kills and no loadout uses it.']
  if (isCommonGear(copy.weapon)) return [rated, 'A legendary of its kind has a trait more.']
  if (higher && higherIn(higher, copy, mode).length > 0) {
    const better = betterInWords(higher, copy, 'both')
    return [
      rated,
      `Its traits are its own, but you have one${traitsInWords(higher, among)}, ${better} (${scoresInWords(higher, 'both')}).`,
    ]
  }
  return [rated, 'Nothing that you keep stands in for it.']
}

/** "You use it." of what speaks for a copy that is kept. */
function inUseInWords(protections: readonly Protection[]): string[] {
  const use = protections.filter(isUse)
  return use.length > 0 ? [sentence(listInWords(use.map((each) => PROTECTIONS[each])))] : []
}

/** Where `one` is shown with a higher score than `other`. */
const higherIn = (one: VaultCopy, other: VaultCopy, mode: PlayMode): readonly Activity[] =>
  activitiesOf(mode).filter((activity) => shownIn(one, activity) > shownIn(other, activity))

/** Never 'better' of a copy that is worse at something. */
function betterInWords(one: VaultCopy, other: VaultCopy, mode: PlayMode): string {
  const where = higherIn(one, other, mode)
  if (where.length === 0) return 'which rates as high'
  const rest = activitiesOf(mode).filter((activity) => !where.includes(activity))
  if (rest.length === 0) return 'which rates higher'
  const named = (activities: readonly Activity[]) =>
    listInWords(activities.map((activity) => ACTIVITY_WORDS[activity]))
  const isEqual = higherIn(other, one, mode).length === 0
  return `which rates higher in ${named(where)}${isEqual ? ` and the same in ${named(rest)}` : ''}`
}

/** Why what protects other copies does not protect this one. */
function matchedInWords({ name, weapon }: VaultCopy, { name: other, weapon: proof }: VaultCopy): string[] {
  const matched = matchedBy(weapon, proof).map((each) =>
    each === 'crafted' && proof.level ? `crafted to level ${proof.level}` : each,
  )
  const stays = name === other ? 'The copy that stays' : proof.name
  return matched.length > 0 ? [`${stays} is ${listInWords(matched)} as well.`] : []
}

/** What protects a copy, with what it is compared by. */
function heldInWords(
  protection: Protection,
  { weapon }: VaultCopy,
  { weapon: proof }: VaultCopy,
  lonePair: TraitPair | undefined,
): string {
  if (protection === 'pair' && lonePair) {
    const pair = listInWords(lonePair.map(({ name }) => name))
    return `nothing else of its type, element and slot that stays has ${pair}`
  }
  if (protection === 'power') return `${PROTECTIONS.power}: infuse it first`
  if (protection === 'crafted' && proof.crafted)
    return `it was crafted to a higher level ${against(weapon.level, proof.level)}`
  if (protection === 'tier')
    return `its gear tier is higher ${against(gearTierOf(weapon), gearTierOf(proof))}`
  return PROTECTIONS[protection]
}

/** What keeps a copy that could go. */
function againstInWords({ copy, finding, lonePair, protections, marked }: Judged, mode: PlayMode): string[] {
  if (!finding || marked) return []
  const elsewhere = ACTIVITIES.filter(
    (activity) => !activitiesOf(mode).includes(activity) && isExcellentIn(copy, activity),
  )
  const reasons = [
    ...protections.map((protection) => heldInWords(protection, copy, finding.proof, lonePair)),
    ...elsewhere.map((activity) => `it is ${tierIn(copy, activity)} in ${ACTIVITY_WORDS[activity]}`),
  ]
  return reasons.length > 0 ? [`But ${listInWords(reasons)}.`] : []
}

/** "The copy with Outlaw and Kill Clip that you keep"; one that wants a look itself only stays. */
function keptInWords(copy: VaultCopy, { proof, proofIsKept }: Finding, among: Among): string {
  const what = proof.weapon.name === copy.weapon.name ? 'copy' : proof.weapon.name.replace(/^The /, '')
  return `The ${what}${traitsInWords(proof, among)} that ${proofIsKept ? 'you keep' : 'stays'}`
}

/** What is on, which is how the copy is found, and the traits that the rating is for where those are others. */
function traitsInWords(copy: VaultCopy, { namesakesOf }: Among): string {
  const { weapon, rating } = copy
  return withName({
    on: traitsOn(weapon),
    switchTo: switchesFor(weapon, rating),
    apart: distinctionOf(weapon, namesakesOf(copy)),
  })
}

/** Said of the copy that stays. */
const MERIT_WORDS: Readonly<Record<Merit, string>> = {
  use: 'you use it',
  catalyst: 'its catalyst is finished',
  crafted: 'it was crafted',
  level: 'it was crafted to a higher level',
  masterwork: 'its masterwork is higher',
  locked: 'it is locked',
  tier: 'its gear tier is higher',
  kills: 'it has more kills',
  power: 'its power is higher',
}

/** "Excellent in PvE (8.7), Poor in PvP (3.1)". */
function ratedInWords(copy: VaultCopy, mode: PlayMode): string {
  const parts = activitiesOf(mode).map(
    (activity) =>
      `${tierIn(copy, activity)} in ${ACTIVITY_WORDS[activity]} (${shown(scoreIn(copy, activity))})`,
  )
  return parts.join(', ')
}

const scoresInWords = (copy: VaultCopy, mode: PlayMode): string =>
  activitiesOf(mode)
    .map((activity) => `${ACTIVITY_WORDS[activity]} ${shown(scoreIn(copy, activity))}`)
    .join(', ')

const comparedScores = (one: VaultCopy, other: VaultCopy, activities: readonly Activity[]): string =>
  activities
    .map(
      (activity) =>
        `${ACTIVITY_WORDS[activity]} ${shown(scoreIn(one, activity))} against ${shown(scoreIn(other, activity))}`,
    )
    .join(', ')

const shown = (score: number): string => (score < 0 ? 'unrated' : score.toFixed(1))

const against = (mine: number | undefined, theirs: number | undefined) =>
  `(${countInWords(mine ?? 0)} against ${countInWords(theirs ?? 0)})`

const MORE_WORDS: Readonly<Record<Amount, (mine: Weapon, theirs: Weapon) => string>> = {
  power: (mine, theirs) => `power ${against(mine.power, theirs.power)}`,
  tier: (mine, theirs) => `gear tier ${against(mine.tier, theirs.tier)}`,
  masterwork: (mine, theirs) => `masterwork ${against(mine.masterwork?.level, theirs.masterwork?.level)}`,
  kills: (mine, theirs) => `kills ${against(mine.kills, theirs.kills)}`,
  crafted: () => 'being crafted',
  level: (mine, theirs) => `crafted level ${against(mine.level, theirs.level)}`,
  catalyst: () => 'its finished catalyst',
}

const moreInWords = (more: readonly Amount[], mine: Weapon, theirs: Weapon): string =>
  listInWords(more.map((amount) => MORE_WORDS[amount](mine, theirs)))

const sentence = (text: string): string => `${capitalized(text)}.`
