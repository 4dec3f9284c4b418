import { defineScreen } from '../../app/screen.ts'

/** The kit's specimens: only we see them, so their words stand in no catalogue. */
export const design = defineScreen({
  addresses: ['/design'],
  words: { name: 'Design' },
  visitors: 'welcome',
  load: async () => ({ Screen: (await import('./DesignScreen.tsx')).DesignScreen }),
})
