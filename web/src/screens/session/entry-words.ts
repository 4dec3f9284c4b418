/** What the app says of these screens before their files are there. */
export const entryWords = { signIn: { name: 'Sign in' }, callback: { name: 'Signing in' } }
