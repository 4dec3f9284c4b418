import type { Body, Definitions } from '../definitions.ts'
import { display } from './item-shapes.ts'

/** An objective is done at its completion value; `label` is what stands beside the counter. */
export const defineObjective = (
  definitions: Definitions,
  hash: number,
  label: string,
  completionValue: number,
  own: Partial<Body<'DestinyObjectiveDefinition'>> = {},
): number =>
  definitions.define('DestinyObjectiveDefinition', hash, {
    displayProperties: display('', ''),
    completionValue,
    scope: 4,
    locationHash: 0,
    allowNegativeValue: false,
    allowValueChangeWhenCompleted: false,
    isCountingDownward: false,
    valueStyle: completionValue === 1 ? 2 : 1,
    progressDescription: label,
    perks: { perkHash: 0, style: 0 },
    stats: { style: 0 },
    minimumVisibilityThreshold: 0,
    allowOvercompletion: false,
    showValueOnComplete: completionValue > 1,
    completedValueStyle: completionValue === 1 ? 2 : 1,
    inProgressValueStyle: completionValue === 1 ? 2 : 1,
    uiLabel: '',
    uiStyle: 0,
    ...own,
  })
