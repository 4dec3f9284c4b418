import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeArmor, makeColumn, makeWeapon } from '../test-support/make-items.ts'
import { expectNoSlowText } from '../test-support/slow-texts.ts'
import { completeSearch } from './complete-search.ts'
import { FILTERS } from './filters/all-filters.ts'
import type { Searchable, SearchFacts } from './filters/filter.ts'
import { compileSearch, searchItems } from './search-items.ts'

const fatebringer = makeWeapon({
  hash: 10,
  power: 1810,
  tier: 5,
  stats: { range: 55, 'aim-assist': 80 },
  frame: { hash: 1, name: 'Adaptive Frame', description: '', enhanced: false },
  columns: [makeColumn('trait', 3, 'Explosive Payload', 'Opening Shot'), makeColumn('trait', 4, 'Frenzy')],
  locked: true,
  kills: 1200,
  loadouts: ['1:0'],
})
const rose = makeWeapon({ hash: 11, name: 'Rose', power: 1500, stats: { range: 40 }, crafted: true })
const secondRose = makeWeapon({ hash: 11, name: 'Rose', power: 1700, stats: { range: 62 } })
const ikora = makeWeapon({
  hash: 12,
  name: "Ikora's Resolve",
  typeName: 'Pulse Rifle',
  type: 'pulse-rifle',
  element: 'void',
  slot: 'energy',
  columns: [makeColumn('trait', 3, 'Kill Clip'), makeColumn('trait', 4, 'Rapid Hit')],
})
const gjallarhorn = makeWeapon({
  hash: 13,
  name: 'Gjallarhorn',
  typeName: 'Rocket Launcher',
  type: 'rocket-launcher',
  element: 'solar',
  slot: 'power',
  ammo: 'heavy',
  rarity: 'exotic',
  champion: 'unstoppable',
})
const helm = makeArmor({ hash: 20, set: { hash: 5, name: 'Bushido' }, tunable: 'melee' })
const oldChest = makeArmor({
  hash: 21,
  name: 'Old Plate',
  slot: 'chest',
  armor3: false,
  artifice: true,
  classType: 'titan',
  tier: undefined,
})
const VAULT: readonly Searchable[] = [fatebringer, rose, secondRose, ikora, gjallarhorn, helm, oldChest]

const FACTS: Omit<SearchFacts, 'copies' | 'all'> = {
  rating: (weapon) =>
    weapon.hash === 10
      ? { score: 9.1, tier: 'God-Tier', pve: 9.1, pvp: 4 }
      : weapon.hash === 11
        ? { score: 5, tier: 'Good' }
        : undefined,
  wishList: (weapon) => (weapon.hash === 10 ? 'wish' : undefined),
  verdict: (item) => (item.hash === 11 ? 'dismantle' : 'keep'),
}

const find = (search: string) => searchItems(search, VAULT, FACTS).items.map((item) => item.name)

const EXAMPLES = {
  is: 'is:handcannon',
  not: 'not:locked',
  tag: 'tag:dismantle',
  dupe: 'dupe:item+traits',
  notes: 'notes:raid',
  wishlistnotes: 'wishlistnotes:raid',
  name: 'name:rose',
  exactname: 'exactname:"rose"',
  keyword: 'keyword:reload',
  type: 'type:"hand cannon"',
  perkname: 'perkname:"kill clip"',
  exactperk: 'exactperk:"kill clip"',
  perk: 'perk:reload',
  frame: 'frame:adaptive',
  source: 'source:raid',
  set: 'set:bushido',
  archetype: 'archetype:gunner',
  tunedstat: 'tunedstat:melee',
  breaker: 'breaker:overload',
  id: 'id:6917529',
  hash: 'hash:1234',
  power: 'power:>=1800',
  light: 'light:>=1800',
  tier: 'tier:5',
  kills: 'kills:>=1000',
  masterwork: 'masterwork:>=5',
  weaponlevel: 'weaponlevel:>=17',
  enhancedperk: 'enhancedperk:>=2',
  energy: 'energy:11',
  energycapacity: 'energycapacity:>=10',
  stack: 'stack:1',
  inloadout: 'inloadout:>=2',
  catalyst: 'catalyst:complete',
  rating: 'rating:>=8',
  pve: 'pve:>=8',
  pvp: 'pvp:>=8',
  count: 'count:>=3',
  stat: 'stat:range:>=50',
  basestat: 'basestat:range:>=50',
  maxstatvalue: 'maxstatvalue:melee',
  maxbasestatvalue: 'maxbasestatvalue:melee',
  maxstatloadout: 'maxstatloadout:melee',
  primarystat: 'primarystat:grenade',
  secondarystat: 'secondarystat:grenade',
  tertiarystat: 'tertiarystat:grenade',
}

describe('a search over the vault', () => {
  it.each([
    ['', VAULT.map((item) => item.name)],
    ['rose', ['Rose', 'Rose']],
    ['ROSE', ['Rose', 'Rose']],
    ['hand', ['Fatebringer', 'Rose', 'Rose']],
    ['"hand cannon" -rose', ['Fatebringer']],
    ['ikoras', ["Ikora's Resolve"]],
    ["ikora's", ["Ikora's Resolve"]],
  ])('F-116 plain words match name or type: %s', (search, expected) => {
    expect(find(search)).toEqual(expected)
  })

  it('looks for a plain word among the perks where no name or type carries it', () => {
    expect(find('"kill clip"')).toEqual(["Ikora's Resolve"])
    expect(find('frenzy')).toEqual(['Fatebringer'])
  })

  it('F-116 reads words side by side as one name of a perk, also where a weapon bears one of them', () => {
    const names = (search: string) =>
      searchItems(search, [
        ...VAULT,
        makeWeapon({ hash: 30, name: 'Explosive Personality' }),
        makeWeapon({ hash: 31, name: 'Killing Joke', columns: [makeColumn('trait', 3, 'Chill Clip')] }),
        makeWeapon({ hash: 32, name: 'Old Friend', columns: [makeColumn('trait', 3, 'Kill Clip')] }),
      ]).items.map(({ name }) => name)
    expect(names('explosive payload')).toEqual(['Fatebringer'])
    expect(names('kill clip')).toEqual(["Ikora's Resolve", 'Old Friend'])
    expect(names('hand cannon kill clip is:weapon')).toEqual(['Old Friend'])
    expect(names('frenzy fatebringer')).toEqual(['Fatebringer'])
    expect(names('is:weapon personality explosive')).toEqual(['Explosive Personality'])
    expect(names('kill clip -handcannon')).toEqual(["Ikora's Resolve"])
  })

  it('finds a type that is written in one word', () => {
    expect(find('handcannon')).toEqual(find('hand cannon'))
    expect(find('handcannon')).toHaveLength(3)
  })

  it.each([
    ['is:handcannon', 3],
    ['is:hand-cannon', 3],
    ['is:armor', 2],
    ['is:void', 1],
    ['is:exotic', 1],
    ['is:heavy', 1],
    ['is:dupe', 2],
    ['is:crafted', 1],
    ['is:locked', 1],
    ['is:inloadout', 1],
    ['is:wishlist', 1],
    ['is:godroll', 1],
    ['is:dismantle', 2],
    ['is:artifice', 1],
    ['is:titan', 1],
    ['is:helmet', 1],
    ['perkname:"kill clip"', 1],
    ['perkname:opening', 1],
    ['exactperk:frenzy', 1],
    ['exactperk:fren', 0],
    ['exactname:rose', 2],
    ['frame:adaptive', 1],
    ['set:bushido', 1],
    ['tunedstat:melee', 1],
    ['breaker:unstoppable', 1],
    ['stat:range:>=50', 2],
    ['stat:range:<50', 1],
    ['stat:aimassist:80', 1],
    ['stat:aa:80', 1],
    ['stat:weapons:>=30', 2],
    ['basestat:total:75', 2],
    ['power:>1700', 1],
    ['power:>=1700', 2],
    ['tier:5', 2],
    ['kills:>=1000', 1],
    ['rating:>=8', 1],
    ['rating:5', 2],
    ['pve:>8', 1],
    ['pvp:>8', 0],
    ['count:>=2', 2],
    ['hash:11', 2],
  ])('F-116 the query language answers %s', (search, count) => {
    const result = searchItems(search, VAULT, FACTS)
    expect(result.errors).toEqual([])
    expect(result.items).toHaveLength(count)
  })

  it('binds not before and, and before or, and a space loosest', () => {
    expect(find('is:void or is:exotic is:weapon')).toEqual(["Ikora's Resolve", 'Gjallarhorn'])
    expect(find('rose power:>1600 or is:exotic')).toEqual(['Rose'])
    expect(find('(rose power:>1600) or is:exotic')).toEqual(['Rose', 'Gjallarhorn'])
    expect(find('is:exotic or rose and power:>1600')).toEqual(['Rose', 'Gjallarhorn'])
    expect(find('-is:armor not is:handcannon')).toEqual(["Ikora's Resolve", 'Gjallarhorn'])
    expect(find('-(is:armor or is:handcannon)')).toEqual(["Ikora's Resolve", 'Gjallarhorn'])
  })

  it('skips comments and hands back the first as a name', () => {
    const search = compileSearch('/* roses */ rose /* again */', VAULT)
    expect(search.comment).toBe('roses')
    expect(VAULT.filter(search.matches)).toHaveLength(2)
    expect(VAULT.filter(compileSearch('/**/ rose', VAULT).matches)).toHaveLength(2)
    expect(VAULT.filter(compileSearch('/**/-rose', VAULT).matches)).toHaveLength(VAULT.length - 2)
  })

  it.each([
    ['rose is:handcanon', 5, 17, 'is:handcannon'],
    ['rose perkmane:x', 5, 15, 'perkname:'],
    ['rose power:lots', 5, 15, '>=50'],
    ['rose stat:charm:5', 5, 17, 'charm'],
    ['rose -is:nonsense', 6, 17, 'is:nonsense'],
    ['rose not (is:void or is:nonsense)', 21, 32, 'is:nonsense'],
  ])(
    'points at a clause it does not understand in %s and finds nothing by it',
    (search, start, end, words) => {
      const result = searchItems(search, VAULT, FACTS)
      expect(result.errors).toHaveLength(1)
      expect(result.errors[0]).toMatchObject({ start, end })
      expect(result.errors[0]?.message).toContain(words)
      expect(result.items).toEqual([])
    },
  )

  it.each(['perk:', 'is:', 'power:>', '-is:', 'stat:range:', 'stat:range:>'])(
    'leaves the list as it is while %s is typed, and says what is missing and that it is not applied',
    (begun) => {
      const result = searchItems(`rose ${begun}`, VAULT, FACTS)
      expect(result.items.map(({ name }) => name)).toEqual(['Rose', 'Rose'])
      expect(result.errors).toMatchObject([{ message: expect.stringMatching(/ \(not applied yet\)$/) }])
    },
  )

  it('does not say so of a clause that is answered with nothing', () => {
    const { items, errors } = searchItems('rose stat:range:> is:weapon', VAULT, FACTS)
    expect(items).toEqual([])
    expect(errors).toMatchObject([{ message: expect.not.stringContaining('not applied') }])
  })

  it('takes a hyphen in a word for a blank as well, and finds names that have one', () => {
    const named = makeWeapon({ instanceId: '91', hash: 91, name: 'Refrain-23' })
    const rolled = makeWeapon({ instanceId: '92', hash: 92, columns: [makeColumn('trait', 3, 'Kill Clip')] })
    const found = (search: string) => searchItems(search, [named, rolled]).items.map(({ hash }) => hash)
    expect(found('kill-clip')).toEqual([92])
    expect(found('hand-cannon kill-clip')).toEqual([92])
    for (const search of ['Refrain-23', 'refrain 23', 'refrain-']) expect(found(search)).toEqual([91])
    expect(found('-kill-clip')).toEqual([91])
  })

  it.each([
    ['pve:7.7', 1],
    ['pve:=7.7', 1],
    ['pve:>=7.7', 1],
    ['pve:>7.6', 1],
    ['pve:<7.7', 0],
    ['pve:<=7.7', 1],
    ['pvp:8', 1],
    ['pvp:>8', 0],
    ['rating:7.7', 1],
  ])('compares a score as the tile shows it: %s', (search, count) => {
    const rating = () => ({ score: 7.68, tier: 'Good', pve: 7.66, pvp: 8.04 })
    expect(searchItems(search, [rose], { rating }).items).toHaveLength(count)
  })

  it('finds nothing by such a clause once something follows it, or where no filter has that name', () => {
    expect(find('is: rose')).toEqual([])
    expect(find('rose nosuch:')).toEqual([])
  })

  it('knows the short names of weapon types', () => {
    expect(find('hc')).toEqual(find('type:"hand cannon"'))
  })

  it('still finds what another alternative asks for', () => {
    expect(find('is:nonsense or rose')).toEqual(['Rose', 'Rose'])
  })

  it.each([
    ['(rose', 0, 1, 'not closed'],
    ['rose)', 4, 5, 'closes nothing'],
    ['rose or', 5, 7, 'after'],
    ['or rose', 0, 2, 'before'],
    ['rose not', 5, 8, 'after'],
    ['rose /* half', 5, 12, 'not closed'],
  ])(
    'points at the unfinished bracket or operator in %s and answers the rest',
    (search, start, end, words) => {
      const result = searchItems(search, VAULT, FACTS)
      expect(result.errors).toHaveLength(1)
      expect(result.errors[0]).toMatchObject({ start, end })
      expect(result.errors[0]?.message).toContain(words)
      expect(result.items.map((item) => item.name)).toEqual(['Rose', 'Rose'])
    },
  )

  it('points at a quote that is not closed', () => {
    expect(searchItems('rose "half', VAULT, FACTS).errors).toMatchObject([{ start: 5, end: 10 }])
  })

  it('gives messages that a full stop can follow, also where they ask what was meant', () => {
    const messageOf = (search: string) => searchItems(search, VAULT, FACTS).errors[0]?.message
    expect(messageOf('is:handcannonn')).toBe('There is no is:handcannonn (did you mean is:handcannon?)')
    expect(messageOf('perkname2:x')).toMatch(/^There is no filter "perkname2:" \(did you mean per\w+:\?\)$/)
  })

  it('survives any text, points inside it, and never loses to deep nesting', () => {
    const fragment = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '(',
        ')',
        '-',
        'or',
        'and',
        'not',
        '"',
        "'",
        '/*',
        '*/',
        'is:',
        'stat:',
        'stat:range:>=',
        ' ',
        '\\',
        '“',
      ),
    )
    let judged = 0
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 30 }), (parts) => {
        const source = parts.join('')
        const { errors, items } = searchItems(source, VAULT, FACTS)
        for (const error of errors) {
          expect(error.start).toBeGreaterThanOrEqual(0)
          expect(error.end).toBeGreaterThanOrEqual(error.start)
          expect(error.end).toBeLessThanOrEqual(source.length)
          judged++
        }
        expect(items.length).toBeLessThanOrEqual(VAULT.length)
      }),
      { numRuns: 2_000 },
    )
    expect(judged).toBeGreaterThan(500)
    expect(searchItems('('.repeat(100_000), VAULT).items).toHaveLength(VAULT.length)
  })

  it('means the opposite with a dash, for any search without mistakes', () => {
    const term = fc.constantFrom(
      'rose',
      'is:void',
      'power:>1600',
      'is:armor',
      'perkname:clip',
      '"hand cannon"',
    )
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 4 }), (terms) => {
        const search = terms.join(' or ')
        const matched = new Set(searchItems(search, VAULT, FACTS).items)
        const others = searchItems(`-(${search})`, VAULT, FACTS).items
        expect([...others].some((item) => matched.has(item))).toBe(false)
        expect(others.length + matched.size).toBe(VAULT.length)
      }),
    )
  })

  it('every filter understands what is written for it', () => {
    expect(Object.keys(EXAMPLES)).toEqual(FILTERS.map(({ keyword }) => keyword))
    for (const example of Object.values(EXAMPLES))
      expect(compileSearch(example, VAULT, FACTS).errors).toEqual([])
  })
})

describe('F-351 names in another language', () => {
  const german = makeWeapon({
    hash: 10,
    name: 'Schicksalsbringer',
    englishName: 'Fatebringer',
    typeName: 'Handfeuerwaffe',
    englishTypeName: 'Hand Cannon',
    frame: {
      hash: 1,
      name: 'Anpassungsfähige Struktur',
      englishName: 'Adaptive Frame',
      description: '',
      enhanced: false,
    },
    columns: [
      {
        kind: 'trait',
        socketIndex: 3,
        selectable: [
          {
            hash: 2,
            name: 'Explosivgeschoss',
            englishName: 'Explosive Payload',
            description: '',
            enhanced: false,
          },
        ],
      },
    ],
  })
  const germanHelm = makeArmor({ hash: 20, set: { hash: 5, name: 'Kriegerehre', englishName: 'Bushido' } })
  const vault = [german, germanHelm, ikora]

  it.each([
    ['schicksal', german],
    ['fatebr', german],
    ['handfeuer', german],
    ['"hand cannon"', german],
    ['name:fatebringer', german],
    ['exactname:schicksalsbringer', german],
    ['exactname:fatebringer', german],
    ['type:handfeuerwaffe', german],
    ['type:"hand cannon"', german],
    ['perkname:explosivg', german],
    ['exactperk:"explosive payload"', german],
    ['frame:anpassungsfahig', german],
    ['frame:adaptive', german],
    ['set:kriegerehre', germanHelm],
    ['set:bushido', germanHelm],
  ])('F-351 %s finds by the name that is shown and by the English one', (source, wanted) => {
    expect(searchItems(source, vault).items).toEqual([wanted])
  })
})

describe('what the player wrote', () => {
  const facts: Omit<SearchFacts, 'copies' | 'all'> = {
    note: (item) => (item === secondRose ? 'Keep for the RAID' : item === ikora ? 'like frenzy' : undefined),
  }
  const found = (search: string) => searchItems(search, VAULT, facts).items

  it('F-116 a note is found by notes:, by note:, by keyword: and by a plain word', () => {
    for (const search of ['notes:raid', 'note:raid', 'keyword:raid', 'raid', '"for the raid"'])
      expect(found(search)).toEqual([secondRose])
  })

  it('a word in a note hides neither names nor perks that hold it', () => {
    expect(found('frenzy')).toEqual([fatebringer, ikora])
    expect(found('rose')).toEqual([rose, secondRose])
  })
})

it('takes no text out of proportion, whatever is repeated in it', () => {
  const words = [
    'is:',
    'not ',
    '-',
    '(',
    ')',
    'or ',
    'and ',
    'perk:',
    '"',
    "'",
    '“',
    'stat:range:>50 ',
    '<',
    '5',
  ]
  const more = ['is:weapon ', '/*', '*/', 'a', 'rpm:>', ':', 'tag:', '\\', '+', 'maxpower', 'Ikora’s ']
  expectNoSlowText({
    words: [...words, ...more],
    length: 8_000,
    read: (text) => [searchItems(text, [], {}), completeSearch(text, text.length)],
  })
})
