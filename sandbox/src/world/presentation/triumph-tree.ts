import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { groupNode, recordHash } from '../triumphs/define-triumphs.ts'
import type { Triumph, TriumphCategory } from '../triumphs/triumph.ts'
import { CATALYST_GROUP } from '../triumphs/weapon-triumphs.ts'
import { defineNode } from './nodes.ts'

const CATEGORIES: readonly (readonly [TriumphCategory, string])[] = [
  ['Campaign', 'Missions and places.'],
  ['Collection', 'What you have gathered.'],
  ['Activities', 'What you have survived.'],
  ['Lore', 'What you have read.'],
  ['Weapons', 'What you have mastered.'],
]

const categoryNode = (category: TriumphCategory): number => hashFor('node', `triumphs/${category}`)
const TRIUMPH_ROOT = hashFor('node', 'triumphs')

const groupsOf = (triumphs: readonly Triumph[], category: TriumphCategory): Map<string, Triumph[]> =>
  Map.groupBy(
    triumphs.filter((triumph) => triumph.category === category),
    (triumph) => triumph.group,
  )

const totalScore = (triumphs: readonly Triumph[]): number =>
  triumphs.reduce((sum, triumph) => sum + triumph.score, 0)

/** Triumphs: five categories, groups below them, records in the groups. */
export const defineTriumphTree = (
  definitions: Definitions,
  triumphs: readonly Triumph[],
): { records: number; lore: number; catalysts: number } => {
  CATEGORIES.forEach(([category, text], glyph) => {
    const groups = groupsOf(triumphs, category)
    for (const [group, members] of groups)
      defineNode(definitions, {
        hash: groupNode(category, group),
        name: group,
        contents: 'records',
        children: members.map(recordHash),
        parent: categoryNode(category),
        maxScore: totalScore(members),
        glyph,
      })
    defineNode(definitions, {
      hash: categoryNode(category),
      name: category,
      text,
      contents: 'nodes',
      children: [...groups.keys()].map((group) => groupNode(category, group)),
      parent: TRIUMPH_ROOT,
      maxScore: totalScore([...groups.values()].flat()),
      glyph,
    })
  })
  defineNode(definitions, {
    hash: TRIUMPH_ROOT,
    name: 'Triumphs',
    contents: 'nodes',
    children: CATEGORIES.map(([category]) => categoryNode(category)),
    maxScore: totalScore(triumphs),
  })
  return {
    records: TRIUMPH_ROOT,
    lore: categoryNode('Lore'),
    catalysts: groupNode('Weapons', CATALYST_GROUP),
  }
}
