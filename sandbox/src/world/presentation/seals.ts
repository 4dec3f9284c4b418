import { readRows, readText, row } from '@ai-vault/game/data-rows.ts'
import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { byGenderName } from '../reference/guardians.ts'
import { display } from '../shapes/item-shapes.ts'
import { defineObjective } from '../shapes/objectives.ts'
import { recordHash } from '../triumphs/define-triumphs.ts'
import type { Triumph } from '../triumphs/triumph.ts'
import type { WorldRecord } from '../world.ts'
import { NODE } from './known-nodes.ts'
import { defineNode } from './nodes.ts'
import seals from './seals.json' with { type: 'json' }

/** Seals: the title, and whose triumphs they gather: every triumph whose group or name begins so. */
const SEALS = readRows(seals, 'seals.json', ([title, text, gathers, gilded]) => ({
  title: readText(title),
  text: readText(text),
  gathers: row(gathers).map(readText),
  gilded: gilded === true,
}))

const MALE = 3111576190
const FEMALE = 2204441813
const RECORDS = 3
const GILD_GOAL = 5

interface TitleSpec {
  readonly hash: number
  readonly name: string
  readonly text: string
  readonly title?: string
  readonly gilding?: number
  readonly parent: number
  readonly completionValue: number
}

const defineTitleRecord = (definitions: Definitions, spec: TitleSpec): WorldRecord => {
  const objective = defineObjective(
    definitions,
    hashFor('seal-objective', spec.name),
    'Triumphs done',
    spec.completionValue,
  )
  definitions.define('DestinyRecordDefinition', spec.hash, {
    displayProperties: display(spec.name, spec.text, iconPath({ kind: 'seal', seed: spec.hash })),
    scope: 0,
    objectiveHashes: [objective],
    recordValueStyle: 0,
    forTitleGilding: spec.title === undefined,
    shouldShowLargeIcons: false,
    titleInfo: spec.title
      ? {
          hasTitle: true,
          titlesByGender: byGenderName(spec.title, spec.title),
          titlesByGenderHash: { [MALE]: spec.title, [FEMALE]: spec.title },
          ...(spec.gilding ? { gildingTrackingRecordHash: spec.gilding } : {}),
        }
      : { hasTitle: false },
    completionInfo: {
      partialCompletionObjectiveCountThreshold: 0,
      ScoreValue: 0,
      shouldFireToast: true,
      toastStyle: 1,
    },
    stateInfo: { featuredPriority: 2147483647 },
    requirements: { entitlementUnavailableMessage: '' },
    expirationInfo: { hasExpiration: false, description: '' },
    intervalInfo: { intervalObjectives: [], intervalRewards: [], originalObjectiveArrayInsertionIndex: 0 },
    rewardItems: [],
    presentationNodeType: RECORDS,
    traitIds: [],
    traitHashes: [],
    parentNodeHashes: [spec.parent],
  })
  return {
    hash: spec.hash,
    scope: 'profile',
    objectives: [{ hash: objective, completionValue: spec.completionValue }],
    intervalObjectives: [],
    score: 0,
    ...(spec.title ? { title: spec.title } : {}),
  }
}

const gatheredBy = (prefixes: readonly string[], triumphs: readonly Triumph[]): Triumph[] =>
  triumphs.filter(({ group, name }) => prefixes.some((prefix) => group === prefix || name.startsWith(prefix)))

/** Seals: each gathers triumphs from the tree, and grants a title when all of them are done. */
export const defineSeals = (definitions: Definitions, triumphs: readonly Triumph[]): WorldRecord[] => {
  const nodes: number[] = []
  const records = SEALS.flatMap(({ title, text, gathers, gilded }) => {
    const gathered = gatheredBy(gathers, triumphs).map(recordHash)
    const node = hashFor('node', `seals/${title}`)
    const gilding = gilded ? hashFor('record', `seals/${title} gilded`) : 0
    const hash = hashFor('record', `seals/${title}`)
    nodes.push(node)
    defineNode(definitions, {
      hash: node,
      name: title,
      text,
      contents: 'records',
      children: gilding ? [...gathered, gilding] : gathered,
      parent: NODE.titles,
      completionRecord: hash,
      glyph: 5,
    })
    const seal = { parent: node, completionValue: gathered.length }
    const earned = defineTitleRecord(definitions, { ...seal, hash, name: title, text, title, gilding })
    if (!gilding) return [earned]
    const gild = { hash: gilding, name: `${title}: Gilded`, text: `Earn ${title} again this season.` }
    return [earned, defineTitleRecord(definitions, { ...gild, parent: node, completionValue: GILD_GOAL })]
  })
  defineNode(definitions, { hash: NODE.titles, name: 'Titles', contents: 'nodes', children: nodes, glyph: 5 })
  return records
}
