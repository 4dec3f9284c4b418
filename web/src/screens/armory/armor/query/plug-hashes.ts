import type { FittedMod } from '@ai-vault/game/armor/problem.ts'
import type { ArmorStat, Plug, Tuning } from '@ai-vault/game/items.ts'

/** What the platform calls the plugs that a build names; DIM reads loadouts in those terms. */
const STAT_MODS: Readonly<Record<ArmorStat, Readonly<Record<FittedMod['size'] | 'artifice', number>>>> = {
  weapons: { major: 4183296050, minor: 1703647492, artifice: 2322202118 },
  health: { major: 1180408010, minor: 2532323436, artifice: 199176566 },
  class: { major: 4204488676, minor: 1237786518, artifice: 539459624 },
  super: { major: 2724608735, minor: 350061697, artifice: 3160845295 },
  grenade: { major: 1435557120, minor: 4021790309, artifice: 617569843 },
  melee: { major: 4287799666, minor: 2639422088, artifice: 2507624050 },
}
const BALANCED_TUNING = 3122197216
/** First the stat that is raised, then the one that pays for it. */
const TUNINGS: Readonly<Record<ArmorStat, Readonly<Partial<Record<ArmorStat, number>>>>> = {
  weapons: { health: 3121760799, class: 1918710127, super: 891771298, grenade: 3284443097, melee: 691392383 },
  health: {
    weapons: 2125798995,
    class: 3310526732,
    super: 4088823605,
    grenade: 3681082702,
    melee: 388618952,
  },
  class: { weapons: 323635379, health: 4030660414, super: 957763733, grenade: 1879022254, melee: 1510949672 },
  super: {
    weapons: 2244422610,
    health: 4026414261,
    class: 3554800389,
    grenade: 3946669007,
    melee: 673231129,
  },
  grenade: { weapons: 4116389173, health: 455024236, class: 1922571986, super: 1672416975, melee: 309000506 },
  melee: { weapons: 4020349587, health: 4164883102, class: 4210715468, super: 311164277, grenade: 534630542 },
}

export const statModHash = ({ stat, size }: FittedMod) => STAT_MODS[stat][size]
export const artificeHash = (stat: ArmorStat) => STAT_MODS[stat].artifice
export const tuningHash = (tuning: Tuning) =>
  tuning.kind === 'balanced' ? BALANCED_TUNING : TUNINGS[tuning.plus][tuning.minus]

const sizeOf = (hash: number) => {
  const mods = Object.values(STAT_MODS)
  if (mods.some(({ major }) => major === hash)) return 'major'
  return mods.some(({ minor }) => minor === hash) ? 'minor' : undefined
}

/** The size of the stat mod among these plugs. */
export const wornStatMod = (mods: readonly Plug[]) => mods.map(({ hash }) => sizeOf(hash)).find(Boolean)
