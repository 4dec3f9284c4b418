import type { RecommendBuildAnswer } from '@ai-vault/contract/advice/architect.ts'
import { ACTIVITIES } from '@ai-vault/game/builds/activities.ts'
import { describe, expect, it } from 'vitest'
import { writeKept, writeTab } from '../../data/stored/storage.ts'
import { readArchitectSearch } from './architect-search.ts'
import {
  isSameRequest,
  requestOf,
  searchOf,
  type Wish,
  wishOf,
  withActivity,
  withoutClass,
  withSwap,
  withText,
} from './build-request.ts'
import { keepRequest, openedRequest } from './request-draft.ts'
import { keepRecentBuild, readRecentBuilds } from './start/recent-builds.ts'
import { understoodIn } from './understood.ts'

const USUAL = ACTIVITIES[0] as Wish['activity']
const OTHER = ACTIVITIES[1] as Wish['activity']
const wish = (changes: Partial<Wish> = {}): Wish => ({
  activity: USUAL,
  text: '',
  without: [],
  pinned: [],
  subclass: undefined,
  ...changes,
})
const full = wish({
  activity: OTHER,
  text: 'solar hunter',
  without: ['element:solar', 'class:hunter'],
  pinned: ['12', '34'],
  subclass: 7,
})

describe('the address of a build', () => {
  it('leads back to the same request, and is empty for the usual one', () => {
    expect(wishOf(readArchitectSearch({ ...searchOf(full) }))).toEqual(full)
    expect(Object.values(searchOf(wish())).every((value) => value === undefined)).toBe(true)
    expect(wishOf({})).toEqual(wish())
  })

  it('leaves out what means nothing', () => {
    const odd = [
      { activity: 'A', prompt: '', without: 'solar', made: 'yes', swaps: 'a_b', subclass: '1.5' },
      { activity: 'a', without: 'element:', made: 1, swaps: '1_', subclass: 7 },
      {
        activity: 'x'.repeat(41),
        without: 'E:x',
        made: false,
        swaps: '1_2_3_4_5_6_7_8_9',
        subclass: '12345678901',
      },
      {},
    ]
    for (const raw of odd) {
      expect(Object.values(readArchitectSearch(raw)).filter((value) => value !== undefined)).toEqual([])
    }
    expect(readArchitectSearch({ prompt: 'x'.repeat(1_500), made: true })).toMatchObject({ made: true })
    expect(readArchitectSearch({ prompt: 'x'.repeat(1_500) }).prompt).toHaveLength(1_000)
    expect(readArchitectSearch({ prompt: 77 }).prompt).toBe('77')
  })
})

describe('two requests', () => {
  it('are the same whatever was put into the build later, and in whatever order parts were taken out', () => {
    const turned = wish({ ...full, without: [...full.without].reverse(), pinned: [], subclass: undefined })
    expect(isSameRequest(full, turned)).toBe(true)
    expect(isSameRequest(full, wish({ ...full, text: ' solar hunter ' }))).toBe(true)
    for (const changes of [{ activity: USUAL }, { text: 'void hunter' }, { without: [] }]) {
      expect(isSameRequest(full, wish({ ...full, ...changes }))).toBe(false)
    }
  })

  it('the same for any class takes the class out, and there is none where none is asked for', () => {
    expect(withoutClass(wish({ text: 'void hunter' }))?.without).toEqual(['class:hunter'])
    expect(withoutClass(wish({ text: 'void' }))).toBeUndefined()
  })
})

describe('what changes a request', () => {
  it('another activity takes the one of the text out, unless it is the same', () => {
    const inText = wish({ text: `solar build for a ${OTHER.name}` })
    const named = understoodIn(inText, undefined).parts.find(({ id }) => id.startsWith('activity:'))?.id
    expect(named).toBe(`activity:${OTHER.focus}`)
    expect(withActivity(inText, USUAL.focus)).toEqual({ ...inText, without: [named] })
    expect(withActivity(inText, OTHER.focus)).toEqual({ ...inText, activity: OTHER })
    expect(withActivity(wish(), OTHER.focus)).toEqual(wish({ activity: OTHER }))
    expect(withActivity(wish(), 'no such focus')).toEqual(wish())
  })

  it('another text is read anew, but an activity that was taken out of it stays out', () => {
    const activity = `activity:${OTHER.focus}`
    const before = wish({ text: 'solar', without: ['element:solar', activity] })
    const text = `solar build for a ${OTHER.name}`
    expect(withText(before, text)).toEqual({ ...before, text, without: [activity] })
    expect(withText(before, 'solar').without).toEqual([])
  })

  it('a swap comes last, and what it put out of the build no longer counts', () => {
    const build = {
      weapons: { kinetic: { instance_id: '1' } },
      armor: [{ instance_id: '2' }],
    } as unknown as Parameters<typeof withSwap>[1]
    expect(withSwap(wish({ pinned: ['2', '9', '1'] }), build, '3').pinned).toEqual(['2', '1', '3'])
  })
})

describe('what the server is asked', () => {
  it('F-289 F-290 is the text, or the usual one of the activity, with all that was chosen', () => {
    expect(requestOf(wish({ ...full, text: '  solar hunter ' }))).toEqual({
      prompt: 'solar hunter',
      constraints: {
        activity_focus: OTHER.focus,
        inventory: { source: 'session' },
        without: ['element:solar', 'class:hunter'],
        pinned: ['12', '34'],
        subclass: 7,
      },
    })
    const plain = requestOf(wish({ text: ' ' }))
    expect(plain.prompt).toBe(`Create a ${USUAL.name} build`)
    expect(plain.constraints).not.toHaveProperty('subclass')
  })
})

describe('builds that were made on this device', () => {
  it('are kept with the newest first, six at most, each request once', () => {
    for (let at = 1; at <= 7; at++) keepRecentBuild('7', wish({ text: `solar ${at}` }), `Build ${at}`, at)
    keepRecentBuild('7', wish({ text: 'solar 4 ' }), 'Again', 8)
    expect(readRecentBuilds('7').map(({ name, at }) => [name, at])).toEqual([
      ['Again', 8],
      ['Build 7', 7],
      ['Build 6', 6],
      ['Build 5', 5],
      ['Build 3', 3],
      ['Build 2', 2],
    ])
    expect(readRecentBuilds('7')[0]?.search.prompt).toBe('solar 4 ')
    expect(readRecentBuilds('8')).toEqual([])
    for (const broken of ['{', '[7]', '{}']) {
      writeKept('architect_builds_7', broken)
      expect(readRecentBuilds('7')).toEqual([])
    }
  })
})

describe('the request that was being written', () => {
  it('stays for its address and for none, and gives way to another request', () => {
    const address = searchOf(full)
    keepRequest('1', wish({ ...full, text: 'solar hunter, no bows' }), address)
    const kept = { text: 'solar hunter, no bows', activity: OTHER, without: full.without, pinned: [] }
    expect(openedRequest('1', address)).toMatchObject(kept)
    expect(openedRequest('1', {})).toMatchObject(kept)
    expect(openedRequest('1', { prompt: 'void' })).toMatchObject({ text: 'void', activity: USUAL })
    expect(openedRequest('2', {})).toEqual(wish())
    for (const broken of ['{', '{"request":7,"under":""}', '{"request":{}}']) {
      writeTab('architect_draft_1', broken)
      expect(openedRequest('1', { prompt: 'void' }).text).toBe('void')
    }
  })
})

describe('what is understood of a request', () => {
  const part = (id: string) => ({ id, kind: 'Element', value: id })
  const answer = {
    understood: [part('element:solar'), part('class:hunter')],
    not_used: ['asap'],
    contradictions: ['One cannot have both.'],
    build: { activity: 'PvP', not_given: [{ what: 'x', reason: 'None is owned.' }] },
  } as unknown as RecommendBuildAnswer

  it('is the reading of the server once it has answered, without what was taken out since', () => {
    expect(understoodIn(wish({ without: ['class:hunter'] }), answer)).toEqual({
      parts: [part('element:solar')],
      notUsed: ['asap'],
      contradictions: ['One cannot have both.'],
      notGiven: ['None is owned.'],
      activity: 'PvP',
      unread: [],
    })
    const whole = { ...answer, build: { activity: 'PvP' } } as unknown as RecommendBuildAnswer
    expect(understoodIn(wish(), whole).notGiven).toEqual([])
  })

  it('is read here until then, and what nobody here knows may still be known to the server', () => {
    const { parts, notUsed, unread } = understoodIn(wish({ text: 'solar hunter with Gyrfalcon' }), undefined)
    expect(parts.map(({ id }) => id)).toEqual(expect.arrayContaining(['element:solar', 'class:hunter']))
    expect([notUsed, unread.join(' ').toLowerCase()]).toEqual([[], expect.stringContaining('gyrfalcon')])
  })
})
