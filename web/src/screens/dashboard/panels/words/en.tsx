import type { ReactNode } from 'react'

/** What the dashboard's panels say; titles and labels are as specified (F-072 to F-102). */
export const en = {
  unread: 'Not read yet. It appears here as soon as the platform hands it out.',
  withheld: 'The platform did not hand it out; your privacy settings may hide it.',
  totalWeapons: 'Total weapons',
  hours: 'h',
  percent: '%',
  outOf: (total: string) => `/ ${total}`,
  account: {
    title: 'Account Overview',
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
  characters: {
    label: 'Characters',
    seen: (age: string) => `Seen ${age}`,
    power: (className: string) => `${className} power`,
    atCap: 'Power of 2,000, the cap',
    scaled: (cap: string) => `Scaled to 2,000; the cap is ${cap}`,
    powerOf: (power: string, cap: string) => `${power} of ${cap}`,
    powerScaled: (power: string, cap: string, scaled: string) =>
      `${power} of ${cap}, which is ${scaled} on the scale of 2,000`,
    title: (name: ReactNode) => <>Title: {name}</>,
    playtime: 'Playtime',
    hours: (hours: string) => `${hours} h`,
    equipped: 'Equipped',
    carried: 'Carried',
    postmaster: (held: number, room: number | undefined) =>
      room === undefined ? `Postmaster holds ${held}` : `Postmaster holds ${held} of ${room}`,
  },
  fate: {
    title: 'Edge of Fate',
    value: (percent: number, text: string) => `${percent} percent: ${text}`,
    none: 'The platform shows us neither the armor nor the triumphs it is counted by.',
  },
  insights: {
    title: 'AI Insights',
    none: 'Nothing stands out in what you own.',
    atlas: 'Open Atlas',
  },
  missions: {
    title: 'Priority Missions',
    none: 'No mission is known.',
    priorities: { High: 'High', Medium: 'Medium', Low: 'Low' },
    minutes: (minutes: number) => `${minutes} min`,
    pace: 'Times by your own runs',
  },
  recent: {
    title: 'Recent Activities',
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
    title: 'Seasonal Progress',
    rank: 'Season rank',
    artifact: 'Artifact level',
    challenges: 'Weekly challenges',
    triumphs: 'Triumph score',
    over: 'No season is active; these are the last one’s final values.',
  },
  health: {
    title: 'Vault Health Analysis',
    none: 'Nothing could be read from the vault.',
    cleanUp: 'Clean up the vault',
  },
  weapons: {
    title: 'Weapon Collection Analysis',
    godRolls: 'Estimated god rolls',
    efficiency: 'Vault efficiency',
    legendary: 'Legendary',
    rarities: { legendary: 'Legendary', exotic: 'Exotic', rare: 'Rare' },
  },
  week: {
    title: 'Weekly Progress',
    left: (time: string) => `${time} left`,
    none: 'The platform reports no milestone for this week.',
    openTasks: 'Open tasks of the week by character',
    furtherTasks: 'Further tasks of the week by character',
    allDone: 'Everything the platform lists for this week is done.',
    moreOpen: (count: number) => `${count} more open`,
    moreDone: (count: number) => `${count} done`,
    doneByAll: (count: number) => `${count} done by every character`,
    task: 'Task',
    done: 'Done',
    open: 'Open',
  },
}
