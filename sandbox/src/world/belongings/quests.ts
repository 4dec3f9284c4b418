import { readRows, readText } from '@ai-vault/game/data-rows.ts'
import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions, Item } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { baseItem } from '../shapes/item-shapes.ts'
import { listOf, tuple } from '../tables/columns.ts'
import { BUCKET } from '../tables/platform.ts'
import type { World } from '../world.ts'
import { readGoals } from './bounty-rows.ts'
import { defineGoals, pursuitBlock } from './pursuit-shapes.ts'
import rows from './quests.json' with { type: 'json' }

/** Quests: name, what they are about, their steps in order. Names and sentences are ours. */
const QUESTS = readRows(
  rows,
  'quests.json',
  tuple(readText, readText, listOf(tuple(readText, readText, readGoals))),
)

const QUEST_ITEM_TYPE = 13
const STEP_ITEM_TYPE = 12
const STEP_CATEGORY = 16

const questline = (name: string): number => hashFor('quest', name)
const stepHash = (quest: string, place: number): number => hashFor('quest-step', `${quest}/${place}`)

/** The steps of a quest in order: they stand on the quest itself and on each of its steps. */
const setOf = (
  name: string,
  summary: string,
  steps: number,
  stepSummary: string,
): NonNullable<Item['setData']> => ({
  itemList: Array.from({ length: steps }, (_, place) => ({
    trackingValue: place + 1,
    itemHash: stepHash(name, place),
  })),
  requireOrderedSetItemAdd: true,
  setIsFeatured: false,
  setType: 'quest_global',
  questLineName: name,
  questLineDescription: summary,
  questStepSummary: stepSummary,
})

/** A quest is held as the step it is at; steps are no instances, so their counters stand with the character. */
export const defineQuests = (definitions: Definitions): World['quests'] =>
  QUESTS.map(([name, summary, steps]) => {
    const icon = iconPath({ kind: 'bounty', variant: 1, seed: questline(name) })
    const shared = { icon, rarity: 'legendary', bucket: BUCKET.quest } as const
    definitions.define('DestinyInventoryItemDefinition', questline(name), {
      ...baseItem({
        ...shared,
        name,
        text: summary,
        typeName: 'Quest',
        itemType: QUEST_ITEM_TYPE,
        categories: [],
      }),
      nonTransferrable: true,
      setData: setOf(name, summary, steps.length, ''),
    })
    return steps.map(([stepName, text, goals], place) => {
      const hash = stepHash(name, place)
      const objectives = defineGoals(definitions, 'quest-objective', `${name}/${place}`, goals)
      definitions.define('DestinyInventoryItemDefinition', hash, {
        ...baseItem({
          ...shared,
          name: stepName,
          text,
          typeName: 'Quest Step',
          itemType: STEP_ITEM_TYPE,
          categories: [STEP_CATEGORY],
        }),
        nonTransferrable: true,
        objectives: pursuitBlock(objectives, questline(name)),
        setData: setOf(name, summary, steps.length, text),
      })
      return { hash, objectives }
    })
  })
