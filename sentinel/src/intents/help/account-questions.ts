import type { Suggestion } from '@ai-vault/contract/advice/answer.ts'
import { isAdvisedToGo } from '@ai-vault/game/cleanup/advised-to-go.ts'
import type { Vault } from '../../facts.ts'
import { slotType } from '../../rows/tagged.ts'
import { inWords } from '../../words/slot-words.ts'
import { dismantle, rate, suggest, thisWeek } from '../suggest.ts'

const NEARLY_FULL = 0.8

/** Four questions that this very account can answer well. */
export function accountQuestions(vault: Vault | undefined): readonly Suggestion[] {
  const triumphs = suggest('Which titles am I close to?', 'closest_to_done', { kind: 'title' })
  if (!vault || vault.weapons.length === 0)
    return [thisWeek, triumphs, suggest('What is a god roll?', 'explain', { term: { name: 'god roll' } })]
  const { space, weapons } = vault
  const isFull = space && space.used / space.capacity > NEARLY_FULL
  const used = weapons
    .filter(({ rarity }) => rarity === 'legendary')
    .toSorted((one, other) => (other.kills ?? 0) - (one.kills ?? 0))[0]
  const types = [...Map.groupBy(weapons, ({ type }) => type)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const type = types[0]?.[0]
  const canGo = [...vault.verdicts.values()].some(isAdvisedToGo)
  return [
    ...(canGo ? [isFull ? { ...dismantle, label: 'My vault is full, what can go?' } : dismantle] : []),
    ...(used ? [rate(used.englishName ?? used.name, used.hash)] : []),
    ...(type
      ? [
          suggest(`Best ${inWords(slotType(type))} for PvP`, 'best_owned_slot', {
            weapon_type: [slotType(type)],
            mode: 'pvp',
          }),
        ]
      : []),
    thisWeek,
    triumphs,
  ].slice(0, 4)
}
