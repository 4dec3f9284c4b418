import type { ForgeWeapon } from '@ai-vault/contract/advice/forge.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import { scoreText } from '@ai-vault/game/weapons/rating/tiers.ts'
import type { Side } from '../../../items/roll/explorer-columns.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { whereIs } from '../../../items/where-is.ts'
import { words as itemWords } from '../../../items/words/words.ts'
import { useNavigate } from '../../../routing/use-address.ts'
import { SelectField } from '../../../ui/controls/choices/SelectField.tsx'
import { readForgeSearch } from '../forge-search.ts'
import { words } from '../words.tsx'

const labels = words.head

interface CopyChoiceProps {
  readonly copies: readonly WeaponItem[]
  readonly characters: readonly Character[]
  readonly weapon: ForgeWeapon['weapon']
  readonly side: Side
}

/** The score that the rest of the page speaks of, and what it is for. */
function scoreFor({ rating }: WeaponItem, side: Side): string {
  const score = rating?.[side].score
  return score === undefined ? labels.unrated : labels.scored(scoreText(score), itemWords.sides[side])
}

/** Which of the player's copies is looked at; each has its own address (F-279). */
export function CopyChoice({ copies, characters, weapon, side }: CopyChoiceProps) {
  const navigate = useNavigate()
  const plain = String(weapon.item_hash)
  return (
    <SelectField
      label={labels.choose}
      options={[
        ...copies.map((copy, at) => ({
          id: idOf(copy),
          label: labels.copyOf(at + 1, copies.length, whereIs(copy, characters), scoreFor(copy, side)),
        })),
        { id: plain, label: labels.plain },
      ]}
      selected={weapon.item_instance_id ?? plain}
      onSelect={(id) =>
        void navigate({
          to: '/forge/$weaponId',
          params: { weaponId: id },
          search: (now) => readForgeSearch({ for: now.for, mode: now.mode }),
          resetScroll: false,
        })
      }
    />
  )
}
