/**
 * Copies side by side as rows of plain cells. A row knows whether its copies differ; a perk knows whether every copy has
 * it; a number knows whether it is the best of its row. Labels that not every weapon has leave a gap.
 */

import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import { WEAPON_STATS } from '@ai-vault/game/items.ts'
import { traitsToSwitchTo } from '@ai-vault/game/weapons/copy-name.ts'
import { ACTIVITY_WORDS } from '@ai-vault/game/weapons/play-mode.ts'
import { ACTIVITIES } from '@ai-vault/game/weapons/pve-and-pvp.ts'
import { STAT_WORDS } from '@ai-vault/game/weapons/rating/explain/words.ts'
import { scoreText, shownScore } from '@ai-vault/game/weapons/rating/tiers.ts'
import { RECOMMENDATION_WORDS } from '../../../items/advice/advice-words.ts'
import { perkColumns } from '../../../items/perks/perk-columns.ts'
import type { RatingLookup } from '../../../items/rating/shown-rating.ts'
import { bestValue, highest, statLabel, statShown } from '../../../items/stats/weapon-stats.ts'
import type { WeaponItem } from '../../../items/weapon-item.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import { dialogWords } from './dialog-words.tsx'

const { rows: labels } = dialogWords
/** The platform's text begins with its own label; the row has one. */
const SOURCE_LABEL = /^Source:\s*/i

export interface ComparedPart {
  readonly text: string
  /** Not every copy has it. */
  readonly differs?: boolean
  readonly active?: boolean
}

export interface ComparedCell {
  readonly parts: readonly ComparedPart[]
  readonly best?: boolean
  /** No other copy is better in something that is rated. */
  readonly leads?: boolean
}

export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly group: 'rating' | 'copy' | 'perks' | 'stats' | 'verdict'
  readonly cells: readonly ComparedCell[]
  /** All copies say the same. */
  readonly same: boolean
}

type RowHead = Pick<ComparedRow, 'key' | 'label' | 'group'>

function row(head: RowHead, cells: readonly ComparedCell[]): ComparedRow {
  const texts = cells.map(({ parts }) => JSON.stringify(parts.map(({ text }) => text)))
  return { ...head, cells, same: new Set(texts).size <= 1 }
}

/** Texts, or numbers of which the highest is the best; a lone best only where the values differ. */
function numberRow(
  head: RowHead,
  values: readonly (number | undefined)[],
  shown: (value: number) => string,
  best: number | undefined,
): ComparedRow {
  const texts = values.map((value) => (value === undefined ? MISSING : shown(value)))
  // By what is seen: two that look alike are never told apart by a third decimal.
  const bestText = new Set(texts).size > 1 && best !== undefined ? shown(best) : undefined
  return row(
    head,
    texts.map((text) => ({ parts: [{ text }], ...(text === bestText && { best: true }) })),
  )
}

export function compareRows(
  items: readonly WeaponItem[],
  ratingOf: RatingLookup,
  where: (item: WeaponItem) => string,
  /** What the player's own wish lists say, where one is in use. */
  wishes?: (item: WeaponItem) => string,
): readonly ComparedRow[] {
  return [
    ...verdictRows(items),
    ...ratingRows(items, ratingOf),
    ...(wishes
      ? [
          row(
            { key: 'wishes', label: labels.wishes, group: 'rating' },
            items.map((item) => ({ parts: [{ text: wishes(item) }] })),
          ),
        ]
      : []),
    ...factRows(items, where),
    ...perkRows(items),
    ...statRows(items),
  ]
}

function ratingRows(items: readonly WeaponItem[], ratingOf: RatingLookup): ComparedRow[] {
  const tenths = (key: string, label: string, read: (item: WeaponItem) => number | undefined) => {
    const values = items.map(read)
    return numberRow({ key, label, group: 'rating' }, values, scoreText, highest(values))
  }
  const whole = (key: string, label: string, read: (item: WeaponItem) => number | undefined) => {
    const values = items.map(read)
    return numberRow({ key, label, group: 'rating' }, values, formatCount, highest(values))
  }
  return [
    row(
      { key: 'tier', label: labels.tier, group: 'rating' },
      items.map((item) => ({ parts: [{ text: ratingOf(item).tier }] })),
    ),
    tenths('score', labels.score, (item) => ratingOf(item).score),
    tenths('pve', labels.pve, ({ rating }) => rating?.pve.score),
    tenths('pvp', labels.pvp, ({ rating }) => rating?.pvp.score),
    ...switchRow(items),
    whole('power', labels.power, ({ instance }) => instance?.primaryStat.value),
    whole('gear', labels.gear, ({ item }) => item.tier),
  ]
}

/** A copy stands here under the traits that are on: what its scores rest on, where those are others. */
function switchRow(items: readonly WeaponItem[]): ComparedRow[] {
  const found = items.map(({ item, rating }) => {
    const [pve, pvp] = [rating?.pve, rating?.pvp].map((side) => traitsToSwitchTo(item, side)?.join(', '))
    if (pve === pvp) return pve
    return [pve && labels.switchFor(labels.pve, pve), pvp && labels.switchFor(labels.pvp, pvp)]
      .filter(Boolean)
      .join('; ')
  })
  if (found.every((text) => text === undefined)) return []
  const cells = found.map((text) => ({ parts: [{ text: text ?? labels.noSwitch }] }))
  return [row({ key: 'switch', label: labels.switchFirst, group: 'rating' }, cells)]
}

/** Where each copy is and what the player has made of it. */
function factRows(items: readonly WeaponItem[], where: (item: WeaponItem) => string): ComparedRow[] {
  const texts = (key: string, label: string, read: (item: WeaponItem) => string | undefined) => {
    const found = items.map(read)
    if (found.every((text) => text === undefined)) return []
    return [
      row(
        { key, label, group: 'copy' },
        found.map((text) => ({ parts: [{ text: text ?? MISSING }] })),
      ),
    ]
  }
  const kills = items.map(({ item }) => item.kills)
  const levels = items.map(({ item }) => item.level)
  const counts = (key: string, label: string, values: readonly (number | undefined)[]) =>
    values.every((value) => value === undefined)
      ? []
      : [numberRow({ key, label, group: 'copy' }, values, formatCount, highest(values))]
  return [
    ...texts('where', labels.where, where),
    ...counts('kills', labels.kills, kills),
    ...counts('level', labels.level, levels),
    ...texts('source', labels.source, ({ item }) => item.source?.replace(SOURCE_LABEL, '')),
  ]
}

function perkRows(items: readonly WeaponItem[]): ComparedRow[] {
  const columns = items.map(({ item }) => perkColumns(item, undefined, 'pve'))
  const columnLabels = [...new Set(columns.flatMap((each) => each.map(({ label }) => label)))]
  const frame = row(
    { key: 'frame', label: labels.frame, group: 'perks' },
    items.map(({ item }) => ({ parts: [{ text: item.frame?.name ?? MISSING }] })),
  )
  const perks = columnLabels.map((label) => {
    const lists = columns.map((each) => each.find((column) => column.label === label)?.perks ?? [])
    const everywhere = (name: string) => lists.every((list) => list.some(({ plug }) => plug.name === name))
    return row(
      { key: `perk-${label}`, label, group: 'perks' },
      lists.map((list) => ({
        parts: list.map(({ plug, active }) => ({
          text: plug.name,
          active,
          ...(!everywhere(plug.name) && { differs: true }),
        })),
      })),
    )
  })
  const masterwork = row(
    { key: 'masterwork', label: labels.masterwork, group: 'perks' },
    items.map(({ item: { masterwork } }) => ({
      parts: [{ text: masterwork?.stat ? `${STAT_WORDS[masterwork.stat]} ${masterwork.level}` : MISSING }],
    })),
  )
  return [frame, ...perks, masterwork]
}

function statRows(items: readonly WeaponItem[]): ComparedRow[] {
  return WEAPON_STATS.flatMap((stat): ComparedRow[] => {
    const values = items.map(({ item }) => item.stats[stat])
    if (values.every((value) => value === undefined)) return []
    const head = { key: stat, label: statLabel(stat), group: 'stats' } as const
    return [numberRow(head, values, (value) => statShown(stat, value), bestValue(stat, values))]
  })
}

function verdictRows(items: readonly WeaponItem[]): ComparedRow[] {
  const texts = (key: string, label: string, read: (item: WeaponItem) => string) =>
    row(
      { key, label, group: 'verdict' },
      items.map((item) => ({ parts: [{ text: read(item) }] })),
    )
  const standings = items.map((item) => standingInWords(item, items))
  return [
    ...(items.length > 1
      ? [
          row(
            { key: 'standing', label: labels.standing, group: 'verdict' },
            standings.map((standing) => ({
              parts: [{ text: standing ?? MISSING }],
              ...(standing !== undefined && standing !== labels.beaten && { leads: true }),
            })),
          ),
        ]
      : []),
    texts('advice', labels.advice, ({ verdict }) =>
      verdict ? RECOMMENDATION_WORDS[verdict.recommendation] : labels.noAdvice,
    ),
    texts('reason', labels.reason, ({ verdict }) => verdict?.reason ?? MISSING),
  ]
}

/** "Best in PvE, as good as the best in PvP", by the scores as they are shown; undefined for what has none. */
function standingInWords(item: WeaponItem, among: readonly WeaponItem[]): string | undefined {
  const shown = ({ rating }: WeaponItem, activity: (typeof ACTIVITIES)[number]) => {
    const score = rating?.[activity].score
    return score === undefined ? Number.NEGATIVE_INFINITY : shownScore(score)
  }
  if (ACTIVITIES.every((activity) => shown(item, activity) === Number.NEGATIVE_INFINITY)) return undefined
  const others = among.filter((other) => other !== item)
  const best = (activity: (typeof ACTIVITIES)[number]) =>
    Math.max(...others.map((other) => shown(other, activity)))
  const sides = (isSo: (mine: number, theirs: number) => boolean) =>
    listInWords(
      ACTIVITIES.filter((activity) => isSo(shown(item, activity), best(activity))).map(
        (activity) => ACTIVITY_WORDS[activity],
      ),
    )
  const alone = sides((mine, theirs) => mine > theirs)
  const shared = sides((mine, theirs) => mine === theirs && Number.isFinite(mine))
  const parts = [alone && labels.best(alone), shared && labels.sharedBest(shared)].filter(Boolean)
  return parts.length > 0 ? capitalized(parts.join(', ')) : labels.beaten
}
