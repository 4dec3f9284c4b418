import type { ReactNode } from 'react'
import { counted } from '../../../../words/formats.ts'

const forms = { one: 'build', other: 'builds' }
const points = (count: number) => counted(count, { one: 'point', other: 'points' })

/** What the search found. */
export const builds = {
  results: 'Results',
  title: 'Builds',
  count: (count: number) => counted(count, forms),
  compare: (chosen: number) => (chosen > 0 ? `Compare ${chosen}` : 'Compare'),
  searching: 'Searching your armor...',
  searchOn: 'Search to the end',
  strip: {
    best: (total: number) => `Best build: total ${total}`,
    short: (missing: number) => `Out of reach: nearest is ${missing} short`,
    searching: 'Searching...',
    none: 'No build',
  },
  announced: {
    found: (count: number, total: number, stats: string) =>
      `${counted(count, forms)} found. The best has a total of ${total}: ${stats}.`,
    unproven: 'Not proven to the end.',
    short: (missing: number) => `Out of reach together. The nearest build is ${points(missing)} short.`,
    unsettled: (missing: number) =>
      `Not settled in time. The nearest build found is ${points(missing)} short.`,
    blocked: 'Out of reach.',
  },
  stoppedWithBest: (nodes: string) =>
    `Stopped after ${nodes}. This is the best build found so far; a better one may exist.`,
  stoppedWithNone: (nodes: string) => `Stopped after ${nodes}. No build was found so far.`,
  failed: 'Your armor is untouched. Change a target, or reload the page, to start it again.',
  mixed: 'Mixed',
  set: (name: string, pieces: number, wildcards: number) =>
    `${name} ${pieces}${wildcards > 0 ? ` (${counted(wildcards, { one: 'wildcard', other: 'wildcards' })})` : ''}`,
  tiers: (tiers: string) => `tier ${tiers}`,
  row: {
    name: (rank: number) => `build ${rank}`,
    open: (rank: number) => `Open build ${rank}`,
    close: (rank: number) => `Close build ${rank}`,
    choose: (rank: number) => `Compare build ${rank}`,
    total: 'total',
    cost: (pieces: number, cost: ReactNode) => (
      <>
        {pieces} pieces · mod cost {cost}
      </>
    ),
    stat: (stat: string, value: number | undefined, target: number | undefined) =>
      `${stat} ${value}, target ${target}`,
  },
  piece: {
    older: 'older than tiers',
    tier: (tier: number) => `tier ${tier}`,
    anySet: 'counts as any set',
    label: (name: string, rarity: string, slot: string, kind: string) =>
      `${name}, ${rarity} ${slot}, ${kind}`,
  },
  addends: {
    label: 'Addends, scrolls sideways',
    caption: 'Every addend of every stat: base, masterwork, mods, tuning, fragments',
    piece: 'Piece',
    mod: 'Mod',
    marks: 'Pin or exclude',
    mods: 'Mods',
    tuning: 'Tuning',
    artifice: 'Artifice',
    fragments: 'Fragments',
    energy: (cost: number) => `${cost} energy`,
    reached: 'Reached',
    held: 'held within 0 and 200 · ',
    energyLeft: (left: string) => `energy left ${left}`,
  },
  take: {
    open: 'Open in DIM',
    dim: 'Copy as DIM loadout',
    dimCopied: 'DIM loadout',
    dimName: (total: number) => `AI Vault build, total ${total}`,
    text: 'Copy as text',
    textCopied: 'Build',
    link: 'Link to this query',
    linkCopied: 'Link',
    difficulty: (difficulty: ReactNode) => <>To earn armor like this: {difficulty}</>,
  },
  text: {
    artifice: (stat: string) => `Artifice ${stat} +3`,
    balanced: 'Balanced',
    tier: (tier: number) => ` (tier ${tier})`,
    anySet: ', counts as any set',
    piece: (slot: string, name: string, facts: string, mod: string, tuning: string) =>
      `${slot}: ${name}${facts}; mod ${mod}; tuning ${tuning}`,
    total: (total: number) => `Armor build, total ${total}`,
    sets: (sets: string) => `Sets: ${sets}`,
    end: (pieces: number, cost: number, difficulty: string) =>
      `${pieces} pieces, mod cost ${cost}, ${difficulty}`,
  },
  sideBySide: {
    title: 'Compare builds',
    close: 'Close',
    caption: 'Builds side by side',
    number: 'Number',
    build: (rank: number) => `Build ${rank}`,
    total: 'Total',
    cost: 'Mod cost',
    energy: 'Energy left',
    sets: 'Sets',
  },
  verdict: {
    title: 'Best build',
    total: 'Total',
    pieces: 'Pieces',
    cost: 'Mod cost',
    energy: 'Energy left',
    key: (reached: ReactNode, target: ReactNode) => (
      <>
        {reached}reached {target}target
      </>
    ),
    iris: (targets: string, reached: string) => `Targets ${targets}; reached ${reached}`,
    proof: 'Proof',
    difficulty: (difficulty: ReactNode) => <>To earn armor of the lowest gear tier used: {difficulty}.</>,
    stopped: (nodes: string, sets: string) =>
      `The search was stopped: the best of what ${nodes} showed of ${sets} sets.`,
    goesOn: (nodes: string, sets: string) =>
      `The search goes on: the best of what ${nodes} showed of ${sets} sets.`,
    inTime: (count: number, nodes: string, sets: string, time: string) =>
      `${counted(count, forms)} found in ${time}, the best of what ${nodes} showed of ${sets} sets.`,
    /** Of the ranked stats alone where some are ignored. */
    most: (ranked: string | undefined) =>
      ranked === undefined
        ? 'No build has a higher total: that much is proven. Others with the same total may suit your order better.'
        : `No build has more in ${ranked}: that much is proven. Others with as much may suit your order better.`,
    mayBe: (most: number, ranked: string | undefined) =>
      ranked === undefined
        ? `Not proven to be the best: no build has a total above ${most}.`
        : `Not proven to be the best: no build has more than ${most} in ${ranked}.`,
    rankedBy: (stats: string, points: number) =>
      `Ranked by ${stats} alone, here ${points}: what you ignore counts for nothing. With target 0 it would count.`,
    complete: (count: number, nodes: string, sets: string, time: string) =>
      `${counted(count, forms)} ranked exactly. ${nodes} visited over ${sets} sets, search complete in ${time} on this device.`,
  },
}
