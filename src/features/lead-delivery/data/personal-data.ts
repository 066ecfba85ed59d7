import { sql } from '@payloadcms/db-postgres'
import { type EraseWith, loadPersonalData } from '#features/enquiries/jobs.ts'

const eraseUnsent: EraseWith = async ({ tx }, which) => {
  await tx.execute(sql`delete from deliveries where enquiry_id in ${which} and state <> 'delivered'`)
}

const eraseDeliveries: EraseWith = async ({ tx }, which) => {
  await tx.execute(sql`delete from deliveries where enquiry_id in ${which}`)
}

/**
 * Takes the person out of everything that was sent under an e-mail; what is still on its way is not sent any more.
 *
 * @returns the references of what was erased.
 */
export async function eraseEnquiriesOf(email: string): Promise<readonly string[]> {
  const enquiries = await loadPersonalData()
  return enquiries.eraseEnquiriesOf(email, eraseUnsent)
}

/** Removes enquiries that were received before a moment, with all their deliveries. @returns how many. */
export async function eraseEnquiriesBefore(moment: Date): Promise<number> {
  const enquiries = await loadPersonalData()
  return enquiries.eraseEnquiriesBefore(moment, eraseDeliveries)
}

export { forgetHandovers, forgetHandoversBefore, handoversAbout } from './kept.ts'
