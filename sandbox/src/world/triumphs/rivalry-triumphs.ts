import type { Triumph } from './triumph.ts'

const STEPS = [
  [5, 5],
  [25, 10],
  [100, 15],
  [250, 20],
] as const

const RIVALRIES = [
  ['Crucible', 'Control', 'zones'],
  ['Crucible', 'Clash', 'matches'],
  ['Crucible', 'Rumble', 'matches'],
  ['Crucible', 'Competitive', 'matches'],
  ['Trials of Osiris', 'Trials', 'rounds'],
  ['Iron Banner', 'Iron Banner', 'matches'],
  ['Gambit', 'Gambit', 'matches'],
] as const

const rivalryTriumphs = ([group, mode, what]: (typeof RIVALRIES)[number]): Triumph[] => {
  const place = { category: 'Activities', group } as const
  return [
    { ...place, name: `${mode}: Winner`, text: `Win in ${mode}.`, score: 50, goals: [], intervals: STEPS },
    {
      ...place,
      name: `${mode}: Streak`,
      text: 'Win several times in a row.',
      score: 20,
      goals: [['Wins in a row', 5]],
      character: true,
    },
    {
      ...place,
      name: `${mode}: Complete Guardian`,
      text: `Use all you have: weapons, abilities, Super. Count ${what} too.`,
      score: 30,
      goals: [
        ['Weapon final blows', 200],
        ['Grenade final blows', 30],
        ['Melee final blows', 30],
        ['Super final blows', 30],
        ['Assists', 150],
        [`Finished ${what}`, 20],
      ],
    },
    {
      ...place,
      name: `${mode}: Against All Odds`,
      text: 'Win while outnumbered at the end.',
      score: 25,
      goals: [['Comebacks', 1]],
      secret: true,
    },
  ]
}

export const rivalryTriumphsAll = (): Triumph[] => RIVALRIES.flatMap(rivalryTriumphs)
