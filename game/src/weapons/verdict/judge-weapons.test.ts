import { describe, expect, it } from 'vitest'
import { compareForCleanup } from '../../cleanup/cleanup-plan.ts'
import { PROTECTIONS, type Protection } from '../../cleanup/protections.ts'
import { recommendationOf } from '../../cleanup/verdict.ts'
import type { Weapon } from '../../items.ts'
import { makeWeapon } from '../../test-support/make-weapon.ts'
import { rateRoll } from '../rating/rate.ts'
import { type JudgeOptions, judgeWeapons } from './judge-weapons.ts'
import type { JudgedRating } from './vault-copy.ts'

const TODAY = Date.parse('2026-08-01T12:00:00Z')
const rated = (weapons: readonly Weapon[]) =>
  new Map(weapons.map((weapon) => [weapon.instanceId, rateRoll(weapon)]))
const judge = (weapons: readonly Weapon[], options: JudgeOptions = {}) =>
  judgeWeapons(weapons, rated(weapons), { today: TODAY, ...options })

const best = makeWeapon(
  { instanceId: 'best' },
  { first: ['Rapid Hit'], second: ['Explosive Payload', 'Kill Clip'] },
)
const lesser = makeWeapon({ instanceId: 'lesser' }, { first: ['Rapid Hit'], second: ['Kill Clip'] })
const poorRoll = {
  barrel: ['Full Bore'],
  magazine: ['Alloy Magazine'],
  first: ['Invisible Hand'],
  second: ['Genesis'],
}
/** Another weapon for the slot with more power than any of the others. */
const strongest = makeWeapon({ instanceId: 'strongest', name: 'Strong', type: 'auto-rifle', power: 2000 })
const poor = (overrides: Partial<Weapon> = {}) => makeWeapon({ instanceId: 'poor', ...overrides }, poorRoll)

/** Ratings as a test wants them, whatever the knowledge says. */
const ratedAs = (scores: Readonly<Record<string, readonly [pve: number, pvp: number]>>) => {
  const side = (score: number) =>
    ({ score, tier: score >= 8 ? 'Excellent' : score >= 6 ? 'Good' : 'Poor' }) as const
  return new Map(
    Object.entries(scores).map(([id, [pve, pvp]]): [string, JudgedRating] => [
      id,
      { pve: side(pve), pvp: side(pvp) },
    ]),
  )
}

describe('recommendations by tier', () => {
  it('F-124 keep God-Tier and Excellent, F-125 review Good, F-126 consider dismantling Poor', () => {
    expect(recommendationOf('God-Tier')).toBe('keep')
    expect(recommendationOf('Excellent')).toBe('keep')
    expect(recommendationOf('Good')).toBe('review')
    expect(recommendationOf('Poor')).toBe('consider-dismantling')
    expect(recommendationOf('Unrated')).toBe('review')
  })
})

describe('verdicts on a vault', () => {
  it('F-126 prove a copy that is beaten in every way by the one that stays', () => {
    const verdicts = judge([lesser, best])
    expect(verdicts.get('lesser')).toMatchObject({
      recommendation: 'consider-dismantling',
      ground: 'dominated',
      proof: 'best',
    })
    expect(verdicts.get('lesser')?.reason).toMatch(
      /^The copy with Rapid Hit and Explosive Payload .*that you keep/,
    )
    expect(verdicts.get('best')).toMatchObject({ recommendation: 'keep' })
  })

  it('do not say that you keep a copy that wants a look itself', () => {
    const scores = { best: [7, 7], lesser: [6, 6] } as const
    const verdicts = judgeWeapons([best, lesser], ratedAs(scores))
    expect(verdicts.get('best')).toMatchObject({ recommendation: 'review' })
    expect(verdicts.get('lesser')).toMatchObject({ ground: 'dominated', proof: 'best' })
    expect(verdicts.get('lesser')?.reason).toMatch(
      /^The copy with Rapid Hit and Explosive Payload that stays is at least as good/,
    )
    const marked = judgeWeapons([best, lesser], ratedAs(scores), { marks: new Map([['best', 'keep']]) })
    expect(marked.get('lesser')?.reason).toContain(' that you keep is at least as good')
  })

  it('F-126 name the copy that stays by what is on, as its tile does, and say what to switch on first', () => {
    const worn = makeWeapon(
      { instanceId: 'best', power: 1704 },
      { first: ['Outlaw', 'Rapid Hit'], second: ['Kill Clip', 'Explosive Payload'] },
    )
    const going = makeWeapon(
      { instanceId: 'going', power: 1698 },
      { first: ['Outlaw'], second: ['Kill Clip'] },
    )
    const side = { tier: 'Excellent', score: 8.5, bestTraits: [1, 1] } as const
    const ratings = new Map(ratedAs({ going: [8, 8] })).set('best', { pve: side, pvp: side })
    expect(judgeWeapons([worn, going], ratings).get('going')?.reason).toMatch(
      /^The copy with Outlaw and Kill Clip \(power 1,704; switch to Rapid Hit and Explosive Payload first\) that you keep is/,
    )
    const forPvp = { ...side, bestTraits: [0, 1] }
    const apart = new Map(ratings).set('best', { pve: side, pvp: forPvp })
    expect(judgeWeapons([worn, going], apart).get('going')?.reason).toContain(
      'switch to Rapid Hit and Explosive Payload first for PvE, to Outlaw and Explosive Payload for PvP)',
    )
    const other = makeWeapon(
      { instanceId: 'going', power: 1698 },
      { first: ['Rapid Hit'], second: ['Explosive Payload'] },
    )
    expect(judgeWeapons([worn, other], ratings).get('going')?.reason).toMatch(
      /^The copy with Outlaw and Kill Clip \(switch to Rapid Hit and Explosive Payload first\) that you keep is/,
    )
  })

  it('say for what a copy stays that has less power than one that is as good', () => {
    const copy = (instanceId: string, power: number, more: Partial<Weapon> = {}) =>
      makeWeapon({ instanceId, power, ...more }, { first: ['Outlaw'], second: ['Rampage'] })
    const scores = ratedAs({ locked: [4, 4], going: [4, 4] })
    const reasonBeside = (more: Partial<Weapon>) =>
      judgeWeapons([strongest, copy('locked', 1650, more), copy('going', 1700)], scores).get('going')?.reason
    expect(reasonBeside({ locked: true })).toMatch(
      /^The copy with Outlaw and Rampage \(power 1,650\) that stays .+\. It stays because it is locked\. This copy, which could go, is ahead in power \(1,700 against 1,650\)\.$/,
    )
    expect(reasonBeside({ loadouts: ['1:0'] })).toContain(' It stays because you use it. ')
    const better = ratedAs({ locked: [5, 5], going: [4, 4] })
    const vault = [strongest, copy('locked', 1650, { locked: true }), copy('going', 1700)]
    expect(judgeWeapons(vault, better).get('going')?.reason).not.toContain('It stays because')
  })

  it('have a reason that begins with the rating', () => {
    const own = makeWeapon({ instanceId: 'own' }, { first: ['Outlaw'], second: ['Rampage'] })
    const verdicts = judgeWeapons(
      [best, own, lesser],
      ratedAs({ best: [9, 9], own: [6.5, 2], lesser: [6, 6] }),
    )
    const reason = verdicts.get('own')?.reason ?? ''
    expect(reason).toMatch(/^Good in PvE \(6\.5\), Poor in PvP \(2\.0\)\. Its traits are its own/)
  })

  it.each<[string, Partial<Weapon>, RegExp]>([
    ['power', { power: 1810 }, /This copy, which could go, is ahead in power \(1,810 against 0\)/],
    ['kills', { kills: 12 }, /kills \(12 against 0\)/],
    ['masterwork', { masterwork: { hash: 1, name: 'x', level: 4 } }, /masterwork \(4 against 0\)/],
    ['gear tier', { tier: 1 }, /gear tier \(1 against 0\)/],
  ])('call it a duplicate, and say so, where it is ahead in %s', (_, ahead, words) => {
    const verdict = judge([strongest, best, { ...lesser, ...ahead }]).get('lesser')
    expect(verdict).toMatchObject({
      recommendation: 'consider-dismantling',
      ground: 'duplicate',
      proof: 'best',
    })
    expect(verdict?.reason).toMatch(words)
  })

  it('do not take rolls with other traits for the same, whatever they score', () => {
    const other = makeWeapon({ instanceId: 'other' }, { first: ['Outlaw'], second: ['Rampage'] })
    const verdict = judgeWeapons([best, other], ratedAs({ best: [9, 9], other: [6.5, 2] })).get('other')
    expect(verdict).toMatchObject({ recommendation: 'review' })
    expect(verdict).not.toHaveProperty('ground')
    expect(verdict?.reason).toContain('one with Rapid Hit and Explosive Payload, which rates higher')
  })

  it('let a poor roll go for a better copy of the weapon', () => {
    expect(judge([best, poor()]).get('poor')).toMatchObject({
      recommendation: 'consider-dismantling',
      ground: 'poor',
      proof: 'best',
    })
  })

  it('name of several better copies one that is worse at nothing', () => {
    const forPvp = makeWeapon({ instanceId: 'pvp' }, { first: ['Opening Shot'], second: ['Snapshot Sights'] })
    const scores = ratedAs({ pvp: [4, 9], best: [7.2, 4.5], poor: [4.9, 4.4] })
    expect(judgeWeapons([forPvp, best, poor()], scores).get('poor')).toMatchObject({
      ground: 'poor',
      proof: 'best',
    })
  })

  it('F-126 let a tier 5, and what shares no trait, go only for a copy that is clearly better at what it does best', () => {
    const stays = { ...best, tier: 5 as const }
    const groundOf = (scores: readonly [number, number], copy: Weapon) =>
      judgeWeapons([stays, copy], ratedAs({ best: scores, poor: [4.4, 3.5] })).get('poor')?.ground
    const alike = (tier: 4 | 5) =>
      makeWeapon({ instanceId: 'poor', tier }, { first: ['Outlaw'], second: ['Explosive Payload'] })
    expect(groundOf([4.6, 7.4], alike(5))).toBeUndefined()
    expect(groundOf([4.6, 7.4], alike(4))).toBe('poor')
    expect(groundOf([5.3, 7.4], poor({ tier: 4 }))).toBeUndefined()
    for (const copy of [alike(5), poor({ tier: 4 })]) expect(groundOf([5.4, 3.5], copy)).toBe('poor')
  })

  it('let a poor roll with many kills go only for one that shares a trait, and say what it is ahead in', () => {
    const scores = ratedAs({ best: [8, 8], poor: [3, 3] })
    const used = (kills: number, roll: Parameters<typeof makeWeapon>[1] = poorRoll) =>
      judgeWeapons([best, makeWeapon({ instanceId: 'poor', kills }, roll)], scores).get('poor')
    expect(used(249)).toMatchObject({ ground: 'poor', proof: 'best' })
    expect(used(249)?.reason).toContain('This copy, which could go, is ahead in kills (249 against 0).')
    expect(used(250)).toMatchObject({ recommendation: 'review' })
    expect(used(250)).not.toHaveProperty('proof')
    expect(used(250, { first: ['Outlaw'], second: ['Explosive Payload'] })).toMatchObject({ proof: 'best' })
  })

  it('F-126 let no poor roll go for a copy that is worse in one activity, by however little', () => {
    const other = makeWeapon({ instanceId: 'other' }, { first: ['Outlaw'], second: ['Rampage'] })
    const verdictFor = (pvp: number) =>
      judgeWeapons([best, other], ratedAs({ best: [8.4, 2.8], other: [3, pvp] })).get('other')
    expect(verdictFor(3.1)).toMatchObject({ recommendation: 'review' })
    expect(verdictFor(3.1)).not.toHaveProperty('ground')
    expect(verdictFor(2.8)).toMatchObject({ recommendation: 'consider-dismantling', proof: 'best' })
  })

  it('F-126 let a roll above a middling drop go only for one that shares a trait', () => {
    const tremors = makeWeapon({ instanceId: 'tremors' }, { first: ['Outlaw'], second: ['Kinetic Tremors'] })
    const groundOf = (pve: number, going = tremors) =>
      judgeWeapons([best, going], ratedAs({ best: [7.1, 5.7], [going.instanceId]: [pve, 2.2] })).get(
        going.instanceId,
      )?.ground
    expect(groundOf(5.9)).toBeUndefined()
    expect(groundOf(4.9)).toBe('poor')
    const alike = makeWeapon({ instanceId: 'alike' }, { first: ['Outlaw'], second: ['Explosive Payload'] })
    expect(groundOf(5.9, alike)).toBe('poor')
  })

  it('name of several better copies one that shares a trait', () => {
    const going = makeWeapon({ instanceId: 'going' }, { first: ['Outlaw'], second: ['Firing Line'] })
    const alike = makeWeapon({ instanceId: 'alike' }, { first: ['Triple Tap'], second: ['Firing Line'] })
    const scores = ratedAs({ best: [9, 9], alike: [8, 7], going: [4.8, 4] })
    expect(judgeWeapons([best, alike, going], scores).get('going')).toMatchObject({
      ground: 'poor',
      proof: 'alike',
    })
  })

  it('say where the other one rates higher and where it rates the same', () => {
    const reasonFor = (pve: number) =>
      judgeWeapons([best, poor()], ratedAs({ best: [3.4, 8.1], poor: [pve, 2] })).get('poor')?.reason
    expect(reasonFor(3.4)).toContain(', which rates higher in PvP and the same in PvE (PvE 3.4, PvP 8.1).')
    expect(reasonFor(3)).toContain(', which rates higher (PvE 3.4, PvP 8.1).')
  })

  it('never keep rare gear for its roll', () => {
    const rare = makeWeapon(
      { instanceId: 'rare', rarity: 'rare' },
      { first: ['Outlaw'], second: ['Rampage'] },
    )
    const verdict = judgeWeapons([rare], ratedAs({ rare: [8, 8] })).get('rare')
    expect(verdict?.recommendation).toBe('review')
    expect(verdict?.reason).toContain('A legendary of its kind has a trait more.')
  })

  const blue = (more: Partial<Weapon> = {}) => {
    const rare = makeWeapon(
      { instanceId: 'rare', name: 'Azimuth DSu', rarity: 'rare', ...more },
      { first: ['Kill Clip'], second: [] },
    )
    return { ...rare, columns: rare.columns.filter(({ selectable }) => selectable.length > 0) }
  }
  const reasonForBlue = (legendary: Weapon, more: Partial<Weapon> = {}) =>
    judgeWeapons([legendary, blue(more)], ratedAs({ rare: [6.5, 7], best: [8, 8] })).get('rare')

  it('F-126 let rare gear go for a legendary of its slot, the nearest to it, whatever it rolled', () => {
    expect(reasonForBlue(best)).toMatchObject({
      recommendation: 'consider-dismantling',
      ground: 'outclassed',
      proof: 'best',
    })
    expect(reasonForBlue(best)?.reason).toMatch(
      /^The Test Cannon with .+ has every trait of this one and rates at least as high: PvE 8.0 against 6.5/,
    )
    expect(reasonForBlue({ ...best, name: 'The Cannon' })?.reason).toMatch(/^The Cannon with /)
    const others = makeWeapon({ instanceId: 'best' }, { first: ['Outlaw'], second: ['Rampage'] })
    expect(reasonForBlue(others)?.reason).toMatch(
      /^The Test Cannon with Outlaw and Rampage that you keep is legendary and rates at least as high/,
    )
    expect(reasonForBlue({ ...others, type: 'auto-rifle' })?.reason).toBe(
      'Below legendary a weapon has a trait less and takes no masterwork. For the kinetic slot you keep Test Cannon with Outlaw and Rampage (PvE 8.0, PvP 8.0).',
    )
    expect(reasonForBlue({ ...best, slot: 'energy' })).not.toHaveProperty('proof')
    const scores = ratedAs({ rare: [6.5, 7], best: [8, 8], near: [6, 6] })
    const near = { ...others, instanceId: 'near' }
    const far = { ...best, type: 'auto-rifle' as const }
    expect(judgeWeapons([far, near, blue()], scores).get('rare')).toMatchObject({ proof: 'near' })
  })

  it('F-126 let rare gear go that is locked, and say that it has to be unlocked; in use it stays', () => {
    expect(reasonForBlue(best, { locked: true })).toMatchObject({
      recommendation: 'consider-dismantling',
      protections: [],
      reason: expect.stringMatching(/ It is locked: unlock it in the game first\.$/),
    })
    expect(reasonForBlue(best, { loadouts: ['1:0'] })).toMatchObject({
      recommendation: 'review',
      protections: ['loadout'],
    })
  })

  it('F-126 hold rare gear back that is the strongest for its slot, until it is infused', () => {
    const strong = { ...best, power: 1800 }
    expect(reasonForBlue(strong, { power: 1800 })?.protections).toEqual([])
    expect(reasonForBlue(strong, { power: 1801 })).toMatchObject({
      recommendation: 'review',
      protections: ['power'],
      reason: expect.stringMatching(/ But nothing else for its slot has as much power: infuse it first\.$/),
    })
  })

  it('F-126 hold the only copy of a legendary back, and name the weapon that does its job', () => {
    const only = poor({ name: 'Other Cannon' })
    const verdict = judge([best, only]).get('poor')
    expect(verdict).toMatchObject({ recommendation: 'review', proof: 'best', protections: ['last'] })
    expect(verdict?.reason).toMatch(
      /You keep Test Cannon with Rapid Hit and Explosive Payload .*for the same job.* But it is your only copy\.$/,
    )
    const second = { ...only, instanceId: 'second', locked: true }
    expect(judge([best, second, only]).get('poor')).toMatchObject({
      recommendation: 'consider-dismantling',
    })
  })

  it('F-126 hold a tier 5 back where what stays is another weapon', () => {
    const other = { ...poor(), name: 'Other Cannon', tier: 5 as const }
    const first = { ...other, instanceId: 'first', locked: true }
    const scores = ratedAs({ best: [8, 8], first: [4.9, 1], poor: [3, 3] })
    const verdict = judgeWeapons([{ ...best, tier: 5 }, first, other], scores).get('poor')
    expect(verdict).toMatchObject({ proof: 'best', protections: ['top-tier'], recommendation: 'review' })
    expect(verdict?.reason).toContain('But it is tier 5, and what stays is another weapon.')
    expect(judge([{ ...best, tier: 5 }, poor({ tier: 5 })]).get('poor')?.protections).toEqual([])
  })

  it('F-126 hold a pair of good traits back that nothing else of its type, element and slot has', () => {
    const other = makeWeapon({ instanceId: 'other' }, { first: ['Outlaw'], second: ['Rampage'] })
    const scores = ratedAs({ best: [9, 9], other: [4.9, 2], third: [6.5, 2] })
    const rated = scores.get('other') as JudgedRating
    const good = new Map(scores).set('other', { ...rated, pve: { ...rated.pve, goodTraits: [[0], [0]] } })
    expect(judgeWeapons([best, other], scores).get('other')).toMatchObject({
      recommendation: 'consider-dismantling',
    })
    expect(judgeWeapons([best, other], good).get('other')).toMatchObject({
      recommendation: 'review',
      protections: ['pair'],
      reason: expect.stringContaining(
        'But nothing else of its type, element and slot that stays has Outlaw and Rampage.',
      ),
    })
    const third = (more: Partial<Weapon>) =>
      makeWeapon({ instanceId: 'third', name: 'Third', ...more }, { first: ['Rampage'], second: ['Outlaw'] })
    const protectionsBeside = (more: Partial<Weapon>) =>
      judgeWeapons([best, other, third(more)], good).get('other')?.protections
    expect(protectionsBeside({})).toEqual([])
    expect(protectionsBeside({ element: 'void' })).toEqual(['pair'])
  })

  it('never name a weapon of lower rarity as the reason, but the next that is as rare', () => {
    const rare = makeWeapon({ instanceId: 'blue', name: 'Azimuth DSu', rarity: 'rare' })
    const scores = ratedAs({ blue: [8, 8], best: [7, 7], poor: [3, 3] })
    const copy = poor({ name: 'Fatebringer', crafted: true, masterworked: true })
    expect(judgeWeapons([rare, copy], scores).get('poor')).not.toHaveProperty('proof')
    expect(judgeWeapons([rare, copy], scores).get('poor')?.reason).not.toContain('Azimuth')
    expect(judgeWeapons([rare, best, copy], scores).get('poor')).toMatchObject({ proof: 'best' })
  })

  it.each([
    ['crafted', { crafted: true }],
    ['masterworked', { masterworked: true }],
  ])('let only what rates better stand for a copy that was %s', (_, made) => {
    const proofFor = (pve: number, pvp: number) =>
      judgeWeapons(
        [best, poor({ name: 'Other Cannon', ...made })],
        ratedAs({ best: [6, 3], poor: [pve, pvp] }),
      ).get('poor')?.proof
    expect(proofFor(4.9, 4)).toBeUndefined()
    expect(proofFor(4.9, 3)).toBe('best')
  })

  it.each<[string, Partial<Weapon>]>([
    ['is equipped', { place: { in: 'character', characterId: '1', equipped: true } }],
    ['is in a loadout', { loadouts: ['1:0'] }],
  ])('keep a poor roll that %s where nothing stands in for it; unused it wants a look', (_, used) => {
    const adviceOn = (weapon: Weapon) => judge([weapon]).get('poor')?.recommendation
    expect([adviceOn(poor(used)), adviceOn(poor())]).toEqual(['keep', 'review'])
  })

  it('keep a poor roll that nothing stands in for', () => {
    const verdict = judge([best, poor({ name: 'Other Cannon', element: 'void' })]).get('poor')
    expect(verdict).toMatchObject({ recommendation: 'review' })
    expect(verdict).not.toHaveProperty('proof')
  })

  it('do not let an edition that is less stand for one that is more', () => {
    const adept = { ...best, instanceId: 'adept', name: 'Test Cannon (Adept)' }
    expect(judge([adept, lesser]).get('lesser')).toMatchObject({ ground: 'dominated', proof: 'adept' })
    const lesserAdept = { ...lesser, name: 'Test Cannon (Adept)' }
    expect(judge([best, lesserAdept]).get('lesser')).not.toHaveProperty('ground')
  })

  it('do not give up a wish that the other copy does not meet', () => {
    const ratings = ratedAs({ best: [9, 9], lesser: [8, 8] })
    const wished = new Map(ratings).set('lesser', {
      ...(ratings.get('lesser') as JudgedRating),
      wish: 'match',
    })
    expect(judgeWeapons([best, lesser], ratings).get('lesser')).toMatchObject({ ground: 'dominated' })
    expect(judgeWeapons([best, lesser], wished).get('lesser')).toMatchObject({ recommendation: 'keep' })
  })

  it('know nothing against a copy whose perks are unknown', () => {
    const unknown = makeWeapon({ instanceId: 'unknown' }, { first: ['Unheard-of'], second: ['Unseen'] })
    expect(judge([best, unknown]).get('unknown')).toMatchObject({ recommendation: 'review' })
  })

  it('review what is good and was never used', () => {
    const idle = { ...lesser, kills: 0 }
    expect(judgeWeapons([idle], ratedAs({ lesser: [6.5, 2] })).get('lesser')).toMatchObject({
      recommendation: 'review',
      ground: 'unused',
    })
  })

  const guards: Readonly<Partial<Record<Protection, Partial<Weapon>>>> = {
    equipped: { place: { in: 'character', characterId: '1', equipped: true } },
    loadout: { loadouts: ['1:0'] },
    recent: { usedAt: '2026-07-25T00:00:00Z' },
    kills: { kills: 1000 },
    crafted: { crafted: true },
    pattern: { deepsight: true },
    masterworked: { masterworked: true },
    locked: { locked: true },
  }
  it.each(Object.entries(guards))('never advise against what is protected: %s', (protection, overrides) => {
    const verdict = judge([best, poor(overrides)]).get('poor')
    expect(verdict).toMatchObject({ recommendation: 'review', protections: [protection], ground: 'poor' })
    expect(verdict?.reason).toContain(PROTECTIONS[protection as Protection])
  })

  it('never advise against a higher gear tier than that of what stays, and say so', () => {
    const verdict = judge([{ ...best, tier: 4 }, poor({ tier: 5 })]).get('poor')
    expect(verdict).toMatchObject({ recommendation: 'review', protections: ['tier'], ground: 'poor' })
    expect(verdict?.reason).toMatch(/ But its gear tier is higher \(5 against 4\)\.$/)
    for (const tier of [5, 4] as const)
      expect(judge([{ ...best, tier: 5 }, poor({ tier })]).get('poor')?.protections).toEqual([])
    expect(judge([best, poor({ tier: 1 })]).get('poor')?.protections).toEqual([])
  })

  it('do not count what the other copy has as well', () => {
    const made = { masterworked: true, crafted: true, level: 12 }
    expect(judge([{ ...best, ...made }, poor({ ...made, level: 11 })]).get('poor')).toMatchObject({
      recommendation: 'consider-dismantling',
      protections: [],
    })
    expect(judge([{ ...best, ...made }, poor({ ...made, level: 13 })]).get('poor')).toMatchObject({
      protections: ['crafted'],
    })
  })

  it('say of what was crafted or masterworked that the copy that stays is so too, or to which level it is not', () => {
    const made = { masterworked: true, crafted: true, level: 12 }
    const reasonFor = (level: number, name = 'Test Cannon') =>
      judge([{ ...best, ...made }, poor({ ...made, level, name })]).get('poor')?.reason
    expect(reasonFor(11)).toMatch(/ The copy that stays is crafted to level 12 and masterworked as well\.$/)
    expect(reasonFor(11, 'Other Cannon')).toContain(
      ' Test Cannon is crafted to level 12 and masterworked as well.',
    )
    expect(reasonFor(13)).toMatch(/ But it was crafted to a higher level \(13 against 12\)\.$/)
    expect(judge([best, poor({ crafted: true })]).get('poor')?.reason).toMatch(/ But it was crafted\.$/)
  })

  it('forget what was used long ago', () => {
    const verdict = judge([best, poor({ usedAt: '2026-07-01T00:00:00Z' })]).get('poor')
    expect(verdict?.protections).toEqual([])
  })
})

describe('the player’s marks', () => {
  const middle = makeWeapon(
    { instanceId: 'middle', power: 1 },
    { first: ['Rapid Hit'], second: ['Explosive Payload', 'Kill Clip'] },
  )
  it('take a copy that is marked to go out of every proof', () => {
    const proofOf = (marks: JudgeOptions['marks']) =>
      judge([best, middle, lesser], { ...(marks ? { marks } : {}) }).get('lesser')?.proof
    expect(proofOf(undefined)).toBe('middle')
    expect(proofOf(new Map([['middle', 'dismantle']]))).toBe('best')
    expect(
      proofOf(
        new Map([
          ['middle', 'dismantle'],
          ['best', 'dismantle'],
        ]),
      ),
    ).toBeUndefined()
  })

  it('keep what is marked to be kept, and let it prove others', () => {
    const verdicts = judge([best, lesser, poor()], { marks: new Map([['lesser', 'keep']]) })
    expect(verdicts.get('lesser')).toMatchObject({ recommendation: 'keep', ground: 'dominated' })
    expect(verdicts.get('lesser')?.reason).toMatch(/^You decided to keep it\./)
  })

  it('say what would be lost with a copy that is marked to go', () => {
    expect(judge([best], { marks: new Map([['best', 'dismantle']]) }).get('best')).toMatchObject({
      recommendation: 'keep',
    })
  })
})

describe('exotics', () => {
  const exotic = (instanceId: string, changes: Partial<Weapon> = {}) =>
    makeWeapon({ instanceId, name: 'Gjallarhorn', rarity: 'exotic', ...changes }, poorRoll)

  it('with fixed perks that are used are kept for that, others with a word of the collections', () => {
    const reasonOf = (changes: Partial<Weapon>) =>
      judge([exotic('1', { inCollections: true, ...changes })]).get('1')?.reason
    expect(reasonOf({ kills: 1_000, loadouts: ['1:0'] })).toMatch(
      /\(7\.8\)\. A loadout uses it and you have used it much\.$/,
    )
    expect(reasonOf({})).toMatch(/\(7\.8\)\. Your collections could give it back\.$/)
  })

  it('with fixed perks are kept, and never called poor', () => {
    const [verdict, rating] = [judge([exotic('1')]).get('1'), rateRoll(exotic('1'))]
    expect(rating).toMatchObject({ tier: 'God-Tier', fixed: true, pve: { tier: 'God-Tier' } })
    expect(verdict).toMatchObject({ recommendation: 'keep' })
    expect(verdict?.reason).toBe(
      'Its traits are the same on every copy, so it is rated by what it is used for: God-Tier in PvE (9.0), Excellent in PvP (7.8).',
    )
  })

  it('go as a second copy only where collections can give them back, which is said', () => {
    const catalyst = { hash: 1, name: 'Catalyst', complete: true }
    const first = exotic('1', { catalyst })
    const verdict = (second: Weapon) => judge([first, second]).get('2')
    expect(verdict(exotic('2', { inCollections: true }))).toMatchObject({
      recommendation: 'consider-dismantling',
      ground: 'dominated',
      proof: '1',
      reason:
        'Every copy of it has the same traits, and another one stays. Your collections can give it back.',
    })
    expect(verdict(exotic('2'))).toMatchObject({
      recommendation: 'review',
      reason: expect.stringContaining('Your collections cannot give it back.'),
    })
    expect(
      judge([strongest, { ...first, power: 1700 }, exotic('2', { power: 1710 })]).get('2')?.reason,
    ).toMatch(
      /another one \(power 1,700\) stays because its catalyst is finished\. This copy, which could go, is ahead in power/,
    )
  })

  it('with random traits are rated like other rolls, and the last copy stays', () => {
    const hawkmoon = exotic('1', { name: 'Hawkmoon' })
    expect(rateRoll(hawkmoon)).not.toHaveProperty('fixed')
    expect(judge([best, hawkmoon]).get('1')).toMatchObject({ recommendation: 'review' })
    const better = makeWeapon(
      { instanceId: '2', name: 'Hawkmoon', rarity: 'exotic' },
      { first: ['Rapid Hit'], second: ['Kill Clip'] },
    )
    expect(judge([better, hawkmoon]).get('1')).toMatchObject({
      recommendation: 'consider-dismantling',
      proof: '2',
    })
  })
})

describe('for one activity alone', () => {
  const ratings = ratedAs({ best: [9, 3], lesser: [7, 7], other: [3, 7], sharp: [3, 9] })
  const vault = [
    best,
    lesser,
    makeWeapon({ instanceId: 'other' }, { first: ['Outlaw'], second: ['Rangefinder'] }),
    makeWeapon({ instanceId: 'sharp' }, { first: ['Outlaw'], second: ['Opening Shot'] }),
  ]
  const adviceFor = (mode: 'both' | 'pve' | 'pvp') => {
    const verdicts = judgeWeapons(vault, ratings, { mode })
    return Object.fromEntries(vault.map(({ instanceId: id }) => [id, verdicts.get(id)?.recommendation]))
  }

  it('only that activity counts, but nothing goes that is better at the other', () => {
    expect(adviceFor('both')).toEqual({ best: 'keep', lesser: 'review', other: 'review', sharp: 'keep' })
    expect(adviceFor('pve')).toEqual({
      best: 'keep',
      lesser: 'review',
      other: 'consider-dismantling',
      sharp: 'review',
    })
    expect(judgeWeapons(vault, ratings, { mode: 'pve' }).get('other')?.proof).toBe('sharp')
  })
})

describe('the clean-up order', () => {
  it('F-138 works through dominated, duplicate, outclassed, poor, then what is protected or unused, then the rest', () => {
    const vault = [
      best,
      lesser,
      { ...lesser, instanceId: 'duplicate', kills: 5 },
      makeWeapon({ instanceId: 'blue', rarity: 'rare', name: 'Azimuth DSu' }, poorRoll),
      poor(),
      poor({ instanceId: 'locked', locked: true }),
      makeWeapon({ instanceId: 'unused', kills: 0 }, { first: ['Outlaw'], second: ['Rampage'] }),
    ]
    const scores = ratedAs({
      best: [9, 9],
      lesser: [8, 8],
      duplicate: [8, 8],
      blue: [2, 2],
      poor: [2, 2],
      locked: [1, 1],
      unused: [6.5, 2],
    })
    const verdicts = judgeWeapons(vault, scores)
    const godRollScores = new Map([...scores].map(([id, { pve }]) => [id, { godRollScore: pve.score }]))
    const order = vault.toSorted(compareForCleanup({ verdicts, ratings: godRollScores }))
    expect(order.map(({ instanceId }) => instanceId)).toEqual([
      'lesser',
      'duplicate',
      'blue',
      'poor',
      'locked',
      'unused',
      'best',
    ])
  })
})
