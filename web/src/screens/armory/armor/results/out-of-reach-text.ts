import type { Shortfall } from '@ai-vault/game/armor/problem.ts'
import type { ArmorStat } from '@ai-vault/game/items.ts'
import type { ArmorAnswer } from '../../../../data/armor/armor-answer.ts'
import { titled } from '../../../../items/picture/armor-glyphs.ts'
import { count } from '../numbers.ts'
import { words } from '../words/words.ts'
import { milliseconds } from './milliseconds.ts'

const said = words.reach

/** 'Health, class and super' */
export const nameStats = (stats: readonly ArmorStat[]) =>
  titled(words.all(stats.map((stat) => words.stats[stat])))

/** What is asked, what can be had, and how far apart the two are. */
export function describeReason(answer: ArmorAnswer): string {
  const { shortfall, problem } = answer
  if (isUnsettled(answer)) {
    const nearest = shortfall?.nearest ? said.unsettledNearest(shortfall.missingTotal) : ''
    return `${said.unsettled(milliseconds(answer.buildsMs ?? 0))} ${nearest}`.trim()
  }
  const asked = problem.minimums.reduce((sum, minimum) => sum + minimum, 0)
  if (!shortfall) return said.proven(asked)
  if (shortfall.reason !== 'targets') return said.blocked[shortfall.reason]
  const reached = shortfall.nearest?.stats.reduce((sum, value) => sum + value, 0) ?? 0
  const say = answer.nearestProven === false ? said.shortFound : said.short
  return say(asked, reached, shortfall.missingTotal)
}

/** The time was over before a build was found or ruled out. */
export const isUnsettled = ({ builds, buildsProof, shortfall }: ArmorAnswer) =>
  builds.length === 0 &&
  buildsProof?.complete === false &&
  (shortfall === undefined || shortfall.reason === 'targets')

/** What cannot stand together, and what that was proven by: often the bounds say so before anything is searched. */
export function describeProof({ shortfall, proof, ms }: ArmorAnswer): string {
  const group = shortfall ? describeGroup(shortfall) : ''
  const time = milliseconds(ms)
  return proof.nodes === 0 ? said.proofByBounds(group, time) : said.proof(group, count(proof.nodes), time)
}

/** The smallest group of targets that cannot stand together. */
export function describeGroup({ group, groupNeeds, groupReaches }: Shortfall): string {
  if (group.length === 0) return ''
  if (group.length === 1) return said.alone(nameStats(group), groupReaches, groupNeeds)
  return said.together(nameStats(group), groupNeeds, groupReaches)
}
