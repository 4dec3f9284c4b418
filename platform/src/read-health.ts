import type { Clock } from './clock.ts'
import { PlatformError } from './errors.ts'
import type { Addresses } from './http/addresses.ts'
import type { Call } from './http/message.ts'
import type { PlatformHealth } from './platform.ts'
import { at, count, list, text } from './wire/read.ts'

/** The platform's alerts are HTML; we show text. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['hellip', '…'],
])

export function plainText(html: string): string {
  return (
    html
      // What is never closed takes the rest, as in a browser; looking for its end again and again would take for ever.
      .replace(/<!--.*?(?:-->|$)/gs, ' ')
      .replace(/<(script|style)\b.*?(?:<\/\1\s*>|$)/gis, ' ')
      .replace(/<\/?[a-z!][^<>]*>?/gi, ' ')
      .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => decodeEntity(name) ?? whole)
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase())
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

/** Systems without which the app has nothing to show. */
const NEEDED_SYSTEMS = ['Destiny2', 'D2Profiles']

const GET = { method: 'GET', area: 'health', repeatable: false } as const

export async function readHealth(probe: Call, addresses: Addresses, clock: Clock): Promise<PlatformHealth> {
  const startedAt = clock.now()
  const [enabled, alerts] = await Promise.all([
    readEnabled(probe, addresses).then((on) => ({ on, latencyMs: clock.now() - startedAt })),
    readAlerts(probe, addresses),
  ])
  return { enabled: enabled.on, alerts, latencyMs: enabled.latencyMs }
}

async function readEnabled(probe: Call, addresses: Addresses): Promise<boolean> {
  try {
    const settings = await probe({ ...GET, url: addresses.api(['Settings']) })
    return NEEDED_SYSTEMS.every((name) => at(settings, 'systems', name, 'enabled') !== false)
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'maintenance') return false
    throw error
  }
}

/** Alerts are an extra: without them the health is still worth telling. */
async function readAlerts(probe: Call, addresses: Addresses): Promise<PlatformHealth['alerts']> {
  try {
    const answer = await probe({ ...GET, url: addresses.api(['GlobalAlerts']) })
    return list(answer).map((alert) => ({
      key: text(at(alert, 'AlertKey')) ?? '',
      text: plainText(text(at(alert, 'AlertHtml')) ?? ''),
      level: count(at(alert, 'AlertLevel')),
    }))
  } catch (error) {
    if (error instanceof PlatformError) return []
    throw error
  }
}
