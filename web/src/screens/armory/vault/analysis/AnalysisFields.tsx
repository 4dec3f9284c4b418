import {
  ACTIVITY_TYPES,
  type AnalysisSettings,
  INPUTS,
  PLAYSTYLES,
} from '../../../../items/rating/analysis-query.ts'
import { words as weaponWords } from '../../../../items/words/words.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { SelectField } from '../../../../ui/controls/choices/SelectField.tsx'
import styles from './AnalysisOptions.module.css'
import { analysisWords as labels } from './analysis-words.ts'
import type { useBatch } from './use-batch.ts'

export interface AnalysisFieldsProps {
  readonly settings: AnalysisSettings
  readonly onChange: (settings: AnalysisSettings) => void
  readonly batch: Pick<ReturnType<typeof useBatch>, 'isRunning' | 'start'>
  /** How many weapons the batch is over. */
  readonly shown: number
}

const names = weaponWords.analysisOptions

const options = <T extends keyof typeof names>(values: readonly T[]) =>
  values.map((id) => ({ id, label: names[id] }))

/** F-135: what Analyze asks for, the specified values unless the player chooses others; and the same for all at once. */
export function AnalysisFields({ settings, onChange, batch, shown }: AnalysisFieldsProps) {
  return (
    <div className={styles.fields}>
      <SelectField
        label={labels.activity}
        options={options(ACTIVITY_TYPES)}
        selected={settings.activity}
        onSelect={(activity) => onChange({ ...settings, activity })}
      />
      <SelectField
        label={labels.playstyle}
        options={options(PLAYSTYLES)}
        selected={settings.playstyle}
        onSelect={(playstyle) => onChange({ ...settings, playstyle })}
      />
      <SelectField
        label={labels.input}
        options={options(INPUTS)}
        selected={settings.input}
        onSelect={(input) => onChange({ ...settings, input })}
      />
      <Button size="small" disabled={batch.isRunning || shown === 0} onClick={batch.start}>
        {labels.all(shown)}
      </Button>
    </div>
  )
}
