import { MOST_SAVED_TARGETS, type SavedTarget } from '@ai-vault/contract/items/armor.ts'
import type { ArmorPiece, GuardianClass } from '@ai-vault/game/items.ts'
import { type FormEvent, useState } from 'react'
import type { useKeptArmor } from '../../../../data/armor/use-kept-armor.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { Field } from '../../../../ui/controls/Field.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import text from '../../../../ui/text.module.css'
import { type ArmorQuery, readArmorQuery } from '../query/armor-query.ts'
import { searchOf } from '../query/link-to-query.ts'
import type { ChangeQuery } from '../query/use-armor-query.ts'
import { UnusedArmorDialog } from '../UnusedArmorDialog.tsx'
import { words } from '../words/words.ts'
import styles from './SavedTargets.module.css'

const labels = words.targets.saved

interface SavedTargetsProps {
  readonly query: ArmorQuery
  readonly onChange: ChangeQuery
  readonly classType: GuardianClass
  readonly saved: ReturnType<typeof useKeptArmor>
  readonly armor: readonly ArmorPiece[]
  readonly membershipId: string
}

/** Questions to come back to, kept for the account; together they tell which armor has no part in any of them. */
export function SavedTargets({ query, onChange, classType, saved, armor, membershipId }: SavedTargetsProps) {
  const { kept, keep, unsaved, retry } = saved
  const [name, setName] = useState('')
  const [asking, setAsking] = useState(false)
  const full = kept.targets.length >= MOST_SAVED_TARGETS
  const save = (event: FormEvent) => {
    event.preventDefault()
    const target: SavedTarget = {
      id: `${Date.now().toString(36)}-${kept.targets.length}`,
      name: name.trim() || query.targets.join(' '),
      class: classType,
      search: searchOf(query),
    }
    keep((now) => ({ targets: [...now.targets, target] }))
    setName('')
  }
  const open = ({ class: ofClass, search }: SavedTarget) =>
    onChange(
      { ...readArmorQuery(Object.fromEntries(new URLSearchParams(search))), classType: ofClass },
      'step',
    )
  return (
    <Plate role="region" aria-labelledby="saved-targets" className={styles.saved}>
      <SectionHead title={labels.title} id="saved-targets" />
      {kept.targets.length > 0 && (
        <ul className={styles.list}>
          {kept.targets.map((target) => (
            <li key={target.id}>
              <TextButton onClick={() => open(target)}>{target.name}</TextButton>
              <span className={`${text.small} ${text.dim}`}>{words.classes[target.class]}</span>
              <Button
                size="small"
                tone="ghost"
                iconOnly
                aria-label={labels.forget(target.name)}
                onClick={() => keep((now) => ({ targets: now.targets.filter(({ id }) => id !== target.id) }))}
              >
                <Glyph name="i-close" size="s" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={save}>
        <Field
          label={labels.name}
          value={name}
          maxLength={60}
          placeholder={query.targets.join(' ')}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" disabled={full}>
          {labels.save}
        </Button>
      </form>
      {full && <p className={text.small}>{labels.full(MOST_SAVED_TARGETS)}</p>}
      {unsaved && (
        <p className={text.small} role="status">
          {labels.unsaved(<TextButton onClick={retry}>{labels.again}</TextButton>)}
        </p>
      )}
      {kept.targets.length > 0 && <Button onClick={() => setAsking(true)}>{labels.askUnused}</Button>}
      {asking && (
        <UnusedArmorDialog
          membershipId={membershipId}
          targets={kept.targets}
          armor={armor}
          onClose={() => setAsking(false)}
        />
      )}
    </Plate>
  )
}
