const twoDigits = (value: number) => String(value).padStart(2, '0')

/** 24:10, and from an hour on 1:04:10. */
export function describeDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  const rest = `${twoDigits(minutes)}:${twoDigits(whole % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
