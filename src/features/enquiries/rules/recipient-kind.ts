import type { Enquiry } from '../enquiry.ts'

/** Which of a dealer's lists an enquiry is for. Source: dealers.md §6; rows D-358, D-362. */
export function dealerListOf({ subject }: Pick<Enquiry, 'subject'>): 'used-vehicle' | 'general' {
  return subject?.kind === 'used' ? 'used-vehicle' : 'general'
}
