import { defineScreen } from '../../loading/screen.ts'

/** The kit's specimens: only we see them, so their words stand in no catalogue. The mark lets the product's build drop it. */
export const design = /* @__PURE__ */ defineScreen({
  addresses: ['/design'],
  words: { name: 'Design' },
  visitors: 'welcome',
  load: async () => ({ Screen: (await import('./DesignScreen.tsx')).DesignScreen }),
})
