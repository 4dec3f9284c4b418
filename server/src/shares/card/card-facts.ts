import { capitalized } from '@ai-vault/game/in-words.ts'
import type { StatLine } from '@ai-vault/game/items.ts'
import type { BuildDocument, ShareDocument, ShareType } from '@ai-vault/game/shares/document.ts'
import { typeOf } from '@ai-vault/game/shares/document.ts'
import { writable } from './fit-text.ts'

/** What a card says, whatever kind of share it is for. */
export interface CardFacts {
  readonly label: string
  readonly title: string
  /** One line below the title. */
  readonly about?: string | undefined
  readonly lines: readonly string[]
  readonly stats?: StatLine | undefined
}

const LABELS: Readonly<Record<ShareType, string>> = {
  build: 'BUILD',
  loadout: 'LOADOUT',
  fireteam: 'FIRETEAM PLAN',
  prophecy: 'PROPHECY',
  profile: 'PROFILE',
}

export function cardFacts(document: ShareDocument, author: string): CardFacts {
  const label = LABELS[typeOf(document)]
  const title = writable(document.name) ?? capitalized(`shared ${document.kind}`)
  return { label, title, ...rest(document, author) }
}

function rest(document: ShareDocument, author: string): Pick<CardFacts, 'about' | 'lines' | 'stats'> {
  if (document.kind === 'build') return ofBuild(document, author)
  if (document.kind === 'prophecy') {
    return { about: document.archetype, lines: plain(document.gems.map(({ name }) => name).slice(0, 3)) }
  }
  const { score, characters } = document
  return {
    about: score === undefined ? undefined : `Vault score ${score}`,
    lines: characters.map(
      ({ classType, power }) => `${capitalized(classType)} ${power.toLocaleString('en-US')}`,
    ),
  }
}

function ofBuild(build: BuildDocument, author: string) {
  const element = build.subclass?.element
  const by = writable(author)
  const about = [
    build.classType && capitalized(build.classType),
    element && capitalized(element),
    by && `by ${by}`,
  ]
  const needs = build.plan?.needs.filter(({ state }) => state === 'missing') ?? []
  return {
    about: about.filter(Boolean).join(' · ') || undefined,
    lines: plain(
      build.type === 'fireteam'
        ? needs.slice(0, 3).map(({ name }) => `Missing: ${name}`)
        : build.weapons.map(({ name }) => name),
    ),
    stats: build.stats,
  }
}

const plain = (lines: readonly string[]) => lines.flatMap((line) => writable(line) ?? [])
