import type { SlotName, Thing } from '@ai-vault/contract/advice/query.ts'
import { exoticFact } from '@ai-vault/game/builds/exotics/exotic-facts.ts'
import { countInWords, withArticle } from '@ai-vault/game/in-words.ts'
import type { Ask } from '../../ask.ts'
import type { GameWeapon } from '../../facts.ts'
import { nameKey } from '../../rows/names.ts'
import { gameLink } from '../../rows/owned.ts'
import { slotType } from '../../rows/tagged.ts'
import { sourceInWords } from '../../words/shared-words.ts'
import { inWords, nameOf, sentence } from '../../words/slot-words.ts'
import { clean, escaped, marked, quoted } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import type { Answered, Intent } from '../intent.ts'
import { godRoll, suggest } from '../suggest.ts'
import TERMS from './terms.json' with { type: 'json' }

const means = (name: string, text: string): Voiced =>
  voiced(`${name}: ${text}`, `Gladly. ${name}: ${text}`, `Briefing. ${name}: ${text}`)

const nameOnly = (name: string): Voiced =>
  voiced(
    `I know the name ${name}, but no text that says what it does.`,
    `I know ${name} by name, but I have no text that says what it does, and I would rather not make one up.`,
    `${name}: known by name only, no description.`,
  )

const unknownTerm = (name: string): Voiced =>
  voiced(
    `I have no explanation of ${name}.`,
    `I am sorry, I have no explanation of ${name}, and I would rather not make one up.`,
    `${name}: no explanation on record.`,
  )

export const explain: Intent = {
  label: 'explain',
  about: 'what a perk, keyword, mod, stat or rule does',
  needs: ['term', 'perk', 'stat', 'item', 'champion'],
  asksFor: voiced(
    'What should I explain?',
    'I would love to explain it. Which perk or word do you mean?',
    'Name the term.',
  ),
  slots: ['term', 'perk', 'stat', 'item', 'champion'],
  ofGame: true,
  async answer(ask) {
    const [first, ...others] = asked(ask)
    if (first) ask.slot(first.slot)
    for (const { slot, thing } of others) if (slot === first?.slot) ask.unapplied(nameOf(thing))
    return explained(ask, first?.thing ?? { name: '' })
  },
}

/** What can be explained, the first of which is: 'what does jolt do with Frenzy' is about jolt. */
function asked({ slots: { term, perk, item, stat, champion } }: Ask) {
  const named = (slot: SlotName, all: readonly (Thing | undefined)[] | undefined) =>
    (all ?? []).flatMap((thing) => (thing ? [{ slot, thing }] : []))
  return [
    ...named('term', [term]),
    ...named('perk', perk),
    ...named('item', [item]),
    ...named(
      'stat',
      stat?.map((name) => ({ name: `${name} stat` })),
    ),
    ...named(
      'champion',
      champion?.map((name) => ({ name: `${name} champion` })),
    ),
  ]
}

/** By any of its names; a plural is the same word. */
export function termCalled(name: string) {
  const wanted = nameKey(name).replace(/s$/, '')
  return TERMS.find((term) =>
    [term.name, ...term.also].some((each) => nameKey(each).replace(/s$/, '') === wanted),
  )
}

/** A perk of the game goes before a word of ours, where the question means the perk. */
async function explained(ask: Ask, thing: Thing): Promise<Answered> {
  const term = termCalled(thing.name)
  if (term && thing.hash === undefined)
    return { lead: ourWords(ask, 'Words of the game', term.name, term.text) }
  const exotic = exoticFact(nameOf(thing))
  if (exotic) return { lead: ourWords(ask, 'What exotic armor does', nameOf(thing), exotic.does) }
  const perk = await ask.tryRead(ask.facts.perk(thing))
  if (perk) {
    const named = { ...thing, name: perk.name }
    const rolled = `${countInWords(perk.weapons.length)} weapons of the game can roll it`
    return {
      lead: perk.does ? means(marked(perk.name), whole(perk.does)) : nameOnly(marked(perk.name)),
      facts: perk.weapons.length > 0 ? [{ title: '', lines: [rolled] }] : [],
      ...(perk.does ? {} : { unanswered: 'nothing explains it' }),
      suggestions: [
        suggest(`Mine with ${clean(perk.name)}`, 'find_by_perk', { perk: [named] }),
        suggest(`What can roll ${clean(perk.name)}?`, 'who_can_roll', { perk: [named] }),
      ],
    }
  }
  if (term) return { lead: ourWords(ask, 'Words of the game', term.name, term.text) }
  const rolls = await ask.tryRead(ask.facts.rolls(thing))
  return rolls
    ? weapon(rolls.weapon)
    : { lead: unknownTerm(quoted(nameOf(thing))), unanswered: 'nothing explains it' }
}

function ourWords(ask: Ask, label: string, name: string, text: string): Voiced {
  ask.cite({ kind: 'rules', label, complete: true, missing: [] })
  return means(marked(name), whole(text))
}

function weapon(of: GameWeapon): Answered {
  const what = [of.rarity, ...new Set([of.element, inWords(slotType(of.type))])].join(' ')
  return {
    lead: means(gameLink(of), sentence(`${withArticle(what)} of the ${of.slot} slot`)),
    facts: of.source ? [{ title: '', lines: [sourceInWords(of.source)] }] : [],
    list: [{ name: of.name, hash: of.hash }],
    suggestions: [godRoll(of.name, of.hash)],
  }
}

/** A whole text, however long, as one line. */
const whole = (text: string) => sentence(escaped(text.replaceAll(/\s+/g, ' ')))
