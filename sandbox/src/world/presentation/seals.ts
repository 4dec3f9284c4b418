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

/** Seals: the title, and whose triumphs they gather: every triumph whose group or name begins so. */
const SEALS: readonly (readonly [
  title: string,
  text: string,
  gathers: readonly string[],
  gilded: boolean,
])[] = [
  ['Fatebreaker', 'For those who broke the Vault of Glass.', ['Vault of Glass'], false],
  ['Kingslayer', 'For those who ended a king twice.', ["King's Fall"], false],
  ['Swordbearer', "For those who silenced Crota's song.", ["Crota's End"], false],
  ['Dream Warrior', 'For those who woke from Nezarec.', ['Root of Nightmares'], false],
  ['Disciple-Slayer', 'For those who left the pyramid standing.', ['Vow of the Disciple'], false],
  ['Descendant', 'For those who fell and did not die.', ['Deep Stone Crypt'], false],
  ['Enlightened', 'For those who walked the Black Garden.', ['Garden of Salvation'], false],
  ['Rivensbane', 'For those who made their own wish.', ['Last Wish'], false],
  ['Iconoclast', 'For those who saw the end of it.', ["Salvation's Edge"], false],
  ['Everlasting', 'For those who crossed the desert.', ['The Desert Perpetual'], false],
  ['Conqueror', 'For those who finish Nightfalls the hard way.', ['Grandmaster'], true],
  ['Deadeye', 'For those at home with every weapon.', ['Weapon Types'], true],
  ['Flawless', 'For those who reached the Lighthouse.', ['Trials of Osiris'], true],
  ['Iron Lord', 'For those who fight under the banner.', ['Iron Banner'], true],
  ['Dredgen', 'For those who bank and take.', ['Gambit'], true],
  ['Glorious', 'For those the Crucible knows by name.', ['Crucible'], true],
  ['Chronicler', 'For those who read it all.', ['Letters from Kepler', 'Frontier Testimony'], false],
  ['Keplerian', 'For those who stayed on Kepler.', ['Kepler'], false],
]

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
  const records = SEALS.flatMap(([title, text, prefixes, gilded]) => {
    const gathered = gatheredBy(prefixes, triumphs).map(recordHash)
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
