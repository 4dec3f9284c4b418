/**
 * The parts of a document that its author includes or leaves out (F-329). The same rule draws the preview and cuts what is
 * stored, so that nothing is public that the preview did not show.
 */
import type {
  BuildDocument,
  ProfileDocument,
  ProphecyDocument,
  ShareDocument,
  SharedArmor,
} from './document.ts'

export const SHARE_PARTS = [
  'name',
  'weapons',
  'plan',
  'armor',
  'subclass',
  'reasons',
  'notes',
  'names',
  'copies',
  'playstyle',
  'gems',
  'farming',
  'meta',
  'score',
  'characters',
  'items',
  'platform',
] as const
export type SharePart = (typeof SHARE_PARTS)[number]

export interface PartChoice {
  readonly part: SharePart
  /** Without it the document would be nothing. */
  readonly always: boolean
  readonly byDefault: boolean
}

/** What tells which copies one owns, or who else was there, is never in by default. */
const OFF_BY_DEFAULT: ReadonlySet<SharePart> = new Set(['copies', 'names', 'items', 'platform'])

const always = (part: SharePart): PartChoice => ({ part, always: true, byDefault: true })
const choice = (part: SharePart): PartChoice => ({
  part,
  always: false,
  byDefault: !OFF_BY_DEFAULT.has(part),
})
const choices = (given: readonly (readonly [SharePart, boolean])[]): PartChoice[] =>
  given.filter(([, has]) => has).map(([part]) => choice(part))

/** The parts a document has something for, those that are always in first. */
export function partsOf(document: ShareDocument): readonly PartChoice[] {
  if (document.kind === 'build') return partsOfBuild(document)
  if (document.kind === 'prophecy') return partsOfProphecy(document)
  return partsOfProfile(document)
}

function partsOfBuild(build: BuildDocument): PartChoice[] {
  const { weapons, armor, plan } = build
  const isPlan = build.type === 'fireteam'
  const copies = [...weapons, ...armor].some(({ instanceId }) => instanceId !== undefined)
  const { strategy, steps = [], strengths, considerations } = build
  const reasons = Boolean(strategy) || steps.length + strengths.length + considerations.length > 0
  return [
    ...(isPlan ? [always('plan')] : [always('weapons')]),
    ...choices([
      ['weapons', isPlan && weapons.length > 0],
      ['armor', armor.length > 0 || build.stats !== undefined],
      ['subclass', build.subclass !== undefined || build.mods.length > 0],
      ['reasons', reasons],
      ['notes', Boolean(build.notes)],
      ['names', plan?.members.some(({ name }) => name !== undefined) === true],
      ['copies', copies],
    ]),
  ]
}

const partsOfProphecy = ({ gems, farming, meta }: ProphecyDocument): PartChoice[] => [
  always('playstyle'),
  ...choices([
    ['gems', gems.length > 0],
    ['farming', farming.length > 0],
    ['meta', meta.length > 0],
  ]),
]

const partsOfProfile = (profile: ProfileDocument): PartChoice[] => [
  always('name'),
  ...choices([
    ['score', profile.score !== undefined],
    ['characters', profile.characters.length > 0],
    ['playstyle', profile.archetype !== undefined],
    ['items', profile.items !== undefined],
    ['platform', profile.membershipType !== undefined],
  ]),
]

/** The document with the chosen parts alone, and those that are always in. */
export function onlyParts<Document extends ShareDocument>(
  document: Document,
  parts: readonly SharePart[],
): Document
export function onlyParts(document: ShareDocument, parts: readonly SharePart[]): ShareDocument {
  const chosen = new Set(parts)
  for (const { part, always: needed } of partsOf(document)) if (needed) chosen.add(part)
  const has = (part: SharePart) => chosen.has(part)
  if (document.kind === 'build') return cutBuild(document, has)
  if (document.kind === 'prophecy') return cutProphecy(document, has)
  return cutProfile(document, has)
}

type Has = (part: SharePart) => boolean

function cutBuild(build: BuildDocument, has: Has): BuildDocument {
  const { subclass, stats, bonus, modPoints, strategy, steps, notes, plan, ...rest } = build
  const withoutCopy = <Item extends { readonly instanceId?: string }>(item: Item): Item => {
    if (has('copies')) return item
    const { instanceId: _own, ...shown } = item
    return shown as Item
  }
  return {
    ...rest,
    weapons: has('weapons') ? build.weapons.map(withoutCopy) : [],
    armor: has('armor') ? build.armor.map(withoutCopy).map(has('subclass') ? asIs : withoutMods) : [],
    mods: has('subclass') ? build.mods : [],
    strengths: has('reasons') ? build.strengths : [],
    considerations: has('reasons') ? build.considerations : [],
    ...(has('armor') && stats
      ? { stats, ...(bonus ? { bonus } : {}), ...(modPoints ? { modPoints } : {}) }
      : {}),
    ...(has('subclass') && subclass ? { subclass } : {}),
    ...(has('reasons') && strategy ? { strategy } : {}),
    ...(has('reasons') && steps ? { steps } : {}),
    ...(has('notes') && notes ? { notes } : {}),
    ...(has('plan') && plan ? { plan: has('names') ? plan : withoutNames(plan) } : {}),
  }
}

const asIs = (piece: SharedArmor): SharedArmor => piece
const withoutMods = ({ mods: _mods, ...piece }: SharedArmor): SharedArmor => piece

const withoutNames = (plan: NonNullable<BuildDocument['plan']>): NonNullable<BuildDocument['plan']> => ({
  ...plan,
  members: plan.members.map(({ name: _name, ...member }) => member),
})

const cutProphecy = (prophecy: ProphecyDocument, has: Has): ProphecyDocument => ({
  ...prophecy,
  gems: has('gems') ? prophecy.gems : [],
  farming: has('farming') ? prophecy.farming : [],
  meta: has('meta') ? prophecy.meta : [],
})

function cutProfile(profile: ProfileDocument, has: Has): ProfileDocument {
  const { score, archetype, items, membershipType } = profile
  return {
    kind: 'profile',
    name: profile.name,
    characters: has('characters') ? profile.characters : [],
    ...(has('score') && score !== undefined ? { score } : {}),
    ...(has('playstyle') && archetype ? { archetype } : {}),
    ...(has('items') && items !== undefined ? { items } : {}),
    ...(has('platform') && membershipType ? { membershipType } : {}),
  }
}
