import type { ArmorPiece, DamageType, Weapon } from '../../items.ts'
import type { ArmorMod } from '../../kit.ts'
import { type BuildInput, bestFirst } from './build-input.ts'

/** An armor piece takes one stat mod and three of its slot. */
const SLOT_MODS = 3

const ELEMENTS = [
  'arc',
  'solar',
  'void',
  'stasis',
  'strand',
  'kinetic',
] as const satisfies readonly DamageType[]

/** What a mod is for, by the words of its name and text, and what that is worth. */
const USES: readonly (readonly [RegExp, (input: BuildInput) => number])[] = [
  [/\bsurge\b|\bhit harder\b/i, () => 3],
  [/\bless damage\b|\bresistance\b|\bdampener\b/i, ({ activity }) => activity.wants.survival],
  [/\bheal|\brecovery\b/i, ({ activity }) => activity.wants.survival],
  [/\borb of power\b/i, () => 2],
  [/\bammunition\b|\bammo\b/i, ({ activity }) => (activity.mode === 'pve' ? 2.2 : 1)],
  [/\breloads? faster\b|\bloader\b/i, () => 1.5],
  [/\btargeting\b|\bflinch\b/i, ({ activity }) => (activity.mode === 'pvp' ? 2.4 : 1)],
  [/\bsuper\b/i, ({ activity }) => 0.5 * activity.wants.boss],
  [/\bcooldown\b|\benergy\b|\bkickstart\b/i, () => 1.4],
]

/** Mods for one slot, dearest use first, as the energy that is left pays for them. */
export function chooseMods(
  input: BuildInput,
  piece: Pick<ArmorPiece, 'slot'>,
  energy: number,
  weapons: readonly Weapon[],
  subclassElement: string,
): readonly ArmorMod[] {
  const elements = new Set<string>([...weapons.map(({ element }) => element), subclassElement])
  const worthOf = (mod: ArmorMod) => modWorth(input, mod, elements)
  const fitting = bestFirst(
    input.guardian.armorMods
      .flatMap((hash) => input.armorMod(hash) ?? [])
      .filter((mod) => mod.slot === piece.slot && worthOf(mod) > 0),
    (mod) => worthOf(mod) - 0.15 * mod.cost,
    ({ hash }) => hash,
  )
  const chosen: ArmorMod[] = []
  let left = energy
  for (const mod of fitting) {
    if (chosen.length === SLOT_MODS) break
    if (mod.cost > left || chosen.some(({ name }) => name === mod.name)) continue
    chosen.push(mod)
    left -= mod.cost
  }
  return chosen
}

/** A mod for an element that nothing in the build has is worth nothing. */
function modWorth(input: BuildInput, { name, description }: ArmorMod, elements: ReadonlySet<string>): number {
  const named = ELEMENTS.filter((element) => new RegExp(`\\b${element}\\b`, 'i').test(name))
  const resists = /\bresistance\b/i.test(name)
  if (named.length > 0 && !resists && !named.some((element) => elements.has(element))) return 0
  const text = `${name}. ${description}`
  const uses = USES.reduce((sum, [pattern, worth]) => (pattern.test(text) ? sum + worth(input) : sum), 0.1)
  return uses + (named.length > 0 && !resists ? 1 : 0)
}
