// @vitest-environment node
import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { TYPE_WORDS } from '@ai-vault/game/builds/request/vocabulary.ts'
import { makeColumn } from '@ai-vault/game/test-support/make-items.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeRating, makeVerdict, makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { kindOfReply, replyDelay, replyTo } from './reply.ts'
import { readQuestion, searchSaved } from './saved-search.ts'

const vault = ['Rose', 'Thorn', 'Gjallarhorn', 'Rosewater Relic', 'Rose of Arc'].map((name, at) =>
  makeWeaponItem({ name, instanceId: `691752900000000000${at}`, typeName: 'Hand Cannon' }),
)

const shownFor = (...asked: Parameters<typeof replyTo>) => replyTo(...asked).content
const namesFor = (question: string, items: readonly InventoryItem[]) =>
  searchSaved(readQuestion(question), items)?.map(({ item }) => item.name)

describe('the offline assistant’s replies', () => {
  it.each([
    ['Give me a BUILD', 'builds'],
    ['best loadout?', 'builds'],
    ['Help', 'features'],
    ['so, What can you do here', 'features'],
    ['help me with a build', 'builds'],
    ['Rose', 'echo'],
  ])('F-249 F-250 F-251 %s gets %s', (input, kind) => {
    expect(kindOfReply(input)).toBe(kind)
  })

  it('F-249 lists builds, and what the saved vault holds of them comes first', () => {
    const reply = shownFor('build', vault)
    const lines = reply.split('\n').filter((line) => line.startsWith('- '))
    expect(lines.length).toBeGreaterThan(3)
    expect(lines[0]).toContain('Gjallarhorn (yours)')
    expect(shownFor('build', undefined)).not.toContain('(yours)')
  })

  it('what matches and has no roll to rate is told, instead of nothing', () => {
    const exotic = makeWeaponItem({ name: 'Ace of Spades', typeName: 'Hand Cannon' })
    const alone = shownFor('Which of my hand cannons has the best roll?', [exotic])
    expect(alone).toContain('1 item of your saved vault matches, but has no roll to rate:')
    expect(alone).toContain('Ace of Spades')
    const rated = makeWeaponItem({ name: 'Rose', typeName: 'Hand Cannon' }, { rating: makeRating('Good', 6) })
    const both = shownFor('Which of my hand cannons has the best roll?', [exotic, rated])
    expect(both).toContain('The best of 1 rated item of your saved vault that matches:')
    expect(both).toContain('1 more has no roll to rate, so it is not compared.')
    expect(shownFor('ace of spades', [exotic])).toContain('1 item of your saved vault matches:')
  })

  it('F-251 echoes what was said, followed by at most three local hits', () => {
    expect(replyTo('rose', vault).echo).toBe('You said: rose')
    const reply = shownFor('rose', vault)
    expect(reply).not.toContain('You said')
    expect(reply).toContain('2 items of your saved vault match:')
    expect(reply.match(/\/forge\//g)).toHaveLength(2)
    expect(shownFor('hand cannon', vault).match(/\/forge\//g)).toHaveLength(3)
    expect(shownFor('zzz', vault)).toContain('Nothing in your saved vault matches.')
    expect(shownFor('rose', undefined)).toContain('not saved on this device yet')
  })

  it('F-251 names a copy by the traits that are on, and those that its score rests on to be switched on', () => {
    const columns = [makeColumn('trait', 3, 'Outlaw', 'Kill Clip')]
    const rated = makeRating('Good', 6)
    const pvp = { ...rated.pvp, score: 7, bestTraits: [1] }
    const rose = makeWeaponItem({ name: 'Rose', columns }, { rating: { ...rated, pvp } })
    expect(shownFor('rose', [rose])).toMatch(/6\.0 of 10.*, Outlaw$/m)
    expect(shownFor('best rose for pvp', [rose])).toMatch(
      /7\.0 of 10 in PvP.*, Outlaw \\\(switch to Kill Clip first\\\)$/m,
    )
  })

  it('F-251 finds whole words, by name before type and perk', () => {
    expect(namesFor('rose', vault)).toEqual(['Rose', 'Rose of Arc'])
    expect(namesFor('do I have a rose?', vault)).toEqual(['Rose', 'Rose of Arc'])
    expect(namesFor('hand cannons', vault)).toHaveLength(5)
    expect(namesFor('is my Thorn any fun in a strike', vault)).toEqual(['Thorn'])
    expect(namesFor('thor', vault)).toEqual([])
  })

  it.each(TYPE_WORDS)('F-251 "%s" means %s here as it does for Sentinel', (word, type) => {
    expect(readQuestion(`best ${word}`).type).toBe(type)
    expect(readQuestion(`What are my best ${word}s for PvP?`).type).toBe(type)
  })

  it('F-251 a type is the type, not a word of a name', () => {
    const types = [
      makeWeaponItem({ name: 'Tractor Cannon', instanceId: '1', type: 'shotgun', typeName: 'Shotgun' }),
      makeWeaponItem({
        name: 'Caliban’s Hand',
        instanceId: '2',
        type: 'hand-cannon',
        typeName: 'Hand Cannon',
      }),
      makeWeaponItem({ name: 'Handheld', instanceId: '3', type: 'sidearm', typeName: 'Sidearm' }),
    ]
    expect(namesFor('hand cannon', types)).toEqual(['Caliban’s Hand'])
    expect(namesFor('shotguns', types)).toEqual(['Tractor Cannon'])
    expect(namesFor('best smg', types)).toEqual([])
  })

  it('F-251 the best of a type come by their saved rating, for the activity that is named', () => {
    const sided = makeRating('Good', 7)
    const rated = [
      makeWeaponItem({ name: 'Low', instanceId: '1' }, { rating: makeRating('Poor', 4.2) }),
      makeWeaponItem({ name: 'High', instanceId: '2' }, { rating: makeRating('God-Tier', 9.1) }),
      makeWeaponItem(
        { name: 'Duelist', instanceId: '3' },
        { rating: { ...sided, pvp: { tier: 'God-Tier', score: 9.6 } } },
      ),
      makeWeaponItem({ name: 'Unrated', instanceId: '4' }),
    ]
    expect(namesFor('What is my best hand cannon?', rated)).toEqual(['High', 'Duelist', 'Low'])
    expect(namesFor('best hand cannon for pvp', rated)?.[0]).toBe('Duelist')
    expect(shownFor('best hand cannon', rated)).toContain('[High](/forge/2), Hand Cannon: 9.1 of 10')
  })

  it('F-251 what can go is what the saved advice lets go, in the order of the clean-up', () => {
    const goes = (ground: 'poor' | 'dominated') =>
      makeVerdict({ recommendation: 'consider-dismantling', ground, reason: `It is ${ground}.` })
    const judged = [
      makeWeaponItem({ name: 'Kept', instanceId: '1' }, { verdict: makeVerdict({ recommendation: 'keep' }) }),
      makeWeaponItem({ name: 'Weak', instanceId: '2' }, { verdict: goes('poor') }),
      makeWeaponItem({ name: 'Beaten', instanceId: '3' }, { verdict: goes('dominated') }),
    ]
    for (const question of ['My vault is full, what can go?', 'what should I dismantle', 'dismantle']) {
      expect(namesFor(question, judged)).toEqual(['Beaten', 'Weak'])
    }
    expect(shownFor('what can go?', judged)).toContain(
      '2 weapons of your saved vault could go; the clean-up starts with:\n\n- [Beaten](/forge/3): Consider dismantling. It is dominated.',
    )
    expect(shownFor('Should I dismantle Kept?', judged)).toContain('[Kept](/forge/1): Keep. ')
  })

  it('F-251 says what it cannot do instead of matching everyday words', () => {
    const beyond = 'I can only search your saved vault offline; ask Sentinel for that.'
    expect(shownFor('what should I do?', vault)).toContain(beyond)
    expect(shownFor('which of these?', vault)).toContain(beyond)
    expect(shownFor('what should I do this week?', vault)).toContain('ask Sentinel for anything else')
  })

  it('F-251 a follow-up is beyond it, and it says so instead of searching for its words', () => {
    const steps = [...vault, makeWeaponItem({ name: 'The Second, Quest Step', instanceId: '9' })]
    for (const question of ['the second one, why?', 'Why?', 'and why', 'what about the last one']) {
      expect(shownFor(question, steps), question).toContain('Offline I keep nothing of what was said before')
    }
    expect(namesFor('do I have The Second, Quest Step', steps)).toEqual(['The Second, Quest Step'])
  })

  it('F-251 copies of one weapon are told apart by score, advice and traits, and the rest is counted', () => {
    const trait = (name: string) => {
      const plug = { hash: 1, name, description: '', enhanced: false }
      return { kind: 'trait' as const, socketIndex: 3, active: plug, selectable: [plug] }
    }
    const copies = ['Kill Clip', 'Rampage', 'Frenzy', 'Outlaw', 'Shoot to Loot'].map((name, at) =>
      makeWeaponItem(
        { name: 'Rose', instanceId: `${at}`, columns: [trait(name)] },
        {
          rating: makeRating('Good', 6 + at / 10),
          verdict: makeVerdict({ recommendation: at === 4 ? 'consider-dismantling' : 'keep' }),
        },
      ),
    )
    const reply = shownFor('Tell me about my Rose', copies)
    const lines = reply.split('\n').filter((line) => line.startsWith('- '))
    expect(new Set(lines).size).toBe(3)
    expect(lines[0]).toMatch(/Hand Cannon: 6\.4 of 10, consider dismantling, Shoot to Loot$/)
    expect(reply).toContain('5 items of your saved vault match:')
    expect(reply).toContain('2 more in the armory.')
  })

  it('the clean-up starts here with the same weapon as on every other screen: no roll comes after a poor one', () => {
    const goes = makeVerdict({ recommendation: 'consider-dismantling', ground: 'dominated' })
    const judged = [
      makeWeaponItem({ name: 'Fixed', instanceId: '1' }, { verdict: goes }),
      makeWeaponItem({ name: 'Poor', instanceId: '2' }, { verdict: goes, rating: makeRating('Poor', 2) }),
    ]
    expect(namesFor('what can go?', judged)).toEqual(['Poor', 'Fixed'])
  })

  it('F-251 an echo is what was typed, and stays out of the text that is drawn with marks', () => {
    const typed = '[x](/forge/1) **b** # h'
    expect(replyTo(typed, vault).echo).toBe(`You said: ${typed}`)
    expect(shownFor(typed, vault)).not.toContain('/forge/1')
  })

  it('F-251 god rolls are those that the armory rates so, counted and the best first', () => {
    const rated = [
      makeWeaponItem({ name: 'Fine', instanceId: '1' }, { rating: makeRating('Excellent', 8.9) }),
      makeWeaponItem({ name: 'Great', instanceId: '2' }, { rating: makeRating('God-Tier', 9.2) }),
      makeWeaponItem({ name: 'Greatest', instanceId: '3' }, { rating: makeRating('God-Tier', 9.7) }),
    ]
    expect(namesFor('How many god rolls do I have?', rated)).toEqual(['Greatest', 'Great'])
    expect(shownFor('How many god rolls do I have?', rated)).toMatch(
      /^2 weapons of your saved vault .*god rolls/,
    )
    expect(namesFor('show my god roll hand cannons', rated)).toEqual(['Greatest', 'Great'])
    expect(shownFor('any god-tier shotguns?', rated)).toBe(
      'Nothing in your saved vault that matches is a god roll.',
    )
    expect(namesFor('Is my Fine a god roll?', rated)).toEqual(['Fine'])
  })

  it('what is marked to go comes after what is still to decide, and is counted; what is kept has left', () => {
    const goes = (name: string, instanceId: string, score: number) =>
      makeWeaponItem(
        { name, instanceId },
        {
          rating: makeRating('Poor', score),
          verdict: makeVerdict({ recommendation: 'consider-dismantling', ground: 'poor' }),
        },
      )
    const judged = [goes('Marked', '1', 1), goes('Open', '2', 2), goes('Later', '3', 3), goes('Kept', '4', 1)]
    const decided = new Map([
      ['1', 'dismantle'],
      ['4', 'keep'],
    ] as const)
    const reply = shownFor('What can I dismantle?', judged, decided)
    expect(reply).toMatch(
      /^3 weapons of your saved vault could go, 1 of them marked to go; next in the clean-up:/,
    )
    expect([...reply.matchAll(/^- \[([^\]]+)\]/gm)].map(([, name]) => name)).toEqual([
      'Open',
      'Later',
      'Marked',
    ])
    const all = new Map(judged.map(({ item }) => [item.instanceId, 'dismantle'] as const))
    expect(shownFor('What can I dismantle?', judged, all)).toContain(
      'could go, 4 of them marked to go. What is left is to dismantle them in the game:',
    )
    const later = new Map([...all, ['3', 'review'] as const])
    expect(shownFor('What can I dismantle?', judged, later)).toContain(
      '3 of them marked to go and 1 to review again. What is left is to review 1 of them again and',
    )
  })

  it('F-248 waits from 1000 to 3000 ms, whatever the chance', () => {
    expect([replyDelay(() => 0), replyDelay(() => 1)]).toEqual([1_000, 3_000])
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
        const delay = replyDelay(() => chance)
        expect(delay).toBeGreaterThanOrEqual(1_000)
        expect(delay).toBeLessThanOrEqual(3_000)
      }),
    )
  })
})
