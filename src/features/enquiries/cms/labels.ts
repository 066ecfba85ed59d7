import type { EnquiryStatus } from '../status.ts'

export const statusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  inProgress: 'In progress',
  done: 'Done',
  spam: 'Spam',
}
