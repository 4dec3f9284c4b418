import type { ForgePersonal } from '@ai-vault/contract/advice/forge.ts'
import { recentPlayMix } from '@ai-vault/game/history/recent-play-mix.ts'
import type { Run } from '@ai-vault/game/history/run.ts'
import { medianMinutes, runsToSource, YEAR_MS } from '@ai-vault/game/history/source-runs.ts'
import type { Weapon, WeaponDefinition, WeaponStat } from '@ai-vault/game/items.ts'
import { ACTIVITY_KINDS } from '@ai-vault/game/scores/week/activity-kinds.ts'
import type { RatingContext } from '@ai-vault/game/weapons/context.ts'
import { oddsOf } from '@ai-vault/game/weapons/odds/odds.ts'
import {
  comparedWith,
  mixOfSide,
  type RollTarget,
  rankCopies,
  scoreInMix,
  targetFor,
} from '@ai-vault/game/weapons/personal/personal-god-roll.ts'
import { wishLineOf } from '@ai-vault/game/weapons/personal/wish-line.ts'
import { STAT_WORDS } from '@ai-vault/game/weapons/rating/explain/words.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import { activityName } from '../archives/activity-name.ts'
import { shownName } from './shown-names.ts'
import { distinctWeapons } from './weapon-list.ts'

export interface PersonalInput {
  readonly definition: WeaponDefinition
  readonly copies: readonly Weapon[]
  readonly runs: readonly Run[]
  readonly now: number
  readonly context: RatingContext
  readonly manifest: Pick<Manifest, 'named' | 'weapons'>
  readonly names: Names | undefined
  readonly fixed: boolean
}

/** The best roll for this player, what they have of it, how likely a drop is, and where it comes from. */
export function personalAnswer(input: PersonalInput): ForgePersonal {
  const { definition, copies, runs, now, context, names, fixed } = input
  const { mix, kinds, ...rest } = recentPlayMix(runs, now)
  const found = fixed ? undefined : targetFor(definition, copies, mix, context)
  const ranked = found?.ranked ?? (fixed ? [] : rankCopies(copies, mix, context))
  const { target, gap } = found ?? {}
  const traits = target?.traits.map(({ name }) => name) ?? []
  return {
    mix: { ...rest, ...mix, kinds: [...kinds] },
    ...(found && target
      ? {
          god_roll: {
            score: target.score,
            ...sideScores(input, found),
            ...sideRolls(input),
            parts: partsOf(found, names),
            wish_list_line: wishLineOf(definition, target),
          },
        }
      : {}),
    copies: ranked.map(({ instanceId, score }) => ({ item_instance_id: instanceId, score })),
    ...(gap === undefined ? {} : { gap }),
    odds: (target ? oddsOf(definition, traits) : []).map(({ tiers, perksAColumn, chance, evenAfter }) => ({
      tiers: [...tiers],
      perks_a_column: perksAColumn,
      chance,
      ...(evenAfter === undefined ? {} : { even_after: evenAfter }),
    })),
    source: sourceAnswer(input),
  }
}

function sideScores({ definition, context }: PersonalInput, found: RollTarget | undefined) {
  const [pve, pvp] = (['pve', 'pvp'] as const).map(
    (side) => found && scoreInMix(definition, found, mixOfSide(side), context),
  )
  return pve === undefined || pvp === undefined ? {} : { sides: { pve, pvp } }
}

/** The best roll for each side alone, so that a page that looks at one side shows what is best there. */
function sideRolls({ definition, copies, context, names }: PersonalInput) {
  const [pve, pvp] = (['pve', 'pvp'] as const).map((side) => {
    const found = targetFor(definition, copies, mixOfSide(side), context)
    return found && { score: found.target.score, parts: partsOf(found, names) }
  })
  return pve && pvp ? { alone: { pve, pvp } } : {}
}

const partsOf = ({ target, best }: Pick<RollTarget, 'target' | 'best'>, names: Names | undefined) =>
  comparedWith(target, best).map(({ hash, name, place, has, instead }) => ({
    place,
    ...(place === 'masterwork' ? { name } : shownName({ hash: hash ?? 0, name }, names)),
    has,
    ...(instead === undefined ? {} : { instead: instead.map((each) => shownInstead(best, each, names)) }),
  }))

function shownInstead(copy: Weapon | undefined, name: string, names: Names | undefined): string {
  const plug = copy?.columns.flatMap(({ selectable }) => selectable).find((each) => each.name === name)
  return plug ? shownName(plug, names).name : (STAT_WORDS[name as WeaponStat] ?? name)
}

function sourceAnswer({ definition, runs, manifest, now }: PersonalInput): ForgePersonal['source'] {
  const { source } = definition
  if (!source) return { runs: 0, weapons: 0 }
  const weapons = distinctWeapons(manifest).filter((other) => other.source === source).length
  const recent = runs.filter(({ startedAt }) => startedAt >= now - YEAR_MS)
  const found = runsToSource(source, recent, (run) => activityName(run, manifest))
  const finished = found?.runs.filter(({ completed }) => completed !== false) ?? []
  const minutes = medianMinutes(finished)
  const place =
    found && ('activity' in found.place ? found.place.activity : ACTIVITY_KINDS[found.place.kind].name)
  const [newest] = finished.toSorted((one, other) => other.startedAt - one.startedAt)
  return {
    text: source,
    ...(place ? { place } : {}),
    runs: finished.length,
    ...(minutes === undefined ? {} : { minutes }),
    ...(newest ? { activity_id: newest.instanceId } : {}),
    weapons,
  }
}
