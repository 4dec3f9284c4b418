import { allNames } from '../../in-english.ts'
import { fold } from '../fold.ts'
import type { Filter, Matcher, Searchable, SearchFacts } from './filter.ts'

/** A name in another language is found by its English one as well. */
export const itemNames = allNames
/** Of armor also the class that wears it: its type alone is only "Helmet". */
export const typeNames = (item: Searchable): readonly string[] => [
  item.typeName,
  ...(item.englishTypeName === undefined ? [] : [item.englishTypeName]),
  ...(item.kind === 'armor' && item.classType ? [item.classType] : []),
]

const plugNames = (item: Searchable): readonly string[] => {
  if (item.kind === 'armor') return [...item.exoticPerks, ...item.mods.flatMap(allNames)]
  const rolled = item.columns.flatMap((column) => column.selectable.flatMap(allNames))
  return item.frame ? [...allNames(item.frame), ...rolled] : rolled
}

/** Names of all that is on an item, computed once per item: searching runs on every key. */
const perkTexts = new WeakMap<Searchable, readonly string[]>()
export function perkNames(item: Searchable): readonly string[] {
  const known = perkTexts.get(item)
  if (known) return known
  const names = plugNames(item).map(fold)
  perkTexts.set(item, names)
  return names
}

const perkDescriptions = (item: Searchable): readonly string[] =>
  item.kind === 'weapon'
    ? item.columns.flatMap((column) => column.selectable.map((plug) => plug.description))
    : []

const contains =
  (read: (item: Searchable) => readonly string[]) =>
  (argument: string): Matcher => {
    const wanted = fold(argument)
    return (item) => read(item).some((text) => fold(text).includes(wanted))
  }

const only = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text])

function textFilter(
  keyword: string,
  example: string,
  matcher: (argument: string, facts: SearchFacts) => Matcher,
  values: readonly string[] = [],
): Filter {
  return {
    keyword,
    values,
    compile: (argument, facts) =>
      argument.trim() === ''
        ? { problem: `${keyword}: needs a word, e.g. ${example}` }
        : matcher(argument, facts),
  }
}

/** A word, folded, stands in what the player wrote about the copy. */
export const noteHas =
  (wanted: string, note: SearchFacts['note']): Matcher =>
  (item) =>
    fold(note?.(item) ?? '').includes(wanted)

/** By what the player wrote, which no item knows of itself. */
const notesFilter: Filter = {
  keyword: 'notes',
  also: ['note'],
  values: [],
  compile: (argument, { note }) => {
    const wanted = fold(argument)
    if (wanted === '') return { problem: 'notes: needs a word, e.g. notes:raid' }
    return noteHas(wanted, note)
  },
}

const wishNotesFilter: Filter = {
  keyword: 'wishlistnotes',
  values: [],
  compile: (argument, { wishNotes }) => {
    const wanted = fold(argument)
    if (wanted === '') return { problem: 'wishlistnotes: needs a word, e.g. wishlistnotes:raid' }
    return (item) =>
      item.kind === 'weapon' && (wishNotes?.(item) ?? []).some((note) => fold(note).includes(wanted))
  },
}

export const TEXT_FILTERS: readonly Filter[] = [
  notesFilter,
  wishNotesFilter,
  textFilter('name', 'name:rose', contains(itemNames)),
  textFilter('exactname', 'exactname:"rose"', (argument) => {
    const wanted = fold(argument)
    return (item) => itemNames(item).some((name) => fold(name) === wanted)
  }),
  textFilter('keyword', 'keyword:reload', (argument, { note }) => {
    const wanted = fold(argument)
    const inNote = noteHas(wanted, note)
    return (item) =>
      inNote(item) ||
      [...itemNames(item), ...typeNames(item)].some((name) => fold(name).includes(wanted)) ||
      perkNames(item).some((name) => name.includes(wanted))
  }),
  textFilter('type', 'type:"hand cannon"', contains(typeNames)),
  textFilter('perkname', 'perkname:"kill clip"', (argument) => {
    const wanted = fold(argument)
    return (item) => perkNames(item).some((name) => name.includes(wanted))
  }),
  textFilter('exactperk', 'exactperk:"kill clip"', (argument) => {
    const wanted = fold(argument)
    return (item) => perkNames(item).includes(wanted)
  }),
  textFilter('perk', 'perk:reload', (argument) => {
    const wanted = fold(argument)
    return (item) =>
      perkNames(item).some((name) => name.includes(wanted)) ||
      perkDescriptions(item).some((text) => fold(text).includes(wanted))
  }),
  textFilter(
    'frame',
    'frame:adaptive',
    contains((item) => (item.kind === 'weapon' && item.frame ? allNames(item.frame) : [])),
  ),
  textFilter(
    'source',
    'source:raid',
    contains((item) => only(item.source)),
  ),
  textFilter(
    'set',
    'set:bushido',
    contains((item) => (item.kind === 'armor' && item.set ? allNames(item.set) : [])),
  ),
  textFilter(
    'archetype',
    'archetype:gunner',
    contains((item) => only(item.kind === 'armor' ? item.archetype : undefined)),
  ),
  textFilter(
    'tunedstat',
    'tunedstat:melee',
    contains((item) => only(item.kind === 'armor' ? item.tunable : undefined)),
  ),
  textFilter(
    'breaker',
    'breaker:overload',
    (argument) => {
      const wanted = argument.toLowerCase()
      return (item) =>
        item.kind === 'weapon' &&
        item.champion !== undefined &&
        (wanted === 'intrinsic' || item.champion.startsWith(wanted))
    },
    ['barrier', 'overload', 'unstoppable', 'intrinsic'],
  ),
  textFilter('id', 'id:6917529', (argument) => (item) => item.instanceId === argument),
  textFilter('hash', 'hash:1234', (argument) => (item) => String(item.hash) === argument),
]
