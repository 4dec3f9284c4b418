import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { Definitions } from '../manifest/definitions.ts'
import { COLLECTIBLE_TABLE, RECORD_TABLE } from '../manifest/index/table-shapes.ts'
import { at, entries, hash, list, number } from '../wire/read.ts'
import type { Findings } from './findings.ts'

/** The seven states that records and collectibles have each. */
const KNOWN_STATES = 0b1111111

/** Compares what an answer says of the account and its characters with what was read of it. */
export function inspectAccount(
  profile: unknown,
  guardian: Guardian,
  definitions: Definitions,
  findings: Findings,
): void {
  inspectCharacters(profile, guardian, definitions, findings)
  inspectMilestones(profile, guardian, findings)
  inspectRecords(guardian, definitions, findings)
  for (const { hash: itemHash, name } of guardian.currencies)
    if (!name) findings.add('unknown', 'currency', itemHash)
  const pass = hash(at(profile, 'profile', 'data', 'currentSeasonPassHash'))
  const hasProgress = guardian.characters.length > 0 && !guardian.withheld.includes('progressions')
  if (pass !== undefined && guardian.seasonRank === undefined && hasProgress)
    findings.add('missing', 'rank of the season pass', pass)
}

function inspectCharacters(
  profile: unknown,
  { characters }: Guardian,
  definitions: Definitions,
  findings: Findings,
): void {
  const read = new Set(characters.map(({ id }) => id))
  for (const [id, character] of entries(at(profile, 'characters', 'data'))) {
    if (!read.has(id))
      findings.add('dropped', 'character of class', number(at(character, 'classType')) ?? 'none')
    const race = hash(at(character, 'raceHash'))
    if (race !== undefined && !definitions.named('DestinyRaceDefinition', race))
      findings.add('unknown', 'race', race)
  }
  for (const [, { loadouts }] of entries(at(profile, 'characterLoadouts', 'data')) as [
    string,
    { loadouts: unknown },
  ][])
    for (const loadout of list(loadouts)) {
      const name = hash(at(loadout, 'nameHash'))
      if (name !== undefined && !definitions.definition('DestinyLoadoutNameDefinition', name))
        findings.add('unknown', 'loadout name', name)
    }
}

/** A milestone that names activities and yet counts nothing is told in a way that is not read. */
function inspectMilestones(profile: unknown, { milestones }: Guardian, findings: Findings): void {
  const read = new Map(milestones.map((each) => [`${each.characterId} ${each.hash}`, each]))
  for (const [characterId, component] of entries(at(profile, 'characterProgressions', 'data')))
    for (const [key, milestone] of entries(at(component, 'milestones'))) {
      const found = read.get(`${characterId} ${key}`)
      if (!found?.name) findings.add('unknown', 'milestone', Number(key))
      if (found?.completionValue === 0 && list(at(milestone, 'activities')).length > 0)
        findings.add('dropped', 'milestone that counts nothing', Number(key))
    }
}

function inspectRecords(guardian: Guardian, definitions: Definitions, findings: Findings): void {
  const check = (what: string, table: string, hashes: readonly number[]) => {
    for (const each of hashes)
      if (definitions.definition(table, each) === undefined) findings.add('unknown', what, each)
  }
  check(
    'record',
    RECORD_TABLE,
    guardian.triumphs.map((triumph) => triumph.hash),
  )
  check(
    'collectible',
    COLLECTIBLE_TABLE,
    guardian.collectibles.map((collectible) => collectible.hash),
  )
  check('metric', 'DestinyMetricDefinition', Object.keys(guardian.metrics).map(Number))
  for (const { platformState } of [...guardian.triumphs, ...guardian.collectibles])
    if ((platformState & ~KNOWN_STATES) !== 0)
      findings.add('unknown', 'record or collectible state', platformState & ~KNOWN_STATES)
}
