/** The types of privacy requests. */
export const privacyRequestTypes = ['export', 'erase', 'objection'] as const

export type PrivacyRequestType = (typeof privacyRequestTypes)[number]

/** The states of a request: waiting for confirmation of the e-mail, confirmed and not yet fulfilled, fulfilled. */
export const privacyStates = ['unconfirmed', 'open', 'done'] as const

export type PrivacyState = (typeof privacyStates)[number]

/** Days within which a confirmed request must be fulfilled. Source: POPIA regulations; PAIA, section 25. */
export const daysToFulfil = 30
