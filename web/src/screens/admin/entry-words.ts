/** What the app says of this screen before its files are there. */
export const entryWords = { name: 'Admin', connect: 'Connect to set up the assistant’s key.' }
