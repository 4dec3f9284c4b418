import type { ReactNode } from 'react'

/** What the dashboard says around its panels. */
export const words = {
  welcome: (name: ReactNode) => <>Welcome, {name}</>,
  nameless: 'Guardian',
  refresh: 'Refresh',
  moreItems: (count: number) => `and ${count} more`,
  actions: {
    title: 'Quick Actions',
    analysis: 'AI analysis',
    loadout: 'Optimize loadout',
    meta: 'Meta weapons',
    cleanUp: 'Vault cleanup',
  },
  /** Of a server that sends the specified shape alone. */
  estimates: {
    chart: ['4 weeks ago', '3', '2', 'Now', 'Next'],
    priority: (priority: string) => `Its priority is ${priority}.`,
    missions: {
      pinnacle: {
        title: 'Raise your power with pinnacle rewards',
        text: 'You stand below 1,800 on the scale of 2,000.',
      },
      portal: { title: 'Play portal activities', text: 'Your power is enough for them.' },
      bounty: {
        title: 'Finish your bounties',
        text: 'They are the quickest way to reputation and materials.',
      },
      meta: { title: 'Farm a meta roll', text: 'You own fewer than ten god rolls.' },
    },
    tiers: {
      grandmaster: 'Grandmaster activities',
      master: 'Master activities',
      collection: 'Weapon farming',
    },
    likely: 'Likely, by your power and rolls',
  },
}
