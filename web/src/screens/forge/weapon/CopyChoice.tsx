import type { ForgeWeapon } from '@ai-vault/contract/advice/forge.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import { useNavigate } from '@tanstack/react-router'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { whereIs } from '../../../items/where-is.ts'
import { SelectField } from '../../../ui/controls/SelectField.tsx'
import { words } from '../words/words.ts'

const said = words.head

interface CopyChoiceProps {
  readonly copies: readonly WeaponItem[]
  readonly characters: readonly Character[]
  readonly weapon: ForgeWeapon['weapon']
}

/** Which of the player's copies is looked at; each has its own address (F-279). */
export function CopyChoice({ copies, characters, weapon }: CopyChoiceProps) {
  const navigate = useNavigate()
  const plain = String(weapon.item_hash)
  return (
    <SelectField
      label={said.choose}
      options={[
        ...copies.map((copy, at) => ({
          id: idOf(copy),
          label: said.copyOf(
            at + 1,
            copies.length,
            whereIs(copy, characters),
            copy.rating?.score?.toFixed(1) ?? said.unrated,
          ),
        })),
        { id: plain, label: said.plain },
      ]}
      selected={weapon.item_instance_id ?? plain}
      onSelect={(id) =>
        void navigate({
          to: '/forge/$weaponId',
          params: { weaponId: id },
          search: (now) => ({ for: now.for === 'pvp' ? ('pvp' as const) : undefined }),
          resetScroll: false,
        })
      }
    />
  )
}
