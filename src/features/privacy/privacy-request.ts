/** What somebody may ask about themselves. */
export const privacyWishes = ['export', 'erase', 'objection'] as const

export type PrivacyWish = (typeof privacyWishes)[number]

/** Where a request stands: its e-mail is to be confirmed, it is to be answered, it is answered. */
export const privacyStates = ['unconfirmed', 'open', 'done'] as const

export type PrivacyState = (typeof privacyStates)[number]

/** Days within which a confirmed request is answered. Source: POPIA regulations; PAIA, section 25. */
export const daysToAnswer = 30
