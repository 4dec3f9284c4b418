/**
 * What the sandbox registers for AI Vault when nothing else is configured. Fixed and public on purpose: they open
 * nothing but the demo guardians on this machine.
 */
export const DEMO_API_KEY = '5a6d0b0c8f1e4d7ea1b2c3d4e5f60718'
export const DEMO_CLIENT_ID = '48151'
export const DEMO_CLIENT_SECRET = 'demo-secret-of-the-sandbox-platform'
