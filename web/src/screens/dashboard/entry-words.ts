/** What the app says of this screen before its files are there. */
export const entryWords = {
  name: 'Dashboard',
  purpose: 'Your scores, characters and progress on one page',
  connect: 'Connect to see what you have, how good it is and what to do next.',
  /** What a visitor would get; exactly three (F-104). */
  benefits: [
    'Your vault scored out of 100, with the three actions that raise it most',
    'Every character, the week’s open tasks and what to do before the reset',
    'God rolls, duplicates and the weapons that only take up room',
  ],
}
