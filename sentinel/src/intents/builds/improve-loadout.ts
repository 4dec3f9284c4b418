import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import type { Loadout } from '@ai-vault/game/guardian.ts'
import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import { scoreText } from '@ai-vault/game/weapons/rating/tiers.ts'
import type { Ask } from '../../ask.ts'
import type { Side, Vault } from '../../facts.ts'
import { isThing } from '../../rows/names.ts'
import { bestFirst, itemFact, linkOf, type OwnedItem, scoreOf } from '../../rows/owned.ts'
import { ARMOR, WEAPONS } from '../../rows/tagged.ts'
import { betterPiece } from '../../rows/verdicts.ts'
import { noSuchClass } from '../../words/shared-words.ts'
import { nameOf, sideInWords } from '../../words/slot-words.ts'
import { clean, names as namesUpTo, quoted } from '../../words/text.ts'
import { type Answered, GEAR, type Intent } from '../intent.ts'
import { otherSide, queryOf, suggest } from '../suggest.ts'
import { cannotSeeWorn, couldSwap, fineAsItIs, noSuchLoadout } from './improve-loadout-words.ts'
import { type Worn, wornBy } from './worn.ts'

/** Less is no reason to change. */
const CLEARLY_BETTER = 0.5
const MOST_OFFERED = 8

/** Slots that say which part is meant, not which gear may stand in for it. */
const AS_WORN_SLOTS = ['slot', 'place', 'item_kind', 'perk', 'class'] as const

export const improveLoadout: Intent = {
  label: 'improve a loadout',
  about: 'what is wrong with a loadout or with what I have equipped',
  offers: (vault) =>
    vault.loadouts.slice(0, MOST_OFFERED).map((loadout) => ({
      label: loadoutInWords(loadout, vault),
      query: queryOf('improve_loadout', {
        loadout: loadout.index + 1,
        class: vault.characters.find(({ id }) => id === loadout.characterId)?.classType,
      }),
    })),
  slots: [...GEAR, 'loadout', 'class', 'mode', 'activity', 'item', 'champion', 'limit', 'scope', 'filter'],
  async answer(ask) {
    const vault = await ask.vault()
    const worn = wornBy(ask, vault)
    if (ask.slots.place === 'equipped') ask.slot('place')
    const { character, unknown, known } = worn
    if (unknown !== undefined) {
      const lists = typeof ask.slots.loadout === 'number' ? numbersOf(known, vault) : namesOf(known)
      return {
        lead: noSuchLoadout(
          typeof ask.slots.loadout === 'number' ? unknown : `loadout ${quoted(unknown)}`,
          lists,
        ),
        facts: known.map((each) => ({ title: '', lines: [loadoutInWords(each, vault)] })),
        unanswered: `no saved loadout ${typeof ask.slots.loadout === 'number' ? 'has that number' : 'is called that'}`,
        suggestions: [
          suggest('What about what I have equipped?', 'improve_loadout', { loadout: 'equipped' }),
        ],
      }
    }
    const { class: wanted } = ask.slots
    if (!character && wanted && wanted !== 'all') return { lead: noSuchClass(wanted) }
    return judge(ask, vault, worn)
  },
}

const classOf = (characterId: string, { characters }: Vault): string =>
  characters.find(({ id }) => id === characterId)?.classType ?? 'character'

/** "Hunter 1: “Raid”". */
const loadoutInWords = ({ name, index, characterId }: Loadout, vault: Vault): string =>
  `${capitalized(classOf(characterId, vault))} ${index + 1}${name ? `: ${quoted(name)}` : ''}`

const MOST_NAMES = 6

const namesOf = (known: readonly Loadout[]): string =>
  namesUpTo(
    known.map(({ name, index }) => quoted(name || `loadout ${index + 1}`)),
    MOST_NAMES,
  )

/** "1 to 5 on your hunter and 1 and 4 on your titan": the places of the game that hold one. */
function numbersOf(known: readonly Loadout[], vault: Vault): string {
  const perCharacter = [...Map.groupBy(known, ({ characterId }) => characterId)]
  return listInWords(
    perCharacter.map(([id, own]) => {
      const places = own.map(({ index }) => index + 1).toSorted((one, other) => one - other)
      const [first = 0, last = 0] = [places[0], places.at(-1)]
      const isWhole = places.length > 2 && last - first === places.length - 1
      return `${isWhole ? `${first} to ${last}` : listInWords(places.map(String))} on your ${classOf(id, vault)}`
    }),
  )
}

function called({ loadout, character }: Worn): string {
  if (!loadout) return `what your ${character?.classType ?? 'character'} has equipped`
  return loadout.name
    ? `loadout ${loadout.index + 1}, ${quoted(loadout.name)}`
    : `loadout ${loadout.index + 1}`
}

interface Swap {
  readonly item: OwnedItem
  readonly better: OwnedItem
  readonly why: string
}

function judge(ask: Ask, vault: Vault, worn: Worn): Answered {
  const side = ask.side() ?? 'pve'
  const what = called(worn)
  const kind = ask.slot('item_kind')
  const slot = ask.slot('slot')
  const stays = ask.slot('item')
  // What is ruled out stays as it is.
  const weapons = kind === 'armor' ? [] : ask.narrow(worn.weapons, WEAPONS, AS_WORN_SLOTS)
  const armor = kind === 'weapon' ? [] : ask.narrow(worn.armor, ARMOR, AS_WORN_SLOTS)
  const items = [...weapons, ...armor].filter((item) => !slot || item.slot === slot.replace('_', '-'))
  if (items.length === 0) return { lead: cannotSeeWorn(what) }
  const open = items.filter((item) => !(stays && isThing(stays, item)))
  if (stays && open.length === items.length) ask.unapplied(nameOf(stays))
  const changes = swaps(ask, vault, open, side)
  ask.note('A weapon is compared with your others of its type; armor with pieces of its own set.')
  const suggestions = [
    otherSide(ask, side),
    suggest('Do I cover champions?', 'champions', { loadout: ask.slots.loadout ?? 'equipped' }),
  ]
  const where = weapons.length > 0 ? ` for ${sideInWords(side)}` : ''
  const [first] = changes
  if (!first)
    return {
      lead: fineAsItIs(what, where),
      facts: items.map((item) => itemFact(item, vault, { side })),
      suggestions,
    }
  return {
    lead: couldSwap(what, changes.length, `${linkOf(first.better)} for ${linkOf(first.item)}`, where),
    facts: changes.slice(0, ask.limit(changes.length)).map(({ item, better, why }): Fact => {
      const fact = itemFact(better, vault, { side })
      return { ...fact, lines: [`instead of ${clean(item.name)}: ${why}`, ...fact.lines] }
    }),
    suggestions,
  }
}

function swaps(ask: Ask, vault: Vault, items: readonly OwnedItem[], side: Side): readonly Swap[] {
  const able = ask.narrow(vault.weapons, WEAPONS, AS_WORN_SLOTS).toSorted(bestFirst(vault, side))
  return items.flatMap((item): readonly Swap[] => {
    if (item.kind === 'armor') {
      const better = betterPiece(item, vault)
      return better ? [{ item, better, why: 'as much of every stat' }] : []
    }
    if (vault.ratings.get(item.instanceId)?.fixed) return []
    const better = able.find(
      (other) => other.slot === item.slot && other.type === item.type && other.rarity !== 'exotic',
    )
    const gain = better ? (scoreOf(better, vault, side) ?? 0) - (scoreOf(item, vault, side) ?? 0) : 0
    return better && better !== item && gain >= CLEARLY_BETTER
      ? [{ item, better, why: `${scoreText(gain)} more` }]
      : []
  })
}
