/** Which kind of activity a name of the game means, and how the Architect's activities are said. */
import type { BuildActivity } from '@ai-vault/contract/advice/architect.ts'
import type { Thing } from '@ai-vault/contract/advice/query.ts'
import { nameKey } from '../rows/names.ts'
import { VOCABULARY } from '../rows/tagged.ts'

const RAIDS =
  "Last Wish|Garden of Salvation|Deep Stone Crypt|Vault of Glass|Vow of the Disciple|King's Fall|Root of Nightmares|Crota's End|Salvation's Edge|The Desert Perpetual"
const DUNGEONS =
  "The Shattered Throne|Shattered Throne|Pit of Heresy|Prophecy|Grasp of Avarice|Duality|Spire of the Watcher|Ghosts of the Deep|Warlord's Ruin|Vesper's Host|Sundered Doctrine|Equilibrium"

const KINDS: ReadonlyMap<string, string> = new Map([
  ...RAIDS.split('|').map((name) => [nameKey(name), 'raid'] as const),
  ...DUNGEONS.split('|').map((name) => [nameKey(name), 'dungeon'] as const),
  ...VOCABULARY.activity.map((kind) => [nameKey(kind), kind] as const),
])

export const kindOfActivity = ({ name }: Thing): string | undefined => KINDS.get(nameKey(name))

const ARTICLES: Readonly<Record<BuildActivity, string>> = {
  'Grandmaster Nightfall': 'a Grandmaster Nightfall',
  Raid: 'a raid',
  Dungeon: 'a dungeon',
  PvP: 'PvP',
  'General PvE': 'PvE',
}
/** "For a raid". */
export const forActivity = (activity: BuildActivity): string => ARTICLES[activity]
