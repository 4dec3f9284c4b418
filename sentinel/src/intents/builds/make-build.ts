/** Builds come from the Architect alone: what it cannot prove legal is not proposed here either. */
import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import type { BuildActivity } from '@ai-vault/contract/advice/architect.ts'
import type { Query, Thing } from '@ai-vault/contract/advice/query.ts'
import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import type { Ask } from '../../ask.ts'
import type { Build, BuildResult, BuiltPiece } from '../../facts.ts'
import { forActivity, kindOfActivity } from '../../words/activity-words.ts'
import { exclusionInWords, inWords, nameOf } from '../../words/slot-words.ts'
import { linkTo, marked } from '../../words/text.ts'
import type { Answered } from '../intent.ts'
import { suggest } from '../suggest.ts'
import { cannotBuild, plays } from './build-for-activity-words.ts'

const FOCUS: Readonly<Record<string, BuildActivity>> = {
  grandmaster_nightfall: 'Grandmaster Nightfall',
  nightfall: 'Grandmaster Nightfall',
  raid: 'Raid',
  dungeon: 'Dungeon',
  trials: 'PvP',
  iron_banner: 'PvP',
  crucible: 'PvP',
  competitive: 'PvP',
}

/** Which of the Architect's activities is meant; undefined where nothing tells. */
export function activityOf({ slots, exclude }: Query): BuildActivity | undefined {
  const [known] = (slots.activity ?? []).flatMap((thing) => FOCUS[kindOfActivity(thing) ?? ''] ?? [])
  if (known) return known
  if (slots.difficulty === 'grandmaster') return 'Grandmaster Nightfall'
  if (slots.mode === 'pvp' || exclude.some(({ value }) => value === 'pve')) return 'PvP'
  if (slots.solo) return 'Dungeon'
  return slots.mode || slots.activity ? 'General PvE' : undefined
}

const PURPOSES: Readonly<Record<string, string>> = {
  add_clear: 'add clear',
  boss_dps: 'boss damage',
  burst_dps: 'boss damage',
  survive: 'survivability',
  support: 'support',
}

/** The query in words that the Architect reads. */
function promptOf({ slots, exclude }: Query): string {
  const named = (thing: Thing | undefined) => (thing ? `with ${nameOf(thing)}` : '')
  return [
    ...(slots.element ?? []),
    slots.class === 'all' ? '' : slots.class,
    named(slots.item),
    named(slots.item2),
    slots.term && nameOf(slots.term),
    slots.ability?.replaceAll('_', ' '),
    ...(slots.weapon_type ?? []).map(inWords),
    ...(slots.purpose ?? []).map((purpose) => PURPOSES[purpose]),
    ...(slots.champion ?? []).map((champion) => `${champion} champions`),
    ...(slots.stat ?? []).map((stat) => `${slots.stat_value ?? 100} ${stat}`),
    slots.role?.replaceAll('_', ' '),
    ...exclude
      .filter(({ value }) => value !== 'pve' && value !== 'pvp')
      .map((out) => `no ${exclusionInWords(out)}`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Slots that go into the Architect's prompt; what it did not use is told by itself. */
const PROMPTED = [
  ...(['element', 'class', 'item', 'item2', 'term', 'ability', 'weapon_type', 'champion', 'stat'] as const),
  ...(['role', 'activity', 'mode'] as const),
]

/** An activity stands for its kind, and a kind that the Architect does not know for all of its side. */
export function takeActivityAs(ask: Ask, activity: BuildActivity): void {
  const { difficulty } = ask.slots
  const asked = ask.slot('activity') ?? []
  const takes = forActivity(activity)
  const others = asked.filter((thing) => FOCUS[thing.name] !== activity).map(nameOf)
  if (others.length > 0) ask.takeAs(`${capitalized(listInWords(others))} counts as ${takes}.`)
  if (ask.slot('difficulty') && difficulty !== 'grandmaster')
    ask.takeAs(`Made for ${takes} at large, not for ${difficulty} difficulty.`)
  // Of what a build can be made for, a dungeon is what is played alone.
  if (activity === 'Dungeon' && ask.slot('solo') && asked.length === 0)
    ask.note(`Playing alone counts as ${takes}.`)
}

export const buildFor = ({ query, facts, read }: Ask, activity: BuildActivity): Promise<BuildResult> =>
  read(facts.build({ activity, prompt: promptOf(query) }))

/** The answer goes by this build: what it was asked for is used, and what it left out is named. */
export function takeBuild(ask: Ask, activity: BuildActivity, result: BuildResult): void {
  for (const name of PROMPTED) ask.slot(name)
  ask.applyExclusions(() => true)
  const { purpose, stat } = ask.slots
  if (stat) ask.slot('stat_value')
  // A build has one exotic of each kind.
  if (ask.slots.rarity === 'exotic') ask.slot('rarity')
  ask.everywhere()
  if (purpose?.every((each) => PURPOSES[each])) ask.slot('purpose')
  if ('refused' in result) return
  for (const word of result.ignored) ask.unapplied(word)
  takeActivityAs(ask, activity)
  if (!activityOf(ask.query)) ask.note('Made for PvE in general, as no activity was named.')
}

export const pieceHref = (build: Build, id: string): string =>
  build.weapons.some(({ instanceId }) => instanceId === id) ? `/forge/${id}` : `/armory?tab=armor&piece=${id}`

function pieceFact({ name, hash, instanceId, slot, pullFirst, perks }: BuiltPiece, build: Build): Fact {
  const named = (swap: boolean) => perks.filter((perk) => perk.swap === swap).map((perk) => perk.name)
  return {
    title: name,
    href: pieceHref(build, instanceId),
    item: { hash, instance_id: instanceId },
    lines: [
      capitalized(slot.replaceAll('-', ' ')),
      listInWords(named(false)),
      named(true).length > 0 ? `switch to ${listInWords(named(true))} first` : '',
      pullFirst ? 'take it from the postmaster first' : '',
    ].filter(Boolean),
  }
}

function buildFacts(build: Build): readonly Fact[] {
  const line = (title: string, text: string): Fact => ({ title, lines: [text] })
  return [
    ...build.missing.map((name) => line(name, 'not among your items; the nearest that you own stands in')),
    ...[...build.weapons, ...build.armor].map((piece) => pieceFact(piece, build)),
    line('Aspects', listInWords(build.aspects)),
    ...(build.fragments.length > 0 ? [line('Fragments', listInWords(build.fragments))] : []),
    line('Stats', ARMOR_STATS.map((stat) => `${stat} ${build.stats[stat]}`).join(', ')),
    ...build.weaknesses.map((text) => line('Weak point', text)),
    ...build.unchecked.map((text) => line('Not checked', text)),
  ]
}

export function buildAnswer(activity: BuildActivity, result: BuildResult): Answered {
  if ('refused' in result) {
    return {
      lead: cannotBuild(forActivity(activity)),
      facts: [{ title: '', lines: [result.refused] }],
      suggestions: [suggest('Best weapons for PvE', 'best_owned_slot', { mode: 'pve' })],
    }
  }
  const { class: owner, subclass, super: ultimate, weapons, armor } = result
  const pieces = [...weapons, ...armor]
  const exotics = pieces.filter(({ rarity }) => rarity === 'exotic')
  return {
    lead: plays({
      activity: forActivity(activity),
      owner,
      subclass: marked(ultimate ? `${subclass} with ${ultimate}` : subclass),
      exotics: listInWords(
        exotics.map(({ name, instanceId }) => linkTo(name, pieceHref(result, instanceId))),
      ),
    }),
    facts: buildFacts(result),
    list: pieces.map(({ name, hash, instanceId }) => ({ name, hash, instance_id: instanceId })),
    confidence: result.confidence,
    suggestions: [
      suggest('Do I cover champions?', 'champions'),
      suggest(`Which exotic for my ${owner}?`, 'exotic_choice', {
        class: owner,
        rarity: 'exotic',
        item_kind: 'armor',
      }),
    ],
  }
}
