/** The player's copies of a weapon side by side, as plain cells; the best of a row knows it. */
import type { ForgePersonal } from '@ai-vault/contract/advice/forge.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import type { WeaponStat } from '@ai-vault/game/items.ts'
import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { shortAdvice } from '../../../items/advice/advice-words.ts'
import type { ExplorerColumn, Side } from '../../../items/roll/explorer-columns.ts'
import { bestValue, highest, statLabel, statShown } from '../../../items/stats/weapon-stats.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { whereIs } from '../../../items/where-is.ts'
import { words as itemWords } from '../../../items/words/words.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { countOrMissing } from '../../../ui/figures/Reading.tsx'
import { words } from '../words.tsx'

const labels = words.copies

export interface CopyCell {
  readonly text: string
  readonly best?: boolean
}

export interface CopyRow {
  readonly key: string
  readonly label: string
  readonly cells: readonly CopyCell[]
  /** What the best roll for the side has there. */
  readonly target: string
  readonly same: boolean
}

const STATS: readonly WeaponStat[] = ['range', 'stability', 'handling', 'reload', 'magazine', 'blast-radius']

interface RowsInput {
  readonly copies: readonly WeaponItem[]
  /** As they stand now, for the mode. */
  readonly verdicts: ReadonlyMap<string, WeaponItem['verdict']>
  readonly mode: PlayMode
  readonly characters: readonly Character[]
  readonly columns: readonly ExplorerColumn[]
  readonly personal: ForgePersonal
  readonly side: Side
}

export function copyRows({
  copies,
  verdicts,
  mode,
  characters,
  columns,
  personal,
  side,
}: RowsInput): readonly CopyRow[] {
  const row = (
    key: string,
    label: string,
    texts: readonly string[],
    target: string = labels.dash,
  ): CopyRow => ({
    key,
    label,
    cells: texts.map((text) => ({ text })),
    target,
    same: new Set(texts).size <= 1,
  })
  const numbers = (
    key: string,
    label: string,
    values: readonly (number | undefined)[],
    shown: (value: number) => string,
    best = highest(values),
    target: string = labels.dash,
  ): CopyRow => {
    const texts = values.map((value) => (value === undefined ? labels.dash : shown(value)))
    const differ = new Set(texts).size > 1
    return {
      key,
      label,
      cells: values.map((value, at) => ({
        text: texts[at] ?? '',
        ...(differ && value !== undefined && value === best ? { best: true } : {}),
      })),
      target,
      same: !differ,
    }
  }
  const tenth = (value: number) => value.toFixed(1)
  const target = personal.god_roll
  const alone = target?.alone?.[side]
  const forYou = new Map(personal.copies.map(({ item_instance_id, score }) => [item_instance_id, score]))
  return [
    numbers(
      'score',
      labels.rows.score(itemWords.sides[side]),
      copies.map(({ rating }) => rating?.[side].score),
      tenth,
      undefined,
      (alone?.score ?? target?.sides?.[side])?.toFixed(1),
    ),
    numbers(
      'for-you',
      labels.rows.forYou,
      copies.map((copy) => forYou.get(idOf(copy))),
      tenth,
      undefined,
      // The roll of one side is not the one for all that is played, of which this score would speak.
      alone ? undefined : target?.score.toFixed(1),
    ),
    row(
      'where',
      labels.rows.where,
      copies.map((copy) => whereIs(copy, characters)),
    ),
    row(
      'power',
      labels.rows.power,
      copies.map(({ item, instance }) => labels.tier(countOrMissing(instance?.primaryStat.value), item.tier)),
    ),
    ...perkRows(copies, columns, (alone ?? target)?.parts ?? [], row),
    ...STATS.flatMap((stat) => {
      const values = copies.map(({ item }) => item.stats[stat])
      if (values.every((value) => value === undefined)) return []
      return [
        numbers(stat, statLabel(stat), values, (value) => statShown(stat, value), bestValue(stat, values)),
      ]
    }),
    numbers(
      'kills',
      labels.rows.kills,
      copies.map(({ item }) => item.kills),
      formatCount,
    ),
    row(
      'advice',
      labels.rows.advice(mode === 'both' ? undefined : itemWords.sides[mode]),
      copies.map((copy) => shortAdvice(verdicts.get(idOf(copy)))),
    ),
    row(
      'reason',
      labels.rows.reason,
      copies.map((copy) => verdicts.get(idOf(copy))?.reason ?? labels.dash),
    ),
  ]
}

function perkRows(
  copies: readonly WeaponItem[],
  columns: readonly ExplorerColumn[],
  target: NonNullable<ForgePersonal['god_roll']>['parts'],
  row: (key: string, label: string, texts: readonly string[], target?: string) => CopyRow,
): CopyRow[] {
  const wanted = new Map<string, string[]>()
  for (const { place, name } of target) wanted.set(place, [...(wanted.get(place) ?? []), name])
  const counts = new Map<string, number>()
  return columns.flatMap(({ key, kind, label }) => {
    const place = counts.get(kind) ?? 0
    counts.set(kind, place + 1)
    const want = wanted.get(kind)?.[place]
    if (kind === 'masterwork') {
      const texts = copies.map(({ item: { masterwork } }) =>
        masterwork?.stat ? `${statLabel(masterwork.stat)} ${masterwork.level}` : labels.dash,
      )
      return [row(key, label, texts, want && statLabel(want as WeaponStat))]
    }
    const texts = copies.map(({ item }) => {
      const column = item.columns.filter((each) => each.kind === kind)[place]
      return column?.selectable.map(({ name }) => name).join(', ') || labels.dash
    })
    const made = row(key, label, texts, want)
    const has = ({ item }: WeaponItem) =>
      item.columns.some((column) =>
        column.selectable.some((plug) => plug.name === want || inEnglish(plug) === want),
      )
    return [
      {
        ...made,
        cells: made.cells.map((cell, at) => (copies[at] && has(copies[at]) ? { ...cell, best: true } : cell)),
      },
    ]
  })
}
