import type { ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { solveArmor } from '@ai-vault/game/armor/solver.ts'
import { solverPiece } from '@ai-vault/game/gear/solver-piece.ts'
import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ArmorAnswer, freshAnswer } from '../../../../data/armor/armor-answer.ts'
import { makeArmor, makeFive } from '../../../../test-support/make-armor.ts'
import { type ArmorQuery, DEFAULT_QUERY } from '../query/armor-query.ts'
import type { CurrentGear } from '../query/current-gear.ts'
import type { PieceRules } from '../query/piece-rules.ts'
import { words } from '../words/words.ts'
import { ResultStrip } from './ResultStrip.tsx'
import { Results } from './Results.tsx'

const PIECES = makeFive(1)
const NO_RULES = { pinned: [], excluded: [], only: [] }
const problem = (targets: ArmorProblem['minimums'], changes: Partial<ArmorProblem> = {}): ArmorProblem => ({
  pieces: PIECES.map(solverPiece),
  minimums: targets,
  priority: ARMOR_STATS,
  ...changes,
})

/** The answer of the real solver, as the worker tells it. */
function answerTo(targets: ArmorProblem['minimums'], changes: Partial<ArmorAnswer> = {}): ArmorAnswer {
  const asked = changes.problem ?? problem(targets)
  const { builds, shortfall, proof } = solveArmor(asked)
  return {
    ...freshAnswer(1, asked),
    phase: 'done',
    builds,
    ...(shortfall && { shortfall, nearestProven: true }),
    proof,
    buildsProof: proof,
    buildsMs: 12,
    drops: { found: [], complete: true },
    ...changes,
  }
}

const WORN: CurrentGear = {
  classType: 'hunter',
  exotic: undefined,
  bonus: [0, 0, 0, 0, 0, 0],
  unsure: [],
  taken: [0, 0, 0, 0, 0],
  stats: [81, 72, 63, 54, 45, 36],
}

const pressed = { change: vi.fn(), cancel: vi.fn(), searchOn: vi.fn(), import: vi.fn(), rules: vi.fn() }

function show(
  answer: ArmorAnswer | undefined,
  changes: Partial<ArmorQuery> = {},
  worn?: CurrentGear,
  rules: PieceRules = NO_RULES,
) {
  const query = { ...DEFAULT_QUERY, ...changes }
  const results = (
    <Results
      query={query}
      onChange={pressed.change}
      pieces={PIECES}
      answer={answer}
      onCancel={pressed.cancel}
      onSearchOn={pressed.searchOn}
      worn={worn}
      onImport={pressed.import}
      rules={rules}
      onRules={pressed.rules}
      onKeep={vi.fn()}
      link="https://vault.test/armory"
    />
  )
  render(results)
  act(() => vi.advanceTimersByTime(1_000))
}

const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')
const SIX = DEFAULT_QUERY.targets

beforeEach(() => {
  vi.useFakeTimers()
  for (const press of Object.values(pressed)) press.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('before anything was asked', () => {
  it('asks for three stats instead of showing a failure', () => {
    show(answerTo(SIX), {}, WORN)
    expect(screen.getByRole('heading', { name: 'Which three stats do you want at 100?' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Out of reach together' })).toBeNull()
    for (const name of ['grenade', 'health']) fireEvent.click(screen.getByRole('button', { name }))
    expect(screen.getByRole('button', { name: 'Choose one more' }).hasAttribute('disabled')).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'melee' }))
    expect(screen.getByRole('button', { name: 'super' }).hasAttribute('disabled')).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Aim for grenade, health and melee' }))
    expect(pressed.change).toHaveBeenCalledWith({
      targets: [0, 100, 0, 0, 100, 100],
      order: ['grenade', 'health', 'melee', 'weapons', 'class', 'super'],
    })
  })

  it('goes on asking for them after a set, an exotic or a filter was chosen first', () => {
    const sets = [{ hash: 7, pieces: 4 as const }]
    show(answerTo(SIX), { sets, exotic: 'none', off: ['tuning'] }, WORN)
    expect(screen.getByRole('heading', { name: 'Which three stats do you want at 100?' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Out of reach together' })).toBeNull()
    cleanup()
    show(answerTo([100, 100, 100, 100, 100, 0]), { sets, targets: [100, 100, 100, 100, 100, 0] }, WORN)
    expect(screen.queryByRole('heading', { name: 'Which three stats do you want at 100?' })).toBeNull()
  })

  it('shows what is worn, and betters it by a press', () => {
    show(answerTo(SIX), {}, WORN)
    const worn = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(worn).toEqual(['81', '72', '63', '54', '45', '36'])
    fireEvent.click(screen.getByRole('button', { name: 'Better what I wear' }))
    expect(pressed.import).toHaveBeenCalledOnce()
  })

  it('F-161 keeps the specified targets and their nearest build one press away', () => {
    show(answerTo(SIX))
    expect(screen.queryByRole('button', { name: 'Better what I wear' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'How near six times 100 comes' }))
    expect(screen.getByRole('heading', { name: 'Out of reach together' })).toBeTruthy()
    expect(screen.getByText(/^Your targets ask for 600 points/)).toBeTruthy()
  })

  it('gives way to what is really wrong where no five pieces fit together', () => {
    const nothing = answerTo(SIX, {
      builds: [],
      shortfall: {
        reason: 'exotic',
        missing: SIX,
        missingTotal: 600,
        group: [],
        groupNeeds: 0,
        groupReaches: 0,
      },
    })
    show(nothing)
    expect(screen.getByRole('heading', { name: 'Out of reach' })).toBeTruthy()
  })
})

describe('where no five pieces fit together', () => {
  const excluded = { ...NO_RULES, excluded: ['2'] }

  it('F-163 names the pin that takes the slot of the chosen exotic, and takes it back by a press', () => {
    const exotic = { ...solverPiece(makeArmor('9', { slot: 'helmet' })), exotic: 99 }
    const asked = problem(SIX, { exotic: { hash: 99 }, pinned: ['1'] })
    const pinned = { ...NO_RULES, pinned: ['1'] }
    const answer = answerTo(SIX, { problem: { ...asked, pieces: [...asked.pieces, exotic] } })
    show(answer, { exotic: 99, targets: [90, 0, 0, 0, 0, 0] }, undefined, pinned)
    expect(
      screen.getByText(/^You pinned Piece 1 as helmet, which leaves no room for the exotic/),
    ).toBeTruthy()
    const reach = within(screen.getByRole('region', { name: 'Out of reach' }))
    fireEvent.click(reach.getByRole('button', { name: 'Unpin: Piece 1' }))
    expect(pressed.rules).toHaveBeenCalledWith(NO_RULES)
  })

  it('F-161 F-163 names the slot, says that an exclusion emptied it, and takes it back by a press', () => {
    show(answerTo(SIX, { problem: problem(SIX, { excluded: ['2'] }) }), {}, undefined, excluded)
    expect(screen.getByText(/^There is no piece that may be used for gauntlets\./)).toBeTruthy()
    expect(screen.getByText('What you excluded would fill this:')).toBeTruthy()
    const back = screen.getByText('Use again: Piece 2')
    fireEvent.click(back)
    expect(pressed.rules).toHaveBeenCalledWith(NO_RULES)
  })

  it('F-161 names the set and the slots that it cannot fill', () => {
    const pieces = PIECES.map(solverPiece).map((piece) => (piece.slot < 3 ? { ...piece, set: 7 } : piece))
    show(answerTo(SIX, { problem: problem(SIX, { pieces, sets: [{ hash: 7, pieces: 4 }] }) }))
    expect(
      screen.getByText(/needs 4 slots and can fill 3: no piece of it may be worn as legs or class item\./),
    ).toBeTruthy()
  })

  it('F-163 comes into sight where the page was scrolled past it', () => {
    const into = vi.fn()
    Element.prototype.scrollIntoView = into
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    place.mockReturnValue(new DOMRect(0, 200))
    const answer = answerTo(SIX, { problem: problem(SIX, { excluded: ['2'] }) })
    show(answer, {}, undefined, excluded)
    expect(into).not.toHaveBeenCalled()
    cleanup()
    place.mockReturnValue(new DOMRect(0, -900))
    show(answer, {}, undefined, excluded)
    expect(into).toHaveBeenCalledOnce()
    place.mockRestore()
  })
})

describe('what proves that targets are out of reach', () => {
  it('is the search, or the bounds where nothing had to be searched', () => {
    const asked = [200, 200, 200, 0, 0, 0] as const
    show({ ...answerTo(asked), proof: { nodes: 0, complete: true }, ms: 635 }, { targets: asked })
    expect(screen.getByText(/says so without a search, in 635 ms\./)).toBeTruthy()
    expect(document.body.textContent).not.toContain('0 nodes')
    cleanup()
    show({ ...answerTo(asked), proof: { nodes: 12, complete: true }, ms: 635 }, { targets: asked })
    expect(screen.getByText(/12 nodes in 635 ms\./)).toBeTruthy()
  })
})

describe('targets out of reach of which one was raised', () => {
  it('F-161 offer first to keep that one, and then there are builds', () => {
    const asked = [70, 70, 70, 70, 75, 70] as const
    show(answerTo(asked), { targets: asked })
    const [first] = within(screen.getByRole('region', { name: 'Out of reach together' })).getAllByRole(
      'button',
    )
    expect(first?.textContent).toMatch(/^Keep grenade 75, the others free/)
    if (first) fireEvent.click(first)
    const targets = [0, 0, 0, 0, 75, 0] as const
    expect(pressed.change).toHaveBeenCalledWith({ targets })
    expect(answerTo(targets).builds[0]?.stats[4]).toBeGreaterThanOrEqual(75)
  })
})

describe('an answer that was not proven in time', () => {
  it('says how much better it could get, and is searched to the end by a press', () => {
    const whole = answerTo([100, 0, 0, 0, 0, 0])
    const total = whole.builds[0]?.total ?? 0
    show(
      { ...whole, buildsProof: { nodes: 9, complete: false, bestPossible: total + 4 }, buildsMs: 2_100 },
      {
        targets: [100, 0, 0, 0, 0, 0],
      },
    )
    expect(screen.getByText(/found in 2\.1 s, the best of what/).textContent).toContain(
      `Not proven to be the best: no build has a total above ${total + 4}.`,
    )
    expect(screen.queryByText(/ranked exactly/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Search to the end' }))
    expect(pressed.searchOn).toHaveBeenCalledOnce()
  })

  it('says that no total is higher where that much is proven', () => {
    const whole = answerTo([100, 0, 0, 0, 0, 0])
    const bestPossible = whole.builds[0]?.total ?? 0
    show(
      { ...whole, buildsProof: { nodes: 9, complete: false, bestPossible } },
      { targets: [100, 0, 0, 0, 0, 0] },
    )
    expect(screen.getByText(/No build has a higher total: that much is proven\./)).toBeTruthy()
  })

  it('counts a single node and a single point as one', () => {
    expect(words.nodes(1)).toBe('1 node')
    expect(words.builds.announced.short(1)).toContain('1 point short')
  })

  it('calls nothing out of reach that was not ruled out', () => {
    const asked = [100, 100, 100, 100, 0, 0] as const
    const proof = { nodes: 9, complete: false, bestPossible: 500 }
    show(answerTo(asked, { builds: [], buildsProof: proof, buildsMs: 2_100, nearestProven: false }), {
      targets: asked,
    })
    expect(screen.getByRole('heading', { name: 'Not settled in time' })).toBeTruthy()
    expect(document.body.textContent).not.toContain('Proven: no build')
    expect(screen.getByText(/neither a build .* was found, nor a proof that there is none/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Search to the end' }))
    expect(pressed.searchOn).toHaveBeenCalledOnce()
  })
})

describe('the best build', () => {
  it('F-160 says what the specified difficulty is for', () => {
    show(answerTo([100, 0, 0, 0, 0, 0]), { targets: [100, 0, 0, 0, 0, 0] })
    const [difficulty] = screen.getAllByText(/Portal Required$/)
    expect(difficulty?.closest('p')?.textContent).toMatch(
      /^To earn armor of the lowest gear tier used: \w+ Portal Required\.$/,
    )
  })
})

describe('with ignored stats', () => {
  const ignored = ARMOR_STATS.filter((stat) => stat !== 'grenade')
  const asked = [0, 0, 0, 0, 60, 0] as const
  const byGrenade = () => answerTo(asked, { problem: problem(asked, { priority: ['grenade'] }) })
  const query = { targets: asked, ignored }
  const compared = { builds: answerTo(asked).builds.slice(0, 2) }

  it('a total is that of all six stats, in the verdict, every row, aloud and side by side', () => {
    const answer = byGrenade()
    const [best] = answer.builds
    const [total, ranked] = [statTotal(best?.stats ?? asked), best?.total ?? 0]
    expect(ranked).toBe(best?.stats[4])
    expect(total).toBeGreaterThan(ranked)
    show({ ...answer, builds: [...answer.builds, ...compared.builds] }, query)
    expect(screen.getByText(best?.stats.join(' + ') ?? 'no build')).toBeTruthy()
    expect(announced()).toContain(`The best has a total of ${total}:`)
    const row = screen.getByRole('article', { name: 'build 1' })
    expect(within(row).getByText('total').parentElement?.textContent).toBe(`${total}total`)
    for (const name of ['Compare build 1', 'Compare build 2'])
      fireEvent.click(screen.getByRole('checkbox', { name }))
    fireEvent.click(screen.getByRole('button', { name: 'Compare 2' }))
    expect(screen.getByRole('row', { name: new RegExp(`^Total ${total} `) })).toBeTruthy()
    cleanup()
    render(<ResultStrip answer={answer} />)
    expect(screen.getByText(`Best build: total ${total}`)).toBeTruthy()
  })

  it('what the builds are ranked by is said, and what is proven of it', () => {
    const answer = byGrenade()
    const points = answer.builds[0]?.total ?? 0
    show(answer, query)
    expect(screen.getByText(new RegExp(`^Ranked by grenade alone, here ${points}:`))).toBeTruthy()
    cleanup()
    const unproven = (bestPossible: number) => ({ nodes: 9, complete: false, bestPossible })
    show({ ...answer, buildsProof: unproven(points + 4) }, query)
    expect(screen.getByText(new RegExp(`no build has more than ${points + 4} in grenade\\.`))).toBeTruthy()
    cleanup()
    show({ ...answer, buildsProof: unproven(points) }, query)
    expect(screen.getByText(/No build has more in grenade: that much is proven\./)).toBeTruthy()
    cleanup()
    show(answerTo(asked), { targets: asked })
    expect(screen.queryByText(/^Ranked by/)).toBeNull()
  })
})

describe('a screen reader hears', () => {
  it('the best build once the search has come to its answer', () => {
    const answer = answerTo([100, 0, 0, 0, 0, 0])
    show(answer, { targets: [100, 0, 0, 0, 0, 0] })
    const [best] = answer.builds
    expect(announced()).toContain(
      `found. The best has a total of ${best?.total}: weapons ${best?.stats[0]}, health`,
    )
  })

  it('how far targets are out of reach', () => {
    const asked = [200, 200, 200, 0, 0, 0] as const
    const answer = answerTo(asked)
    show(answer, { targets: asked })
    expect(announced()).toContain(
      `Out of reach together. The nearest build is ${answer.shortfall?.missingTotal} points short.`,
    )
  })

  it('nothing of six times 100 before anything was asked', () => {
    show(answerTo(SIX))
    expect(announced()).not.toContain('Out of reach')
  })

  it('nothing of an answer while a slider still moves', () => {
    const asked = [100, 0, 0, 0, 0, 0] as const
    show({ ...answerTo(asked), phase: 'searching' }, { targets: asked })
    expect(announced()).not.toContain('The best has a total')
  })
})
