import { describe, expect, it } from 'vitest'
import { cardOf, guardians, NOW } from '../../test-support/demo-guardians.ts'

const COMPONENTS = new Set([100, 204, 1000])
const at = (id: string, moment: number | string) =>
  guardians.profile(cardOf(id), COMPONENTS, 'owner', new Date(moment))
const latest =
  guardians.history(cardOf('veteran'), '0', { mode: 0, count: 40, page: 0 }, NOW)?.activities ?? []

describe('what a guardian is doing', () => {
  it('is the very run that the history shows once it ended', () => {
    for (const { period, activityDetails } of latest) {
      const during = at('veteran', Date.parse(period) + 60_000)
      const activities = Object.values(during.characterActivities.data ?? {})
      const current = activities.filter(({ currentActivityHash }) => currentActivityHash !== 0)
      expect(current.map(({ currentActivityHash }) => currentActivityHash)).toEqual([
        activityDetails.referenceId,
      ])
      expect(current[0]?.dateActivityStarted).toBe(period)
      expect(during.profileTransitoryData.data?.currentActivity.startTime).toBe(period)
      expect(during.profile.data?.dateLastPlayed).toBe(
        new Date(Date.parse(period) + 60_000).toISOString().replace('.000', ''),
      )
    }
  })

  it('is nothing at night', () => {
    const night = at('veteran', '2026-11-15T04:00:00Z')
    expect(night.profileTransitoryData).toEqual({ privacy: 1 })
    for (const { currentActivityHash } of Object.values(night.characterActivities.data ?? {})) {
      expect(currentActivityHash).toBe(0)
    }
  })

  it('is shared by the fireteam: its members name each other', () => {
    const evening = '2026-11-15T20:15:00Z'
    const members = at('veteran', evening).profileTransitoryData.data?.partyMembers ?? []
    expect(members.length).toBeGreaterThanOrEqual(2)
    expect(members[0]?.membershipId).toBe(cardOf('veteran').membershipId)
    for (const { membershipId, displayName } of members) {
      const card = guardians.find(membershipId)
      expect(card?.displayName).toBe(displayName)
      const theirs = at(card?.id ?? '', evening).profileTransitoryData.data?.partyMembers
      expect(theirs?.map((member) => member.membershipId)).toEqual(
        members.map((member) => member.membershipId),
      )
    }
  })
})
