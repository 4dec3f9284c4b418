/** What is known of one character: power, time played, what is equipped, the weakest slot. */
import { listInWords } from '@ai-vault/game/in-words.ts'
import { accountProgress } from '../../../tools/account/account-progress.ts'
import { citeAccount } from '../../../tools/turn.ts'
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import type { WeaponRow } from '../../../tools/vault/weapon-rows.ts'
import { shapeOf } from '../../reading/shape.ts'
import { askedAbout } from '../../understanding/about-one.ts'
import { type Answerer, type Ask, bare, couldNotRead, count, type Draft } from '../draft.ts'
import { wornInWords } from '../vault/copy-words.ts'

/** Of all characters together. */
const MOST_EQUIPPED = 30

export const asksForCharacter = ({ question, entities, slots }: Ask): boolean =>
  slots.classType !== undefined && askedAbout(shapeOf(question, entities)) === 'character'

/** Undefined where no class is named, or the account has a character of it. */
export function classNotPlayed({ slots, turn }: Pick<Ask, 'slots' | 'turn'>): Draft | undefined {
  const { classType } = slots
  const { characters } = turn.guardian
  if (!classType || characters.some((each) => each.classType === classType)) return undefined
  citeAccount(turn, { kind: 'progress', label: 'Your characters', parts: ['characters'], href: '/dashboard' })
  return { lead: `I see no ${classType} on your account.`, suggestions: ['What can you do?'] }
}

export const aboutCharacter: Answerer = async ({ tools, slots, turn }) => {
  const { classType = 'titan' } = slots
  const progress = await tools.use(accountProgress, {})
  if (!progress) return couldNotRead('your characters')
  const character = progress.rows.find((row) => row.class === classType)
  if (!character) return classNotPlayed({ slots, turn }) ?? couldNotRead('your characters')
  const equipped = async (kind: 'weapons' | 'armor') => {
    const found = await tools.use(searchInventory, { query: 'is:equipped', kind, limit: MOST_EQUIPPED })
    return (found?.rows ?? []).filter(({ place }) => place === `equipped by the ${classType}`)
  }
  const weapons = (await equipped('weapons')) as readonly WeaponRow[]
  const armor = await equipped('armor')
  const { weakest, stronger } = character
  return {
    lead: `Your ${classType} has power ${character.power} and ${count(character.hours_played, 'hour')} of play.`,
    points: [
      ...weapons.map((row) => `Equipped: ${wornInWords(row)}.`),
      ...(armor.length > 0 ? [`Armor: ${listInWords(armor.map(({ ref }) => ref))}.`] : []),
      ...(weakest
        ? [
            `The weakest slot is ${weakest.slot.replace('-', ' ')} with ${weakest.ref}, power ${weakest.power}${stronger ? `; ${stronger.ref} with ${stronger.power} is ${stronger.place} and could raise it` : ''}.`,
          ]
        : []),
    ],
    suggestions: [
      `What is wrong with my ${classType} loadout?`,
      `Build for a Grandmaster with my ${classType}`,
      'How do I raise my power?',
    ],
    list: weapons.map(({ ref }) => bare(ref)),
  }
}
