/** The privacy page, in the markdown that our own renderer knows. */
export const words = {
  title: 'Privacy',
  lead: 'What AI Vault reads, what it keeps, and how to end it.',
  text: `
## What is read
With your permission: characters, inventory, vault, triumphs, collections, statistics and match history of the account you
sign in with. Nothing can be moved, changed or deleted; the permission does not allow it.

## What this browser keeps
- A sign-in: two random handles, when they expire, your account's id, its platform and your name. The handles are worthless
  without a cookie that no script can read.
- The last answers the server gave, so that screens open without a network. They carry their age.
- Settings: the AI key (or the word that selects the built-in analyst), Sentinel's preferences, keyboard choices, the
  language you chose for the game's names, how weapons are to be analyzed.
- Searches you saved, and what the armor optimizer keeps for you: pins, exclusions, filters, targets.
- Wish lists of your own that you loaded or pasted. They never reach the server.
- Decisions and notes about weapons that the server has not accepted yet, until it has.
- Drafts: a map point or a message that you did not send.

Disconnect removes the sign-in and the answers, in every open tab, and the drafts. Searches, the optimizer's choices, your
wish lists, the AI key and what the server has not accepted yet stay until you clear this site's data, or delete your data
in your profile. The other settings are this browser's: they stay until you clear this site's data.

## What the server keeps
- Your sign-ins: the ids of your account, your name, which browser it was, when it began and was last used. The handles and
  the cookie are kept as digests that lead back to neither. An ended sign-in is kept for 30 days, without the tokens.
- The platform's own tokens, encrypted, as long as the sign-in lasts. They never reach a browser.
- The last good copy of your profile and of your statistics, and the screens' answers made from it, so that an outage of
  the game's servers does not empty your screens. They go 90 days after they were last asked for.
- Your match history: every activity of every character that the game's servers told of, when it was, how long, and its
  result with kills, deaths and score. It is kept even when the game's servers forget it, until you delete your data.
- Your vault score of each day and what it counts (weapons, god rolls, places taken), for at most 400 days: its history is
  drawn from it.
- What you decide about your weapons in the review (keep, review, dismantle) and what you note about them, so that every
  device of yours knows it. The end of a review can forget all decisions. A decision taken back is remembered for 90 days,
  so that a device that was offline does not bring it up again.
- The wish lists that you load, so that your ratings learn from them the same on every device, and what was learned: until you
  switch the learning off or remove the last list. A signed-out browser keeps its lists to itself.
- What you want to be told of, your quiet hours with their time zone, and browsers that you want to be told in while they
  are closed, until you switch it off.
- Alerts for you: while they wait for the end of your quiet hours, and for an hour after you were told.
- Messages to you, such as alerts and what became of your map points, for 30 days.
- What the armor optimizer keeps for you, so that every device of yours knows it.
- What you put on the map: points, votes, reports and appeals, with your name on your points; and for you alone which
  points you have found and what you plan. Until you delete your data.
- The map's log: each change of a point with the id and name of who made it. Others are shown the names of moderators alone.
  The log is kept for good; your id and name stay in it until you delete your data.
- Which weapons you used in finished activities of the last months, and since when your account is watched, for Prophecy; at
  most 400 days.
- Your conversations with the assistant, the last 200.
- How many tokens AI models used today to answer you, until the next day.
- What you shared: each version as you made it public, with your name, until you revoke it. Whoever has the link sees it;
  of them only a count is kept. The link's address and title stay in your list until you delete your data.
- Names and digests of the access tokens you make for scripts of your own, and when each was made and last used, until you
  revoke them.

Your network address is not kept, except for about an hour when you sign in to an installation with several servers: they
count attempts together. The server's own log of requests has no addresses, names or ids.

## What never happens
- No ads, no trackers, no third-party scripts, fonts or images from elsewhere than the game platform.
- A key for an AI provider is used for that one request or chat. It is never stored on the server and never logged.

## How to end it
Your [profile](/profile) shows what is kept, exports it and deletes it; links you made are revoked there too. Three things
stay after a deletion, and none of them says whose it was:
- Map points that were accepted and are shown to everybody, without your name.
- The map's log, without your id and name, without the words of your appeals, and without what your other points were
  called. Reasons that you gave as a moderator stay.
- A digest of the address of each build you shared, for good, so that nobody else gets the link you gave away.

To sign out, press Disconnect, or end the permission [on Bungie.net](https://www.bungie.net/7/en/User/Account/AppHistory).
`,
}
