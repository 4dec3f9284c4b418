/** What the data layer says to the player; the sign-in's texts are as specified (F-020 to F-024). */
export const words = {
  system: { operational: 'Operational', degraded: 'Degraded', down: 'Down', other: 'Unknown' },
  signIn: {
    success: 'Authentication successful! Redirecting...',
    nothing: 'Redirecting...',
    failed: 'Authentication failed. Redirecting to dashboard...',
    missing: 'Missing required authentication parameters',
    cancelled: 'You cancelled the sign-in',
    platformError: 'The platform’s sign-in page reported an error.',
    unreachable: 'Could not reach sign-in. Try again.',
    foreignAddress: 'Not a sign-in address we know.',
    nameless: 'Guardian',
  },
  /** For the log: the player reads the chat's text for every failure (F-186). */
  missingAiKey: 'Missing AI API key. Please add one in the admin panel.',
  failures: {
    network: 'The server could not be reached.',
    timeout: 'The server took too long to answer.',
    'bad-answer': 'The server answered in a form this version does not know.',
    answered: (status: number) => `The server answered ${status}.`,
  },
}
