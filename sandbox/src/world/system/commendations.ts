import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'

/** What players thank each other for, by kind. */
const KINDS = {
  Ally: ['Joy Bringer', 'Thoughtful', 'Selfless'],
  Fun: ['Life of the Party', 'Primeval Rage', 'Playful'],
  Mastery: ['Saw You Shine', 'Heroic', 'Perceptive'],
  Leadership: ['Skilled Tactician', 'Foundation of the Fireteam', 'Leader'],
} as const
type Kind = keyof typeof KINDS

const ROOT = hashFor('commendation-node', 'all')
const nodeHash = (kind: Kind): number => hashFor('commendation-node', kind)
const commendationHash = (name: string): number => hashFor('commendation', name)
const COLOR = { red: 90, green: 140, blue: 166, alpha: 255 }

export interface Commendations {
  readonly nodes: readonly number[]
  readonly all: readonly number[]
}

export const defineCommendations = (definitions: Definitions): Commendations => {
  const kinds = Object.keys(KINDS) as Kind[]
  const icon = (seed: number): string => iconPath({ kind: 'rank', seed })
  const defineNode = (hash: number, name: string, children: readonly number[], own: readonly number[]) =>
    definitions.define('DestinySocialCommendationNodeDefinition', hash, {
      displayProperties: display(name, '', icon(hash)),
      color: COLOR,
      tintedIcon: icon(hash),
      ...(hash === ROOT ? {} : { parentCommendationNodeHash: ROOT }),
      childCommendationNodeHashes: children,
      childCommendationHashes: own,
    })
  defineNode(ROOT, 'Commendations', kinds.map(nodeHash), [])
  for (const kind of kinds) {
    defineNode(nodeHash(kind), kind, [], KINDS[kind].map(commendationHash))
    KINDS[kind].forEach((name, displayPriority) => {
      const hash = commendationHash(name)
      definitions.define('DestinySocialCommendationDefinition', hash, {
        displayProperties: display(name, `${kind}: thanks for the way you played.`, icon(hash)),
        cardImagePath: icon(hash),
        color: COLOR,
        displayPriority,
        activityGivingLimit: 3,
        parentCommendationNodeHash: nodeHash(kind),
        displayActivities: [],
      })
    })
  }
  return {
    nodes: kinds.map(nodeHash),
    all: kinds.flatMap((kind) => KINDS[kind].map(commendationHash)),
  }
}
