import { readNumber, readRecord, readRows, readText, row } from '@ai-vault/game/data-rows.ts'
import { readFrame, readTexts } from '../../tables/cells.ts'
import rows from '../data/exotic-builds.json' with { type: 'json' }
import type { FrameKey } from './frames.ts'
import { readStatGroup, type StatGroup } from './stat-groups.ts'
import { type FrameProfile, readFrameProfile } from './weapon-profiles.ts'

/** The parts that every copy has, by name; a stock or grip is the fourth column. */
export type ExoticParts = readonly [barrel: string, magazine: string, stock?: string]

/** What a copy of an exotic may drop with, where copies differ. */
export interface ExoticRolls {
  readonly barrels: readonly string[]
  readonly magazines: readonly string[]
  readonly traits: readonly string[]
}

interface ExoticBuild {
  /** The frame it fires and handles like. */
  readonly like?: FrameKey
  /** Where its numbers leave that frame. */
  readonly own?: FrameProfile
  /** The curves of one whose numbers are known. */
  readonly group?: StatGroup
  readonly parts?: ExoticParts
  readonly rolls?: ExoticRolls
}

function readParts(value: unknown): ExoticParts {
  const [barrel, magazine, stock] = row(value)
  const both = [readText(barrel), readText(magazine)] as const
  return stock === undefined ? both : [...both, readText(stock)]
}

function readRolls(value: unknown): ExoticRolls {
  const { barrels, magazines, traits } = readRecord(value, 'rolls')
  return { barrels: readTexts(barrels), magazines: readTexts(magazines), traits: readTexts(traits) }
}

function readBuild(value: unknown): ExoticBuild {
  const { like, own, group, parts, rolls } = readRecord(value, 'build')
  return {
    ...(like === undefined ? {} : { like: readFrame(like) }),
    ...(own === undefined ? {} : { own: readFrameProfile(own) }),
    ...(group === undefined ? {} : { group: readStatGroup(group) }),
    ...(parts === undefined ? {} : { parts: readParts(parts) }),
    ...(rolls === undefined ? {} : { rolls: readRolls(rolls) }),
  }
}

/** How exotic weapons are built, by hash; a row begins with the weapon's name. */
export const EXOTIC_BUILDS: ReadonlyMap<number, ExoticBuild> = new Map(
  readRows(rows, 'exotic-builds.json', ([, hash, build]) => [readNumber(hash), readBuild(build)]),
)
