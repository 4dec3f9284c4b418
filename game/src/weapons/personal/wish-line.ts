import { listInWords } from '../../in-words.ts'
import type { WeaponDefinition } from '../../items.ts'
import type { Activity } from '../pve-and-pvp.ts'
import { STAT_WORDS } from '../rating/explain/words.ts'
import { rollLine } from '../wish-list/export-wish-list.ts'
import type { PersonalRoll } from './personal-roll.ts'

/** A best roll as a line of a wish list; without an activity it is wished for whatever the player plays. */
export function wishLineOf(definition: WeaponDefinition, target: PersonalRoll, activity?: Activity): string {
  const { barrel, magazine, traits, masterwork } = target
  const stat = masterwork ? `, ${STAT_WORDS[masterwork]} masterwork` : ''
  const text = `AI Vault: ${listInWords(traits.map(({ name }) => name))}${stat}`
  const uses = activity ? [activity] : []
  return rollLine({
    item: definition.hash,
    perks: [barrel, magazine, ...traits].flatMap((option) => option?.hash ?? []),
    notes: { text, tags: uses, uses, inputs: [] },
    trash: false,
  })
}
