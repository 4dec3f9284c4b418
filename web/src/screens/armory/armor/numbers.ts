import { INTERFACE_LOCALE, wholeNumber } from '../../../words/formats.ts'

const short = new Intl.NumberFormat(INTERFACE_LOCALE, { notation: 'compact', maximumFractionDigits: 1 })

export const count = (value: number) => wholeNumber.format(value)
/** 36.3 M: for numbers nobody reads to the last digit. */
export const roughly = (value: number) => (value < 100_000 ? wholeNumber.format(value) : short.format(value))
/** +5, −5, 0 */
export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
/** 3 + 3 + 1: the addends of a number, as they stand in it. */
export const sumOf = (values: readonly number[]) => values.join(' + ')
