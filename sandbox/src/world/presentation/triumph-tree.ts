import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { groupNode, recordHash } from '../triumphs/define-triumphs.ts'
import type { Triumph, TriumphCategory } from '../triumphs/triumph.ts'
import { NODE } from './known-nodes.ts'
import { defineNode } from './nodes.ts'

const CATEGORIES: readonly (readonly [TriumphCategory, string])[] = [
  ['Campaign', 'Missions and places.'],
  ['Collection', 'What you have gathered.'],
  ['Activities', 'What you have survived.'],
  ['Lore', 'What you have read.'],
  ['Weapons', 'What you have mastered.'],
]

const categoryNode = (category: TriumphCategory): number =>
  category === 'Lore' ? NODE.lore : hashFor('node', `triumphs/${category}`)

const groupsOf = (triumphs: readonly Triumph[], category: TriumphCategory): Map<string, Triumph[]> =>
  Map.groupBy(
    triumphs.filter((triumph) => triumph.category === category),
    (triumph) => triumph.group,
  )

const totalScore = (triumphs: readonly Triumph[]): number =>
  triumphs.reduce((sum, triumph) => sum + triumph.score, 0)

/** The groups of a category, each with its records. */
const defineGroups = (
  definitions: Definitions,
  triumphs: readonly Triumph[],
  category: TriumphCategory,
  parent: number,
  glyph: number,
): Map<string, Triumph[]> => {
  const groups = groupsOf(triumphs, category)
  for (const [group, members] of groups)
    defineNode(definitions, {
      hash: groupNode(category, group),
      name: group,
      contents: 'records',
      children: members.map(recordHash),
      parent,
      maxScore: totalScore(members),
      glyph,
    })
  return groups
}

/** Triumphs: five categories, groups below them, records in the groups. */
export const defineTriumphTree = (definitions: Definitions, triumphs: readonly Triumph[]): void => {
  CATEGORIES.forEach(([category, text], glyph) => {
    const groups = defineGroups(definitions, triumphs, category, categoryNode(category), glyph)
    defineNode(definitions, {
      hash: categoryNode(category),
      name: category,
      text,
      contents: 'nodes',
      children: [...groups.keys()].map((group) => groupNode(category, group)),
      parent: NODE.triumphs,
      maxScore: totalScore([...groups.values()].flat()),
      glyph,
    })
  })
  defineNode(definitions, {
    hash: NODE.triumphs,
    name: 'Triumphs',
    contents: 'nodes',
    children: CATEGORIES.map(([category]) => categoryNode(category)),
    maxScore: totalScore(triumphs.filter(({ category }) => category !== 'Past')),
  })
}

const OTHER_ROOTS = [
  ['Past', NODE['legacy-triumphs'], 'Legacy Triumphs'],
  ['Medals', NODE.medals, 'Medals'],
] as const

/** Records that stand under roots of their own, in groups. */
export const defineOtherRoots = (definitions: Definitions, triumphs: readonly Triumph[]): void => {
  OTHER_ROOTS.forEach(([category, hash, name], place) => {
    const groups = defineGroups(definitions, triumphs, category, hash, CATEGORIES.length + place)
    defineNode(definitions, {
      hash,
      name,
      contents: 'nodes',
      children: [...groups.keys()].map((group) => groupNode(category, group)),
    })
  })
}

/** Menus that the game keeps though nothing of this world stands in them any more. */
export const defineEmptyRoots = (definitions: Definitions): void => {
  const roots = [
    [NODE['legacy-titles'], 'Legacy Titles'],
    [NODE['universal-ornaments'], 'Universal Ornaments'],
    [NODE.raids, 'Raids'],
  ] as const
  for (const [hash, name] of roots) defineNode(definitions, { hash, name, contents: 'nodes', children: [] })
}
