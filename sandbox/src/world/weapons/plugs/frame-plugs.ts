import type { WeaponType } from '@ai-vault/game/items.ts'
import { WEAPON_TYPES } from '@ai-vault/game/items.ts'
import { iconPath } from '../../../icons/icon-path.ts'
import { signOf } from '../../../icons/sign-of.ts'
import type { Definitions } from '../../definitions.ts'
import { hashFor } from '../../hash.ts'
import { definePlug } from '../../shapes/plugs.ts'
import { FRAMES, type FrameKey } from '../../tables/weapons/frames.ts'

/** A frame exists once for each weapon type that comes in it. */
export const defineFrame = (definitions: Definitions, type: WeaponType, frame: FrameKey): number => {
  const [name, text] = FRAMES[frame]
  const hash = hashFor('frame', `${type}/${frame}`)
  if (definitions.has('DestinyInventoryItemDefinition', hash)) return hash
  return definePlug(definitions, {
    hash,
    name,
    text,
    typeName: 'Intrinsic',
    category: 'intrinsics',
    icon: iconPath({
      kind: 'perk',
      variant: 30 + WEAPON_TYPES.indexOf(type),
      seed: hashFor('frame', frame),
      sign: signOf(text),
    }),
    perk: true,
  })
}
