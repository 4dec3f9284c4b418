import { wholeNumber } from '../../words/formats.ts'

/** What the button of a list that begins with a few says. */
export const words = {
  all: (count: number) => `Show all ${wholeNumber.format(count)}`,
  fewer: 'Show fewer',
}
