import type { OwnLearning } from '@ai-vault/contract/items/own-lists.ts'
import type { WishListReport } from '@ai-vault/contract/items/weapons.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as files from '../../data/save-file.ts'
import { signOut } from '../../data/session/sign-out.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { describeWishes } from './describe-wishes.ts'
import type { ListStore, OwnList } from './list-store.ts'
import { createOwnLists, ownLists } from './own-lists.ts'
import { readWishes } from './own-wishes.ts'
import { useOwnWishes } from './use-own-wishes.ts'
import { WishListsDialog } from './WishListsDialog.tsx'

const plug = (hash: number, name: string) => ({ hash, name, icon: '', enhanced: false })
const trait = (...options: ReturnType<typeof plug>[]) => ({
  kind: 'trait' as const,
  active: options[0],
  selectable: options,
})
const WEAPON = makeWeaponItem({
  hash: 10,
  instanceId: '1',
  columns: [trait(plug(1, 'Outlaw')), trait(plug(2, 'Rampage'), plug(3, 'Kill Clip'))] as never,
})
const LIST = `title:Good rolls
dimwishlist:item=10&perks=1,2#notes:Reload and damage
dimwishlist:item=10&perks=1,9
dimwishlist:item=10&perks=4,5
dimwishlist:item=ten&perks=1
`
const list = (changes: Partial<OwnList> = {}): OwnList => ({
  id: 'a',
  name: 'Good rolls',
  text: LIST,
  on: true,
  ...changes,
})

describe('F-287 the player’s own wish lists', () => {
  it('say which wishes a copy meets, how nearly, and how popular its traits are', () => {
    const wishes = readWishes([list()], [WEAPON])
    expect(wishes.matchesOf(WEAPON).map(({ share, list: name }) => [share, name])).toEqual([
      [1, 'Good rolls'],
      [0.5, 'Good rolls'],
    ])
    expect(describeWishes(wishes.matchesOf(WEAPON))).toBe('1 whole wish met')
    expect(wishes.popularityOf(WEAPON)).toEqual([
      { trait: 'Outlaw', wishes: 2, of: 3 },
      { trait: 'Rampage', wishes: 1, of: 3 },
      { trait: 'Kill Clip', wishes: 0, of: 3 },
    ])
  })

  it('speak of nothing they do not name, and of a roll they warn of', () => {
    const other = makeWeaponItem({ hash: 77, instanceId: '2', name: 'Other' })
    expect(describeWishes(readWishes([list()], [WEAPON, other]).matchesOf(other))).toBe('Not named')
    const warning = list({ id: 'b', text: 'dimwishlist:item=-10&perks=1,2\n' })
    expect(describeWishes(readWishes([warning], [WEAPON]).matchesOf(WEAPON))).toBe('Advises against')
  })

  it('are kept, switched off and removed, and outlive a browser that keeps nothing', async () => {
    const kept = new Map<string, OwnList>([['old', list({ id: 'old' })]])
    const store: ListStore = {
      readAll: async () => [...kept.values()],
      save: async (one) => kept.set(one.id, one) as never,
      remove: async (id) => kept.delete(id) as never,
      clear: async () => kept.clear() as never,
    }
    const lists = createOwnLists(store)
    lists.subscribe(() => undefined)
    await waitFor(() => expect(lists.get()).toHaveLength(1))
    lists.turn('old', false)
    lists.add('New', LIST)
    expect(lists.get().map(({ name, on }) => [name, on])).toEqual([
      ['Good rolls', false],
      ['New', true],
    ])
    await waitFor(() => expect(kept.get('old')?.on).toBe(false))
    lists.remove('old')
    await waitFor(() => expect(kept.has('old')).toBe(false))
    kept.set('of another page', list())
    await lists.removeAll()
    expect([lists.get(), kept.size]).toEqual([[], 0])

    const refusing = createOwnLists({
      readAll: () => Promise.reject(new Error('no')),
      save: () => Promise.reject(new Error('no')),
      remove: () => Promise.reject(new Error('no')),
      clear: () => Promise.reject(new Error('no')),
    })
    refusing.subscribe(() => undefined)
    refusing.add('Here', LIST)
    expect(refusing.get()).toHaveLength(1)
    await refusing.removeAll()
    expect(refusing.get()).toEqual([])
  })
})

describe('ratings that learn from the player’s lists', () => {
  afterEach(() => {
    cleanup()
    for (const { id } of ownLists.get()) ownLists.remove(id)
    vi.unstubAllGlobals()
  })

  const LEARNED = { lists: 1, weapons: 2, rolls: 3, at: '2026-11-12T12:00:00.000Z' }
  /** A server that has learned by the time it is asked again. */
  const open = (begin: OwnLearning) => {
    let report = begin
    const requests = fakeFetch(({ url, method }) => {
      if (!url.endsWith('/own')) return { body: { lists: [] } }
      const before = report
      if (method === 'PUT') report = { ...report, learning: 'under-way' }
      else if (report.learning === 'under-way') report = { learning: 'on', learned: LEARNED }
      return { body: method === 'PUT' ? report : before }
    })
    const client = new QueryClient()
    client.setQueryData(['inventory', '7'], 'as rated before')
    render(
      <QueryClientProvider client={client}>
        <WishListsDialog membershipId="7" kept={[]} onClose={vi.fn()} />
      </QueryClientProvider>,
    )
    const sent = () =>
      Promise.all(requests.filter(({ method }) => method === 'PUT').map((request) => request.clone().json()))
    const isAskedAnew = () => client.getQueryState(['inventory', '7'])?.isInvalidated
    return { sent, isAskedAnew }
  }
  const learns = () => screen.findByRole('switch', { name: 'My ratings learn from my lists' })

  it('send lists from before, say what was learned, and all that is rated is asked for anew', async () => {
    ownLists.add('Mine', LIST)
    ownLists.add('Off', LIST)
    ownLists.turn(ownLists.get()[1]?.id ?? '', false)
    const { sent, isAskedAnew } = open({ learning: 'on' })
    expect(await screen.findByText(/being learned/)).toBeTruthy()
    expect(await sent()).toEqual([{ learn: true, lists: [{ name: 'Mine', text: LIST }] }])
    expect(isAskedAnew()).toBe(false)
    expect(await screen.findByText(/^Learned from 1 list, 3 rolls, .*November/)).toBeTruthy()
    await waitFor(() => expect(isAskedAnew()).toBe(true))
    expect(await sent()).toHaveLength(1)
  })

  it('send the lists with every change of them', async () => {
    ownLists.add('Mine', LIST)
    const { sent } = open({ learning: 'on', learned: LEARNED })
    expect(await learns()).toHaveProperty('checked', true)
    fireEvent.click(screen.getByRole('button', { name: 'Remove Mine' }))
    await waitFor(async () => expect(await sent()).toEqual([{ learn: true, lists: [] }]))
  })

  it('are rated anew by what is learned after the dialog was closed', async () => {
    ownLists.add('Mine', LIST)
    const { sent, isAskedAnew } = open({
      learning: 'on',
      learned: { ...LEARNED, at: '2026-11-11T12:00:00.000Z' },
    })
    await learns()
    fireEvent.click(screen.getByRole('button', { name: 'Remove Mine' }))
    cleanup()
    await waitFor(async () => expect(await sent()).toHaveLength(1))
    await waitFor(() => expect(isAskedAnew()).toBe(true))
  })

  it('are switched off by the player, and then no list leaves the device', async () => {
    ownLists.add('Mine', LIST)
    const { sent } = open({ learning: 'off' })
    expect(await learns()).toHaveProperty('checked', false)
    fireEvent.click(screen.getByRole('switch', { name: 'Mine' }))
    fireEvent.click(await learns())
    await waitFor(async () => expect(await sent()).toEqual([{ learn: true, lists: [] }]))
  })

  it('say where the installation does not learn', async () => {
    open({ learning: 'unavailable' })
    expect(await screen.findByText('This installation does not learn from lists.')).toBeTruthy()
    expect(screen.queryByRole('switch')).toBeNull()
  })
})

describe('the dialog of wish lists', () => {
  afterEach(() => {
    cleanup()
    for (const { id } of ownLists.get()) ownLists.remove(id)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('F-031 a sign-out leaves them: they are the device’s', async () => {
    fakeFetch(() => ({ body: { success: true } }))
    ownLists.add('Mine', LIST)
    await signOut()
    expect(ownLists.get().map(({ name }) => name)).toEqual(['Mine'])
  })

  const open = (learning: Pick<WishListReport, 'learning' | 'learned'> = {}) => {
    const lists = [{ source: 'voltron', rolls: 5, bad_lines: 0, first_bad_lines: [] }]
    vi.stubGlobal(
      'fetch',
      vi.fn(async ({ url }: Request) =>
        Response.json(url.endsWith('/own') ? { learning: 'unavailable' } : { lists, ...learning }),
      ),
    )
    render(
      <QueryClientProvider client={new QueryClient()}>
        <WishListsDialog membershipId="7" kept={[WEAPON]} onClose={vi.fn()} />
      </QueryClientProvider>,
    )
  }
  const paste = (content: string) => {
    fireEvent.change(screen.getByLabelText('Or paste its text'), { target: { value: content } })
    fireEvent.click(screen.getByRole('button', { name: 'Use this list' }))
  }

  it('takes a pasted list in, says so, and the sheets hear of it until it is switched off', async () => {
    open()
    paste(LIST)
    expect(screen.getByRole('status').textContent).toBe('Good rolls loaded: 3 rolls.')
    expect(screen.getByText('3 rolls, 1 line not understood')).toBeTruthy()
    const { result } = renderHook(() => useOwnWishes([WEAPON].slice(0, 1)), {})
    await waitFor(() => expect(result.current).toBeDefined())
    fireEvent.click(screen.getByRole('switch', { name: 'Good rolls' }))
    expect(screen.getByRole('status').textContent).toBe('Good rolls is switched off.')
    await waitFor(() => expect(result.current).toBeUndefined())
    expect(await screen.findByText('voltron')).toBeTruthy()
  })

  it.each([
    [
      'what was learned from them',
      { learning: 'on', learned: { lists: 3, weapons: 640, rolls: 5120, at: '2026-11-12T12:00:00.000Z' } },
      /^Learned from 3 lists, 5,120 rolls, .*November.*: /,
    ],
    ['that it is being learned', { learning: 'under-way' }, /being learned/],
    ['that nothing is', { learning: 'off' }, /switched off/],
  ] as const)('says of the installation’s lists %s', async (_, report, words) => {
    open(report)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('leaves the focus on its button once the list is taken, or the dialog would hear no key', () => {
    open()
    paste(LIST)
    expect(screen.getByLabelText('Or paste its text')).toHaveProperty('value', '')
    expect(screen.getByRole('button', { name: 'Use this list' })).toHaveProperty('disabled', false)
  })

  it('refuses what is no list, and keeps what was typed', () => {
    open()
    paste('hello')
    expect(screen.getByRole('alert').textContent).toContain('No line of this is a wish.')
    expect(screen.getByLabelText('Or paste its text')).toHaveProperty('value', 'hello')
    expect(ownLists.get()).toEqual([])
  })

  it('exports a list as it came, and the kept copies by their traits', async () => {
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
    open()
    paste(LIST)
    fireEvent.click(screen.getByRole('button', { name: 'Export Good rolls' }))
    expect(await save.mock.calls[0]?.[0].text()).toBe(LIST)
    fireEvent.click(screen.getByRole('button', { name: 'Export my kept copies (1)' }))
    expect(await save.mock.calls[1]?.[0].text()).toContain('dimwishlist:item=10&perks=1,2')
  })
})
