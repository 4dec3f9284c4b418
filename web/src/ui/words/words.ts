/** What the pieces of the kit say by themselves. */
export const words = {
  close: 'Close',
  dismiss: 'Dismiss',
  retry: 'Retry',
  messages: 'Messages',
  technicalDetails: 'Technical details',
  showAsTable: 'Show as table',
  asTable: (title: string) => `${title} as a table`,
  clauses: 'Clauses',
  remove: (clause: string) => `Remove ${clause}`,
  restsOn: (about: string) => `How we know ${about}`,
  asOf: (when: string, age: string) => `As of ${when} · ${age}`,
  dayAndClock: (day: string, clock: string) => `${day}, ${clock}`,
  age: {
    now: 'just now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
    days: (count: number) => `${count} d ago`,
  },
  /** What is left of a week. */
  week: {
    days: (days: number, hours: number) => `${days} d ${hours} h`,
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number, minutes: number) => `${hours} h${minutes ? ` ${minutes} min` : ''}`,
  },
  count: { thousand: 'k', million: 'M', billion: 'B' },
  dial: {
    unknown: 'not known',
    of100: (value: number, word: string | undefined) => `${value} of 100${word ? `, ${word}` : ''}`,
  },
  fader: {
    number: (label: string) => `${label}, number`,
    over: (amount: number, reachable: number) => `${amount} over the reachable ${reachable}`,
    reachable: (reachable: number) => `reachable ${reachable}`,
    best: (best: number) => `best build ${best}`,
  },
  folds: { openAll: 'Open all', closeAll: 'Close all' },
  /** A specified formula that rests on nothing of the player's is shown only when it is asked for. */
  estimate: { show: 'Show an estimate', hide: 'Hide the estimate' },
}
