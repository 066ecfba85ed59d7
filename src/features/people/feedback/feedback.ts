/** What a visitor may say about a page. */
export const feedbackAnswers = ['helpful', 'notHelpful'] as const

export type FeedbackAnswer = (typeof feedbackAnswers)[number]

/** Maximum number of characters of a suggestion. */
export const maxSuggestionLength = 1_000
