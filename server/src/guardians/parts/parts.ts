import { createHash, type Hash } from 'node:crypto'
import type { ShapeOf } from '@ai-vault/contract/service/shape-of.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { CLASSES } from '@ai-vault/game/items.ts'
import { SUBCLASS_ELEMENTS, type Subclass } from '@ai-vault/game/kit.ts'
import { z } from 'zod'
import { packText, unpackText } from '../../db/packed-text.ts'
import {
  type Account,
  accountPart,
  type Progress,
  progressPart,
  type Records,
  recordsPart,
} from './account-parts.ts'
import { armorPart, othersPart, weaponsPart } from './item-parts.ts'
import { type Part, plainPart } from './part.ts'

/** What their characters can choose besides gear. */
type Kit = Pick<Guardian, 'subclasses' | 'armorMods'>

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

const kitPart = plainPart<Kit>(
  1,
  z.object({ subclasses: z.array(subclassSchema), armorMods: hashes } satisfies ShapeOf<Kit>),
  ({ subclasses, armorMods }) => ({ subclasses, armorMods }),
)

interface Parts {
  readonly account: Account
  readonly weapons: Pick<Guardian, 'weapons'>
  readonly armor: Pick<Guardian, 'armor'>
  readonly others: Pick<Guardian, 'others'>
  readonly kit: Kit
  readonly progress: Progress
  readonly records: Records
}
export type PartName = keyof Parts
/** What the named parts hold together. */
export type PartsOf<Name extends PartName> = Pick<
  Guardian,
  { [One in Name]: keyof Parts[One] & keyof Guardian }[Name]
>

/**
 * A guardian's copy is stored in parts, so that whoever needs one does not open the others: counting triumphs does not
 * parse weapons. A part is checked when it is read; one that does not fit is not used, and the platform is asked anew.
 */
const PARTS: { readonly [Name in PartName]: Part<Parts[Name]> } = {
  account: accountPart,
  weapons: weaponsPart,
  armor: armorPart,
  others: othersPart,
  kit: kitPart,
  progress: progressPart,
  records: recordsPart,
}

export const PART_NAMES = Object.keys(PARTS) as readonly PartName[]

export interface WrittenPart {
  readonly name: PartName
  readonly shape: number
  /** Its JSON, packed. */
  readonly body: Uint8Array
}

/** Enough that no two contents of a guardian share it. */
const VERSION_LENGTH = 22

/** JSON is packed to a ninth, and its objects take about three times its bytes. */
const OBJECT_FACTOR = 27

/** What the objects of a part take in memory. */
export const objectBytes = ({ body }: WrittenPart): number => body.length * OBJECT_FACTOR

/** What is stored does not fit what this version reads. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError'
}

/** Each part by itself and as it is stored; the version is the same for the same content, whoever splits it. */
export function splitGuardian(guardian: Guardian) {
  const digest = createHash('sha256')
  const parts = PART_NAMES.map((name) => splitOff(name, guardian, digest))
  return { parts, version: digest.digest('base64url').slice(0, VERSION_LENGTH) }
}

function splitOff<Name extends PartName>(name: Name, guardian: Guardian, digest: Hash) {
  const { shape, pick, write, identity }: Part<Parts[Name]> = PARTS[name]
  const picked = pick(guardian)
  const fields: Partial<Guardian> = picked
  const written: WrittenPart = { name, shape, body: packText(JSON.stringify(write(picked))) }
  digest.update(`${name} ${shape} `)
  digest.update(identity ? JSON.stringify(identity(picked)) : written.body)
  return { fields, written }
}

export function readPart<Name extends PartName>(name: Name, shape: number, body: Uint8Array): Parts[Name] {
  const part = PARTS[name]
  if (shape !== part.shape) throw new MisfitError(`${name} was stored in shape ${shape}, not ${part.shape}`)
  try {
    return part.read(JSON.parse(unpackText(body)))
  } catch (error) {
    const place = error instanceof z.ZodError ? error.issues[0]?.path.join('.') : undefined
    throw new MisfitError(`${name} was stored in another form${place ? ` (at ${place})` : ''}`)
  }
}
