/** What weapons of the game can roll, and why a copy is rated as it is. */
import type { Thing } from '@ai-vault/contract/advice/query.ts'
import { BOSS } from '@ai-vault/game/builds/weapon-uses.ts'
import { onlySide } from '@ai-vault/game/history/play-mix.ts'
import type { Weapon, WeaponDefinition } from '@ai-vault/game/items.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { analyzeWeapon } from '@ai-vault/game/weapons/analysis.ts'
import { traitsToSwitchTo } from '@ai-vault/game/weapons/copy-name.ts'
import { BASE } from '@ai-vault/game/weapons/knowledge/compiled-knowledge.ts'
import { oddsOf } from '@ai-vault/game/weapons/odds/odds.ts'
import { targetFor } from '@ai-vault/game/weapons/personal/personal-god-roll.ts'
import { rateRoll } from '@ai-vault/game/weapons/rating/rate.ts'
import { shownScore } from '@ai-vault/game/weapons/rating/tiers.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { BossRating, Facts, GameWeapon, Side } from '@ai-vault/sentinel/facts.ts'
import { type Account, found, gameSource, sourceOf, unread } from './account.ts'

export interface RollFactsDeps {
  readonly manifest: Pick<Manifest, 'weapon' | 'weapons'>
}

const REASONS = 5

export const gameWeapon = ({
  name,
  hash,
  type,
  element,
  slot,
  ammo,
  rarity,
  source,
}: WeaponDefinition): GameWeapon => ({
  name,
  hash,
  type,
  element,
  slot,
  ammo,
  rarity,
  source,
})

/** Of several editions of one name the one with the most to roll. */
const poolOf = ({ columns }: WeaponDefinition) =>
  columns.reduce((sum, { possible }) => sum + possible.length, 0)

const plain = (name: string) => fold(name).replaceAll(/[_\s]+/g, ' ')

export function definitionOf(
  { manifest }: RollFactsDeps,
  { name, hash }: Thing,
): WeaponDefinition | undefined {
  const exact = hash === undefined ? undefined : manifest.weapon(hash)
  const wanted = plain(exact?.name ?? name)
  return manifest
    .weapons()
    .filter((each) => plain(each.name) === wanted)
    .toSorted((one, other) => poolOf(other) - poolOf(one))[0]
}

export function rollFacts(
  account: Account,
  deps: RollFactsDeps,
): Pick<Facts, 'reasons' | 'rolls' | 'perk' | 'bossRatings'> {
  const { manifest } = deps
  const { guardian, assessment, context } = account
  return {
    async reasons(instanceId, side) {
      const weapon = guardian.weapons.find((each) => each.instanceId === instanceId)
      const rating = assessment.ratings.get(instanceId)
      if (!weapon || !rating || rating.fixed) return unread('the reasons of its rating', 'failed')
      const activity = side ?? rating.activity
      const analysis = analyzeWeapon(
        weapon,
        { ...rating, activity },
        { ...context, activity },
        manifest.weapon(weapon.hash),
      )
      const best = analysis.personalized_god_roll
      return found(
        {
          reasons: analysis[activity].reasons.slice(0, REASONS).map(({ text }) => text),
          ...(best.gap === undefined
            ? {}
            : {
                best: {
                  traits: best.traits,
                  hasTraits: best.has_traits === true,
                  gap: shownScore(best.gap),
                  oneIn: best.odds_per_drop ? Math.round(1 / best.odds_per_drop) : undefined,
                },
              }),
        },
        gameSource('How rolls are rated', { kind: 'rules' }),
      )
    },

    async rolls(thing) {
      const definition = definitionOf(deps, thing)
      if (!definition) return found(undefined, gameSource('Weapons of the game'))
      const fixed = guardian.weapons.some(
        ({ hash, instanceId }) =>
          hash === definition.hash && assessment.ratings.get(instanceId)?.fixed === true,
      )
      const random =
        !fixed && definition.columns.some(({ kind, possible }) => kind === 'trait' && possible.length > 1)
      const wishes = context.wishLists?.groupFor(definition.hash, definition.name)?.rolls.length ?? 0
      return found(
        {
          weapon: gameWeapon(definition),
          random,
          wishes,
          rolls: (random ? (['pve', 'pvp'] as const) : []).flatMap((side) =>
            bestRoll(definition, side, context),
          ),
        },
        gameSource(`What ${definition.name} can roll`),
      )
    },

    async perk(thing) {
      const wanted = plain(thing.name)
      const known = BASE.find(thing.name.replaceAll('_', ' '))
      const holds = (plugs: readonly { readonly name: string }[]) =>
        plugs.some(({ name }) => plain(name) === wanted)
      const weapons = manifest
        .weapons()
        .filter(({ columns }) => columns.some(({ possible }) => holds(possible)))
      const plug = weapons
        .flatMap(({ columns }) => columns.flatMap(({ possible }) => possible))
        .find(({ name }) => plain(name) === wanted)
      const does = known?.kind === 'trait' ? BASE.trait(known.id).does : plug?.description
      const source = gameSource('Perks of the game')
      if (!plug && !does) return found(undefined, source)
      return found(
        { name: plug?.name ?? thing.name, does: does || undefined, weapons: weapons.map(gameWeapon) },
        source,
      )
    },

    bossRatings: async () =>
      found(
        guardian.weapons.flatMap((weapon) => bossRating(weapon, account, manifest)),
        sourceOf(account, { kind: 'rules', label: 'How rolls do against bosses' }),
      ),
  }
}

function bestRoll(definition: WeaponDefinition, side: Side, context: Parameters<typeof targetFor>[3]) {
  const roll = targetFor(definition, [], onlySide(side), context)?.target
  if (!roll) return []
  const traits = roll.traits.map(({ name }) => name)
  const chance = oddsOf(definition, traits)[0]?.chance
  return [
    {
      side,
      traits: [...new Set(traits)],
      barrel: roll.barrel?.name,
      magazine: roll.magazine?.name,
      score: shownScore(roll.score),
      oneIn: chance ? Math.round(1 / chance) : undefined,
    },
  ]
}

/** Rated anew where only damage to bosses counts. */
function bossRating(
  weapon: Weapon,
  { assessment, context: { wishLists, knowledge } }: Account,
  manifest: RollFactsDeps['manifest'],
): readonly BossRating[] {
  const known = assessment.ratings.get(weapon.instanceId)
  const isRated = known?.pve.score !== undefined && !known.fixed
  if (!isRated || (weapon.ammo !== 'heavy' && !BOSS.includes(weapon.type) && weapon.ammo !== 'special'))
    return []
  const context = {
    activity: 'pve',
    playstyle: 'boss-damage',
    ...(wishLists ? { wishLists } : {}),
    ...(knowledge ? { knowledge } : {}),
  } as const
  const rating = rateRoll(weapon, context)
  const [reason] = analyzeWeapon(weapon, rating, context, manifest.weapon(weapon.hash)).pve.reasons
  return [
    {
      instanceId: weapon.instanceId,
      score: shownScore(rating.pve.score ?? 0),
      switchTo: traitsToSwitchTo(weapon, rating.pve),
      reason: reason?.text,
    },
  ]
}
