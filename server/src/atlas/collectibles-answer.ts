import type { Collectible, CollectiblesAnswer, ProgressAnswer } from '@ai-vault/contract/atlas/records.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { isHardSource, obtainability } from '@ai-vault/game/triumphs/obtainable.ts'
import { progressPercent } from '@ai-vault/game/triumphs/progress-share.ts'
import type { AtlasDefinitions } from '@ai-vault/platform/atlas/atlas-definitions.ts'
import { COLLECTIBLE_TABLE, NODE_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { languageFields, type ShownIn } from '../languages/languages.ts'
import { createPlacesIn } from './places-in.ts'
import { countPlayersTriumphs, readPlayersTriumphs } from './read-triumphs.ts'

const INVISIBLE = 4

type Definitions = Pick<AtlasDefinitions, 'collectibles'>

/** What the game shows in its collections; one that the definitions do not know yet is listed without a name. */
function shownCollectibles(guardian: Pick<Guardian, 'collectibles'>, { collectibles }: Definitions) {
  return guardian.collectibles
    .filter(({ platformState }) => (platformState & INVISIBLE) === 0)
    .map((progress) => ({ progress, definition: collectibles.get(progress.hash) }))
}

type Shown = ReturnType<typeof shownCollectibles>[number]

const obtainable = ({ definition }: Shown) => obtainability(definition?.source ?? '')

export function collectiblesContent(
  guardian: Pick<Guardian, 'collectibles' | 'withheld'>,
  definitions: AtlasDefinitions,
  manifest: Pick<Manifest, 'named'>,
  shownIn: ShownIn,
): CollectiblesAnswer {
  const { names } = shownIn
  const placeOf = createPlacesIn(definitions, manifest, names)
  const toCollectible = (shown: Shown): Collectible => {
    const { progress, definition } = shown
    const name = names?.nameOf(COLLECTIBLE_TABLE, progress.hash) ?? definition?.name
    const source = names?.textOf(COLLECTIBLE_TABLE, progress.hash) ?? definition?.source
    const menu =
      definition &&
      ((definition.menuHash && names?.nameOf(NODE_TABLE, definition.menuHash)) || definition.menu)
    const where = placeOf(definition?.where)
    return {
      hash: progress.hash,
      definition: {
        ...(name ? { name } : {}),
        ...(definition?.description ? { description: definition.description } : {}),
        ...(definition?.icon ? { icon: definition.icon } : {}),
      },
      acquired: progress.acquired,
      kind: definition?.kind ?? 'other',
      ...(definition?.rarity ? { rarity: definition.rarity } : {}),
      ...(definition?.classType ? { class: definition.classType } : {}),
      ...(source ? { source } : {}),
      obtainable: obtainable(shown),
      ...(isHardSource(definition?.source ?? '') || definition?.where?.isHard ? { hard: true } : {}),
      ...(menu ? { menu } : {}),
      ...(where ? { where } : {}),
    }
  }
  return {
    ...languageFields(shownIn),
    collectibles: shownCollectibles(guardian, definitions).toSorted(byMenuThenName).map(toCollectible),
    withheld: guardian.withheld.includes('collectibles'),
  }
}

function byMenuThenName(one: Shown, other: Shown): number {
  const key = ({ definition, progress }: Shown) =>
    [definition?.menu ?? '~', definition?.name ?? '~', progress.hash] as const
  const [[menu, name, hash], [otherMenu, otherName, otherHash]] = [key(one), key(other)]
  return compare(menu, otherMenu) || compare(name, otherName) || hash - otherHash
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

export function progressContent(
  guardian: Pick<Guardian, 'triumphs' | 'characters' | 'triumphScore' | 'collectibles' | 'withheld'>,
  definitions: AtlasDefinitions,
): ProgressAnswer {
  const { withheld, triumphScore } = guardian
  return {
    progress: {
      ...(withheld.includes('records') ? {} : triumphProgress(guardian, definitions)),
      ...(withheld.includes('collectibles') ? {} : collectibleProgress(guardian, definitions)),
      ...(triumphScore ? { score: triumphScore } : {}),
    },
  }
}

const counted = (done: number, total: number) => ({ done, total, percent: progressPercent(done, total) })

function triumphProgress(guardian: Pick<Guardian, 'triumphs' | 'characters'>, definitions: AtlasDefinitions) {
  const players = readPlayersTriumphs(guardian, definitions)
  const { triumphs, seals } = players
  const active = triumphs.filter(({ legacy }) => !legacy)
  const { completed, total } = countPlayersTriumphs(players)
  const titles = seals.filter(({ definition }) => !definition.legacy)
  return {
    triumphs: counted(completed, total),
    seals: counted(titles.filter(({ earned }) => earned).length, titles.length),
    claimable: active.filter(({ claimable }) => claimable).length,
  }
}

function collectibleProgress(guardian: Pick<Guardian, 'collectibles'>, definitions: AtlasDefinitions) {
  const shown = shownCollectibles(guardian, definitions)
  const missing = shown.filter(({ progress }) => !progress.acquired)
  return {
    collectibles: counted(shown.length - missing.length, shown.length),
    obtainable_now: missing.filter((each) => obtainable(each) === 'now').length,
    exotics_missing: missing.filter(isExoticGear).length,
  }
}

const isExoticGear = ({ definition }: Shown) =>
  definition?.rarity === 'exotic' && (definition.kind === 'weapon' || definition.kind === 'armor')
