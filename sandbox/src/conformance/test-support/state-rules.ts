import type { DestinyObjectiveDefinition, DestinyRecordDefinition } from 'bungie-api-ts/destiny2'
import { type AccountView, type HeldItem, isArmor, isWeapon, nameOf, plugCategoryOf } from './account-view.ts'
import { must, NOT_IN_2021, type Rule, rule } from './rule.ts'

const STATE = { locked: 1, tracked: 2, masterwork: 4, crafted: 8, deepsight: 16, enhanced: 32 }
const SHAPED = 'crafting.plugs.frame_identifiers'
const RESONANCE = 'crafting.plugs.weapons.mods.memories'
const STYLE = { resonance: 1, level: 2, progress: 3, date: 4 }
const PATTERN_TOAST = 8
const NOT_COMPLETED = 4
const PURSUIT_BUCKETS = new Set([1345459588, 635141261])
const LEGENDARY = 5
/** Emblems, ships, vehicles, ghosts. */
const LOCKABLE_TYPES = new Set([14, 21, 22, 24])
const FINISHER = 29
const FIRST_SHAPING = Date.UTC(2022, 1, 22)

const bit = ({ item }: HeldItem, mask: number): boolean => (item.state & mask) !== 0
const plugsOf = (view: AccountView, held: HeldItem, category: string) =>
  held.sockets.filter(({ plugHash }) => plugCategoryOf(view, plugHash) === category)
const styleOf = (view: AccountView, hash: number): number | undefined =>
  view.definition<DestinyObjectiveDefinition>('DestinyObjectiveDefinition', hash)?.uiStyle
const weapons = (view: AccountView) => view.items.filter(isWeapon)

/** Records of patterns by the name of their weapon: that is how clients find them. */
const patternsOf = (view: AccountView): ReadonlyMap<string, number> => {
  const records = view.profile.profileRecords?.data?.records ?? {}
  return new Map(
    Object.keys(records).flatMap((hash) => {
      const definition = view.definition<DestinyRecordDefinition>('DestinyRecordDefinition', Number(hash))
      return definition?.completionInfo?.toastStyle === PATTERN_TOAST
        ? [[definition.displayProperties?.name ?? '', Number(hash)] as const]
        : []
    }),
  )
}

/** A copy that cannot be masterworked says nothing of its own: artifact and class items of old are like that. */
const isMasterworkPlug = (view: AccountView, plug: number | undefined): boolean => {
  const category = plugCategoryOf(view, plug)
  return /masterwork/.test(category) || category === 'catalysts'
}

/** State bits and what they rest on. */
export const STATE_RULES: readonly Rule[] = [
  rule('weapons, armor, ghosts, vehicles, ships and emblems can be locked', function* (view) {
    for (const held of view.items)
      if (isWeapon(held) || isArmor(held) || LOCKABLE_TYPES.has(held.definition?.itemType ?? 0))
        yield must(held.item.lockable === true, () => `${nameOf(held)} cannot be locked`)
  }),
  rule('what cannot be locked is not locked, a favourite finisher apart', function* (view) {
    for (const held of view.items)
      yield must(
        held.item.lockable || !bit(held, STATE.locked) || held.definition?.itemType === FINISHER,
        () => nameOf(held),
      )
  }),
  rule('only pursuits are followed', function* (view) {
    for (const held of view.items)
      yield must(!bit(held, STATE.tracked) || PURSUIT_BUCKETS.has(held.item.bucketHash), () => nameOf(held))
  }),
  rule('no state bit is set that clients do not know', function* (view) {
    const all = Object.values(STATE).reduce((sum, mask) => sum | mask, 0)
    for (const held of view.items) yield must((held.item.state & ~all) === 0, () => nameOf(held))
  }),
  rule('a masterwork has a masterwork or a catalyst plugged in', function* (view) {
    for (const held of view.items.filter((held) => bit(held, STATE.masterwork)))
      if (isWeapon(held) || isArmor(held))
        yield must(
          held.sockets.some(({ plugHash }) => isMasterworkPlug(view, plugHash)),
          () => nameOf(held),
        )
  }),
  rule('a legendary weapon is a masterwork exactly if its masterwork is the finished one', function* (view) {
    for (const held of weapons(view)) {
      if (held.definition?.inventory?.tierType !== LEGENDARY) continue
      const stat = held.sockets.find(({ plugHash }) =>
        plugCategoryOf(view, plugHash).includes('masterworks.stat'),
      )
      if (!stat) continue
      const name = view.item(stat.plugHash)?.displayProperties?.name ?? ''
      yield must(
        bit(held, STATE.masterwork) === !/\d/.test(name),
        () => `${nameOf(held)}: ${name}, state ${held.item.state}`,
      )
    }
  }),
  rule(
    'shaped bit, shaped plug and a pattern go together; without a pattern the copy is enhanced',
    function* (view) {
      const patterns = patternsOf(view)
      // Who hides their triumphs hides which weapons have a pattern.
      if (patterns.size === 0) return
      for (const held of weapons(view)) {
        const worked = bit(held, STATE.crafted)
        const hasPattern = patterns.has(held.definition?.displayProperties?.name ?? '')
        const shaped = plugsOf(view, held, SHAPED).length > 0
        yield must(worked === shaped, () => `${nameOf(held)}: bit ${worked}, plug ${shaped}`)
        yield must(
          bit(held, STATE.enhanced) === (worked && !hasPattern),
          () => `${nameOf(held)}: enhanced, pattern ${hasPattern}`,
        )
      }
    },
    NOT_IN_2021.crafting,
  ),
  rule(
    'a shaped copy tells its level, the way to the next and when it was shaped',
    function* (view) {
      for (const held of weapons(view).filter((held) => bit(held, STATE.crafted))) {
        const [plug] = plugsOf(view, held, SHAPED)
        const counters = held.plugObjectives.get(plug?.plugHash ?? 0) ?? []
        const of = (style: number) =>
          counters.find(({ objectiveHash }) => styleOf(view, objectiveHash) === style)
        const level = of(STYLE.level)?.progress ?? 0
        const progress = of(STYLE.progress)
        const date = (of(STYLE.date)?.progress ?? 0) * 1000
        yield must(
          level >= 1 &&
            progress !== undefined &&
            (progress.progress ?? -1) >= 0 &&
            (progress.progress ?? 0) < progress.completionValue &&
            date >= FIRST_SHAPING &&
            date <= view.now,
          () => `${nameOf(held)}: ${JSON.stringify(counters)}`,
        )
      }
    },
    NOT_IN_2021.crafting,
  ),
  rule(
    'deepsight shows as a bit and as a visible resonance, never on a shaped copy',
    function* (view) {
      for (const held of weapons(view)) {
        const visible = plugsOf(view, held, RESONANCE).filter(({ isVisible }) => isVisible)
        const counted = visible.every(({ plugHash }) =>
          (held.plugObjectives.get(plugHash ?? 0) ?? []).some(
            ({ objectiveHash }) => styleOf(view, objectiveHash) === STYLE.resonance,
          ),
        )
        yield must(
          bit(held, STATE.deepsight) === visible.length > 0 &&
            counted &&
            !(visible.length > 0 && bit(held, STATE.crafted)),
          () => `${nameOf(held)}: state ${held.item.state}`,
        )
      }
    },
    NOT_IN_2021.crafting,
  ),
  rule(
    'who owns a shaped copy has completed its pattern',
    function* (view) {
      const patterns = patternsOf(view)
      for (const held of weapons(view).filter((held) => bit(held, STATE.crafted))) {
        const hash = patterns.get(held.definition?.displayProperties?.name ?? '')
        const record = hash === undefined ? undefined : view.profile.profileRecords?.data?.records[hash]
        if (record) yield must((record.state & NOT_COMPLETED) === 0, () => nameOf(held))
      }
    },
    NOT_IN_2021.crafting,
  ),
  rule(
    'a weapon has a recipe exactly if a pattern is named like it, and the recipe makes that weapon',
    function* (view) {
      const patterns = patternsOf(view)
      if (patterns.size === 0) return
      for (const held of weapons(view)) {
        const recipeHash = held.definition?.inventory?.recipeItemHash
        const recipe = view.item(recipeHash)
        yield must(
          (recipeHash !== undefined) === patterns.has(held.definition?.displayProperties?.name ?? '') &&
            (recipeHash === undefined ||
              (recipe?.crafting?.outputItemHash === held.item.itemHash &&
                (recipe?.sockets?.socketEntries?.length ?? 0) > 3)),
          () => `${nameOf(held)}: recipe ${recipeHash}`,
        )
      }
    },
    NOT_IN_2021.crafting,
  ),
  rule(
    'a woken weapon has its catalyst complete, and the account its record',
    function* (view) {
      const records = Object.entries(view.profile.profileRecords?.data?.records ?? {})
      const byName = new Map(
        records.map(([hash, record]) => [
          view.definition<DestinyRecordDefinition>('DestinyRecordDefinition', Number(hash))?.displayProperties
            ?.name ?? '',
          record,
        ]),
      )
      for (const held of weapons(view)) {
        const plugs = plugsOf(view, held, 'catalysts')
        for (const { plugHash } of plugs) {
          const name = view.item(plugHash)?.displayProperties?.name ?? ''
          const counters = held.plugObjectives.get(plugHash ?? 0) ?? []
          const record = byName.get(name)
          yield must(
            bit(held, STATE.masterwork) &&
              counters.every(({ complete }) => complete) &&
              (record === undefined || (record.state & NOT_COMPLETED) === 0),
            () => `${nameOf(held)}: ${name}`,
          )
        }
      }
    },
    'the stored answer holds neither records nor counters',
  ),
]
