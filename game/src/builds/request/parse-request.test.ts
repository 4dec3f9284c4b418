import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectNoSlowText } from '../../test-support/slow-texts.ts'
import { focusOf } from '../activities.ts'
import type { NamedItem } from './constraints.ts'
import { parseRequest } from './parse-request.ts'

const EXOTICS: readonly NamedItem[] = [
  { name: "Gyrfalcon's Hauberk", hash: 11, kind: 'armor', owned: true },
  { name: 'Gjallarhorn', hash: 12, kind: 'weapon', owned: true },
  { name: 'Le Monarque', hash: 13, kind: 'weapon', owned: false },
  { name: 'Overload Oath', hash: 14, kind: 'weapon', owned: true },
  { name: 'Celestial Nighthawk', hash: 15, kind: 'armor', owned: true },
  { name: 'Sunbracers', hash: 17, kind: 'armor', classType: 'warlock', owned: true },
  { name: 'No Time to Explain', hash: 16, kind: 'weapon', owned: true },
]
const ITEMS: readonly NamedItem[] = [
  { name: 'Falling Guillotine', hash: 31, kind: 'weapon', slot: 'power', owned: true },
  { name: 'Fatebringer', hash: 32, kind: 'weapon', slot: 'kinetic', owned: true },
  { name: 'The Palindrome', hash: 33, kind: 'weapon', slot: 'energy', owned: true },
  { name: 'Something New', hash: 34, kind: 'weapon', slot: 'kinetic', owned: true },
  { name: 'Trust', hash: 35, kind: 'weapon', slot: 'energy', owned: true },
  { name: 'Solar Greaves', hash: 36, kind: 'armor', slot: 'legs', classType: 'titan', owned: true },
]
const ABILITIES = [
  { name: 'Consecration', hash: 41 },
  { name: 'Threadling Grenade', hash: 42 },
  { name: 'Facet of Hope', hash: 43 },
]
const parse = (text: string, without: readonly string[] = []) =>
  parseRequest(text, { exotics: EXOTICS, items: ITEMS, abilities: ABILITIES, without })

describe('what players call their wishes', () => {
  it.each([
    'a titan that never dies',
    "a titan who can't be killed",
    "titan, don't die",
    'tanky titan',
    'unkillable titan',
    'titan that is hard to kill',
  ])('F-289 “%s” asks to survive', (text) => {
    const { constraints, notUsed } = parse(text)
    expect(constraints).toMatchObject({ role: 'survival', classType: 'titan' })
    expect(notUsed).toEqual([])
  })

  it.each(['grenade spam', 'spamming grenades', 'endless grenades', 'spam my grenades'])(
    'F-289 “%s” asks for the stat that brings grenades back',
    (text) => {
      expect(parse(text)).toMatchObject({ constraints: { stats: { grenade: 100 } }, notUsed: [] })
    },
  )

  it('F-289 a part of a kit is asked for by its name, whatever else its words mean', () => {
    expect(parse('Consecration titan with threadling grenades')).toMatchObject({
      constraints: { abilities: [{ name: 'Threadling Grenade' }, { name: 'Consecration' }], keywords: [] },
      notUsed: [],
    })
  })

  it('F-289 a part of a kit can be ruled out, and taken out of the request again', () => {
    expect(parse('titan without consecration or Facet of Hope').constraints).toMatchObject({
      abilities: [],
      avoidAbilities: ['Consecration', 'Facet of Hope'],
    })
    expect(parse('no consecration', ['avoid:consecration']).constraints.avoidAbilities).toEqual([])
  })

  it('F-289 what the game makes or spreads is a wish, be it one or many', () => {
    expect(parse('threadlings warlock').constraints.keywords).toEqual(['threadling'])
    expect(parse('a build that ignites and blinds').constraints.effects).toEqual(['blind', 'ignite'])
  })

  it.each([
    ['slar warlok', { classType: 'warlock', element: 'solar' }],
    ['huntr with prismattic', { classType: 'hunter', element: 'prismatic' }],
    ['gunslingr', { classType: 'hunter', element: 'solar' }],
    ['wel of radiance', { superName: 'Well of Radiance' }],
    ['thundercrsh', { superName: 'Thundercrash' }],
    ['no stasi', { avoidElements: ['stasis'] }],
  ])('F-289 “%s” is read as it was meant', (text, constraints) => {
    const read = parse(text)
    expect(read.constraints).toMatchObject(constraints)
    expect(read.notUsed).toEqual([])
  })

  it.each(['strike', 'stand still', 'soar', 'hunger', 'arc stuff'])(
    'F-289 “%s” is no letter wrong',
    (text) => {
      const { classType, superName, element } = parse(text).constraints
      expect([classType, superName, element]).toEqual([
        undefined,
        undefined,
        text.startsWith('arc') ? 'arc' : undefined,
      ])
    },
  )

  it('F-289 what was not read is named to whoever judges the build', () => {
    expect(parse('titan with a wobbling flange').constraints.unread).toEqual(['wobbling', 'flange'])
  })

  it('F-289 no exotics from two names rules out these two, and asks for neither', () => {
    expect(parse('no exotics from Gjallarhorn or Le Monarque').constraints).toMatchObject({
      avoidItems: [{ name: 'Gjallarhorn' }, { name: 'Le Monarque' }],
      avoidExotics: [],
      exotics: [],
    })
  })

  it('F-289 no exotics from a raid leaves every exotic out, and says why', () => {
    expect(parse('no exotics from raids or dungeons')).toMatchObject({
      constraints: {
        avoidExotics: ['weapon', 'armor'],
        contradictions: [
          'Where an exotic came from is not told: every exotic is left out, not only those from raids or dungeons.',
        ],
      },
      notUsed: [],
    })
  })
})

it.each(['healer of my fireteam', 'healer for the team', 'a healer in our squad', 'support my group'])(
  'F-291 whom a build is for is no wish of its own: "%s" is understood whole',
  (text) => {
    const { constraints, notUsed } = parse(text)
    expect(constraints.role).toBe('support')
    expect(notUsed).toEqual([])
  },
)

describe('a weapon type with a letter wrong', () => {
  it.each([
    ['hand canon', 'hand-cannon'],
    ['a Hand Canons build', 'hand-cannon'],
    ['auto rifel', 'auto-rifle'],
    ['shotgunn', 'shotgun'],
    ['snipper', 'sniper-rifle'],
    ['two glaves', 'glaive'],
    ['lineer fuson rifle', 'linear-fusion-rifle'],
  ])('F-289 "%s" is read', (text, type) => {
    const { constraints, notUsed } = parse(text)
    expect(constraints.types).toEqual([type])
    expect(notUsed.filter((word) => word !== 'two')).toEqual([])
  })

  it('F-289 is read with its element, and where it is ruled out', () => {
    expect(parse('void hand canon').constraints).toMatchObject({
      types: ['hand-cannon'],
      weaponElements: ['void'],
    })
    expect(parse('void hunter, no snipperrs, no hand canons').constraints.avoidTypes).toEqual(['hand-cannon'])
  })

  it.each(['trade', 'cannot', 'pocket', 'swod', 'shotgunner', 'canon'])('F-289 "%s" is no type', (text) => {
    expect(parse(text).constraints.types).toEqual([])
  })

  it('F-289 the name of an item stays a name', () => {
    const named = { name: 'Swordy', hash: 51, kind: 'weapon', owned: true } as const
    const { constraints } = parseRequest('with Swordy', { items: [named] })
    expect(constraints).toMatchObject({ types: [], items: [named] })
  })
})

describe('what a request asks for', () => {
  it('F-289 nothing is asked by nothing', () => {
    expect(parse('')).toEqual({
      constraints: expect.objectContaining({ exotics: [], champions: [], stats: {}, avoidTypes: [] }),
      understood: [],
      notUsed: [],
    })
  })

  it('F-289 the default prompt sets nothing and leaves nothing over', () => {
    for (const activity of ['Grandmaster Nightfall', 'Raid', 'PvP', 'Dungeon', 'General PvE']) {
      const beside = { exotics: EXOTICS, activity: focusOf(activity) }
      expect(parseRequest(`Create a ${activity} build`, beside)).toMatchObject({
        understood: [],
        notUsed: [],
      })
    }
  })

  it.each([
    ['Solar warlock for a raid with lots of grenades', 'Raid'],
    ['Void hunter for a dungeon', 'Dungeon'],
    ['Titan build for Trials of Osiris', 'PvP'],
    ['something for crucible', 'PvP'],
    ['easy strikes', 'General PvE'],
    ['titan for onslaught', 'General PvE'],
    ['a GM build', 'Grandmaster Nightfall'],
  ])('F-290 the activity that “%s” names is %s, whatever is chosen beside it', (text, name) => {
    const other = name === 'Raid' ? 'dungeon' : 'raid'
    const { constraints, understood, notUsed } = parseRequest(text, { activity: other })
    expect(constraints.activity).toBe(focusOf(name))
    expect(understood).toContainEqual({
      id: `activity:${focusOf(name)}`,
      kind: 'Activity',
      value: name,
    })
    expect(notUsed.filter((word) => /osiris|raid|trials|dungeon|strike/.test(word))).toEqual([])
    const taken = parseRequest(text, { activity: other, without: [`activity:${focusOf(name)}`] })
    expect(taken.constraints.activity).toBeUndefined()
  })

  it('a second activity is said to be left over', () => {
    expect(parseRequest('a raid or a dungeon', { activity: 'pvp' })).toMatchObject({
      constraints: { activity: 'raid' },
      notUsed: ['dungeon'],
    })
  })

  it('reads the task of a Grandmaster: what I own, solar, no bows, overload covered', () => {
    const { constraints, notUsed } = parse(
      'A Grandmaster build from what I own, solar, no bows, overload covered',
    )
    expect(constraints).toMatchObject({
      element: 'solar',
      avoidTypes: ['combat-bow'],
      champions: ['overload'],
      types: [],
    })
    expect(notUsed).toEqual([])
  })

  it('reads class, element, exotic by its nickname, stat, role and wish', () => {
    const { constraints, notUsed } = parse(
      "void hunter with gyrfalcon that keeps us alive in devils' lair, weapons 150, dodge often, and make it fun",
    )
    expect(constraints).toMatchObject({
      classType: 'hunter',
      element: 'void',
      role: 'survival',
      stats: { weapons: 150, class: 100 },
    })
    expect(constraints.exotics.map(({ hash }) => hash)).toEqual([11])
    expect(notUsed).toEqual(expect.arrayContaining(['fun', 'lair']))
  })

  it.each([
    ['nightstalker', { classType: 'hunter', element: 'void' }],
    ['100 grenade and at least 70 melee? melee at least 70', { stats: { grenade: 100, melee: 70 } }],
    ['resilience 100', { stats: { health: 100 } }],
    ['lots of health', { stats: { health: 100 } }],
    ['weapons 999', { stats: { weapons: 200 } }],
    ['no swords or arc', { avoidTypes: ['sword'], avoidElements: ['arc'] }],
    ['without any glaives, snipers and smgs', { avoidTypes: ['glaive', 'sniper-rifle', 'submachine-gun'] }],
    ['a void hand cannon', { types: ['hand-cannon'], weaponElements: ['void'] }],
    ['stasis weapons', { weaponElements: ['stasis'] }],
    ['strand hunter against arc shields', { classType: 'hunter', element: 'strand', shields: ['arc'] }],
    ['arc and solar shields', { shields: ['arc', 'solar'], weaponElements: [] }],
    ['void titan, no arc shields', { element: 'void', avoidElements: [], avoidSubclasses: [], shields: [] }],
    ['barrier and unstop', { champions: ['barrier', 'unstoppable'] }],
    ['boss dps', { role: 'boss' }],
    ['linear fusion', { types: ['linear-fusion-rifle'] }],
    ['good damage', { role: 'boss' }],
    ['boss damage', { role: 'boss' }],
    ['invis hunter', { classType: 'hunter', effects: ['invisible'] }],
    ['invisibility and stealth', { effects: ['invisible'] }],
    ['a melee titan', { classType: 'titan', stats: { melee: 100 } }],
    ['good grenades', { stats: { grenade: 100 } }],
    ['good grenade launchers', { stats: {}, types: ['grenade-launcher'] }],
    ['no melee', { stats: {} }],
    ['without invisibility', { effects: [] }],
  ])('reads "%s"', (text, constraints) => {
    expect(parse(text).constraints).toMatchObject(constraints)
  })

  it('takes a shield for no subclass', () => {
    const { constraints, understood, notUsed } = parse('hunter against arc shields')
    expect(constraints.element).toBeUndefined()
    expect(understood).toContainEqual({ id: 'shield:arc', kind: 'Shield', value: 'Arc' })
    expect([constraints.contradictions, notUsed]).toEqual([[], []])
  })

  it.each(['boss damage', 'invis hunter', 'melee warlock', 'stealth with good grenades'])(
    'leaves no word of “%s” over',
    (text) => {
      expect(parse(text).notUsed).toEqual([])
    },
  )

  it('says so where nothing was understood, but not of what is only taken out again or chosen anyway', () => {
    expect(parse('asdf qwer zxcv lol').constraints).toMatchObject({
      notUnderstood: true,
      contradictions: ['Nothing of the request was understood, so this is a general build.'],
    })
    expect(parse('titan wobbling', ['class:titan']).constraints.notUnderstood).toBeUndefined()
    expect(parseRequest('wobbling raid', { activity: 'raid' }).constraints.notUnderstood).toBeUndefined()
  })

  it('an element beside a weapon speaks of the weapon, not of the subclass', () => {
    expect(parse('a void hand cannon').constraints.element).toBeUndefined()
    expect(parse('solar titan with void weapons').constraints).toMatchObject({
      element: 'solar',
      weaponElements: ['void'],
    })
  })

  it('a whole name is read before its words', () => {
    const { constraints } = parse('overload oath')
    expect(constraints).toMatchObject({ champions: [], exotics: [{ hash: 14 }] })
  })

  it('F-296 names what is not owned as such', () => {
    expect(parse('le monarque').constraints.exotics).toEqual([EXOTICS[2]])
  })

  it('what was taken out again stays out, and only that', () => {
    const { constraints, understood } = parse('solar hunter, no bows', ['element:solar', 'avoid:combat-bow'])
    expect(constraints).toMatchObject({ classType: 'hunter', avoidTypes: [] })
    expect(constraints.element).toBeUndefined()
    expect(understood.map(({ id }) => id)).toEqual(['class:hunter'])
  })

  it.each([
    ['void hunter with a sword, no Gyrfalcon, lots of health', ["Gyrfalcon's Hauberk"]],
    ['hunter without Celestial Nighthawk, no sniper rifle', ['Celestial Nighthawk', 'Sniper rifles']],
    ["don't use Gjallarhorn", ['Gjallarhorn']],
    ['do not give me the Gjallarhorn', ['Gjallarhorn']],
    ['Build me a raid loadout without Gjallarhorn for my warlock', ['Gjallarhorn']],
    ['without Gjallarhorn and Le Monarque', ['Gjallarhorn', 'Le Monarque']],
    ['no Gjallarhorn or Gyrfalcon', ['Gjallarhorn', "Gyrfalcon's Hauberk"]],
    ['not Gjallarhorn', ['Gjallarhorn']],
    ['any exotic except Gjallarhorn', ['Gjallarhorn']],
    ['anything but Gjallarhorn', ['Gjallarhorn']],
    ['avoid my exotic Gjallarhorn', ['Gjallarhorn']],
    ['never play Gjallarhorn', ['Gjallarhorn']],
    ['neither Gjallarhorn nor snipers', ['Gjallarhorn', 'Sniper rifles']],
    ['no "Gjallarhorn", swords or arc', ['Gjallarhorn', 'Swords', 'Arc']],
    ['no Falling Guillotine', ['Falling Guillotine']],
    ['void hunter, no exotics', ['Exotic weapons', 'Exotic armor']],
    ['raid build without any exotic', ['Exotic weapons', 'Exotic armor']],
    ['no exotic armor', ['Exotic armor']],
    ['without exotic weapon', ['Exotic weapons']],
    ["don't use exotic weapons, solar", ['Exotic weapons']],
    ['no exotic weapons or armor', ['Exotic weapons', 'Exotic armor']],
    ['no exotic armour and no exotic guns', ['Exotic armor', 'Exotic weapons']],
    ['no armor exotics', ['Exotic armor']],
    ['no exotics, swords or arc', ['Exotic weapons', 'Exotic armor', 'Swords', 'Arc']],
    ['no No Time to Explain', ['No Time to Explain']],
    ['no Wobbler or void', ['Void']],
    ['no void weapons', ['Void weapons']],
    ['not prismatic', ['Prismatic subclass']],
    ['anything but a nightstalker', ['Void hunter']],
    ['no titan', ['Titans']],
    ['solar instead of void', ['Void']],
  ])('“%s” asks for none of what it rules out, and says so', (text, values) => {
    const { constraints, understood } = parse(text)
    expect(understood.filter(({ kind }) => kind === 'Without').map(({ value }) => value)).toEqual(values)
    const { exotics, types, weaponElements } = constraints
    expect({ exotics, types: types.filter((type) => type !== 'sword'), weaponElements }).toEqual({
      exotics: [],
      types: [],
      weaponElements: [],
    })
  })

  it('“no exotic armor” leaves no word over, and one that is named is the exception', () => {
    expect(parse('titan, no exotic armor').notUsed).toEqual([])
    expect(parse('no exotics').constraints.avoidExotics).toEqual(['weapon', 'armor'])
    expect(parse('no exotics except Gjallarhorn').constraints).toMatchObject({
      avoidExotics: ['weapon', 'armor'],
      exotics: [{ hash: 12 }],
    })
    expect(parse('avoid my exotic Gjallarhorn').constraints.avoidExotics).toEqual([])
    expect(parse('no exotic armor', ['avoid:exotic-armor']).constraints.avoidExotics).toEqual([])
  })

  it('rules out a subclass and the weapons of an element, or only the one that is named', () => {
    expect(parse('warlock, not void').constraints).toMatchObject({
      classType: 'warlock',
      avoidElements: ['void'],
      avoidSubclasses: [{ element: 'void' }],
    })
    expect(parse('not a void warlock').constraints).toMatchObject({
      classType: 'warlock',
      avoidElements: [],
      avoidSubclasses: [{ element: 'void' }],
    })
    expect(parse('void hunter, no void').constraints).toMatchObject({
      element: 'void',
      avoidElements: ['void'],
      avoidSubclasses: [],
    })
  })

  it.each([
    ['no bows, solar hunter', { element: 'solar', classType: 'hunter', avoidTypes: ['combat-bow'] }],
    ['not void but solar', { element: 'solar', avoidElements: ['void'] }],
    ['no bows and a sword', { types: ['sword'], avoidTypes: ['combat-bow'] }],
    ['without a bow and a sword', { types: [], avoidTypes: ['combat-bow', 'sword'] }],
    ['no bows and overload covered', { champions: ['overload'], avoidTypes: ['combat-bow'] }],
    ['no rocket launchers except Gjallarhorn', { exotics: [{ hash: 12 }], avoidTypes: ['rocket-launcher'] }],
    ['with No Time to Explain', { exotics: [{ hash: 16 }], avoidItems: [] }],
    ['not without Gjallarhorn', { exotics: [{ hash: 12 }], avoidItems: [] }],
    ['not only void', { element: 'void', avoidElements: [] }],
    ['no idea. Void hunter', { element: 'void', avoidElements: [] }],
    ['must not die, void', { role: 'survival', element: 'void' }],
  ])('“%s” rules out no more than it says', (text, constraints) => {
    expect(parse(text).constraints).toMatchObject(constraints)
  })

  it('an activity that is ruled out is not played, and named as not used', () => {
    expect(parse('hunter, not for pvp')).toMatchObject({
      constraints: { classType: 'hunter' },
      understood: [{ id: 'class:hunter' }],
      notUsed: ['pvp'],
    })
  })

  it('what was ruled out is let in again once it is taken out of the request', () => {
    expect(parse('no Gjallarhorn', ['avoid:12']).constraints).toMatchObject({ avoidItems: [], exotics: [] })
  })

  it.each([
    ['golden gun', { superName: 'Golden Gun', classType: 'hunter', element: 'solar' }],
    ['nova bomb for a raid', { superName: 'Nova Bomb', classType: 'warlock', element: 'void' }],
    ['silence and squall', { superName: 'Silence and Squall', classType: 'hunter', element: 'stasis' }],
    ['thundercrash titan', { superName: 'Thundercrash', classType: 'titan', element: 'arc' }],
    ['an arc staff build', { superName: 'Arc Staff', classType: 'hunter', element: 'arc' }],
    ['prismatic hunter with golden gun', { superName: 'Golden Gun', element: 'prismatic' }],
    ['sunbreaker titan with a hammer', { superName: 'Hammer of Sol', classType: 'titan', element: 'solar' }],
    ['hunter, no golden gun', { superName: undefined, element: undefined, avoidSupers: ['Golden Gun'] }],
  ])('“%s” names a Super, which decides class and element', (text, constraints) => {
    const read = parse(text)
    expect(read.constraints.superName).toBe(constraints.superName)
    expect(read.constraints).toMatchObject(
      Object.fromEntries(Object.entries(constraints).filter(([, value]) => value !== undefined)),
    )
    expect(read.notUsed).toEqual([])
    const [kind, value] = constraints.superName ? ['Super', constraints.superName] : ['Without', 'Golden Gun']
    expect(read.understood).toContainEqual(expect.objectContaining({ kind, value }))
  })

  it('a Super of another class or element is left out, and that is said', () => {
    const { constraints, understood } = parse('void hunter with golden gun')
    expect(constraints).toMatchObject({ classType: 'hunter', element: 'void' })
    expect(constraints.superName).toBeUndefined()
    expect(understood.map(({ id }) => id)).toEqual(['class:hunter', 'element:void'])
    expect(constraints.contradictions).toEqual([
      'Golden Gun is the Super of a solar hunter; the request asks for a void hunter, so the build is without it.',
    ])
  })

  it('a Super of another class is said to be that class’s, and no element that was never asked for is named', () => {
    expect(parse('well of radiance titan').constraints.contradictions).toEqual([
      'Well of Radiance is the Super of a solar warlock; the request asks for a titan, so the build is without it.',
    ])
    expect(parse('void golden gun').constraints.contradictions).toEqual([
      'Golden Gun is the Super of a solar hunter; the request asks for a void subclass, so the build is without it.',
    ])
  })

  it.each([
    ['hunter build without a hunter', { classType: 'hunter', avoidClasses: [] }, 'a hunter'],
    ['a void hunter but no nightstalker', { element: 'void', avoidSubclasses: [] }, 'a void hunter'],
  ])('“%s” is named as speaking against itself, with how it was read', (text, constraints, who) => {
    expect(parse(text).constraints).toMatchObject({
      ...constraints,
      contradictions: [`The request asks for ${who} and rules ${who} out: read as asking for it.`],
    })
  })

  it('of two classes and two elements the first of the text are taken, and the others are named', () => {
    const { constraints, understood } = parse('void titan and solar warlock')
    expect(constraints).toMatchObject({
      classType: 'titan',
      element: 'void',
      contradictions: [
        'A build has one class: the first one named, titan, is taken; warlock is not.',
        'A build has one subclass: the first one named, void, is taken; solar is not.',
      ],
    })
    expect(understood.map(({ id }) => id)).toEqual(['class:titan', 'element:void'])
    expect(parse('titan or warlock', ['class:titan']).constraints).toMatchObject({
      classType: 'warlock',
      contradictions: [],
    })
    expect(parse('a titan build for my titan')).toMatchObject({
      constraints: { contradictions: [] },
      notUsed: [],
    })
  })

  it.each([
    "I also love my Gjallarhorn but I don't have to use it",
    'you do not need to use Gjallarhorn',
    'hunter with Gjallarhorn, which is optional',
    'solar. My Gjallarhorn is great. You need not bring it.',
  ])('“%s” neither asks for it nor rules it out', (text) => {
    const { constraints, understood } = parse(text)
    expect(constraints).toMatchObject({ exotics: [], avoidItems: [] })
    expect(understood.filter(({ value }) => value === 'Gjallarhorn')).toEqual([])
    expect(constraints.notUnderstood).toBeUndefined()
  })

  it('exotic armor brings its class, and is left out for another', () => {
    expect(parse('with Sunbracers').constraints).toMatchObject({
      classType: 'warlock',
      exotics: [{ hash: 17 }],
      contradictions: [],
    })
    const { constraints, understood } = parse('build with the Sunbracers exotic on a titan')
    expect(constraints).toMatchObject({ classType: 'titan', exotics: [] })
    expect(understood.map(({ id }) => id)).toEqual(['class:titan'])
    expect(constraints.contradictions).toEqual([
      'Only Warlocks can wear Sunbracers; the request is for a Titan, so the build is without it.',
    ])
  })

  it('of two exotic weapons the first one named is taken, and the sentence says which is not', () => {
    const { constraints, understood } = parse('warlock with Overload Oath and Gjallarhorn')
    expect(constraints.exotics.map(({ name }) => name)).toEqual(['Overload Oath'])
    expect(understood.map(({ value }) => value)).toEqual(['Overload Oath', 'Warlock'])
    expect(constraints.contradictions).toEqual([
      'Only one exotic weapon can be equipped: the build takes Overload Oath and is without Gjallarhorn.',
    ])
    expect(parse('Gjallarhorn or Overload Oath', ['exotic:12']).constraints).toMatchObject({
      exotics: [{ name: 'Overload Oath' }],
      contradictions: [],
    })
    expect(parse('Gjallarhorn with Celestial Nighthawk').constraints.contradictions).toEqual([])
  })

  it.each([
    ['hunter with Fatebringer', ['Fatebringer']],
    ['fatebringer hunter', ['Fatebringer']],
    ['hunter with the palindrome', ['The Palindrome']],
    ['Palindrome for PvP', ['The Palindrome']],
    ['PvP hunter with Something New', ['Something New']],
    ['using something new', ['Something New']],
    ['I want something new for my hunter', []],
    ['Trust me, a hunter', []],
    ['my Trust and Falling Guillotine', ['Trust', 'Falling Guillotine']],
    ['no Fatebringer', []],
  ])('reads what is owned and named in “%s”', (text, names) => {
    const { constraints, understood } = parse(text)
    expect(constraints.items.map(({ name }) => name)).toEqual(names)
    const shown = understood.filter(({ id }) => id.startsWith('item:'))
    expect(shown.map(({ value }) => value)).toEqual(names)
  })

  it('armor that is named brings its class, and the words of its name ask for nothing else', () => {
    expect(parse('with Solar Greaves').constraints).toMatchObject({
      classType: 'titan',
      items: [{ hash: 36 }],
    })
    expect(parse('with Solar Greaves').constraints.element).toBeUndefined()
    expect(parse('hunter with Solar Greaves').constraints).toMatchObject({
      items: [],
      contradictions: [
        'Only Titans can wear Solar Greaves; the request is for a Hunter, so the build is without it.',
      ],
    })
  })

  it('of two for one slot the first one named is taken, and that is said', () => {
    const { constraints, understood } = parse('with Fatebringer and my Something New')
    expect(constraints.items.map(({ name }) => name)).toEqual(['Fatebringer'])
    expect(understood.map(({ value }) => value)).toEqual(['Fatebringer'])
    expect(constraints.contradictions).toEqual([
      'Fatebringer and Something New go into the same slot: the build takes Fatebringer and is without Something New.',
    ])
  })

  it('an element that is asked for and ruled out is named, with how it was read', () => {
    expect(parse('void titan, no void').constraints.contradictions).toEqual([
      'The request asks for a void titan and rules out void: read as a void titan without void weapons.',
    ])
    expect(parse('void titan, no arc').constraints.contradictions).toEqual([])
  })

  it('comes to an end with any text, and the same text gives the same', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
        expect(parse(text)).toEqual(parse(text))
      }),
    )
  })

  it('hostile text sets nothing', () => {
    const { constraints } = parse(
      '<script>alert(1)</script> {{i1}} ignore all rules; DROP TABLE; constructor __proto__',
    )
    expect(constraints).toMatchObject({ exotics: [], champions: [], stats: {}, types: [] })
  })
})

it('no request takes it out of proportion, whatever is repeated in it', () => {
  const words = [
    'no ',
    'not ',
    'without ',
    'a ',
    'hand cannon ',
    'void ',
    'hunter ',
    'and ',
    'for ',
    'but ',
    ',',
  ]
  const more = [
    '.',
    'raid ',
    'with ',
    'super ',
    'gjallarhorn ',
    'build ',
    '100 ',
    'resilience ',
    "n't ",
    'any ',
  ]
  const most = [
    'exotic ',
    'never ',
    'use ',
    'overload ',
    'rocket ',
    'nothing ',
    'except ',
    'le ',
    'monarque ',
    'x',
  ]
  expectNoSlowText({ words: [...words, ...more, ...most, 'shotgunn ', 'the '], length: 1_000, read: parse })
})
