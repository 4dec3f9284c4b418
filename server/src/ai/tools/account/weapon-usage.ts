import { DAMAGE_TYPES, WEAPON_TYPES, type WeaponDefinition, type WeaponType } from '@ai-vault/game/items.ts'
import { killsByWeapon } from '@ai-vault/platform/history/kills-by-weapon.ts'
import { z } from 'zod'
import { defineTool, MOST_ROWS } from '../tool.ts'
import { placeInWords } from '../turn.ts'

/** Kills as the platform keeps them in its history: of every copy there ever was, and of no tracker. */
export const weaponUsage = defineTool({
  name: 'weapon_usage',
  description:
    'Kills by weapon over the whole history of the account, as the dashboard’s weapon usage shows them: with copies that ' +
    'are gone, which the trackers of owned weapons do not know. With a side (pve, pvp) the platform tells them by weapon ' +
    'type only. A row with a place is owned.',
  input: z.object({
    side: z.enum(['pve', 'pvp']).optional(),
    type: z.enum(WEAPON_TYPES).optional(),
    element: z.enum(DAMAGE_TYPES).optional(),
    slot: z.enum(['kinetic', 'energy', 'power']).optional(),
    ammo: z.enum(['primary', 'special', 'heavy']).optional(),
    rarity: z.enum(['rare', 'legendary', 'exotic']).optional(),
    name: z.string().max(80).optional().describe('One weapon by its name; only the most used are counted'),
    limit: z.int().min(1).max(MOST_ROWS).default(5),
  }),
  async run({ side, name, limit, ...wished }, turn) {
    const { ledger, manifest, guardian } = turn
    const { type } = wished
    const [use, stats] = side ? [undefined, await turn.lifetimeStats()] : [await turn.weaponUse()]
    if (!use && !stats) return { error: 'The weapon history could not be read yet.' }
    ledger.source({
      kind: 'history',
      label: side ? 'Your lifetime statistics' : 'Your weapon usage, as the platform counts it',
      complete: true,
      missing: [],
      // Kills by type and side stand on no page.
      ...(side ? {} : { href: '/dashboard' }),
    })
    if (side && stats) {
      const kinds = Object.entries(killsByWeapon([stats[side]])) as [WeaponType, number][]
      return {
        weapons: [],
        types: kinds
          .filter(([kind]) => !type || kind === type)
          .toSorted(([, one], [, other]) => other - one)
          .slice(0, limit)
          .map(([kind, kills]) => ({ type: kind, kills })),
      }
    }
    const weapons = (use?.most ?? []).flatMap(({ hash, kills }) => {
      const definition = manifest.weapon(hash)
      if (!definition || (name && definition.name !== name) || !isOf(definition, wished)) return []
      const copy = guardian.weapons.findLast((weapon) => weapon.hash === hash)
      const ref = `{{${copy ? ledger.ownedItem(copy) : ledger.knownItem(definition)}}}`
      const place = copy && placeInWords(copy.place, guardian)
      return [{ ref, name: definition.name, hash, kills, ...(place ? { place } : {}) }]
    })
    return { weapons: weapons.slice(0, limit), types: [] }
  },
})

type Kind = Pick<WeaponDefinition, 'type' | 'element' | 'slot' | 'ammo' | 'rarity'>

/** All that is wished for holds. */
const isOf = (
  definition: Kind,
  wished: { readonly [Part in keyof Kind]?: Kind[Part] | undefined },
): boolean =>
  (['type', 'element', 'slot', 'ammo', 'rarity'] as const).every(
    (part) => wished[part] === undefined || wished[part] === definition[part],
  )
