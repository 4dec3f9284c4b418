import { isAdvisedToGo as isAdvised } from '@ai-vault/game/cleanup/advised-to-go.ts'
import type { WeaponItem } from '../../../../items/weapon-item.ts'

/** What the clean-up is about, whether decided already or not: a review that was left goes on where it stood. */
export const isAdvisedToGo = ({ verdict }: WeaponItem): boolean => isAdvised(verdict)
