/** How far an enquiry has got with those who answer it. */
export const enquiryStatuses = ['new', 'inProgress', 'done', 'spam'] as const

export type EnquiryStatus = (typeof enquiryStatuses)[number]
