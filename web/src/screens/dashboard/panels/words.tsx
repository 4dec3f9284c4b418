import type { ReactNode } from 'react'

/** What the dashboard's panels say; titles and labels are as specified (F-072 to F-102). */
export const words = {
  unread: 'Not read yet. It appears here as soon as the platform hands it out.',
  withheld: 'The platform did not hand it out; your privacy settings may hide it.',
  totalWeapons: 'Total weapons',
  hours: 'h',
  percent: '%',
  outOf: (total: string) => `/ ${total}`,
  account: {
    power: 'Max power',
    playtime: 'Total playtime',
    vault: 'Vault items',
    full: 'The vault is full.',
    left: (places: string) => `${places} places left. How fast it fills is known after two days of visits.`,
    forecast: (measured: number, inDays: string, bold: (text: string) => ReactNode) => (
      <>
        At the pace of the last {measured} days the vault is full in {bold(`${inDays} days`)}.
      </>
    ),
  },
  fate: {
    title: 'Edge of Fate',
    value: (percent: number, text: string) => `${percent} percent: ${text}`,
    none: 'The platform shows us neither the armor nor the triumphs it is counted by.',
  },
  insights: {
    none: 'Nothing stands out in what you own.',
    atlas: 'Open Atlas',
  },
  missions: {
    none: 'No mission is known.',
    priorities: { High: 'High', Medium: 'Medium', Low: 'Low' },
    pace: 'Times by your own runs',
  },
  recent: {
    caption: 'Recent activities of all characters',
    none: 'The platform reports no activity of this account.',
    activity: 'Activity',
    guardian: 'Guardian',
    result: 'Result',
    kd: 'K/D',
    kdOf: (ratio: string) => `K/D ${ratio}`,
    time: 'Time',
    when: 'When',
    report: 'Post-game report: ',
  },
  season: {
    rank: 'Season rank',
    artifact: 'Artifact level',
    challenges: 'Weekly challenges',
    triumphs: 'Triumph score',
    over: 'No season is active; these are the last one’s final values.',
    unknown: 'The platform did not tell.',
    hidden: 'Your progression is hidden from us.',
    estimated: (names: string) =>
      `${names}: there is only a rule of thumb from your power and hours, and it can be far off.`,
  },
  health: {
    none: 'Nothing could be read from the vault.',
    cleanUp: 'Clean up the vault',
  },
  weapons: {
    godRolls: 'Estimated god rolls',
    efficiency: 'Vault efficiency',
    legendary: 'Legendary',
    rarities: { legendary: 'Legendary', exotic: 'Exotic', rare: 'Rare' },
  },
}
