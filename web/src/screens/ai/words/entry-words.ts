/** What the app says of this screen before its files are there. */
export const entryWords = {
  name: 'AI Assistant',
  purpose: 'Answers from what is saved on this device, also without a network',
  connect: 'Connect once, and the assistant answers from what is saved on this device.',
}
