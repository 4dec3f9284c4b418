import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { armorSetsQuery } from '../queries/queries.ts'
import { createQueryClient } from '../query-client.ts'
import { gameLanguage, langOf, languageName, languageQuery, languageTag } from './language.ts'
import { keepLanguage, namedAnswer } from './named-answers.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A query that answers in whatever language is chosen when it is asked, and what the player is told meanwhile. */
function named(answer: (asked: string | null) => object) {
  const client = createQueryClient()
  const onChange = vi.fn()
  keepLanguage(client, onChange)
  const queryFn = vi.fn(async () => answer(gameLanguage.read()))
  const query = queryOptions({ queryKey: ['named'], queryFn, ...namedAnswer(), meta: { named: true } })
  const observer = new QueryObserver(client, query)
  const stop = observer.subscribe(() => {})
  return { client, onChange, queryFn, query, observer, stop }
}

beforeEach(() => {
  localStorage.clear()
  gameLanguage.choose('en')
})
afterEach(() => vi.unstubAllGlobals())

describe('F-351 the language of the game’s names', () => {
  it('F-351 is kept on this device and goes along with the calls that name things', async () => {
    gameLanguage.choose('de')
    expect(localStorage.getItem('ai_vault_language')).toBe('de')
    expect(languageQuery()).toEqual({ language: 'de' })
    const requests = fakeFetch(() => ({ body: { language: 'de', sets: [] } }))
    await createQueryClient().fetchQuery(armorSetsQuery)
    expect(new URL(requests[0]?.url ?? '').search).toBe('?language=de')
  })

  it('F-351 without a choice no call names a language: the server goes by the browser’s own', async () => {
    localStorage.clear()
    vi.resetModules()
    const fresh = await import('./language.ts')
    expect(fresh.gameLanguage.read()).toBeNull()
    expect(fresh.languageQuery()).toEqual({})
  })

  it('F-351 a change asks again, and what was on its way in the old language is dropped', async () => {
    let release = () => {}
    const { observer, queryFn, stop } = named((asked) => ({ language: asked }))
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ language: 'en' }))
    queryFn.mockImplementationOnce(
      () => new Promise((resolve) => (release = () => resolve({ language: 'en', late: true }))),
    )
    void observer.refetch()
    gameLanguage.choose('de')
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ language: 'de' }))
    release()
    await settled()
    expect(observer.getCurrentResult().data).toEqual({ language: 'de' })
    stop()
  })

  it('F-351 follows a choice that another tab made', async () => {
    const { observer, stop } = named((asked) => ({ language: asked }))
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined())
    localStorage.setItem('ai_vault_language', 'fr')
    dispatchEvent(new StorageEvent('storage', { key: 'ai_vault_language' }))
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ language: 'fr' }))
    stop()
  })

  it('F-351 a kept answer in another language is stale, whatever its age', () => {
    const { client, query, stop } = named(() => ({}))
    const isFresh = (data: object) => namedAnswer().staleTime({ state: { data } }) > 0
    gameLanguage.choose('de')
    expect(isFresh({ language: 'de' })).toBe(true)
    expect(isFresh({ success: true, data: { language: 'de' } })).toBe(true)
    expect(isFresh({ language: 'en' })).toBe(false)
    expect(isFresh({ data: { language: 'en' } })).toBe(false)
    expect(client.getQueryCache().find(query)?.meta).toEqual({ named: true })
    stop()
  })

  it('F-351 tells once where the platform lacks the language, and asks again by itself', async () => {
    const { observer, onChange, stop } = named(() => ({ language: 'en', missing_language: 'de' }))
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('de'))
    await observer.refetch()
    expect(onChange).toHaveBeenCalledTimes(1)
    const { refetchInterval } = namedAnswer()
    expect(refetchInterval({ state: { data: { language: 'en', missing_language: 'de' } } })).toBe(30_000)
    expect(refetchInterval({ state: { data: { language: 'de' } } })).toBe(false)
    stop()
  })

  it('F-351 marks a name with its language, and an English one with nothing', async () => {
    const { observer, stop } = named(() => ({ language: 'zh-cht' }))
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined())
    expect(langOf({ englishName: 'Rose' })).toBe('zh-Hant')
    expect(langOf({})).toBeUndefined()
    stop()
  })

  it('F-351 calls every language by its own name', () => {
    expect(['de', 'pt-br', 'ja'].map((code) => languageName(code))).toEqual([
      'Deutsch',
      'português (Brasil)',
      '日本語',
    ])
    expect(languageName('de', 'en')).toBe('German')
    expect(languageTag('zh-chs')).toBe('zh-Hans')
    expect(languageName('not a code')).toBe('not a code')
  })
})
