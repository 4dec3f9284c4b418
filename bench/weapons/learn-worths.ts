/**
 * Learns what perks are worth from the community's rolls (REAL_DATA_DIR), writes the table that the ratings go by
 * (game/src/weapons/knowledge/learned.json), and tells how good it is: every weapon is judged by a table that was
 * learned without it, its twins and what the list of 2022 says of its name. The same data give the same table. `judge` on
 * the command line leaves the file as it is, `write` leaves out the judging.
 */
import { writeFileSync } from 'node:fs'
import { BASE_KNOWLEDGE } from '@ai-vault/game/weapons/knowledge/base-knowledge.ts'
import { CompiledKnowledge } from '@ai-vault/game/weapons/knowledge/compiled-knowledge.ts'
import { NOTHING_LEARNED, writeLearned } from '@ai-vault/game/weapons/knowledge/learned-worths.ts'
import { learnWorths } from '@ai-vault/game/weapons/learning/learn-worths.ts'
import { type Judged, judgeScores } from '../support/wishes/judge-scores.ts'
import { type LearningWeapon, readLearningWeapons, readOldLessons } from '../support/wishes/learning-data.ts'
import { mean } from '../support/wishes/trials.ts'

const dir = process.env.REAL_DATA_DIR
if (!dir) {
  console.log('learn-worths: skipped, REAL_DATA_DIR is not set')
  process.exit(0)
}
const FOLDS = 10
/** Rows that correct the lists are for the ratings, not for learning. */
const PRIOR = {
  ...BASE_KNOWLEDGE,
  traits: BASE_KNOWLEDGE.traits.map(({ on: _, ...trait }) => trait),
  learned: NOTHING_LEARNED,
}
const only = process.argv.find((word) => word === 'judge' || word === 'write')
const weapons = readLearningWeapons(dir)
const oldLessons = readOldLessons(dir)

function learnFrom(
  taught: readonly LearningWeapon[],
  isHeldBack = (_: { readonly family: string }) => false,
) {
  const old = oldLessons.filter((each) => !isHeldBack(each)).map(({ lesson }) => lesson)
  const rolls = taught.reduce((sum, weapon) => sum + weapon.rolls.length, 0)
  const about = { weapons: taught.length, rolls, of: 'June 2026' }
  return learnWorths([...lessonsOf(taught), ...old], about, { from: PRIOR, scales: true })
}

/** A reprint with the same pool and the same wishes teaches once. */
function lessonsOf(taught: readonly LearningWeapon[]) {
  const lessons = taught.map(
    ({ family, columns, rolls, lesson }) => [JSON.stringify([family, columns, rolls]), lesson] as const,
  )
  return [...new Map(lessons).values()]
}

/** Families in order of a hash of their name, so that no fold is of one kind, dealt out in turn. */
function foldsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const hash = (name: string) =>
    [...name].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7)
  const families = [...new Set(names)].sort((one, other) => hash(one) - hash(other))
  return new Map(families.map((family, place) => [family, place % FOLDS]))
}

function judgeAll(): readonly Judged[] {
  const folds = foldsOf(weapons.map(({ family }) => family))
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isHeldBack = ({ family }: { readonly family: string }) => folds.get(family) === fold
    const taught = weapons.filter((weapon) => !isHeldBack(weapon))
    const learned = learnFrom(taught, isHeldBack)
    const knowledge = new CompiledKnowledge({ ...BASE_KNOWLEDGE, learned })
    return weapons.filter(isHeldBack).map((weapon) => judgeScores(weapon, knowledge))
  }).flat()
}

function report(judged: readonly Judged[]) {
  const groups = new Map<string, Judged[]>()
  for (const each of judged) {
    const age = each.weapon.isNew ? 'newer than January 2022' : 'older'
    for (const name of [each.weapon.typeName, age, 'all weapons'])
      groups.set(name, [...(groups.get(name) ?? []), each])
  }
  const rounded = (values: readonly number[]) =>
    values.length === 0 ? undefined : Number(mean(values).toFixed(3))
  const percent = (rows: readonly Judged[], least: number) => {
    const scores = rows.flatMap(({ random }) => [...random.pve, ...random.pvp])
    return Number(((100 * scores.filter((score) => score >= least).length) / scores.length).toFixed(1))
  }
  const rank = (name: string) => (name === 'all weapons' ? 2 : /newer|older/.test(name) ? 1 : 0)
  console.table(
    [...groups]
      .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
      .map(([group, rows]) => ({
        group,
        weapons: rows.length,
        AUC: rounded(rows.map(({ all }) => all)),
        PvE: rounded(rows.flatMap(({ pve = [] }) => pve)),
        PvP: rounded(rows.flatMap(({ pvp = [] }) => pvp)),
        'no use told': rounded(rows.flatMap(({ any = [] }) => any)),
        'God-Tier %': percent(rows, 8.95),
        'Excellent or better %': percent(rows, 7.45),
        'Good or better %': percent(rows, 5.95),
      })),
  )
}

if (only !== 'write') report(judgeAll())
if (only !== 'judge') {
  const learned = learnFrom(weapons)
  writeFileSync(
    new URL('../../game/src/weapons/knowledge/learned.json', import.meta.url),
    writeLearned(learned),
  )
  const { from, perks, pairs, scale } = learned
  console.log(
    `learned.json: ${perks.size} perks and ${pairs.size} pairs from ${from.rolls} rolls of ${from.weapons} weapons`,
  )
  console.log('how much our own rows count:', scale)
}
