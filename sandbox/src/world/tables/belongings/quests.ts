import type { Goal } from './bounties.ts'

type StepRow = readonly [name: string, text: string, goals: readonly Goal[]]

/** Quests: name, what they are about, their steps in order. Names and sentences are ours. */
export const QUESTS: readonly (readonly [name: string, summary: string, steps: readonly StepRow[]])[] = [
  [
    'The Long Way Home',
    'A lost scout left signs all over Kepler. Follow them.',
    [
      ['Footprints', 'Patrol Kepler and look for what the scout left.', [['Signs found', 5]]],
      [
        'A Voice in the Static',
        'Gather the pieces of a broken transmitter.',
        [
          ['Coils', 3],
          ['Lenses', 2],
        ],
      ],
      ['Answered', 'Finish an op on Kepler with the transmitter running.', [['Ops finished', 1]]],
    ],
  ],
  [
    'Old Iron, New Hands',
    'The gunsmith has a frame that nobody has fired for years.',
    [
      ['Rust', 'Defeat combatants with any weapon of an old make.', [['Final blows', 50]]],
      ['Proof Load', 'Land precision final blows without reloading.', [['Precision final blows', 25]]],
      ['Handed Over', 'Bring it back to the gunsmith.', [['Gunsmith visited', 1]]],
    ],
  ],
  [
    'What the Deep Keeps',
    'Something under the ice answers when it is called.',
    [
      ['Soundings', 'Visit the wells of Europa.', [['Wells visited', 4]]],
      ['Echo', 'Defeat what comes up.', [['Bosses defeated', 3]]],
    ],
  ],
  [
    'Three Favours',
    'The Drifter collects. So does everybody else.',
    [
      ['The First', 'Bank motes.', [['Motes banked', 50]]],
      ['The Second', 'Invade and return.', [['Invasions survived', 2]]],
      ['The Third', 'Win.', [['Matches won', 3]]],
    ],
  ],
]
