import type { ShapeOf } from '@ai-vault/contract/service/shape-of.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { CLASSES } from '@ai-vault/game/items.ts'
import { SUBCLASS_ELEMENTS, type Subclass } from '@ai-vault/game/kit.ts'
import { z } from 'zod'
import { plainPart } from './part.ts'

/** What their characters can choose besides gear. */
export type Kit = Pick<Guardian, 'subclasses' | 'armorMods'>

const hashes = z.array(z.number())

const subclassSchema = z.object({
  instanceId: z.string(),
  hash: z.number(),
  name: z.string(),
  englishName: z.optional(z.string()),
  icon: z.string(),
  characterId: z.string(),
  classType: z.enum(CLASSES),
  element: z.enum(SUBCLASS_ELEMENTS),
  equipped: z.boolean(),
  unlocked: z.object({
    super: hashes,
    class: hashes,
    movement: hashes,
    melee: hashes,
    grenade: hashes,
    aspect: hashes,
    fragment: hashes,
  }),
  probed: z.boolean(),
  aspectSockets: z.number(),
  fragmentSockets: z.number(),
  chosen: hashes,
} satisfies ShapeOf<Subclass>)

export const kitPart = plainPart<Kit>(
  1,
  z.object({ subclasses: z.array(subclassSchema), armorMods: hashes } satisfies ShapeOf<Kit>),
  ({ subclasses, armorMods }) => ({ subclasses, armorMods }),
)
