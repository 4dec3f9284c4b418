import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import type { BuildActivity } from '@ai-vault/contract/advice/architect.ts'
import { exoticFact } from '@ai-vault/game/builds/exotics/exotic-facts.ts'
import { needsInWords } from '@ai-vault/game/builds/exotics/exotic-use.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import type { Ask } from '../../ask.ts'
import { armoryOf } from '../../chips.ts'
import type { Vault } from '../../facts.ts'
import { isThing } from '../../rows/names.ts'
import { armorFact, bestFirst, linkOf, weaponFact } from '../../rows/owned.ts'
import { ARMOR, WEAPONS } from '../../rows/tagged.ts'
import { forActivity } from '../../words/activity-words.ts'
import { noneOf, noSuchClass } from '../../words/shared-words.ts'
import { sideInWords, wished } from '../../words/slot-words.ts'
import { counted, linkTo, names } from '../../words/text.ts'
import { activityOf, buildFor, pieceHref, takeBuild } from '../builds/make-build.ts'
import { type Answered, GEAR, type Intent, OF_BUILDS } from '../intent.ts'
import { buildAround } from '../suggest.ts'
import {
  architectTakes,
  exoticsForSide,
  madeFor,
  noneMadeFor,
  severalFit,
  yourExotics,
} from './exotic-choice-words.ts'

const WEAPON_SLOTS: readonly string[] = ['kinetic', 'energy', 'power']

export const exoticChoice: Intent = {
  label: 'which exotic',
  about: 'which exotic to use, pick or focus',
  slots: [...GEAR, ...OF_BUILDS, 'limit', 'scope', 'perk', 'place', 'filter'],
  async answer(ask) {
    const vault = await ask.vault()
    if (ask.slots.rarity === 'exotic') ask.slot('rarity')
    const { class: owner, item_kind: kind, slot, ammo, weapon_type, element } = ask.slots
    if (owner && owner !== 'all' && !vault.characters.some(({ classType }) => classType === owner))
      return { lead: noSuchClass(owner) }
    const activity = activityOf(ask.query)
    // A slot or type narrows the choice more than a build does.
    const isNarrow = slot || ammo || weapon_type
    const built = activity && !isNarrow ? await fromBuild(ask, vault, activity) : undefined
    if (built) return built
    const isWeapon = kind === 'weapon' || ammo || weapon_type || WEAPON_SLOTS.includes(slot ?? '')
    return isWeapon || (!owner && !slot && kind !== 'armor' && !element)
      ? exoticWeapons(ask, vault)
      : exoticArmor(ask, vault)
  },
}

/** Undefined where the Architect makes no build of this, or takes what is ruled out. */
async function fromBuild(ask: Ask, vault: Vault, activity: BuildActivity): Promise<Answered | undefined> {
  const result = await buildFor(ask, activity)
  if ('refused' in result) return undefined
  const kind = ask.slot('item_kind')
  const copies = kind === 'weapon' ? [] : exoticsOf(ask, vault)
  // The element is that of the build, which a weapon of it need not have.
  const weapons =
    kind === 'armor'
      ? []
      : ask.narrow(vault.weapons, WEAPONS, ['element', 'perk', 'item_kind', 'rarity', ...ask.placeSkipped()])
  const allowed = new Set([...copies, ...weapons].map(({ instanceId }) => instanceId))
  const pieces = [...result.weapons, ...result.armor].filter(
    (piece) =>
      piece.rarity === 'exotic' &&
      allowed.has(piece.instanceId) &&
      !ask.exclude.some(({ thing, value }) => isThing(thing ?? { name: value }, piece)),
  )
  if (pieces.length === 0) return undefined
  takeBuild(ask, activity, result)
  const others = oneOfEach(copies).filter(
    ({ classType, name }) => classType === result.class && !pieces.some((piece) => piece.name === name),
  )
  const links = pieces.map(({ name, instanceId }) => linkTo(name, pieceHref(result, instanceId)))
  return {
    lead: architectTakes(listInWords(links), forActivity(activity), result.class),
    facts: [
      ...pieces.map(
        ({ name, hash, instanceId, why }): Fact => ({
          title: name,
          href: pieceHref(result, instanceId),
          item: { hash, instance_id: instanceId },
          lines: [
            exoticFact(name)?.does ?? (why?.replace(/\.$/, '') || 'part of the best set for these stats'),
          ],
        }),
      ),
      ...others.map((piece) => doesFact(piece, vault)),
    ].slice(0, ask.limit(Number.POSITIVE_INFINITY)),
    guess: 'exotics have no score of their own: the choice is that of one build',
    suggestions: others.slice(0, 2).map(({ name, hash }) => buildAround(name, hash)),
  }
}

function exoticsOf(ask: Ask, vault: Vault): readonly ArmorPiece[] {
  return ask.narrow(vault.armor, ARMOR, ask.placeSkipped()).filter(({ rarity }) => rarity === 'exotic')
}

const oneOfEach = (pieces: readonly ArmorPiece[]): readonly ArmorPiece[] => [
  ...new Map(pieces.map((piece) => [piece.hash, piece])).values(),
]

function doesFact(piece: ArmorPiece, vault: Vault): Fact {
  const does = exoticFact(inEnglish(piece))?.does
  const needs = needsInWords(piece)
  return armorFact(piece, vault, { lines: [...(does ? [does] : []), ...(needs ? [`needs ${needs}`] : [])] })
}

/** By what each does: which works with the element, then what works with everything. */
function exoticArmor(ask: Ask, vault: Vault): Answered {
  ask.slot('item_kind')
  const elements = ask.slot('element')
  const pieces = oneOfEach(exoticsOf(ask, vault))
  const asked = ask.everywhere()
  const query = {
    ...asked,
    slots: { ...asked.slots, rarity: 'exotic' as const, item_kind: 'armor' as const, element: undefined },
  }
  const owner = ask.slots.class && ask.slots.class !== 'all' ? ask.slots.class : ''
  const what = `${wished(query, pieces.length)}${owner ? ` for a ${owner}` : ''}`
  if (pieces.length === 0) return { lead: noneOf(what, vault.whole) }
  const fits = (piece: ArmorPiece) =>
    (exoticFact(inEnglish(piece))?.needs ?? []).some(
      (need) =>
        ('element' in need && elements?.includes(need.element)) ||
        ('subclasses' in need && need.subclasses.some((each) => elements?.includes(each))),
    )
  const fitting = elements ? pieces.filter(fits) : []
  const ordered = [...fitting, ...pieces.filter((piece) => !fitting.includes(piece))]
  const kind = [elements && listInWords(elements, 'or'), owner].filter(Boolean).join(' ')
  return {
    lead: !elements
      ? severalFit(pieces.length, what)
      : fitting.length === 0
        ? noneMadeFor(pieces.length, kind)
        : madeFor(names(fitting.map(linkOf)), kind, pieces.length),
    facts: ordered.slice(0, ask.limit(ordered.length)).map((piece) => doesFact(piece, vault)),
    total: ordered.length,
    armory: armoryOf(query),
    guess: 'the order is by what each one does, not by a build that was tried',
    suggestions: ordered.slice(0, 2).map(({ name, hash }) => buildAround(name, hash)),
  }
}

function exoticWeapons(ask: Ask, vault: Vault): Answered {
  const side = ask.side()
  // Every class can use every weapon.
  ask.slot('class')
  const rows = ask
    .narrow(vault.weapons, WEAPONS, ask.placeSkipped())
    .filter(({ rarity }) => rarity === 'exotic')
    .toSorted(side ? bestFirst(vault, side) : (one, other) => (other.kills ?? 0) - (one.kills ?? 0))
  const [first] = rows
  const asked = ask.everywhere()
  const query = { ...asked, slots: { ...asked.slots, rarity: 'exotic' as const } }
  if (!first) return { lead: noneOf(wished(query), vault.whole) }
  return {
    lead: side
      ? exoticsForSide(rows.length, wished(query, rows.length), linkOf(first), sideInWords(side))
      : yourExotics(rows.length, wished(query, rows.length), linkOf(first)),
    facts: rows.slice(0, ask.limit(rows.length)).map((weapon) =>
      weaponFact(weapon, vault, {
        side,
        // What is shown is what the order is by.
        value: side || weapon.kills === undefined ? undefined : counted(weapon.kills, 'kill'),
      }),
    ),
    total: rows.length,
    armory: armoryOf(query),
    guess: side
      ? `the order is by how players use them in ${sideInWords(side)}, not by what each is for`
      : 'the order is by their kills, not by what each is for',
    suggestions: rows.slice(0, 2).map(({ name, hash }) => buildAround(name, hash)),
  }
}
