import { type ReactNode, useMemo } from 'react'
import { elementLook } from '../../../../items/badges/Element.tsx'
import type { WeaponItem } from '../../../../items/weapon-item.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { Segments } from '../../../../ui/controls/choices/Segments.tsx'
import { SelectField } from '../../../../ui/controls/choices/SelectField.tsx'
import { formatCount } from '../../../../ui/figures/count.ts'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../../../ui/glyphs/glyph-names.ts'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { countFilters, type FilterCounts } from '../query/count-filters.ts'
import {
  chosenIn,
  FILTER_GROUPS,
  type Filter,
  type FilterGroup,
  toggleFilter,
  usedGroups,
  withoutGroup,
} from '../query/filters.ts'
import type { Account, searchFacts } from '../query/search-facts.ts'
import type { ChangeVaultQuery } from '../query/use-vault-query.ts'
import { DENSITIES, type VaultQuery } from '../query/vault-query.ts'
import { words } from '../words/words.ts'
import { filterLabel } from './chip-label.ts'
import styles from './FilterSheet.module.css'
import { sheetWords as labels } from './words.ts'

interface FilterSheetProps {
  readonly weapons: readonly WeaponItem[]
  readonly query: VaultQuery
  readonly facts: ReturnType<typeof searchFacts>
  readonly account: Account
  /** How many weapons are shown now. */
  readonly shown: number
  readonly onChange: ChangeVaultQuery
  readonly onClose: () => void
}

const SIGNS: Partial<Record<Filter, GlyphName>> = {
  'god-tier': 'rt-god',
  excellent: 'rt-excellent',
  good: 'rt-good',
  poor: 'rt-poor',
  hunter: 'cl-hunter',
  warlock: 'cl-warlock',
  titan: 'cl-titan',
}

/** All that narrows the vault, each with how many it would show (F-117); the tiles behind follow at once. */
export function FilterSheet({ weapons, query, facts, account, shown, onChange, onClose }: FilterSheetProps) {
  const { q, filters } = query
  const counts = useMemo(
    () => countFilters(weapons, { q, filters }, facts, account),
    [weapons, q, filters, facts, account],
  )
  const used = usedGroups(filters).length
  const options = (group: FilterGroup) => (
    <Options group={group} filters={filters} counts={counts} onChange={onChange} />
  )
  return (
    <Dialog
      side
      open
      title={labels.title}
      beside={
        used > 0 && (
          <Button size="small" tone="ghost" onClick={() => onChange({ filters: [] })}>
            {labels.clear(used)}
          </Button>
        )
      }
      onClose={onClose}
      actions={
        <Button tone="gold" className={styles.show} onClick={onClose}>
          {labels.show(shown)}
        </Button>
      }
    >
      <div className={styles.body}>
        {options('quality')}
        {options('tier')}
        {options('place')}
        {options('element')}
        {options('rarity')}
        <Kinds weapons={weapons} filters={filters} counts={counts} onChange={onChange} />
        {options('state')}
        <div className={styles.line}>
          <span aria-hidden="true">{labels.density}</span>
          <Segments
            label={labels.density}
            selected={query.density}
            onSelect={(density) => onChange({ density })}
            segments={DENSITIES.map((id) => ({ id, label: labels.densities[id] }))}
          />
        </div>
      </div>
    </Dialog>
  )
}

interface OptionsProps {
  readonly group: FilterGroup
  readonly filters: readonly Filter[]
  readonly counts: FilterCounts
  readonly onChange: ChangeVaultQuery
}

/** One group; of what nobody can own only what is chosen is offered, so that a choice can be taken back. */
function Options({ group, filters, counts, onChange }: OptionsProps) {
  const all: readonly Filter[] = FILTER_GROUPS[group]
  const countOf = (filter: Filter) => counts.get(filter) ?? 0
  const offered = all.filter(
    (filter) => group === 'quality' || group === 'tier' || countOf(filter) > 0 || filters.includes(filter),
  )
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.group} data-group={group}>
      <legend>{labels.groups[group]}</legend>
      {group === 'quality' && (
        <Option
          label={labels.all}
          count={counts.get('all') ?? 0}
          chosen={chosenIn(filters, group).length === 0}
          onToggle={() => onChange((now) => ({ filters: withoutGroup(now.filters, group) }))}
        />
      )}
      {offered.map((filter) => (
        <Option
          key={filter}
          label={group === 'tier' ? filter.slice(-1) : filterLabel(filter)}
          spoken={group === 'tier' ? words.tier(Number(filter.slice(-1))) : undefined}
          sign={<Sign filter={filter} group={group} />}
          count={countOf(filter)}
          chosen={filters.includes(filter)}
          onToggle={() => onChange((now) => ({ filters: toggleFilter(now.filters, filter) }))}
        />
      ))}
    </fieldset>
  )
}

function Sign({ filter, group }: { readonly filter: Filter; readonly group: FilterGroup }) {
  if (group === 'element') return <i className={elementLook(filter as 'arc')} />
  const name = SIGNS[filter]
  return name ? <Glyph name={name} size="s" className={styles[filter]} /> : null
}

interface OptionProps {
  readonly label: string
  /** Where the label alone says too little to those who listen. */
  readonly spoken?: string | undefined
  readonly sign?: ReactNode
  readonly count: number
  readonly chosen: boolean
  readonly onToggle: () => void
}

function Option({ label, spoken, sign, count, chosen, onToggle }: OptionProps) {
  const total = formatCount(count)
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={chosen}
        aria-label={spoken && `${spoken} ${total}`}
        onChange={onToggle}
      />
      {sign}
      {label} <b>{total}</b>
    </label>
  )
}

interface KindsProps extends Omit<OptionsProps, 'group'> {
  readonly weapons: readonly WeaponItem[]
}

/** The kinds of weapon are too many for boxes: one of them, by the name the game gives it. */
function Kinds({ weapons, filters, counts, onChange }: KindsProps) {
  const names = useMemo(() => new Map(weapons.map(({ item }) => [item.type, item.typeName])), [weapons])
  const chosen = chosenIn(filters, 'kind')[0]
  const kinds = FILTER_GROUPS.kind.filter((kind) => names.has(kind))
  return (
    <div className={styles.kind}>
      <SelectField<Filter | 'all'>
        label={labels.groups.kind}
        selected={chosen ?? 'all'}
        onSelect={(kind) =>
          onChange((now) => {
            const others = withoutGroup(now.filters, 'kind')
            return { filters: kind === 'all' ? others : toggleFilter(others, kind) }
          })
        }
        options={[
          { id: 'all', label: labels.allKinds(kinds.length) },
          ...kinds.map((kind) => ({
            id: kind,
            label: labels.kind(names.get(kind) ?? filterLabel(kind), counts.get(kind) ?? 0),
          })),
        ]}
      />
    </div>
  )
}
