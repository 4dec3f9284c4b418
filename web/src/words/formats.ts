/** How numbers and dates are written; English without a country would leave that open. */
export const INTERFACE_LOCALE = 'en-US'

const rules = new Intl.PluralRules(INTERFACE_LOCALE)
/** The one way a number without a fraction is written: 1,860. */
export const wholeNumber = new Intl.NumberFormat(INTERFACE_LOCALE, { maximumFractionDigits: 0 })

/** The form a language has for a count; English has one and other, others have up to six. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** "1 weapon", "1,204 weapons". */
export const counted = (count: number, forms: Forms): string =>
  `${wholeNumber.format(count)} ${forms[rules.select(count)] ?? forms.other}`

/** Dates in the words' own language, by the reader's zone, and clocks that count to 24. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(INTERFACE_LOCALE, {
    ...options,
    ...((options.hour || options.timeStyle) && { hourCycle: 'h23' }),
  })
