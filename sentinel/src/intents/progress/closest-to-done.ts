import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import { countInWords } from '@ai-vault/game/in-words.ts'
import { nameCollator } from '@ai-vault/game/name-order.ts'
import type { Ask } from '../../ask.ts'
import type { OpenTriumph, PlaceLeft, Triumphs } from '../../facts.ts'
import { nameKey } from '../../rows/names.ts'
import { TRIUMPHS } from '../../rows/tagged.ts'
import { unknownName } from '../../words/shared-words.ts'
import { nameOf } from '../../words/slot-words.ts'
import { clean, counted, linkTo } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import type { Answered, Intent } from '../intent.ts'
import { suggest, thisWeek } from '../suggest.ts'

const nearest = (name: string, percent: number, open: string): Voiced =>
  voiced(
    `${name} is nearest: ${percent} percent done. ${open}.`,
    `You are almost there with ${name}: ${percent} percent done. ${open}.`,
    `Finish ${name} first: ${percent} percent done. ${open}.`,
  )

const ofOne = (name: string, percent: number, left: string): Voiced =>
  voiced(
    `${name} is ${percent} percent done${left}.`,
    `You are ${percent} percent of the way with ${name}${left}.`,
    `${name}: ${percent} percent${left}.`,
  )

const isDone = (name: string): Voiced =>
  voiced(`${name} is done.`, `You have finished ${name} already, well done!`, `${name}: complete.`)

const canGild = (name: string, gild: string): Voiced =>
  voiced(
    `${name} is earned; what is left is to ${gild} it.`,
    `You have earned ${name}, well done! What is left is to ${gild} it.`,
    `${name}: earned. Left: ${gild} it.`,
  )

const noneOpen = (what: string, done: string): Voiced =>
  voiced(
    `No ${what} is open that fits. ${done}.`,
    `I see no open ${what} that fits. ${done}, by the way.`,
    `No ${what} open that fits. ${done}.`,
  )

const allSecret = (open: string): Voiced =>
  voiced(
    `${open}, and the game keeps what is left secret.`,
    `${open}. The game keeps what is left secret, so I cannot tell you what to do.`,
    `${open}. All that is left is secret.`,
  )

const KINDS = { triumph: 'triumph', title: 'title', seal: 'title', catalyst: 'catalyst' } as const

export const closestToDone: Intent = {
  label: 'nearly done',
  about: 'triumphs, titles or catalysts near completion',
  slots: ['kind', 'triumph', 'item', 'destination', 'activity', 'mode', 'limit', 'scope'],
  async answer(ask) {
    const triumphs = await ask.read(ask.facts.triumphs())
    const named = ask.slot('triumph')
    if (named) {
      ask.slot('kind')
      const found = triumphs.find(named)
      return found ? one(found) : { lead: unknownName(named), unanswered: 'no triumph is known by that name' }
    }
    return nearestOf(ask, triumphs, await placeOf(ask))
  },
}

/** What is open at the destination of the question, for the intents that know no place themselves. */
export const openThere = async (ask: Ask): Promise<Answered> =>
  nearestOf(ask, await ask.read(ask.facts.triumphs()), await placeOf(ask))

/** Undefined where no place is named, and where the game has none of that name: then that is told as not read. */
async function placeOf(ask: Ask): Promise<PlaceLeft | undefined> {
  const { destination } = ask.slots
  const place = destination && (await ask.read(ask.facts.leftAt(destination)))
  if (place) ask.slot('destination')
  return place
}

/** Every open objective counts. */
function leftOf({ objectives }: Pick<OpenTriumph, 'objectives'>): readonly string[] {
  return objectives.map(({ name, progress, of }) => {
    const left = `${countInWords(progress)} of ${countInWords(of)}`
    return name ? `${clean(name)}: ${left}` : left
  })
}

const collectAt = (place: PlaceLeft | undefined): string =>
  place && place.missing > 0 ? `${counted(place.missing, 'thing')} to collect there` : ''

const hrefOf = ({ hash }: Pick<OpenTriumph, 'hash'>) => `/atlas?record=${hash}`

/** An earned title may be gilded each season. */
function done({ gilding }: OpenTriumph, link: string): Answered {
  if (!gilding) return { lead: isDone(link) }
  return {
    lead: canGild(link, linkTo('gild', hrefOf(gilding))),
    facts: [gilding.description, ...leftOf(gilding)]
      .filter(Boolean)
      .map((line) => ({ title: '', lines: [clean(line)] })),
  }
}

function one(triumph: OpenTriumph): Answered {
  const link = linkTo(triumph.name, hrefOf(triumph))
  if (triumph.done) return done(triumph, link)
  const left =
    triumph.objectives.length > 0 ? `, ${counted(triumph.objectives.length, 'objective')} open` : ''
  return {
    lead: ofOne(link, triumph.percent, left),
    facts: leftOf(triumph).map((line) => ({ title: '', lines: [line] })),
    suggestions: [suggest('Which triumphs am I close to?', 'closest_to_done', { kind: 'triumph' })],
  }
}

function nearestOf(ask: Ask, triumphs: Triumphs, place: PlaceLeft | undefined): Answered {
  const kind = KINDS[ask.slot('kind') ?? 'triumph']
  const item = ask.slot('item')
  const text = ({ name, description }: OpenTriumph) => nameKey(`${name} ${description}`)
  const rows = ask
    .narrow(kind === 'title' ? triumphs.titles : triumphs.open, TRIUMPHS)
    .filter(
      (triumph) =>
        (kind !== 'catalyst' || text(triumph).includes('catalyst')) &&
        (!item || text(triumph).includes(nameKey(nameOf(item)))) &&
        (!place || place.open.has(triumph.hash)),
    )
    .toSorted(
      (one_, other) =>
        Number(one_.secret ?? false) - Number(other.secret ?? false) ||
        other.percent - one_.percent ||
        nameCollator.compare(one_.name, other.name),
    )
  if (place && place.places.of > 0)
    ask.note(
      `Of its map you have found ${countInWords(place.places.found)} of ${countInWords(place.places.of)} places.`,
    )
  const [first] = rows
  const done = `${countInWords(triumphs.completed)} of ${countInWords(triumphs.total)} triumphs are complete`
  const more = [
    ...(kind === 'title'
      ? []
      : [suggest('Which titles am I close to?', 'closest_to_done', { kind: 'title' })]),
    ...(kind === 'catalyst'
      ? []
      : [suggest('Which catalysts are near done?', 'closest_to_done', { kind: 'catalyst' })]),
    thisWeek,
  ]
  if (!first)
    return {
      lead: noneOpen(
        place ? `${kind} at ${clean(place.name)}` : kind,
        [done, collectAt(place)].filter(Boolean).join('. '),
      ),
      suggestions: more,
    }
  const secrets = rows.filter(({ secret }) => secret).length
  const open = place
    ? `${counted(rows.length, kind)} open at ${linkTo(place.name, `/atlas?list=map&destination=${place.hash}`)}${place.missing > 0 ? ` and ${collectAt(place)}` : ''}`
    : `${counted(rows.length, kind)} open`
  const some =
    kind === 'title' ? `${open}, what is left of ${secrets} is secret` : `${open}, ${secrets} of them secret`
  return {
    lead: first.secret
      ? allSecret(open)
      : nearest(linkTo(first.name, hrefOf(first)), first.percent, secrets > 0 ? some : open),
    facts: rows.slice(0, ask.limit(rows.length)).map(
      (triumph): Fact => ({
        title: triumph.name,
        href: hrefOf(triumph),
        lines: [
          triumph.secret ? 'secret until it is done' : '',
          leftOf(triumph).slice(0, 2).join(', ') +
            (triumph.objectives.length > 2 ? ` and ${triumph.objectives.length - 2} more` : ''),
        ].filter(Boolean),
        value: `${triumph.percent} %`,
        ...(triumph.destination ? { place: triumph.destination } : {}),
      }),
    ),
    total: rows.length,
    list: rows.map(({ name, hash }) => ({ name, hash })),
    suggestions: more,
  }
}
