import { SelectField } from '../../../ui/SelectField.tsx'
import { ACTIVITY_TYPES, type AnalysisSettings, INPUTS, PLAYSTYLES } from '../weapon/analysis-query.ts'
import styles from './AnalysisOptions.module.css'

interface AnalysisOptionsProps {
  readonly settings: AnalysisSettings
  readonly onChange: (settings: AnalysisSettings) => void
}

const options = <T extends string>(values: readonly T[]) => values.map((id) => ({ id, label: id }))

/** F-135: what Analyze asks for; the specified values unless the player chooses others. */
export function AnalysisOptions({ settings, onChange }: AnalysisOptionsProps) {
  return (
    <details className={styles.options}>
      <summary>
        Analyze for {settings.activity}, {settings.playstyle}
        {settings.input !== 'Any input' && `, ${settings.input}`}
      </summary>
      <div className={styles.fields}>
        <SelectField
          label="Activity"
          options={options(ACTIVITY_TYPES)}
          selected={settings.activity}
          onSelect={(activity) => onChange({ ...settings, activity })}
        />
        <SelectField
          label="Playstyle"
          options={options(PLAYSTYLES)}
          selected={settings.playstyle}
          onSelect={(playstyle) => onChange({ ...settings, playstyle })}
        />
        <SelectField
          label="Input"
          options={options(INPUTS)}
          selected={settings.input}
          onSelect={(input) => onChange({ ...settings, input })}
        />
      </div>
    </details>
  )
}
