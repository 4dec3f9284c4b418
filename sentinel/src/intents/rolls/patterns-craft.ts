import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import type { Thing } from '@ai-vault/contract/advice/query.ts'
import { countInWords } from '@ai-vault/game/in-words.ts'
import type { Ask } from '../../ask.ts'
import type { OpenTriumph, Triumphs, Vault } from '../../facts.ts'
import { nameKey } from '../../rows/names.ts'
import { copiesOf, weaponFact, weaponsIn } from '../../rows/owned.ts'
import { TRIUMPHS, WEAPONS } from '../../rows/tagged.ts'
import { nameOf, slotInWords } from '../../words/slot-words.ts'
import { counted, linkTo, marked } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import type { Answered, Intent } from '../intent.ts'
import { suggest, whereFrom } from '../suggest.ts'

const stillOpen = (patterns: string, toDraw: number): Voiced => {
  const draw =
    toDraw > 0
      ? ` ${counted(toDraw, 'weapon')} of yours ${toDraw === 1 ? 'has' : 'have'} one to draw right now.`
      : ''
  return voiced(
    `${patterns} still open.${draw}`,
    `You have ${patterns} still open.${draw}`,
    `${patterns} outstanding.${draw}`,
  )
}

const allDone: Voiced = voiced(
  'No pattern is open that fits.',
  'I see no open pattern that fits. Nothing left to draw!',
  'Patterns: none open that fits.',
)

const progressOf = (name: string, done: string): Voiced =>
  voiced(
    `Not yet: the pattern of ${name} is at ${done}.`,
    `Almost, perhaps: the pattern of ${name} is at ${done}.`,
    `${name}: pattern at ${done}. Not craftable yet.`,
  )

const canCraft = (name: string): Voiced =>
  voiced(
    `Yes, you can craft ${name}: its pattern is complete.`,
    `Yes! The pattern of ${name} is complete, so you can craft it.`,
    `${name}: pattern complete. Craft it.`,
  )

const noPattern = (name: string): Voiced =>
  voiced(
    `I know of no pattern for ${name}.`,
    `I find no pattern for ${name} among your triumphs, so it may not be craftable.`,
    `${name}: no pattern on record.`,
  )

export const patternsCraft: Intent = {
  label: 'patterns',
  about: 'missing patterns, red borders, can I craft it',
  slots: ['item_kind', 'limit', 'scope', 'item', 'perk', 'champion', 'activity', 'mode', 'place'],
  async answer(ask) {
    const vault = await ask.vault()
    ask.everywhere()
    const triumphs = await ask.read(ask.facts.triumphs())
    const thing = ask.slot('item')
    return thing ? ofOne(vault, triumphs, thing) : all(ask, vault, triumphs)
  },
}

const isPattern = ({ name, description }: OpenTriumph) => /\bpattern/i.test(`${name} ${description}`)

function ofOne(vault: Vault, triumphs: Triumphs, thing: Thing): Answered {
  const copies = weaponsIn(copiesOf(thing, vault))
  const wanted = nameKey(nameOf(thing))
  const found = triumphs.open.find(
    (each) => isPattern(each) && nameKey(`${each.name} ${each.description}`).includes(wanted),
  )
  const complete = triumphs.find({ name: thing.name })
  const facts = copies
    .filter(({ deepsight, crafted }) => deepsight || crafted)
    .map((weapon): Fact => {
      const fact = weaponFact(weapon, vault)
      return { ...fact, lines: [...fact.lines, weapon.deepsight ? 'its pattern can be drawn' : 'crafted'] }
    })
  const suggestions = thing.hash === undefined ? [] : [whereFrom(thing.name, thing.hash)]
  const name = marked(nameOf(thing))
  if (found) {
    const [objective] = found.objectives
    const done = objective
      ? `${countInWords(objective.progress)} of ${countInWords(objective.of)}`
      : `${found.percent} percent`
    return { lead: progressOf(linkTo(thing.name, `/atlas?record=${found.hash}`), done), facts, suggestions }
  }
  if ((complete && isPattern(complete) && complete.done) || copies.some(({ crafted }) => crafted)) {
    return {
      lead: canCraft(name),
      facts,
      suggestions:
        thing.hash === undefined
          ? []
          : [suggest(`God roll for ${thing.name}`, 'god_roll_for', { item: thing })],
    }
  }
  return { lead: noPattern(name), facts, suggestions }
}

function all(ask: Ask, vault: Vault, triumphs: Triumphs): Answered {
  const drawable = ask.narrow(vault.weapons, WEAPONS, ask.placeSkipped()).filter(({ deepsight }) => deepsight)
  const kinds = ['weapon_type', 'element', 'rarity', 'slot', 'ammo'] as const
  const untold = kinds.filter((name) => ask.slots[name] !== undefined)
  const open = ask.narrow(triumphs.open.filter(isPattern), TRIUMPHS)
  for (const name of untold) ask.unapplied(slotInWords(name, ask.slots))
  if (untold.length > 0)
    ask.note('Open patterns do not tell the kind of their weapon, so all of them are counted.')
  if (open.length === 0 && drawable.length === 0) return { lead: allDone }
  return {
    lead: stillOpen(counted(open.length, 'pattern'), drawable.length),
    facts: [
      ...drawable.map((weapon) => {
        const fact = weaponFact(weapon, vault)
        return { ...fact, lines: ['pattern to draw', ...fact.lines] }
      }),
      ...open
        .toSorted((one, other) => other.percent - one.percent)
        .map(({ name, hash, percent }) => ({
          title: name,
          href: `/atlas?record=${hash}`,
          lines: [],
          value: `${percent} %`,
        })),
    ].slice(0, ask.limit(open.length + drawable.length)),
    total: open.length + drawable.length,
    ...(drawable.length > 0 ? { armory: '/armory?q=is%3Adeepsight' } : {}),
  }
}
