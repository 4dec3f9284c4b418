import { useState } from 'react'
import { readKept, writeKept } from '../../../../data/stored/storage.ts'
import {
  ACTIVITY_TYPES,
  type AnalysisSettings,
  DEFAULT_SETTINGS,
  INPUTS,
  PLAYSTYLES,
} from '../../../../items/rating/analysis-query.ts'

const KEY = 'analysis_settings'

/** Anyone may edit the storage: what is not one of our values is the default. */
export function parseSettings(stored: string | null): AnalysisSettings {
  const [activity, playstyle, input] = (stored ?? '').split('|')
  return {
    activity: ACTIVITY_TYPES.find((known) => known === activity) ?? DEFAULT_SETTINGS.activity,
    playstyle: PLAYSTYLES.find((known) => known === playstyle) ?? DEFAULT_SETTINGS.playstyle,
    input: INPUTS.find((known) => known === input) ?? DEFAULT_SETTINGS.input,
  }
}

/** What Analyze asks for, kept on this device. */
export function useAnalysisSettings() {
  const [settings, setSettings] = useState(() => parseSettings(readKept(KEY)))
  const change = (next: AnalysisSettings) => {
    setSettings(next)
    writeKept(KEY, [next.activity, next.playstyle, next.input].join('|'))
  }
  return [settings, change] as const
}
