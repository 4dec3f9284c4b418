import type { NextStep } from '@ai-vault/contract/dashboard/next-steps.ts'
import { OBJECTIVE_TABLE, RECORD_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import { percentOf } from '../../../atlas/read-triumphs.ts'
import type { DashboardInput } from '../dashboard-input.ts'
import { counted, number } from '../words.ts'

/** Done, and only the press in the game is missing. */
export function claimStep({ triumphs: { triumphs } }: DashboardInput): NextStep | undefined {
  const ready = triumphs.filter(({ claimable, legacy }) => claimable && !legacy)
  if (ready.length === 0) return undefined
  return {
    kind: 'claim-triumphs',
    title: `Claim ${counted(ready.length, 'triumph')}`,
    text:
      ready.length === 1
        ? 'It is done. One press in the game.'
        : 'They are done. One press each in the game.',
    action: 'List them',
    link: '/atlas?show=claim',
    items: [],
  }
}

/** The triumph that Atlas recommends first. */
export function triumphStep({ triumphs: { open }, manifest }: DashboardInput): NextStep | undefined {
  const [first] = open
  if (!first) return undefined
  const { hash, definition, progress } = first
  const name = manifest.named(RECORD_TABLE, hash)?.name || definition?.name
  if (!name) return undefined
  const left = progress.objectives.filter(({ complete }) => !complete)
  const [nearest] = left.toSorted(
    (one, other) => other.progress / other.completionValue - one.progress / one.completionValue,
  )
  const asked = nearest && definition?.objectives.find((each) => each.hash === nearest.hash)
  const objective = nearest && (manifest.named(OBJECTIVE_TABLE, nearest.hash)?.description || asked?.text)
  const points = definition?.points ? ` ${counted(definition.points, 'point')}.` : ''
  return {
    kind: 'triumph',
    title: `Finish ${name}`,
    text: nearest
      ? `${objective ? `${objective.replace(/[.:]$/, '')}: ` : ''}${number(nearest.progress)} of ${number(nearest.completionValue)}.${points}`
      : `It is the nearest of your open triumphs.${points}`,
    action: 'Open it in Atlas',
    link: `/atlas?${new URLSearchParams({ q: name })}`,
    percent: percentOf(first),
    items: [],
  }
}
