import type { GuardianClass } from '../items.ts'
import type { Ability, Subclass } from '../kit.ts'
import { abilityStrength, STRENGTHS, type Strength } from './answer-strength.ts'
import { CHANGES, type Change, type Need } from './need-names.ts'
import { abilityMeets, besideIn } from './needs.ts'
import { lostBy, type OwnGear, wornWeapons } from './own-gear.ts'

export interface AbilityFilling {
  readonly name: string
  readonly subclass: string
  /** Where it takes another character. */
  readonly classType?: GuardianClass
  readonly change: Change
  /** What is in its socket now, of the subclass that is worn. */
  readonly replaces?: string
  /** What then nobody in the team would bring. */
  readonly loses: readonly Need[]
}

interface Candidate extends AbilityFilling {
  readonly strength: Strength
}

export interface AbilityFillings {
  readonly least: Candidate
  /** What is much better than that, at the price of a greater change. */
  readonly better?: Candidate
}

/** Of these a subclass has one each. */
const SINGLE: readonly Ability['kind'][] = ['super', 'class', 'movement', 'melee', 'grenade']
/** Between equals, what is the least to give up and the soonest back. */
const ORDER = ['grenade', 'melee', 'class', 'aspect', 'super', 'fragment'] as const

const changeOf = ({ change }: Candidate) => CHANGES.indexOf(change)

/** What needs the least change and, among these, costs the least and does the most; and what is much better, if anything. */
export function fillWithAbility(need: Need, own: OwnGear): AbilityFillings | undefined {
  const found = own.subclasses.flatMap((subclass) => candidatesIn(need, subclass, own))
  const sound = found.filter(isWorthItsCost)
  const [least] = (sound.length > 0 ? sound : found).toSorted(
    (one, other) =>
      changeOf(one) - changeOf(other) ||
      one.loses.length - other.loses.length ||
      other.strength - one.strength,
  )
  if (!least) return undefined
  const [better] = sound
    .filter((each) => isMuchBetter(each, least))
    .toSorted(
      (one, other) =>
        other.strength - one.strength ||
        one.loses.length - other.loses.length ||
        changeOf(one) - changeOf(other),
    )
  return { least, ...(better ? { better } : {}) }
}

/** Nobody gives up two answers for one that comes now and then. */
const isWorthItsCost = ({ strength, loses }: Candidate) => loses.length < strength

/** Does more, or costs the team less. Nobody comes with another character for less than what holds the whole team. */
function isMuchBetter(one: Candidate, than: Candidate): boolean {
  if (one.change === 'character' && one.strength < STRENGTHS.wholeTeam) return false
  return (
    one.strength > than.strength || (one.strength === than.strength && one.loses.length < than.loses.length)
  )
}

function candidatesIn(need: Need, subclass: Subclass, own: OwnGear): readonly Candidate[] {
  const { name, classType, characterId, equipped, chosen, unlocked } = subclass
  const now = chosen.flatMap((hash) => own.ability(hash) ?? [])
  const weapons = wornWeapons(own, characterId)
  const isOther = own.characterId !== undefined && characterId !== own.characterId
  return ORDER.flatMap((kind) =>
    unlocked[kind].flatMap((hash): readonly Candidate[] => {
      const known = own.ability(hash)
      if (!known) return []
      const isIn = chosen.includes(hash)
      const stays = SINGLE.includes(kind) ? now.filter((each) => each.kind !== kind) : now
      const gear = { weapons, abilities: isIn ? now : [...stays, known] }
      if (!abilityMeets(need, known, besideIn(gear))) return []
      const change = isOther ? 'character' : !equipped ? 'subclass' : isIn ? 'none' : 'ability'
      const replaced = change === 'ability' && SINGLE.includes(kind) && now.find((each) => each.kind === kind)
      return [
        {
          name: known.name,
          subclass: name,
          ...(isOther ? { classType } : {}),
          change,
          ...(replaced ? { replaces: replaced.name } : {}),
          loses: lostBy(gear, own),
          strength: abilityStrength(need, known),
        },
      ]
    }),
  )
}
