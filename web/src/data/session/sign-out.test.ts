import { expectLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { sessionOf } from '../../test-support/sessions.ts'
import { messageLog } from '../../ui/feedback/toasts/message-log.ts'
import { readLog } from '../log.ts'
import { forgetKept, writeKept, writeSession, writeTab } from '../stored/storage.ts'
import { signOut } from './sign-out.ts'

const own = sessionOf().membershipId ?? ''
const OTHER = '4611686018400000099'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  fakeFetch(() => ({ body: { success: true } }))
  writeSession(sessionOf())
  for (const id of [own, OTHER]) {
    for (const key of ['atlas_draft', 'armor_kept', 'vault_searches', 'pending_notes', 'pending_reviews'])
      writeKept(`${key}_${id}`, 'x')
    for (const key of ['sentinel_draft', 'sentinel_chat', 'offline_draft']) writeTab(`${key}_${id}`, 'x')
  }
  writeKept('single_keys', 'off')
})
const left = (id: string) =>
  [localStorage, sessionStorage].flatMap((area) => Object.keys(area).filter((key) => key.includes(id)))

it('F-031 a sign-out takes the sign-in and drafts off the device; choices and what is not saved yet stay', async () => {
  await signOut()
  expect(left(own).sort()).toEqual([
    `ai_vault_armor_kept_${own}`,
    `ai_vault_pending_notes_${own}`,
    `ai_vault_pending_reviews_${own}`,
    `ai_vault_vault_searches_${own}`,
  ])
  expect(localStorage.getItem('bungie_access_token')).toBeNull()
  expect(left(OTHER)).toHaveLength(8)
})

it('F-031 a server that cannot be reached keeps nobody signed in, and that it did not hear is logged', async () => {
  const requests = fakeFetch(() => 'fail')
  messageLog.add('Your vault is full.', 'i-bell')
  expectLog('warn', /logout-failed/)
  await signOut()
  expect(
    requests.some(({ method, url }) => `${method} ${new URL(url).pathname}` === 'POST /api/bungie/logout'),
  ).toBe(true)
  expect(localStorage.getItem('bungie_access_token')).toBeNull()
  expect(messageLog.read()).toEqual([])
  expect(readLog().at(-1)).toMatchObject({ code: 'logout-failed' })
})

it('F-322 after a deletion nothing of the player is left on the device, and all of another’s', () => {
  writeSession({ membershipId: null })
  forgetKept(own)
  expect(left(own)).toEqual([])
  expect(left(OTHER)).toHaveLength(8)
  expect(localStorage.getItem('ai_vault_single_keys')).toBe('off')
})
