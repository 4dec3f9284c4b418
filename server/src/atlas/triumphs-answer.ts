import type { Mission, Seal, Triumph, TriumphsAnswer, Where } from '@ai-vault/contract/atlas/records.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { PRIORITY_MISSIONS } from '@ai-vault/game/triumphs/priority.ts'
import type { Whereabouts } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import { specifiedState } from '@ai-vault/game/triumphs/triumph-state.ts'
import type { AtlasDefinitions } from '@ai-vault/platform/atlas/atlas-definitions.ts'
import { NODE_TABLE, OBJECTIVE_TABLE, RECORD_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import { languageFields, type ShownIn } from '../languages/languages.ts'
import { createPlacesIn } from './places-in.ts'
import {
  type PlayersSeal,
  type PlayersTriumph,
  percentOf,
  readPlayersTriumphs,
  secretNameOf,
} from './read-triumphs.ts'

interface Shown {
  readonly names: Names | undefined
  readonly placeOf: (where: Whereabouts | undefined) => Where | undefined
}

export function triumphsContent(
  guardian: Pick<Guardian, 'characters' | 'triumphs' | 'foundEntries' | 'withheld'>,
  definitions: AtlasDefinitions,
  manifest: Pick<Manifest, 'named'>,
  shownIn: ShownIn,
): TriumphsAnswer {
  const { names } = shownIn
  const shown = { names, placeOf: createPlacesIn(definitions, manifest, names) }
  const { triumphs, open, seals } = readPlayersTriumphs(guardian, definitions)
  return {
    ...languageFields(shownIn),
    triumphs: triumphs.map((triumph) => toTriumph(triumph, shown)),
    seals: seals.map((seal) => toSeal(seal, names)),
    missions: canPlay(guardian)
      ? open.slice(0, PRIORITY_MISSIONS).map((triumph) => toMission(triumph, seals, names))
      : [],
    checked: checkedOf(guardian, definitions),
    withheld: guardian.withheld.includes('records'),
  }
}

/** An account that never made a character has nothing to be sent to. */
const canPlay = ({ characters, withheld }: Pick<Guardian, 'characters' | 'withheld'>) =>
  characters.length > 0 || withheld.includes('characters')

function checkedOf(
  { foundEntries = [] }: Pick<Guardian, 'foundEntries'>,
  { checklist }: Pick<AtlasDefinitions, 'checklist'>,
): number[] {
  const found = new Set(foundEntries)
  return checklist.flatMap(({ hash }) => (found.has(hash) ? [hash] : []))
}

/** What is absent is as usual: thousands of triumphs travel in one answer. */
function toTriumph(triumph: PlayersTriumph, { names, placeOf }: Shown): Triumph {
  const { hash, definition, progress, complete, claimable, secret, legacy } = triumph
  const named = secret ? secretTexts(triumph) : openTexts(triumph, names)
  const where = secret ? undefined : placeOf(definition?.where)
  return {
    hash,
    definition: {
      ...named,
      points: definition?.points ?? 0,
      ...(definition?.icon ? { icon: definition.icon } : {}),
    },
    state: specifiedState(progress),
    platformState: progress.platformState,
    objectives: secret ? [] : objectivesOf(triumph, names),
    category: definition?.category ?? 'activities',
    ...(complete ? {} : { priority: 'medium' }),
    percent: percentOf(triumph),
    ...(claimable ? { claimable } : {}),
    ...(secret ? { secret } : {}),
    ...(legacy ? { legacy } : {}),
    ...(definition?.menu ? { menu: menuIn(definition, names) } : {}),
    ...(definition?.seals.length ? { seals: [...definition.seals] } : {}),
    ...(where ? { where } : {}),
  }
}

const menuIn = ({ menu, menuHash }: { menu: string; menuHash?: number }, names: Names | undefined): string =>
  (menuHash === undefined ? undefined : names?.nameOf(NODE_TABLE, menuHash)) ?? menu

function openTexts({ hash, definition }: PlayersTriumph, names: Names | undefined) {
  const name = names?.nameOf(RECORD_TABLE, hash) ?? definition?.name
  const description = names?.textOf(RECORD_TABLE, hash) ?? definition?.description
  return { ...(name ? { name } : {}), ...(description ? { description } : {}) }
}

const secretTexts = ({ definition }: PlayersTriumph) => ({
  name: secretNameOf({ definition }),
  ...(definition?.secretText ? { description: definition.secretText } : {}),
})

/** The live value of the goal counts, not the definition's: the game changes goals without a new definition. */
function objectivesOf(
  { progress, definition }: PlayersTriumph,
  names: Names | undefined,
): Triumph['objectives'] {
  return progress.objectives.map((objective) => {
    const known = definition?.objectives.find(({ hash }) => hash === objective.hash)
    const text = names?.textOf(OBJECTIVE_TABLE, objective.hash) ?? known?.text
    return {
      objectiveHash: objective.hash,
      progress: objective.progress,
      completionValue: objective.completionValue,
      complete: objective.complete,
      ...(text ? { text } : {}),
      ...(known?.where?.zoneHash ? { zone_hash: known.where.zoneHash } : {}),
    }
  })
}

function toSeal(seal: PlayersSeal, names: Names | undefined): Seal {
  const { definition, earned, gilded, gilding, done, total, percent, open } = seal
  return {
    hash: definition.hash,
    name: names?.nameOf(NODE_TABLE, definition.hash) ?? definition.name,
    title: titleIn(seal, names),
    ...(definition.icon ? { icon: definition.icon } : {}),
    earned,
    ...(gilded ? { gilded } : {}),
    ...(gilding ? { gilding } : {}),
    ...(definition.legacy ? { legacy: true } : {}),
    done,
    total,
    percent,
    open: [...open],
  }
}

/** Where the menu is called like its title, the translated name of the menu is the title. */
const titleIn = ({ definition: { hash, name, title } }: PlayersSeal, names: Names | undefined): string =>
  (name === title ? names?.nameOf(NODE_TABLE, hash) : undefined) ?? title

function toMission(
  triumph: PlayersTriumph & { readonly nearby: number },
  seals: readonly PlayersSeal[],
  names: Names | undefined,
): Mission {
  const { hash, progress, definition, nearby } = triumph
  const open = progress.objectives.filter(({ complete }) => !complete)
  const [nearest] = open.toSorted((one, other) => shareOf(other) - shareOf(one))
  const text =
    nearest &&
    (names?.textOf(OBJECTIVE_TABLE, nearest.hash) ??
      definition?.objectives.find((each) => each.hash === nearest.hash)?.text)
  const seal = seals.find((each) => !each.earned && definition?.seals.includes(each.definition.hash))
  return {
    hash,
    open: open.length,
    of: progress.objectives.length,
    ...(nearest ? { left: Math.max(0, nearest.completionValue - nearest.progress) } : {}),
    ...(text ? { text } : {}),
    ...(seal ? { seal: { title: titleIn(seal, names), done: seal.done, total: seal.total } } : {}),
    nearby,
  }
}

const shareOf = ({ progress, completionValue }: { progress: number; completionValue: number }) =>
  completionValue > 0 ? progress / completionValue : 0
