import { expect, test } from 'vitest'
import { createAddresses } from './http/addresses.ts'
import { platformFailure } from './http/failures.ts'
import { readHealth } from './read-health.ts'
import { answeringCall } from './testing/answering-call.ts'
import { fakeClock } from './testing/fake-clock.ts'

const SETTINGS = '/Platform/Settings/'
const ALERTS = '/Platform/GlobalAlerts/'
const on = { systems: { Destiny2: { enabled: true }, D2Profiles: { enabled: true } } }

const health = (answers: Record<string, unknown>) =>
  readHealth(answeringCall(answers).call, createAddresses('http://p.test', 'http://p.test'), fakeClock())

test('a running platform with an alert is enabled, and the alert is text', async () => {
  const alert = { AlertKey: 'D2-1', AlertHtml: '<p>Maintenance <i>soon</i></p>', AlertLevel: 2 }
  expect(await health({ [SETTINGS]: on, [ALERTS]: [alert] })).toEqual({
    enabled: true,
    alerts: [{ key: 'D2-1', text: 'Maintenance soon', level: 2 }],
    latencyMs: 0,
  })
})

test('a needed system that is switched off means disabled', async () => {
  const off = { systems: { ...on.systems, Destiny2: { enabled: false } } }
  expect(await health({ [SETTINGS]: off, [ALERTS]: [] })).toMatchObject({ enabled: false })
})

test('maintenance is an answer, not a failure', async () => {
  expect(await health({ [SETTINGS]: platformFailure('maintenance') })).toMatchObject({ enabled: false })
})

test('alerts that cannot be read do not hide the health', async () => {
  expect(await health({ [SETTINGS]: on, [ALERTS]: platformFailure('unexpected') })).toMatchObject({
    enabled: true,
    alerts: [],
  })
})

test('a platform that cannot be reached is a failure', async () => {
  await expect(health({ [SETTINGS]: platformFailure('network') })).rejects.toMatchObject({ code: 'network' })
})
