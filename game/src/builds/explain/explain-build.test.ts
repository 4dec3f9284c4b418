import { describe, expect, it } from 'vitest'
import { ARMOR_STATS, type Weapon } from '../../items.ts'
import { inputFor, recommendFor } from '../../test-support/make-build.ts'
import { makeArmor, makeWeapon } from '../../test-support/make-items.ts'
import { randomGuardian } from '../../test-support/random-guardian.ts'
import { ACTIVITIES, type ActivityFacts } from '../activities.ts'
import type { BuildInput } from '../generate/build-input.ts'
import { planBuild } from '../generate/plan-build.ts'
import { kitNeeds } from '../synergy/kit-needs.ts'

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed + 1)
const buildOf = (changes: Partial<BuildInput> = {}, seed = 2) =>
  recommendFor({ ...inputFor(randomGuardian(seed)), ...changes }).build
const activityOf = (focus: string) => ACTIVITIES.find((each) => each.focus === focus) as ActivityFacts

/** The build of seed 2 is made of the same weapons, whatever their scores, since only these three are owned. */
function rated(...scores: readonly (number | undefined)[]) {
  const owner = randomGuardian(2)
  const { weapons } = buildOf()
  const three = [weapons.kinetic, weapons.energy, weapons.power].map(({ instance_id }) => instance_id)
  const guardian = {
    ...owner.guardian,
    weapons: owner.guardian.weapons.filter(({ instanceId }) => three.includes(instanceId)),
  }
  const scoreOf = ({ instanceId }: Weapon) => scores[three.indexOf(instanceId)]
  return buildOf({ guardian, scoreOf })
}

describe('what a build says of its rolls', () => {
  it('counts Excellent from where the armory does', () => {
    expect(rated(9.1, 7.7, 7.4).strengths).toContain('2 of 3 rolls are Excellent or better.')
    expect(rated(7.5, 6, 6).strengths).toContain('1 of 3 rolls is Excellent or better.')
    expect(rated(7.4, 6, 6).strengths.filter((text) => text.includes('Excellent'))).toEqual([])
  })

  it('leaves out what has no roll to rate, and says of how many it speaks', () => {
    const build = rated(9.1, 7.7, undefined)
    expect(build.strengths).toContain('2 of 2 rated rolls are Excellent or better.')
    expect(build.breakdown_notes['Add clear']).toMatch(/^Rolls 8\.4 on average of 2 rated rolls, /)
    expect(rated(9, 9, 9).breakdown_notes['Add clear']).toMatch(/^Rolls 9\.0 on average, /)
    expect(rated().breakdown_notes['Add clear']).toMatch(/^No roll is rated, /)
  })
})

describe('the first sentence of a build', () => {
  it('begins “An arc ...” and “A void ...”', () => {
    const starts = ['arc', 'void'].flatMap((element) =>
      SEEDS.map((seed) => recommendFor(inputFor(randomGuardian(seed), undefined, element)).build)
        .filter(({ subclass }) => subclass.element === element)
        .map(({ explanation }) => explanation.split(' ').slice(0, 2).join(' ')),
    )
    expect(new Set(starts)).toEqual(new Set(['An arc', 'A void']))
  })
})

describe('a stat that the kit rests on', () => {
  const lowOf = (seed: number, activity: ActivityFacts) => {
    const { build } = recommendFor(inputFor(randomGuardian(seed), activity))
    const { abilities, aspects, fragments } = build.subclass
    const owner = randomGuardian(seed)
    const full = (list: readonly { readonly hash: number }[]) =>
      list.flatMap(({ hash }) => owner.ability(hash) ?? [])
    const needs = kitNeeds({
      abilities: full(abilities),
      aspects: full(aspects),
      fragments: full(fragments),
    })
    const low = [...needs.keys()].filter((stat) => (build.stats.total[ARMOR_STATS.indexOf(stat)] ?? 0) < 30)
    return { build, low }
  }

  it('and that ends very low is named among the considerations, with what rests on it, and no other is', () => {
    let named = 0
    for (const activity of ACTIVITIES) {
      for (const seed of SEEDS) {
        const { build, low } = lowOf(seed, activity)
        const shortfalls = build.weaknesses.filter((text) => / is only \d+, and .* needs? it\.$/.test(text))
        expect(shortfalls.map((text) => text.split(' ')[0]?.toLowerCase()).toSorted()).toEqual(low.toSorted())
        named += shortfalls.length
      }
    }
    expect(named).toBeGreaterThan(2)
  })

  it('is never among those that count least', () => {
    let needed = 0
    for (const seed of SEEDS) {
      const { kit, armorProblem } = planBuild(inputFor(randomGuardian(seed)))
      for (const stat of kitNeeds(kit).keys()) {
        expect(armorProblem.weights?.[ARMOR_STATS.indexOf(stat)]).toBeGreaterThanOrEqual(5)
        needed++
      }
    }
    expect(needed).toBeGreaterThan(5)
  })
})

describe('what keeps a guardian alive', () => {
  /** No ability does anything, and one exotic is owned besides what the vault holds. */
  const wearing = (name: string) => {
    const owner = randomGuardian(2)
    const idle = (hash: number) => {
      const ability = owner.ability(hash)
      return ability && { ...ability, description: 'Moves you quickly.' }
    }
    const { class_type } = buildOf({ ability: idle })
    const plain = owner.guardian.armor.filter(({ rarity }) => rarity !== 'exotic')
    const helmet = makeArmor({ name, slot: 'helmet', rarity: 'exotic', classType: class_type })
    return buildOf({ ability: idle, guardian: { ...owner.guardian, armor: [...plain, helmet] } })
  }

  it('is counted and spoken of alike, the exotic armor with the rest', () => {
    const healed = wearing('One-Eyed Mask')
    expect(healed.strategy.map(({ text }) => text)).toContain(
      'One-Eyed Mask: marks whoever hurts you and heals you when they fall.',
    )
    expect(healed.breakdown_notes.Survival).toMatch(/, 1 source of healing or cover$/)
    expect(healed.weaknesses).not.toContain('Nothing in the kit heals or shields you.')
    const bare = wearing('Foetracer')
    expect(bare.breakdown_notes.Survival).toMatch(/, 0 sources of healing or cover$/)
    expect(bare.weaknesses).toContain('Nothing in the kit heals or shields you.')
  })
})

describe('the Super in the strategy', () => {
  const withSuper = (description: string, focus: string, exotic?: string, name = 'Golden Gun') => {
    const owner = randomGuardian(2)
    const { class_type } = buildOf({ activity: activityOf(focus) })
    const golden = (hash: number) => {
      const ability = owner.ability(hash)
      return ability?.kind === 'super' ? { ...ability, name, description } : ability
    }
    const plain = owner.guardian.armor.filter(({ rarity }) => rarity !== 'exotic')
    const worn = exotic
      ? [makeArmor({ name: exotic, slot: 'helmet', rarity: 'exotic', classType: class_type })]
      : []
    const { strategy } = buildOf({
      ability: golden,
      guardian: { ...owner.guardian, armor: [...plain, ...worn] },
      activity: activityOf(focus),
    })
    return strategy
      .map(({ text }) => text)
      .filter((text) => !text.startsWith('Celestial') && text.includes(name))
  }

  it.each([
    ['Freezes what it meets.', 'raid', 'Save Golden Gun for the boss.'],
    ['Heals you and allies.', 'raid', 'Keep Golden Gun for the moment when the team would fall.'],
    ['Freezes what it meets.', 'general_pve', 'Spend Golden Gun as soon as a crowd is worth it.'],
    ['Freezes what it meets.', 'pvp', 'Spend Golden Gun as soon as it wins a fight.'],
  ])('that does “%s” has one use in %s', (description, focus, use) => {
    expect(withSuper(description, focus)).toEqual([use])
  })

  it('F-297 is not saved for the boss where it roams', () => {
    expect(withSuper('Freezes what it meets.', 'raid', undefined, 'Arc Staff')).toEqual([
      'Spend Arc Staff as soon as a crowd is worth it.',
    ])
  })

  it('is saved for one foe where the exotic makes it one blow', () => {
    expect(withSuper('Three shots.', 'general_pve', 'Celestial Nighthawk')).toEqual([
      'Save Golden Gun for the toughest foe.',
    ])
  })
})

describe('a Super that was asked for by name', () => {
  it('makes its stat count as much as any', () => {
    for (const seed of SEEDS) {
      const input = inputFor(randomGuardian(seed))
      const { kit } = planBuild(input)
      const superName = kit.abilities.find(({ kind }) => kind === 'super')?.name ?? ''
      const { armorProblem } = planBuild({ ...input, constraints: { ...input.constraints, superName } })
      expect(armorProblem.weights?.[ARMOR_STATS.indexOf('super')]).toBe(
        Math.max(...(armorProblem.weights ?? [])),
      )
    }
  })
})

describe('a request of which nothing was understood', () => {
  it('is the first consideration, and costs confidence', () => {
    const [plain, nonsense] = ['', 'asdf qwer zxcv lol'].map(
      (prompt) => recommendFor(inputFor(randomGuardian(2), undefined, prompt)).build,
    )
    expect(nonsense?.weaknesses[0]).toBe('Nothing of the request was understood, so this is a general build.')
    expect(nonsense?.confidence).toBeLessThan((plain?.confidence ?? 0) - 0.2)
    expect(nonsense?.confidence_reasons).toContainEqual({
      points: -40,
      reason: 'nothing of the request was understood',
    })
  })
})

describe('a request of which some words were not read', () => {
  const reasons = (prompt: string) =>
    recommendFor(inputFor(randomGuardian(2), undefined, prompt)).build.confidence_reasons.filter(
      ({ points }) => points < 0,
    )

  it('F-294 costs confidence for each of them, and names them', () => {
    expect(reasons('survive with a wobbling flange')).toContainEqual({
      points: -10,
      reason: 'not read: “wobbling” and “flange”',
    })
  })

  it('F-294 costs no more for a long aside', () => {
    const aside = 'survive wobbling flange sprocket gizmo widget doohickey'
    expect(reasons(aside)).toContainEqual(expect.objectContaining({ points: -20 }))
  })
})

describe('the power that an activity asks for', () => {
  const withPower = (power: number, focus: string) => {
    const { guardian } = randomGuardian(2)
    const characters = guardian.characters.map((each) => ({ ...each, power }))
    return buildOf({ guardian: { ...guardian, characters }, activity: activityOf(focus) })
  }

  it('is the first consideration where the character has less', () => {
    expect(withPower(1_421, 'grandmaster_nightfall').weaknesses[0]).toBe(
      'Needs power above 1,800; this character has 1,421.',
    )
    expect(withPower(1_421, 'raid').weaknesses[0]).toBe(
      'Done at ease from power 1,750 on; this character has 1,421.',
    )
    expect(withPower(400, 'grandmaster_nightfall').weaknesses[0]).toBe(
      'Needs power above 495; this character has 400.',
    )
  })

  it('F-294 costs confidence, most where the activity cannot be entered', () => {
    const reasons = (power: number, focus: string) =>
      withPower(power, focus).confidence_reasons.filter(({ reason }) => reason.includes('power'))
    expect(reasons(1_421, 'grandmaster_nightfall')).toEqual([
      { points: -30, reason: 'needs power above 1,800; this character has 1,421' },
    ])
    expect(reasons(1_421, 'raid')).toEqual([
      { points: -10, reason: 'done at ease from power 1,750 on; this character has 1,421' },
    ])
    expect(reasons(1_801, 'grandmaster_nightfall')).toEqual([])
  })

  it('goes without a word where there is enough, or where power does not count', () => {
    for (const [power, focus] of [
      [1_801, 'grandmaster_nightfall'],
      [1_750, 'dungeon'],
      [1_000, 'pvp'],
      [1_000, 'general_pve'],
    ] as const) {
      expect(withPower(power, focus).weaknesses.filter((text) => text.includes('power'))).toEqual([])
    }
  })
})

describe('the power of the pieces', () => {
  const wearingMore = (by: number, focus: string) => {
    const owner = randomGuardian(2)
    const { weapons, subclass } = buildOf({ activity: activityOf(focus) })
    const { kinetic } = weapons
    const worn = {
      in: 'character',
      characterId: subclass.character_id,
      equipped: true,
    } as const
    const powered = owner.guardian.weapons.map((weapon): Weapon => {
      const place = weapon.place.in === 'character' ? { ...weapon.place, equipped: false } : weapon.place
      return { ...weapon, place, power: 500 }
    })
    // Nobody would choose it, but it is what the character wears.
    const equipped = makeWeapon({ instanceId: '99', slot: 'kinetic', place: worn, power: 500 + by })
    const build = buildOf({
      activity: activityOf(focus),
      guardian: { ...owner.guardian, weapons: [...powered, equipped] },
      scoreOf: ({ instanceId }) => (instanceId === kinetic.instance_id ? 10 : 0),
    })
    expect(build.weapons.kinetic.name).toBe(kinetic.name)
    return build.weaknesses.filter((text) => text.startsWith('Less power than'))
  }

  it('is a consideration where much more is worn in their place, and power counts', () => {
    const { name } = buildOf({ activity: activityOf('grandmaster_nightfall') }).weapons.kinetic
    expect(wearingMore(30, 'grandmaster_nightfall')).toEqual([
      `Less power than what this character has equipped now: ${name} (500 against 530).`,
    ])
    expect(wearingMore(9, 'grandmaster_nightfall')).toEqual([])
    expect(wearingMore(30, 'pvp')).toEqual([])
  })
})

describe('the breakdown of a build', () => {
  it('F-297 speaks of duels against guardians, and of crowds and bosses elsewhere', () => {
    const labels = (focus: string) => {
      const { detailed_breakdown, breakdown_notes } = buildOf({ activity: activityOf(focus) })
      expect(Object.keys(breakdown_notes)).toEqual(Object.keys(detailed_breakdown))
      return Object.keys(detailed_breakdown)
    }
    expect(labels('pvp')).toEqual(['Survival', 'Duels', 'Team support'])
    expect(labels('raid')).toEqual(expect.arrayContaining(['Add clear', 'Boss damage']))
  })
})
