import type { DestinyPresentationNodeChildrenBlock } from 'bungie-api-ts/destiny2'
import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions, Wire } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { defineObjective } from '../shapes/objectives.ts'

/** What a node holds, by the platform's number. */
const NODE_TYPE = { nodes: 1, collectibles: 2, records: 3, metrics: 4, craftables: 5 } as const
export type NodeContents = keyof typeof NODE_TYPE

export interface NodeSpec {
  readonly hash: number
  readonly name: string
  readonly text?: string
  readonly contents: NodeContents
  readonly children: readonly number[]
  readonly parent?: number
  readonly completionRecord?: number
  readonly maxScore?: number
  readonly glyph?: number
  /** How the game lays the node out; 0 is a plain category. */
  readonly displayStyle?: number
}

const NODE = 1

const childrenBlock = (spec: NodeSpec): Wire<DestinyPresentationNodeChildrenBlock> => {
  const only = (contents: NodeContents): readonly number[] =>
    spec.contents === contents ? spec.children : []
  const nodeDisplayPriority = 0
  return {
    presentationNodes: only('nodes').map((presentationNodeHash) => ({
      presentationNodeHash,
      nodeDisplayPriority,
    })),
    collectibles: only('collectibles').map((collectibleHash) => ({ collectibleHash, nodeDisplayPriority })),
    records: only('records').map((recordHash) => ({ recordHash, nodeDisplayPriority })),
    metrics: only('metrics').map((metricHash) => ({ metricHash, nodeDisplayPriority })),
    craftables: only('craftables').map((craftableItemHash) => ({ craftableItemHash, nodeDisplayPriority })),
  }
}

/** A node counts its children with an objective of its own. */
export const defineNode = (definitions: Definitions, spec: NodeSpec): number => {
  const icon = iconPath({ kind: 'node', variant: spec.glyph ?? 0, seed: spec.hash })
  return definitions.define('DestinyPresentationNodeDefinition', spec.hash, {
    displayProperties: display(spec.name, spec.text ?? '', icon),
    originalIcon: icon,
    rootViewIcon: icon,
    nodeType: NODE_TYPE[spec.contents],
    isSeasonal: false,
    scope: 0,
    objectiveHash: defineObjective(
      definitions,
      hashFor('node-objective', String(spec.hash)),
      spec.name,
      Math.max(1, spec.children.length),
    ),
    ...(spec.completionRecord ? { completionRecordHash: spec.completionRecord } : {}),
    children: childrenBlock(spec),
    displayStyle: spec.displayStyle ?? 0,
    screenStyle: 0,
    requirements: { entitlementUnavailableMessage: '' },
    disableChildSubscreenNavigation: false,
    maxCategoryRecordScore: spec.maxScore ?? 0,
    presentationNodeType: NODE,
    traitIds: [],
    traitHashes: [],
    parentNodeHashes: spec.parent ? [spec.parent] : [],
  })
}
