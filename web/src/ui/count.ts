const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export const formatCount = (value: number) => whole.format(value)

/** A large count as a number and its unit: 1,204 stays, 8,612,000 becomes 8.6 M. */
export function splitCount(value: number): { readonly number: string; readonly unit?: string } {
  if (value >= 1e9) return { number: (value / 1e9).toFixed(1), unit: 'B' }
  if (value >= 1e6) return { number: (value / 1e6).toFixed(1), unit: 'M' }
  if (value >= 1e5) return { number: (value / 1e3).toFixed(1), unit: 'k' }
  return { number: whole.format(value) }
}
