import { sql } from '@payloadcms/db-postgres'
import { type EraseWith, loadPersonalData, type OldEnquiries } from '#features/enquiries/enquiries/jobs.ts'

const eraseUnsent: EraseWith = async ({ tx }, enquiryIds) => {
  await tx.execute(sql`delete from deliveries where enquiry_id in ${enquiryIds} and state <> 'delivered'`)
}

const eraseDeliveries: EraseWith = async ({ tx }, enquiryIds) => {
  await tx.execute(sql`delete from deliveries where enquiry_id in ${enquiryIds}`)
}

/**
 * Erases the personal data of all enquiries sent under an e-mail, and deletes their unsent deliveries.
 *
 * @returns the references of the erased enquiries.
 */
export async function eraseEnquiriesOf(email: string): Promise<readonly string[]> {
  const enquiries = await loadPersonalData()
  return enquiries.eraseEnquiriesOf(email, eraseUnsent)
}

/** Deletes old enquiries with their files and all their deliveries. @returns the number of enquiries. */
export async function eraseOldEnquiries(old: OldEnquiries): Promise<number> {
  const enquiries = await loadPersonalData()
  return enquiries.eraseOldEnquiries(old, eraseDeliveries)
}

export {
  deleteDeliveryRecords,
  deleteDeliveryRecordsBefore,
  findDeliveryRecords,
} from './delivery-records.ts'
