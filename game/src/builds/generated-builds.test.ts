import { describe, expect, it } from 'vitest'
import { ACTIVITIES } from './activities.ts'
import { checkBuild } from './check/check-build.ts'
import { TooLittleGear } from './generate/build-input.ts'
import { inputFor, recommendFor, SNAPSHOT } from './testing/make-build.ts'
import { randomGuardian } from './testing/random-guardian.ts'

/** `BUILDS=500` makes as many as the release asks for; every run makes a fifth of them. */
const BUILDS = Number(process.env.BUILDS ?? 100)
const VAULTS = 20
const PROMPTS = [
  '',
  'solar, no bows, overload covered',
  'void, weapons 150, grenade 100',
  'keep us alive, no swords or arc',
  'boss dps with a rocket launcher',
]

/** Every vault meets every activity, and the requests go round. */
const caseOf = (n: number) => ({
  vault: n % VAULTS,
  activity: ACTIVITIES[Math.floor(n / VAULTS) % ACTIVITIES.length] as (typeof ACTIVITIES)[number],
  prompt: PROMPTS[(n + Math.floor(n / (VAULTS * ACTIVITIES.length))) % PROMPTS.length] ?? '',
})
const OWNERS = Array.from({ length: VAULTS }, (_, vault) => randomGuardian(vault + 1))

describe('builds from random vaults', () => {
  it(`F-295 F-296 all ${BUILDS} over ${VAULTS} vaults and five activities pass the sixteen rules`, () => {
    let made = 0
    for (let n = 0; made < BUILDS; n++) {
      const { vault, activity, prompt } = caseOf(n)
      const owner = OWNERS[vault] as (typeof OWNERS)[number]
      let given: ReturnType<typeof recommendFor>
      try {
        given = recommendFor(inputFor(owner, activity, prompt))
      } catch (error) {
        // Honest where a small vault lacks a slot once a type or an element is ruled out, and nowhere else.
        expect(error, `${vault} ${activity.name} ${prompt}: ${error}`).toBeInstanceOf(TooLittleGear)
        expect(prompt).toMatch(/no /)
        expect(n).toBeLessThan(2 * BUILDS)
        continue
      }
      made += 1
      const { guardian, ability, armorMod } = owner
      const checks = checkBuild(given.build, { guardian, ability, armorMod, snapshot: SNAPSHOT })
      expect(checks).toHaveLength(16)
      expect(checks.filter(({ state }) => state === 'fail')).toEqual([])
    }
  })

  it('F-291 the same request gives the same build', () => {
    for (const vault of [3, 7, 11]) {
      const owner = () => randomGuardian(vault)
      const shuffled = owner()
      const reversed = {
        ...shuffled,
        guardian: {
          ...shuffled.guardian,
          weapons: shuffled.guardian.weapons.toReversed(),
          subclasses: shuffled.guardian.subclasses.toReversed(),
        },
      }
      const once = recommendFor(inputFor(owner()))
      expect(recommendFor(inputFor(owner()))).toEqual(once)
      expect(recommendFor(inputFor(reversed)).build.weapons).toEqual(once.build.weapons)
    }
  })
})
