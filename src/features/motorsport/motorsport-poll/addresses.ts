/** Ids of messages that a page shows when its address ends in one: the answer to a form without JavaScript. */
export const pollAnchors = { notCounted: 'vote-not-counted' } as const

/** Where the votes of a question are read, sent, and where a voter gets a token. Source: requirements C-358 and C-359. */
export const pollAddresses = {
  token: '/api/poll-voter',
  count: (pollId: string) => `/api/poll-vote-count/${encodeURIComponent(pollId)}`,
  update: (pollId: string) => `/api/poll-vote-update/${encodeURIComponent(pollId)}`,
} as const

/** The page with the question of the day in the seeded content. Source: requirement C-313. */
export const pollPage = '/gr/motorsport/dakar'

/** The page with the result of a question, for a browser without JavaScript. */
export const resultPath = (pollId: string): string => `/gr/poll-result/${encodeURIComponent(pollId)}`

/** Longer than a question is shown. Seconds. */
const votedLifetime = 2 * 24 * 60 * 60

const votedName = (pollId: string) => `voted-${encodeURIComponent(pollId)}`

/** The cookie by which a browser remembers that it has voted in a poll. Source: requirement C-113; decision C-3. */
export const votedCookieHeader = (pollId: string): string =>
  `${votedName(pollId)}=1; Path=/; Max-Age=${votedLifetime}; SameSite=Lax`

/** Whether a Cookie header or `document.cookie` says that the browser has voted in a poll. Source: requirement C-114. */
export const hasVotedCookie = (cookies: string, pollId: string): boolean =>
  cookies.split(';').some((each) => each.trim() === `${votedName(pollId)}=1`)
