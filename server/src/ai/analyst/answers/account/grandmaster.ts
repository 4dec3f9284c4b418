/** A roll has no score for Grandmasters alone: what counts there besides is what the Architect takes, and champions. */
import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import type { ChampionType } from '@ai-vault/game/items.ts'
import { makeBuild } from '../../../tools/builds/make-build.ts'
import { scoreFor } from '../../../tools/vault/weapon-rows.ts'
import type { Ask } from '../draft.ts'

const CHAMPIONS: readonly ChampionType[] = ['barrier', 'overload', 'unstoppable']
const TOLD = 2

export const isForGrandmaster = ({ activity }: Ask['slots']): boolean =>
  activity === 'grandmaster' || activity === 'nightfall'

export async function grandmasterPoints({ tools, turn, slots }: Ask): Promise<readonly string[]> {
  const { type, element, ammo } = slots
  const picks = type || element || ammo ? [] : await architectsPicks(tools)
  const stunning = CHAMPIONS.flatMap((champion) => {
    const able = turn.guardian.weapons
      .filter((weapon) => weapon.champion === champion && (!type || weapon.type === type))
      .toSorted((one, other) => scoreFor(other, turn, 'pve') - scoreFor(one, turn, 'pve'))
    const once = [...Map.groupBy(able, ({ name }) => name).values()].flatMap(([best]) => best ?? [])
    const refs = once.slice(0, TOLD).map((weapon) => `{{${turn.ledger.ownedItem(weapon)}}}`)
    return refs.length > 0 ? [`${capitalized(champion)} champions are stunned by ${listInWords(refs)}.`] : []
  })
  return [...picks, ...stunning]
}

async function architectsPicks(tools: Ask['tools']): Promise<readonly string[]> {
  const build = await tools.use(makeBuild, { activity: 'Grandmaster Nightfall', wish: '' })
  if (!build || 'refused' in build) return []
  return [
    `The Architect takes ${listInWords(build.weapons.map(({ ref }) => ref))} into a Grandmaster Nightfall.`,
  ]
}
