import { counted } from '../../../words/formats.ts'

const weapons = { one: 'weapon', other: 'weapons' }

/** The titles of what is folded, as specified (F-072 to F-102), and the one line of each that already answers. */
export const words = {
  health: {
    title: 'Vault Health Analysis',
    places: (used: string, all: string) => `${used} of ${all} places taken.`,
    canGo: (parts: string) => `${parts} can go.`,
    weapons: (count: number) => counted(count, weapons),
    armor: (count: number) => counted(count, { one: 'armor piece', other: 'armor pieces' }),
    both: (first: string, second: string) => `${first} and ${second}`,
    unused: (count: number) =>
      count === 1 ? 'One weapon was never used.' : `${counted(count, weapons)} were never used.`,
    none: 'What lies in the vault without a reason.',
  },
  weapons: {
    title: 'Weapon Collection Analysis',
    line: (count: number, godRolls: number) =>
      `${counted(count, weapons)}, ${counted(godRolls, { one: 'of them a god roll', other: 'of them god rolls' })}.`,
    none: 'What you own, by rarity.',
  },
  missions: {
    title: 'Priority Missions',
    none: 'The rewards and bounties of the week, by your power and your rolls.',
  },
  insights: { title: 'AI Insights', none: 'Nothing stands out in what you own.' },
  charts: {
    title: 'Charts',
    measured: (day: string) => `Score measured since ${day}.`,
    measuredToday: 'Score measured since today.',
    leads: (name: string, kills: string) => `${name} leads with ${kills} kills.`,
    none: 'Score progression, weapon usage, activity effectiveness.',
  },
  recent: {
    title: 'Recent Activities',
    last: (name: string, className: string | undefined, result: string, age: string) =>
      `${name}${className ? ` on the ${className}` : ''}, ${result.toLowerCase()} ${age}.`,
    none: 'The platform reports no activity of this account.',
  },
  account: {
    title: 'Account Overview',
    power: (power: string) => `Max power ${power}`,
    hours: (hours: string) => `${hours} h played`,
    vault: (items: string) => `${items} items in the vault`,
    none: 'Power, playtime, vault and weapons.',
  },
  season: {
    title: 'Seasonal Progress',
    rank: (value: string) => `Season rank ${value}`,
    artifact: (value: string) => `artifact level ${value}`,
    triumphs: (value: string) => `triumph score ${value}`,
    fate: (track: string, percent: string) => `Edge of Fate: ${track} ${percent} %.`,
    none: 'The platform does not tell; an estimate when you ask for it.',
  },
  sentinel: { title: 'Sentinel', line: 'Ask here, without leaving the page.' },
  sentence: (parts: string) => `${parts}.`,
  loading: 'Opening...',
}
