import { words } from '../words/words.ts'

/** '740 ms', '1.2 s' */
export const milliseconds = (value: number) =>
  value < 1_000
    ? words.milliseconds(Math.max(1, Math.round(value)))
    : words.seconds((value / 1_000).toFixed(1))
