/** Applies the slots of a query to rows, and leaves out what is ruled out: the one way for every intent. */
import { type Exclusion, INTENTS, type Query, type SlotName } from '@ai-vault/contract/advice/query.ts'
import { isThing, nameKey, sameName } from './names.ts'
import { type Group, type Tagged, type View, VOCABULARY } from './tagged.ts'

/** What was applied, for whoever has to say what was not. */
export interface Applied {
  readonly slots: Set<SlotName>
  readonly exclusions: Set<Exclusion>
}

const hasPerk = ({ perks }: Tagged, name: string): boolean => perks?.has(nameKey(name)) ?? false

const isWordOf = (groups: readonly Group[], value: string): boolean =>
  groups.some((group) => (VOCABULARY[group] as readonly string[]).includes(value))

function isRuledOut({ value, thing }: Exclusion, row: Tagged, groups: readonly Group[]): boolean {
  const isCalled = thing ? isThing(thing, row) : sameName(value, row.name)
  return (
    isCalled ||
    hasPerk(row, thing?.name ?? value) ||
    groups.some((group) => row.tags.has(`${group}:${value}`))
  )
}

/** What the query asks of a group: any of these values, or nothing. */
function wantedIn(group: Group, { slots }: Query): readonly string[] | undefined {
  if (group === 'state') return undefined
  const value = slots[group]
  if (value === undefined || value === 'all') return undefined
  if (group !== 'activity') return [value].flat() as readonly string[]
  const kinds = (slots.activity ?? []).map(({ name }) => name)
  return kinds.every((kind) => isWordOf(['activity'], kind)) ? kinds : undefined
}

/** What every class can wear, or is told of no class, fits each of them. */
const meets = (group: Group, values: readonly string[], { tags }: Tagged): boolean =>
  values.some((value) => tags.has(`${group}:${value}`)) ||
  (group === 'class' && !VOCABULARY.class.some((name) => tags.has(`class:${name}`)))

export function narrow<T>(
  rows: readonly T[],
  view: View<T>,
  query: Query,
  applied: Applied,
  skip: readonly SlotName[] = [],
): readonly T[] {
  const { slots, exclude } = query
  const groups = view.groups.filter((group) => !(skip as readonly string[]).includes(group))
  const wanted = groups.flatMap((group) => {
    const values = wantedIn(group, query)
    if (values || slots[group as SlotName] === 'all') applied.slots.add(group as SlotName)
    return values ? [{ group, values }] : []
  })
  const perks = view.perks && !skip.includes('perk') ? slots.perk : undefined
  if (perks) applied.slots.add('perk')
  for (const exclusion of exclude) {
    const isApplicable = exclusion.thing
      ? exclusion.thing.hash !== undefined && view.byName
      : isWordOf(view.groups, exclusion.value)
    if (isApplicable) applied.exclusions.add(exclusion)
  }
  return rows.filter((row) => {
    const tagged = view.tagged(row)
    const out = exclude.filter((exclusion) => isRuledOut(exclusion, tagged, view.groups))
    for (const exclusion of out) applied.exclusions.add(exclusion)
    return (
      out.length === 0 &&
      wanted.every(({ group, values }) => meets(group, values, tagged)) &&
      (perks ?? []).every(({ name }) => hasPerk(tagged, name))
    )
  })
}

/** 'I do not want to dismantle anything' rules out another question, which is not the one that is answered. */
export const isOtherIntent = ({ value }: Exclusion, { intent }: Query): boolean =>
  value !== intent && (INTENTS as readonly string[]).includes(value)
