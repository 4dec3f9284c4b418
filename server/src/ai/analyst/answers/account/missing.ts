/** Questions about exotics that the player does not have. */
import { missingExoticsList } from '../../../tools/account/missing-exotics.ts'
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import { asksForPieces } from '../builds/armor.ts'
import { type Answerer, type Ask, couldNotRead, count, type Draft } from '../draft.ts'

export const missingExotics: Answerer = async (ask) => {
  const { tools, turn, slots } = ask
  if (/\barmou?r\b/i.test(ask.question) || asksForPieces(ask)) return missingArmor(ask)
  const result = await tools.use(searchInventory, { query: 'is:exotic', limit: 1 })
  if (!result) return couldNotRead('your exotics')
  const owned = new Set(turn.guardian.weapons.map(({ hash }) => hash))
  const names = new Set(turn.guardian.weapons.map(({ name }) => name))
  const missing = turn.manifest
    .weapons()
    .filter(
      (each) =>
        each.rarity === 'exotic' &&
        !owned.has(each.hash) &&
        !names.has(each.name) &&
        (!slots.type || each.type === slots.type),
    )
  turn.ledger.noteNumbersIn(String(missing.length))
  if (!turn.assessment.whole)
    return { lead: 'A part of your account is private, so I cannot tell which exotics are missing.' }
  const armor = slots.type ? undefined : await missingArmorInWords(ask)
  if (missing.length === 0)
    return { lead: `You own every exotic weapon that the definitions name.${armor ? ` ${armor}` : ''}` }
  return {
    lead: `You lack ${count(missing.length, 'exotic weapon')} of those the definitions name.`,
    points: missing.slice(0, 8).map((each) => {
      const where = each.source ? ` {{${turn.ledger.thing({ kind: 'quote', name: each.source })}}}` : ''
      return `{{${turn.ledger.knownItem(each)}}}.${where}`
    }),
    ...(armor ? { advice: armor } : {}),
    suggestions: [
      ...(armor ? ['Which exotic armor am I missing?'] : []),
      ...missing.slice(0, 2).map(({ name }) => `Where do I get ${name}?`),
    ],
    list: missing.slice(0, 8).map((each) => turn.ledger.knownItem(each)),
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
