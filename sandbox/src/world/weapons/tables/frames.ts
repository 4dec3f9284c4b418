import { readText } from '@ai-vault/game/data-rows.ts'
import { readKeyed, tuple } from '../../tables/columns.ts'
import rows from '../data/frames.json' with { type: 'json' }

export type FrameKey = keyof typeof rows

/** Weapon frames: the name the game prints and what the frame means, in our words. */
export const FRAMES = readKeyed(rows, 'frames.json', tuple(readText, readText))
