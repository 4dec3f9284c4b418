import { describe, expect, it } from 'vitest'
import {
  cardOf,
  DAY_MS,
  guardians,
  isGear,
  itemsOf,
  NOW,
  wholeProfile,
  world,
} from '../../test-support/demo-guardians.ts'
import { NODE } from '../../world/presentation/known-nodes.ts'

const COMPONENTS = new Set([100, 104, 200, 202, 700, 800, 900, 1100])
const on = (id: string, day: number) =>
  guardians.profile(cardOf(id), COMPONENTS, 'owner', new Date(NOW.getTime() + day * DAY_MS))
const DAYS = [0, 1, 2, 7, 30, 90, 365, 1000]
const REDEEMED = 1
const NOT_COMPLETED = 4

describe('triumphs', () => {
  it('live with the profile or the characters as their scope says', () => {
    const { profileRecords, characterRecords } = on('veteran', 0)
    const profile = Object.keys(profileRecords.data?.records ?? {})
    const [character] = Object.values(characterRecords.data ?? {})
    expect(profile.length + Object.keys(character?.records ?? {}).length).toBe(world.records.length)
    for (const { hash, scope } of world.records) {
      expect(hash in (profileRecords.data?.records ?? {})).toBe(scope === 'profile')
    }
  })

  it('advance and are never undone', () => {
    const states = DAYS.map((day) => on('veteran', day).profileRecords.data)
    states.slice(1).forEach((later, index) => {
      const earlier = states[index]
      expect(later?.activeScore).toBeGreaterThanOrEqual(earlier?.activeScore ?? 0)
      const undone = Object.entries(earlier?.records ?? {}).filter(([hash, before]) => {
        const after = later?.records[Number(hash)]
        const state = after?.state ?? 0
        if ((before.state & NOT_COMPLETED) === 0 && state & NOT_COMPLETED) return true
        if (before.state & REDEEMED && !(state & REDEEMED)) return true
        return before.objectives?.some(
          ({ progress = 0 }, position) => (after?.objectives[position]?.progress ?? -1) < progress,
        )
      })
      expect(undone).toEqual([])
    })
    expect(states.at(-1)?.activeScore).toBeGreaterThan(states[0]?.activeScore ?? 0)
  })

  it.each(['veteran', 'newcomer'])(
    '%s has the triumph of every activity that was finished before today',
    (id) => {
      const card = cardOf(id)
      const { characters, profileRecords } = on(id, 0)
      const midnight = Math.floor(NOW.getTime() / DAY_MS) * DAY_MS
      const finished = new Set(
        Object.keys(characters.data ?? {}).flatMap((characterId) =>
          (guardians.history(card, characterId, { mode: 0, count: 250, page: 0 }, NOW)?.activities ?? [])
            .filter(
              ({ period, values }) =>
                Date.parse(period) + (values.activityDurationSeconds?.basic.value ?? 0) * 1000 < midnight &&
                values.completed?.basic.value === 1,
            )
            .map(({ activityDetails }) => activityDetails.referenceId),
        ),
      )
      const names = world.activities
        .filter(({ hash }) => finished.has(hash))
        .map(({ name }) => name.split(':')[0])
      const asked = world.records.filter(({ clears }) => clears !== undefined && names.includes(clears))
      expect(asked.length).toBeGreaterThan(5)
      const open = asked.filter(
        ({ hash }) => (profileRecords.data?.records[hash]?.state ?? 0) & NOT_COMPLETED,
      )
      expect(open).toEqual([])
    },
  )

  it('are complete exactly when all their objectives are', () => {
    for (const { state, objectives, intervalObjectives } of Object.values(
      on('veteran', 0).profileRecords.data?.records ?? {},
    )) {
      const goals = [...(objectives ?? []), ...(intervalObjectives ?? [])]
      expect((state & NOT_COMPLETED) === 0).toBe(goals.every(({ complete }) => complete))
      if (state & REDEEMED) expect(state & NOT_COMPLETED).toBe(0)
    }
  })

  it('leave some to claim, and a title to wear only once all of its triumphs are done', () => {
    const { profileRecords, characters } = on('veteran', 0)
    const records = profileRecords.data?.records ?? {}
    const claimable = Object.values(records).filter(({ state }) => (state & (REDEEMED | NOT_COMPLETED)) === 0)
    expect(claimable.length).toBeGreaterThan(3)
    const worn = Object.values(characters.data ?? {}).flatMap(({ titleRecordHash }) => titleRecordHash ?? [])
    for (const title of worn) {
      expect(world.records.find(({ hash }) => hash === title)?.title).toBeDefined()
      expect(records[title]?.objectives.every(({ complete }) => complete)).toBe(true)
    }
    expect(worn.length).toBeGreaterThan(0)
  })

  it('are hardly begun by the newcomer and not at all by the empty account', () => {
    const done = (id: string) =>
      Object.values(on(id, 0).profileRecords.data?.records ?? {}).filter(
        ({ state }) => (state & NOT_COMPLETED) === 0,
      ).length
    expect(done('veteran')).toBeGreaterThan(300)
    expect(done('newcomer')).toBeLessThan(60)
    expect(done('empty')).toBe(0)
  })
})

describe('collections', () => {
  it('own everything the guardian has, and never lose it', () => {
    const profile = wholeProfile('veteran')
    const owned = new Set(
      itemsOf(profile)
        .filter(isGear)
        .map(({ itemHash }) => itemHash),
    )
    const states = profile.profileCollectibles.data?.collectibles ?? {}
    for (const { hash, itemHash, scope } of world.collectibles) {
      if (owned.has(itemHash) && scope === 'profile') expect((states[hash]?.state ?? 1) & 1).toBe(0)
    }
    const acquired = DAYS.map((day) => {
      const collectibles = on('veteran', day).profileCollectibles.data?.collectibles ?? {}
      return Object.keys(collectibles).filter((hash) => ((collectibles[Number(hash)]?.state ?? 1) & 1) === 0)
    })
    acquired.slice(1).forEach((later, index) => {
      const have = new Set(later)
      expect(acquired[index]?.filter((hash) => !have.has(hash))).toEqual([])
    })
  })

  it('miss something even for the collector, and nearly everything for the newcomer', () => {
    const share = (id: string) => {
      const states = Object.values(on(id, 0).profileCollectibles.data?.collectibles ?? {})
      return states.filter(({ state }) => (state & 1) === 0).length / states.length
    }
    expect(share('collector')).toBeGreaterThan(0.8)
    expect(share('collector')).toBeLessThan(1)
    expect(share('newcomer')).toBeLessThan(0.2)
  })
})

describe('the presentation tree', () => {
  it('counts the leaves of every branch', () => {
    const { nodes } = on('veteran', 0).profilePresentationNodes.data ?? { nodes: {} }
    expect(Object.keys(nodes)).toHaveLength(world.tables.DestinyPresentationNodeDefinition.size)
    for (const { progressValue, completionValue } of Object.values(nodes)) {
      expect(progressValue).toBeGreaterThanOrEqual(0)
      expect(progressValue).toBeLessThanOrEqual(completionValue)
    }
    const triumphs = nodes[NODE.triumphs]
    expect(triumphs?.completionValue).toBeGreaterThan(400)
    expect(triumphs?.progressValue).toBeGreaterThan(200)
  })
})

describe('ranks and weekly challenges', () => {
  const progressionsOn = (day: number) => {
    const { characterProgressions } = on('veteran', day)
    const [first] = Object.values(characterProgressions.data ?? {})
    return first
  }

  it('raise the season rank and the artifact with the days', () => {
    const ranks = DAYS.map((day) => progressionsOn(day)?.progressions[world.progressions.seasonRank])
    ranks.slice(1).forEach((rank, index) => {
      expect(rank?.currentProgress).toBeGreaterThanOrEqual(ranks[index]?.currentProgress ?? 0)
      expect(rank).toMatchObject({ levelCap: -1 })
    })
    expect(ranks[4]?.currentProgress).toBeGreaterThan(ranks[0]?.currentProgress ?? 0)
    const artifacts = DAYS.map(
      (day) => on('veteran', day).profileProgression.data?.seasonalArtifact.powerBonus ?? 0,
    )
    expect(artifacts).toEqual([...artifacts].sort((one, two) => one - two))
  })

  it('start over with the weekly reset on Tuesday at 17:00 UTC', () => {
    const reset = Date.parse('2026-11-17T17:00:00Z')
    const at = (moment: number) => {
      const answer = guardians.profile(cardOf('veteran'), new Set([202]), 'owner', new Date(moment))
      return Object.values(answer.characterProgressions.data ?? {}).flatMap(({ milestones }) =>
        Object.values(milestones),
      )
    }
    const sum = (milestones: ReturnType<typeof at>) =>
      milestones
        .flatMap(({ activities }) => activities ?? [])
        .flatMap(({ challenges }) => challenges)
        .reduce((total, { objective }) => total + (objective.progress ?? 0), 0)
    expect(sum(at(reset - 1000))).toBeGreaterThan(0)
    expect(sum(at(reset + 1000))).toBe(0)
    for (const milestone of at(reset + 1000)) {
      expect(milestone.startDate).toBe('2026-11-17T17:00:00Z')
      expect(milestone.endDate).toBe('2026-11-24T17:00:00Z')
    }
  })

  it('count metrics upwards', () => {
    const values = DAYS.map((day) =>
      Object.values(on('veteran', day).metrics.data?.metrics ?? {}).map(
        ({ objectiveProgress }) => objectiveProgress.progress ?? 0,
      ),
    )
    values.slice(1).forEach((later, index) => {
      later.forEach((value, position) => {
        expect(value).toBeGreaterThanOrEqual(values[index]?.[position] ?? 0)
      })
    })
  })
})

describe('checklists', () => {
  it('tell of every entry whether it was found, and more to those who have seen more', () => {
    const found = (id: string) => {
      const { profileProgression } = on(id, 0)
      const lists = Object.values(profileProgression.data?.checklists ?? {})
      return lists.flatMap((entries) => Object.values(entries)).filter(Boolean).length
    }
    const { profileProgression, characterProgressions } = on('veteran', 0)
    const [character] = Object.values(characterProgressions.data ?? {})
    for (const { hash, scope, entries } of world.checklists) {
      const checklists = scope === 'profile' ? profileProgression.data?.checklists : character?.checklists
      expect(
        Object.keys(checklists?.[hash] ?? {})
          .map(Number)
          .sort(),
      ).toEqual([...entries].sort())
    }
    expect(found('veteran')).toBeGreaterThan(found('newcomer'))
  })
})

describe('modifiers of activities', () => {
  const active = (day: number) => {
    const moment = new Date(NOW.getTime() + day * DAY_MS)
    const profile = guardians.profile(cardOf('veteran'), new Set([200, 204]), 'owner', moment)
    const [character] = Object.values(profile.characterActivities.data ?? {})
    return new Map(character?.availableActivities.map((entry) => [entry.activityHash, entry.modifierHashes]))
  }

  it('are among those that the definition lists', () => {
    const today = active(0)
    for (const { hash } of world.activities) {
      const { modifiers } = world.tables.DestinyActivityDefinition.get(hash) as {
        modifiers: { activityModifierHash: number }[]
      }
      const listed = modifiers.map(({ activityModifierHash }) => activityModifierHash)
      expect(today.get(hash)?.filter((modifier) => !listed.includes(modifier))).toEqual([])
    }
  })

  it('change with the week for nightfalls, and only then', () => {
    const nightfall = world.activities.find(({ kind }) => kind === 'nightfall')?.hash ?? 0
    expect(active(0).get(nightfall)?.length).toBeGreaterThan(5)
    expect(active(1).get(nightfall)).toEqual(active(0).get(nightfall))
    expect(active(7).get(nightfall)).not.toEqual(active(0).get(nightfall))
  })
})
