/** Ids of the messages that a page shows when its address ends in one: the answer to a form without JavaScript. */
export const feedbackAnchors = { stored: 'feedback-thanks', failed: 'feedback-not-stored' } as const
