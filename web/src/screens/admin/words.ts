import { TRUSTED_POINTS } from '@ai-vault/game/atlas/point-rules.ts'
import { counted } from '../../words/formats.ts'

/** What the admin panel says around its parts. */
export const words = {
  title: 'Admin',
  loading: 'Checking what you may do...',
  failed: 'Couldn’t find out what you may do.',
  ownSettings: 'AI settings belong to this browser',
  tabs: {
    label: 'Parts of the admin panel',
    moderation: 'Moderation',
    notices: 'Notices',
    ai: 'AI provider',
    audit: 'Audit',
  },
  roles: { member: 'Member', trusted: 'Trusted', moderator: 'Moderator', admin: 'Admin' },
  notModerator: (accepted: number) =>
    `You do not moderate: moderators decide about the points of the map. You submit and vote in Atlas, and read below what became of every point. ${counted(accepted, { one: 'point', other: 'points' })} of yours ${accepted === 1 ? 'was' : 'were'} accepted; ${TRUSTED_POINTS} make you a trusted member.`,
  notice: {
    title: 'Notice to everybody',
    label: 'What everybody should know',
    note: 'Shown at once on every open page, and for a day on pages that come back.',
    send: 'Send notice',
    sent: 'Sent to everybody.',
    failed: 'The notice was not sent. Try again.',
  },
}
