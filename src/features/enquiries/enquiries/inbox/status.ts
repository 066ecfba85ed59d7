/** The steps in which the inbox handles an enquiry. */
export const enquiryStatuses = ['new', 'inProgress', 'done', 'spam'] as const

export type EnquiryStatus = (typeof enquiryStatuses)[number]

export const statusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  inProgress: 'In progress',
  done: 'Done',
  spam: 'Spam',
}
