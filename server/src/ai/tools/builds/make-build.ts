import { BUILD_ACTIVITIES, type RecommendBuildAnswer } from '@ai-vault/contract/advice/architect.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { z } from 'zod'
import { ApiError } from '../../../errors/api-error.ts'
import { defineTool } from '../tool.ts'
import { citeAccount, quoteOf, type Turn } from '../turn.ts'

/** The solver may take some seconds for a large vault, and on a busy server it waits for its turn. */
const LIMIT_MS = 15_000
const LONGEST_WISH = 400

export const makeBuild = defineTool({
  name: 'make_build',
  description:
    'A whole build from what the player owns, by the Architect: subclass, three weapons, five pieces of armor and mods, ' +
    'proved against sixteen rules. `wish` may name a class, an element, an exotic, weapon types or stats to favour.',
  input: z.object({
    activity: z.enum(BUILD_ACTIVITIES).default('General PvE'),
    wish: z.string().max(LONGEST_WISH).default(''),
  }),
  limitMs: LIMIT_MS,
  async run({ activity, wish }, turn) {
    const source = citeAccount(turn, {
      kind: 'inventory',
      label: `Your gear, for ${activity}`,
      href: '/architect',
    })
    const made = await turn.makeBuild({ prompt: wish, activity }).catch(refusal)
    if ('refused' in made) return { source, refused: quoteOf(turn, made.refused) }
    const { build, proof, understood, not_used, substitutes } = made
    const unknown = proof.filter(({ state }) => state === 'unknown')
    // What could not be checked is said, and lowers how sure the answer is.
    turn.ledger.source({
      kind: 'rules',
      label: 'The sixteen rules of a legal build',
      complete: unknown.length === 0,
      missing: unknown.map(({ reason }) => reason),
      href: '/architect',
    })
    const perk = (each: { readonly name: string; readonly hash: number }) => ({
      ref: `{{${turn.ledger.perk(each)}}}`,
      name: each.name,
    })
    const weapons = [build.weapons.kinetic, build.weapons.energy, build.weapons.power].flatMap((weapon) => {
      const ref = ownRef(turn, weapon.instance_id)
      const { slot, name, rarity, pull_first, reason } = weapon
      const perks = weapon.perks.map((each) => ({ ...perk(each), swap_needed: each.swap }))
      return ref ? [{ ref, slot, name, rarity, pull_first, perks, why: quoteOf(turn, reason) }] : []
    })
    const saidOf = saidAbout(build)
    const armor = build.armor.flatMap(({ instance_id, slot, name, rarity, pull_first }) => {
      const ref = ownRef(turn, instance_id)
      return ref ? [{ ref, slot, name, rarity, pull_first, why: quoteOf(turn, saidOf(name)) }] : []
    })
    // The account changed while the solver worked: then nothing is said about it.
    if (weapons.length < 3 || armor.length < build.armor.length) return { error: 'The account has changed.' }
    const { subclass } = build
    return {
      source,
      activity,
      class: build.class_type,
      total: weapons.length + armor.length,
      proved: proof.filter(({ state }) => state === 'pass').length,
      rules: proof.length,
      not_checked: unknown.map(({ reason }) => quoteOf(turn, reason)),
      confidence: build.confidence,
      subclass: { ...perk(subclass), element: subclass.element },
      super: subclass.abilities.filter(({ kind }) => kind === 'super').map(perk)[0],
      aspects: subclass.aspects.map(perk),
      fragments: subclass.fragments.map(perk),
      stats: Object.fromEntries(ARMOR_STATS.map((stat, at) => [stat, build.stats.total[at]])),
      weaknesses: build.weaknesses.map((text) => quoteOf(turn, text)),
      strengths: build.strengths.slice(0, 3).map((text) => quoteOf(turn, text)),
      understood: understood.map(({ kind, value }) => ({ kind, value })),
      not_used,
      not_owned: substitutes
        .filter(({ instead_of, used }) => used && !instead_of.owned)
        .map(({ instead_of }) => quoteOf(turn, instead_of.name)),
      weapons,
      rows: armor,
    }
  },
})

/** What the Architect says of one piece alone. */
function saidAbout({ strategy, weaknesses, weakness_cites }: RecommendBuildAnswer['build']) {
  const claims = [...strategy, ...weaknesses.map((text, at) => ({ text, cites: weakness_cites[at] ?? [] }))]
  return (name: string) =>
    claims.find(({ cites }) => cites.length === 1 && cites[0] === name)?.text.replace(`${name}: `, '') ?? ''
}

/** What the Architect cannot do with this account it says itself; anything else is a failure. */
function refusal(error: unknown): { readonly refused: string } {
  if (error instanceof ApiError && error.status === 422) return { refused: error.message }
  throw error
}

function ownRef({ guardian, ledger }: Turn, id: string): string | undefined {
  const item = [...guardian.weapons, ...guardian.armor].find(({ instanceId }) => instanceId === id)
  return item && `{{${ledger.ownedItem(item)}}}`
}
