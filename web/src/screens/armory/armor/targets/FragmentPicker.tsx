import type { ArmorFragmentsAnswer } from '@ai-vault/contract/items/armor.ts'
import { ARMOR_STATS, type GuardianClass, type StatLine } from '@ai-vault/game/items.ts'
import { useQuery } from '@tanstack/react-query'
import { armorFragmentsQuery } from '../../../../data/queries/queries.ts'
import type { SignedIn } from '../../../../data/session/session-check.ts'
import { elementWord } from '../../../../items/badges/Element.tsx'
import { titled } from '../../../../items/picture/armor-glyphs.ts'
import { SelectField } from '../../../../ui/controls/choices/SelectField.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../ui/text.module.css'
import { signed } from '../numbers.ts'
import { clampFragment, MOST_FRAGMENTS } from '../query/armor-query.ts'
import type { ChangeQuery } from '../query/use-armor-query.ts'
import { words } from '../words/words.ts'
import styles from './Targets.module.css'

type Fragment = ArmorFragmentsAnswer['fragments'][number]

interface FragmentPickerProps {
  readonly session: SignedIn
  readonly classType: GuardianClass
  readonly bonus: StatLine
  readonly picked: readonly number[]
  readonly onChange: ChangeQuery
}

const labels = words.targets.fragmentPicker

const effectOf = ({ stats }: Fragment) =>
  ARMOR_STATS.flatMap((stat, i) => (stats[i] ? `${signed(stats[i])} ${titled(words.stats[stat])}` : [])).join(
    ', ',
  )

/** Takes a fragment in or out; the bonus is what all of them add, and what was set by hand. */
function toggled({ bonus, picked }: FragmentPickerProps, { hash, stats }: Fragment) {
  const isIn = picked.includes(hash)
  return {
    fragments: isIn ? picked.filter((each) => each !== hash) : [...picked, hash],
    bonus: bonus.map((points, i) =>
      clampFragment(points + (isIn ? -1 : 1) * (stats[i] ?? 0)),
    ) as unknown as StatLine,
  }
}

/** The player's own fragments by name, with what each adds or takes. */
export function FragmentPicker(props: FragmentPickerProps) {
  const { session, classType, picked, onChange } = props
  const { data, isError } = useQuery(armorFragmentsQuery(session))
  if (isError && !data) return <p className={`${text.small} ${text.dim}`}>{labels.unavailable}</p>
  if (data?.fragments.length === 0) return <p className={`${text.small} ${text.dim}`}>{labels.noneOwned}</p>
  const known = data?.fragments ?? []
  const chosen = known.filter(({ hash }) => picked.includes(hash))
  const elements = [...new Set(chosen.map(({ element }) => element))]
  const [element] = elements
  const free = known.filter(
    (each) =>
      each.classes.includes(classType) &&
      !picked.includes(each.hash) &&
      (element === undefined || each.element === element),
  )
  const take = (hash: string) => {
    const fragment = known.find((each) => String(each.hash) === hash)
    if (fragment) onChange(toggled(props, fragment))
  }
  return (
    <>
      {picked.length < MOST_FRAGMENTS && (
        <SelectField
          label={labels.label}
          selected=""
          onSelect={take}
          options={[
            { id: '', label: labels.none },
            ...free.map((each) => ({
              id: String(each.hash),
              label: labels.option(each.name, effectOf(each)),
            })),
          ]}
        />
      )}
      {element && (
        <p className={`${text.small} ${elements.length > 1 ? text.warn : text.soft}`} role="status">
          {elements.length > 1 ? labels.mixed : labels.oneElement(elementWord(element))}
        </p>
      )}
      {chosen.length > 0 && (
        <ul className={styles.picked}>
          {chosen.map((each) => (
            <li key={each.hash}>
              <b>{each.name}</b> {effectOf(each)}
              <button
                type="button"
                aria-label={labels.remove(each.name)}
                onClick={() => take(String(each.hash))}
              >
                <Glyph name="i-close" size="s" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
