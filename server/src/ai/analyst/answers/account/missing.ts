/** Questions about exotics, or weapons of a type, that the player does not have. */
import type { WeaponDefinition } from '@ai-vault/game/items.ts'
import { missingExoticsList } from '../../../tools/account/missing-exotics.ts'
import type { Turn } from '../../../tools/turn.ts'
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import { shapeOf } from '../../reading/shape.ts'
import type { Slots } from '../../reading/slots.ts'
import { asksNotOwned } from '../../understanding/about-one.ts'
import { asksForPieces } from '../builds/armor.ts'
import { type Answerer, type Ask, couldNotRead, count, type Draft } from '../draft.ts'
import { searchFor, wishInWords } from '../vault/filters.ts'

export const missingExotics: Answerer = async (ask) => {
  const { tools, turn, slots } = ask
  if (asksNotOwned(shapeOf(ask.question, ask.entities))) return missingWeapons(ask)
  if (/\barmou?r\b/i.test(ask.question) || asksForPieces(ask)) return missingArmor(ask)
  const result = await tools.use(searchInventory, { query: 'is:exotic', limit: 1 })
  if (!result) return couldNotRead('your exotics')
  const missing = turn.manifest
    .weapons()
    .filter(
      (each) =>
        each.rarity === 'exotic' && isMissing(turn)(each) && (!slots.type || each.type === slots.type),
    )
  turn.ledger.noteNumbersIn(String(missing.length))
  if (!turn.assessment.whole)
    return { lead: 'A part of your account is private, so I cannot tell which exotics are missing.' }
  const armor = slots.type ? undefined : await missingArmorInWords(ask)
  if (missing.length === 0)
    return { lead: `You own every exotic weapon that the definitions name.${armor ? ` ${armor}` : ''}` }
  return {
    lead: `You lack ${count(missing.length, 'exotic weapon')} of those the definitions name.`,
    points: missing.slice(0, 8).map((each) => withSource(each, turn)),
    ...(armor ? { advice: armor } : {}),
    suggestions: [
      ...(armor ? ['Which exotic armor am I missing?'] : []),
      ...missing.slice(0, 2).map(({ name }) => `Where do I get ${name}?`),
    ],
    list: missing.slice(0, 8).map((each) => turn.ledger.knownItem(each)),
  }
}

/** By its name: a weapon that came back is the same for a player. */
function isMissing({ guardian }: Turn): (weapon: WeaponDefinition) => boolean {
  const owned = new Set(guardian.weapons.flatMap(({ hash, name }) => [hash, name]))
  return ({ hash, name }) => !owned.has(hash) && !owned.has(name)
}

function withSource(weapon: WeaponDefinition, { ledger }: Turn): string {
  const where = weapon.source ? ` {{${ledger.thing({ kind: 'quote', name: weapon.source })}}}` : ''
  return `{{${ledger.knownItem(weapon)}}}.${where}`
}

const fits = (weapon: WeaponDefinition, { type, element, ammo, slot, rarity }: Slots): boolean =>
  (!type || weapon.type === type) &&
  (!element || weapon.element === element) &&
  (!ammo || weapon.ammo === ammo) &&
  (!slot || weapon.slot === slot) &&
  (!rarity || weapon.rarity === rarity)

const WEAPONS_TOLD = 8

/** "Which hand cannons do I not own?": of those that the definitions name. */
async function missingWeapons({ tools, turn, slots }: Ask): Promise<Draft> {
  const what = wishInWords(slots)
  if (!turn.assessment.whole)
    return { lead: `A part of your account is private, so I cannot tell which ${what} you do not own.` }
  const owned = await tools.use(searchInventory, { query: searchFor(slots), limit: 1 })
  if (!owned) return couldNotRead('your weapons')
  const all = new Map(
    turn.manifest.weapons().flatMap((each) => (fits(each, slots) ? [[each.name, each] as const] : [])),
  )
  const missing = [...all.values()].filter(isMissing(turn))
  const told = missing.slice(0, WEAPONS_TOLD)
  const untold = missing.length - told.length
  turn.ledger.noteNumbersIn(`${all.size} ${missing.length} ${untold}`)
  if (all.size === 0) return { lead: `The definitions name no ${what}.` }
  if (missing.length === 0)
    return { lead: `You own every ${wishInWords(slots, false)} that the definitions name: ${all.size}.` }
  return {
    lead: `You do not own ${missing.length} of the ${all.size} ${what} that the definitions name.`,
    points: [
      ...told.map((each) => withSource(each, turn)),
      ...(untold > 0 ? [`${untold} more that I do not list.`] : []),
    ],
    advice: 'The definitions also name weapons that can no longer be got.',
    suggestions: told.slice(0, 2).map(({ name }) => `Where do I get ${name}?`),
    list: told.map((each) => turn.ledger.knownItem(each)),
  }
}

/** "Exotics" may mean armor too: how many pieces, in a sentence. */
async function missingArmorInWords(ask: Ask): Promise<string | undefined> {
  if (ask.turn.guardian.withheld.includes('collectibles')) return undefined
  const result = await missingPieces(ask, 1)
  if (!result || result.of === 0) return undefined
  return result.total === 0
    ? `Your collections hold all ${result.of} exotic pieces of armor that they list.`
    : `Of exotic armor your collections lack ${result.total} of ${count(result.of, 'piece')}.`
}

/** From the collections, as the Atlas counts them. */
const missingPieces = ({ tools, slots: { classType } }: Ask, limit: number) =>
  tools.use(missingExoticsList, { kind: 'armor', ...(classType ? { class: classType } : {}), limit })

const ARMOR_TOLD = 8

async function missingArmor(ask: Ask): Promise<Draft> {
  const { slots, turn } = ask
  if (turn.guardian.withheld.includes('collectibles'))
    return { lead: 'Your collections are private, so I cannot tell which exotic armor is missing.' }
  const result = await missingPieces(ask, ARMOR_TOLD)
  if (!result) return couldNotRead('your collections')
  const { rows, total, of } = result
  const whose = slots.classType ? ` of the ${slots.classType}` : ''
  if (of === 0) return couldNotRead('your collections')
  if (total === 0)
    return { lead: `Your collections hold every exotic piece of armor${whose} that they list: ${of}.` }
  const untold = total - rows.length
  turn.ledger.noteNumbersIn(String(untold))
  return {
    lead: `Your collections lack ${total} of ${count(of, 'exotic piece')} of armor${whose}.`,
    points: [
      ...rows.map(
        (row) => `${row.ref}${row.class ? `, ${row.class}` : ''}.${row.where.ref ? ` ${row.where.ref}` : ''}`,
      ),
      ...(untold > 0 ? [`${untold} more in the Atlas.`] : []),
    ],
    suggestions: ['Which exotics am I missing?', 'Which titles am I close to?'],
  }
}
