import { CLASSES, DAMAGE_TYPES } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { elementTint } from '../../icons/palette.ts'
import type { Definitions } from '../definitions.ts'
import { display } from '../shapes/item-shapes.ts'
import { BREAKER, CLASS_HASH, CLASS_TYPE, DAMAGE, TIER } from '../tables/platform.ts'

const MALE = 3111576190
const FEMALE = 2204441813
const RACES = [
  ['Human', 3887404748, 'Born on Earth, and still at home there.'],
  ['Awoken', 2803282938, 'Changed by what they met between the stars.'],
  ['Exo', 898834093, 'Minds that outlived their bodies.'],
] as const
const ELEMENT_RGB: Readonly<Record<(typeof DAMAGE_TYPES)[number], readonly [number, number, number]>> = {
  kinetic: [255, 255, 255],
  arc: [133, 197, 236],
  solar: [242, 114, 27],
  void: [177, 133, 223],
  stasis: [77, 136, 255],
  strand: [53, 227, 102],
}

/** The wire keys these by the gender's name, where the platform's own description expects numbers. */
export const byGenderName = (male: string, female: string): Readonly<Record<string, string>> => ({
  Male: male,
  Female: female,
})

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const defineGuardianKinds = (definitions: Definitions): void => {
  for (const [place, key] of CLASSES.entries()) {
    const name = title(key)
    definitions.define('DestinyClassDefinition', CLASS_HASH[key], {
      classType: CLASS_TYPE[key],
      displayProperties: display(name, '', iconPath({ kind: 'class', variant: place })),
      genderedClassNames: byGenderName(name, name),
      genderedClassNamesByGenderHash: { [MALE]: name, [FEMALE]: name },
    })
  }
  RACES.forEach(([name, hash, text], raceType) => {
    const [male, female] = [`${name} Male`, `${name} Female`]
    definitions.define('DestinyRaceDefinition', hash, {
      displayProperties: display(name, text),
      raceType,
      genderedRaceNames: byGenderName(male, female),
      genderedRaceNamesByGenderHash: { [MALE]: male, [FEMALE]: female },
    })
  })
  definitions.define('DestinyGenderDefinition', MALE, {
    genderType: 0,
    displayProperties: display('Body Type 1', ''),
  })
  definitions.define('DestinyGenderDefinition', FEMALE, {
    genderType: 1,
    displayProperties: display('Body Type 2', ''),
  })
}

export const defineDamageTypes = (definitions: Definitions): void => {
  for (const element of DAMAGE_TYPES) {
    const [red, green, blue] = ELEMENT_RGB[element]
    const icon = iconPath({ kind: 'damage', variant: elementTint(element), tint: elementTint(element) })
    definitions.define('DestinyDamageTypeDefinition', DAMAGE[element].hash, {
      displayProperties: display(title(element), `Deals ${title(element)} damage.`, icon),
      transparentIconPath: icon,
      showIcon: element !== 'kinetic',
      enumValue: DAMAGE[element].type,
      color: { red, green, blue, alpha: 255 },
    })
  }
}

export const defineTiers = (definitions: Definitions): void => {
  for (const tier of Object.values(TIER))
    definitions.define('DestinyItemTierTypeDefinition', tier.hash, {
      displayProperties: display(tier.name, ''),
      infusionProcess: { baseQualityTransferRatio: 1, minimumQualityIncrement: 0 },
    })
}

const BREAKER_NAMES = { barrier: 'Shield-Piercing', overload: 'Disruption', unstoppable: 'Stagger' } as const

export const defineBreakers = (definitions: Definitions): void => {
  for (const key of ['barrier', 'overload', 'unstoppable'] as const)
    definitions.define('DestinyBreakerTypeDefinition', BREAKER[key].hash, {
      displayProperties: display(
        BREAKER_NAMES[key],
        `Strong against ${title(key)} champions.`,
        iconPath({ kind: 'breaker', variant: BREAKER[key].type }),
      ),
      enumValue: BREAKER[key].type,
    })
}
