import type { Shortfall, SlotIndex } from '@ai-vault/game/armor/problem.ts'
import { emptySlots, pinsToBlame, shortSets } from '@ai-vault/game/armor/proof/missing-slots.ts'
import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { ARMOR_SLOTS, type ArmorStat } from '@ai-vault/game/items.ts'
import type { ArmorAnswer } from '../../../../../data/armor/armor-answer.ts'
import { titled } from '../../../../../items/picture/armor-glyphs.ts'
import type { PiecesById } from '../../builds/build-facts.ts'
import { words } from '../../words/words.ts'
import { milliseconds } from '../milliseconds.ts'

const labels = words.reach

/** 'Health, class and super' */
export const nameStats = (stats: readonly ArmorStat[]) =>
  titled(words.all(stats.map((stat) => words.stats[stat])))

/** What is asked, what can be had, and how far apart the two are. */
export function describeReason(answer: ArmorAnswer, pieces: PiecesById): string {
  const { shortfall, problem } = answer
  if (isUnsettled(answer)) {
    const nearest = shortfall?.nearest ? labels.unsettledNearest(shortfall.missingTotal) : ''
    return `${labels.unsettled(milliseconds(answer.buildsMs ?? 0))} ${nearest}`.trim()
  }
  const asked = statTotal(problem.minimums)
  if (!shortfall) return labels.proven(asked)
  if (shortfall.reason !== 'targets') return describeBlocked(shortfall.reason, problem, pieces)
  const reached = shortfall.nearest ? statTotal(shortfall.nearest.stats) : 0
  const say = answer.nearestProven === false ? labels.shortFound : labels.short
  return say(asked, reached, shortfall.missingTotal)
}

/** Why no five pieces can be worn together, and which slots are to blame where that is known. */
function describeBlocked(
  reason: Exclude<Shortfall['reason'], 'targets'>,
  problem: ArmorAnswer['problem'],
  pieces: PiecesById,
): string {
  const pins = pinsToBlame(problem).flatMap((id) => pieces.get(id) ?? [])
  if (pins.length > 0)
    return labels.blocked.pinned(words.all(pins.map(({ name, slot }) => labels.pin(name, words.slots[slot]))))
  if (reason === 'slots') return labels.blocked.slots(words.either(emptySlots(problem).map(nameSlot)))
  if (reason === 'exotic') return labels.blocked.exotic
  const short = shortSets(problem).map(({ hash, pieces: wanted, filled, open }) => {
    const name = [...pieces.values()].find(({ set }) => set?.hash === hash)?.set?.name
    return labels.shortSet(
      name ?? words.targets.bonuses.unknownSet,
      wanted,
      filled.length,
      words.either(open.map(nameSlot)),
    )
  })
  return [...short, labels.blocked.sets].join(' ')
}

const nameSlot = (slot: SlotIndex) => words.slots[ARMOR_SLOTS[slot] ?? 'helmet']

/** The time was over before a build was found or ruled out. */
export const isUnsettled = ({ builds, buildsProof, shortfall }: ArmorAnswer) =>
  builds.length === 0 &&
  buildsProof?.complete === false &&
  (shortfall === undefined || shortfall.reason === 'targets')

/** What cannot stand together, and what that was proven by: often the bounds say so before anything is searched. */
export function describeProof({ shortfall, proof, ms }: ArmorAnswer): string {
  const group = shortfall ? describeGroup(shortfall) : ''
  const time = milliseconds(ms)
  return proof.nodes === 0
    ? labels.proofByBounds(group, time)
    : labels.proof(group, words.nodes(proof.nodes), time)
}

/** The smallest group of targets that cannot stand together. */
export function describeGroup({ group, groupNeeds, groupReaches }: Shortfall): string {
  if (group.length === 0) return ''
  if (group.length === 1) return labels.alone(nameStats(group), groupReaches, groupNeeds)
  return labels.together(nameStats(group), groupNeeds, groupReaches)
}
