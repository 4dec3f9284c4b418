import { describe, expect, it } from 'vitest'
import { activityFromText, inputFromText, playstyleFromText, type RatingContext } from './context.ts'
import { rateRoll } from './rating/rate.ts'
import { describeRoll } from './roll.ts'

const rate = (weaponType: string, perks: readonly string[], context: RatingContext = {}) =>
  rateRoll(describeRoll({ weaponName: 'X', weaponType, perks }), context)

describe('what a request says about activity, playstyle and input', () => {
  it.each([
    ['PvE', 'pve'],
    ['Raid', 'pve'],
    ['PvP', 'pvp'],
    ['Trials of Osiris', 'pvp'],
    ['GM', 'endgame'],
    ['Grandmaster Nightfall', 'endgame'],
    ['', undefined],
  ])('F-135 reads the activity "%s"', (text, activity) => {
    expect(activityFromText(text)).toBe(activity)
  })

  it('F-135 reads the default playstyle Balanced and changes nothing for it', () => {
    expect(playstyleFromText('Balanced')).toBe('balanced')
    const perks = ['Threat Detector', 'Surrounded']
    expect(rate('Shotgun', perks, { playstyle: 'balanced' })).toEqual(rate('Shotgun', perks))
  })

  it('reads input devices', () => {
    expect(inputFromText('MnK')).toBe('mnk')
    expect(inputFromText('Controller')).toBe('controller')
    expect(inputFromText('dance mat')).toBeUndefined()
  })
})

describe('what context does to a rating', () => {
  it('speaks of the activity asked for', () => {
    const perks = ['Opening Shot', 'Snapshot Sights']
    expect(rate('Sniper Rifle', perks, { activity: 'pve' })).toMatchObject({ activity: 'pve' })
    expect(rate('Sniper Rifle', perks, { activity: 'endgame' })).toMatchObject({ activity: 'pve' })
    expect(rate('Sniper Rifle', perks, { activity: 'pvp' })).toMatchObject({ activity: 'pvp' })
  })

  it('values close quarters less and survival more in endgame', () => {
    const close = ['Surrounded', 'Threat Detector']
    expect(rate('Shotgun', close, { activity: 'endgame' }).pve.score).toBeLessThan(
      rate('Shotgun', close).pve.score ?? 0,
    )
    const heal = ['Heal Clip', 'Rapid Hit']
    expect(rate('Hand Cannon', heal, { activity: 'endgame' }).pve.score).toBeGreaterThan(
      rate('Hand Cannon', heal).pve.score ?? 0,
    )
  })

  it('lets a playstyle prefer what it lives on', () => {
    const perks = ['Demolitionist', 'Wellspring']
    const [abilities, plain] = [
      rate('Auto Rifle', perks, { playstyle: 'abilities' }),
      rate('Auto Rifle', perks),
    ]
    expect(abilities.pve.score).toBeGreaterThan(plain.pve.score ?? 0)
  })

  it('lets a controller want stability more than a mouse does', () => {
    const perks = ['Polygonal Rifling', 'Zen Moment']
    const [controller, mouse] = (['controller', 'mnk'] as const).map((input) =>
      rate('Pulse Rifle', perks, { input }),
    )
    expect(controller?.pvp.score).toBeGreaterThan(mouse?.pvp.score ?? 0)
  })

  it('F-282 lets what the player plays decide which side the headline speaks of', () => {
    const perks = ['Kill Clip', 'Rapid Hit', 'Smallbore', 'Accurized Rounds']
    const rating = rate('Hand Cannon', perks)
    expect(Math.abs((rating.pve.score ?? 0) - (rating.pvp.score ?? 0))).toBeLessThan(2)
    expect(rate('Hand Cannon', perks, { weights: { pve: 1, pvp: 19 } }).activity).toBe('pvp')
    expect(rate('Hand Cannon', perks, { weights: { pve: 19, pvp: 1 } }).activity).toBe('pve')
    expect(rate('Hand Cannon', perks, { weights: { pve: 0, pvp: 0 } }).activity).toBe(rating.activity)
  })
})
