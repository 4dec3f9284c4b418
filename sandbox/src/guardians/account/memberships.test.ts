import { describe, expect, it } from 'vitest'
import { cardOf, guardians, NOW } from '../../test-support/demo-guardians.ts'

describe('G-48 memberships', () => {
  it('give every guardian a platform id that is not its game id', () => {
    for (const card of guardians.cards) {
      expect(card.platformMembershipId).not.toBe(card.membershipId)
      expect(guardians.find(card.membershipId)).toBe(card)
      expect(guardians.find(card.platformMembershipId)).toBe(card)
      expect(guardians.memberships(card).bungieNetUser.membershipId).toBe(card.platformMembershipId)
    }
  })

  it('list the overridden account of a cross-save player first, and name the primary one', () => {
    const card = cardOf('veteran')
    const { destinyMemberships, primaryMembershipId } = guardians.memberships(card)
    expect(destinyMemberships).toHaveLength(2)
    expect(primaryMembershipId).toBe(card.membershipId)
    const [overridden, primary] = destinyMemberships
    expect(overridden?.membershipId).not.toBe(card.membershipId)
    expect(overridden?.applicableMembershipTypes).toEqual([])
    expect(overridden?.crossSaveOverride).toBe(card.membershipType)
    expect(primary?.applicableMembershipTypes).toContain(card.membershipType)
    expect(guardians.find(overridden?.membershipId ?? '')).toBeUndefined()
  })

  it('leave the primary id out where there is no cross save', () => {
    expect(guardians.memberships(cardOf('collector'))).not.toHaveProperty('primaryMembershipId')
  })

  it('report the overridden account among the profiles with errors', () => {
    const linked = guardians.linkedProfiles(cardOf('veteran'), NOW)
    expect(linked.profiles.map(({ membershipId }) => membershipId)).toEqual([cardOf('veteran').membershipId])
    expect(linked.profiles[0]?.isCrossSavePrimary).toBe(true)
    expect(linked.profilesWithErrors.map(({ errorCode }) => errorCode)).toEqual([1601])
    expect(linked.bnetMembership.membershipType).toBe(254)
  })

  it('find a guardian by Bungie name, whatever the case, and nobody by a wrong code', () => {
    const { displayName, displayNameCode } = cardOf('newcomer')
    expect(guardians.byName(displayName.toUpperCase(), displayNameCode)).toEqual([cardOf('newcomer')])
    expect(guardians.byName(displayName, displayNameCode + 1)).toEqual([])
  })
})

describe('the hostile guardian', () => {
  const { bungieNetUser, destinyMemberships } = guardians.memberships(cardOf('hostile'))
  const texts = [
    bungieNetUser.displayName,
    bungieNetUser.about,
    bungieNetUser.statusText,
    bungieNetUser.steamDisplayName,
    bungieNetUser.userTitleDisplay,
    destinyMemberships[0]?.displayName,
    destinyMemberships[0]?.bungieGlobalDisplayName,
  ].join('\n')

  it('attacks with markup, hidden characters and orders to a model', () => {
    expect(texts).toMatch(/<img[^>]+onerror/)
    expect(texts).toMatch(/<script>/)
    expect(texts).toMatch(/javascript:/)
    expect(texts).toMatch(/[\u202a-\u202e]/)
    expect(texts).toMatch(/[\u200b\ufeff]/)
    expect(texts).toMatch(/[\u{e0020}-\u{e007f}]/u)
    expect(texts).toMatch(/ignore previous instructions/i)
  })

  it('can still be found by its name', () => {
    const { displayName, displayNameCode } = cardOf('hostile')
    expect(guardians.byName(displayName, displayNameCode)).toEqual([cardOf('hostile')])
  })
})
