import type { WorldPursuit } from '../../world/world.ts'
import { instanceIdOf } from '../account/identities.ts'
import type { Persona } from '../account/persona.ts'
import type { Catalogue } from '../catalogue.ts'
import { diceFor } from '../dice.ts'
import { NONE, PER_CHARACTER, type SideItem } from './side-items.ts'

/** What a character has set out to do: orders, bounties and quests. */

const ORDER_KEY = 53
const BOUNTY_KEY = 55
const QUEST_KEY = 56
const FIRST_SLOT = 3800
const BOUNTY_OFFSET = 20
const BOUNTY_DAYS = 3
const QUEST_DAYS = { shortest: 30, longest: 75 }

interface Carried {
  readonly choices: readonly WorldPursuit[]
  readonly count: number
  readonly key: number
  readonly slot: number
}

/** Who comes back after years still carries what ran out meanwhile. */
const isForgotten = ({ oldGear }: Persona, position: number): boolean => oldGear && position % 2 === 1

/** Picked up anew every three days and worked on meanwhile. */
const carriedOn = (
  { choices, count, key, slot }: Carried,
  persona: Persona,
  character: number,
  seed: number,
  day: number,
): SideItem[] =>
  Array.from({ length: Math.min(count, choices.length) }, (_unused, position) => {
    const taken = Math.floor((day + position) / BOUNTY_DAYS) * BOUNTY_DAYS - position
    const dice = diceFor(seed, key, persona.index, character, position, taken)
    const offset = (position * 7 + taken) % choices.length
    const chosen = choices[(offset + choices.length) % choices.length]
    const pace = dice.next()
    return {
      ...NONE,
      kind: 'bounty' as const,
      hash: chosen?.hash ?? 0,
      instanceId: instanceIdOf(persona.index, slot + position, taken),
      home: { in: 'character' as const, character },
      expiresDay: taken + (isForgotten(persona, position) ? -BOUNTY_DAYS : BOUNTY_DAYS),
      objectives: (chosen?.objectives ?? []).map((goal) => ({
        goal,
        progress: Math.min(
          goal.completionValue,
          Math.floor((goal.completionValue * pace * 1.4 * (1 + day - taken)) / BOUNTY_DAYS),
        ),
      })),
    }
  })

const carriedBy = ({ bounties }: Persona, character: number): number => Math.floor(bounties / (character + 1))

export const bountiesOn = ({ world }: Catalogue, persona: Persona, seed: number, day: number): SideItem[] =>
  persona.characters.flatMap((_, character) => {
    const carried = carriedBy(persona, character)
    const slot = FIRST_SLOT + character * PER_CHARACTER
    const orders = { choices: world.orders, count: carried, key: ORDER_KEY, slot }
    const bounties = {
      choices: world.bounties,
      count: Math.floor(carried / 2),
      key: BOUNTY_KEY,
      slot: slot + BOUNTY_OFFSET,
    }
    return [orders, bounties].flatMap((kind) => carriedOn(kind, persona, character, seed, day))
  })

/** A quest goes step by step for weeks and then begins again; the one nearest to its end is followed. */
export const questsOn = ({ world }: Catalogue, persona: Persona, seed: number, day: number): SideItem[] =>
  persona.characters.flatMap((_, character) => {
    const started = world.quests.slice(0, carriedBy(persona, character)).map((steps, position) => {
      const dice = diceFor(seed, QUEST_KEY, persona.index, character, position)
      const days = dice.between(QUEST_DAYS.shortest, QUEST_DAYS.longest)
      const share = ((day + dice.between(0, days)) % days) / days
      return { steps, share }
    })
    const nearest = Math.max(0, ...started.map(({ share }) => share))
    return started.flatMap(({ steps, share }): SideItem[] => {
      const along = share * steps.length
      const step = steps[Math.floor(along)]
      if (!step) return []
      return [
        {
          ...NONE,
          kind: 'quest',
          hash: step.hash,
          home: { in: 'character', character },
          tracked: share === nearest,
          objectives: step.objectives.map((goal) => ({
            goal,
            progress: Math.floor(goal.completionValue * (along - Math.floor(along))),
          })),
        },
      ]
    })
  })
