import type { WorldWeapon } from '../world.ts'
import { activityTriumphs } from './activity-triumphs.ts'
import { campaignTriumphs } from './campaign-triumphs.ts'
import { collectionTriumphs } from './collection-triumphs.ts'
import { loreTriumphs } from './lore-triumphs.ts'
import { pastTriumphs } from './past-triumphs.ts'
import { rivalryTriumphsAll } from './rivalry-triumphs.ts'
import type { Triumph } from './triumph.ts'
import { weaponTriumphs } from './weapon-triumphs.ts'

export const allTriumphs = (weapons: readonly WorldWeapon[]): Triumph[] => [
  ...campaignTriumphs(),
  ...collectionTriumphs(),
  ...activityTriumphs(),
  ...rivalryTriumphsAll(),
  ...loreTriumphs(),
  ...weaponTriumphs(weapons),
  ...pastTriumphs(),
]
