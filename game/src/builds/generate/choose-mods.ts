import type { ArmorPiece, DamageType, Weapon } from '../../items.ts'
import type { ArmorMod } from '../../kit.ts'
import type { Kit } from '../kit.ts'
import { needsGrenadeDamage, throwsDamage } from '../synergy/ability-damage.ts'
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

const AMMUNITION = /\bammunition\b|\bammo\b/i

/** What a mod is for, by the words of its name and text, and what that is worth. */
const USES: readonly (readonly [RegExp, (input: BuildInput) => number])[] = [
  [/\bsurge\b|\bhit harder\b/i, () => 3],
  [/\bless damage\b|\bresistance\b|\bdampener\b/i, ({ activity }) => activity.wants.survival],
  [/\bheal|\brecovery\b/i, ({ activity }) => activity.wants.survival],
  [/\borb of power\b/i, () => 2],
  [AMMUNITION, () => 2.2],
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
  kit: Pick<Kit, 'subclass' | 'abilities'>,
): readonly ArmorMod[] {
  const works = (mod: ArmorMod) => worksIn(input, mod) && suits(mod, weapons, kit)
  const worthOf = (mod: ArmorMod) => (works(mod) ? modWorth(input, mod, weapons) : 0)
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

/** No mod finds ammunition against guardians. */
const worksIn = ({ activity }: BuildInput, { name, description }: ArmorMod): boolean =>
  activity.mode !== 'pvp' || !AMMUNITION.test(`${name}. ${description}`)

/** Surges, loaders, siphons and the like serve weapons: of an element, or of the subclass's; resistance serves without. */
const elementsNamed = ({ name }: ArmorMod): readonly DamageType[] =>
  /\bresistance\b/i.test(name)
    ? []
    : ELEMENTS.filter((element) => new RegExp(`\\b${element}\\b`, 'i').test(name))

/** Whether a weapon or the grenade of the build is what the mod is for; the subclass alone fires no shot. */
function suits(
  mod: ArmorMod,
  weapons: readonly Weapon[],
  { subclass, abilities }: Pick<Kit, 'subclass' | 'abilities'>,
): boolean {
  if (needsGrenadeDamage(mod) && !throwsDamage(abilities)) return false
  const named = elementsNamed(mod)
  if (named.length > 0) return weapons.some(({ element }) => named.includes(element))
  if (/^harmonic\b/i.test(mod.name) && subclass.element !== 'prismatic')
    return weapons.some(({ element }) => element === subclass.element)
  if (/^special ammo\b/i.test(mod.name)) return weapons.some(({ ammo }) => ammo === 'special')
  return true
}

/** A mod for guns serves the one that the request asks for before the others, and what fires most before what fires least. */
const FOR_ASKED = 3
const FOR_AMMO: Readonly<Record<Weapon['ammo'], number>> = { primary: 1.5, special: 1, heavy: 0.4 }

function elementWorth({ constraints }: BuildInput, mod: ArmorMod, weapons: readonly Weapon[]): number {
  const named = elementsNamed(mod)
  const isAsked = ({ type }: Weapon) => constraints.types.includes(type)
  const worths = weapons
    .filter(({ element }) => named.includes(element))
    .map((weapon) => FOR_AMMO[weapon.ammo] + (isAsked(weapon) ? FOR_ASKED : 0))
  return Math.max(0, ...worths)
}

function modWorth(input: BuildInput, mod: ArmorMod, weapons: readonly Weapon[]): number {
  const text = `${mod.name}. ${mod.description}`
  const uses = USES.reduce((sum, [pattern, worth]) => (pattern.test(text) ? sum + worth(input) : sum), 0.1)
  return uses + elementWorth(input, mod, weapons)
}
