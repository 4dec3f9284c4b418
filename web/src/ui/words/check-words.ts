/** What the button 'Check Again' says, and the countdown beside it (F-108). */
export const checkWords = {
  checking: 'Checking...',
  check: 'Check Again',
  asking: 'Asking the platform',
  byItself: (seconds: number) => `Checks by itself in ${seconds} s`,
}
