import { findDealer } from '#features/dealers/server.ts'
import { findModel } from '#features/vehicles/server.ts'
import { log } from '#platform/log.ts'
import type { EnquiryDealer, EnquirySubject } from '../enquiry.ts'
import type { AskedAbout } from '../submission.ts'
import { newVehicleSubject } from './new-vehicle.ts'

/** What a form was about, as we know it and not as it was sent. */
export type LookedUp = {
  readonly subject: EnquirySubject | null
  readonly dealer: EnquiryDealer | null
  /** Codes that nothing was found for, in words for whoever reads the enquiry; empty when all was. */
  readonly missing: string
}

/** A lead is worth more than its details: what cannot be looked up is said in words, and refuses nothing. */
async function orNull<Value>(what: string, look: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await look()
  } catch (error) {
    log.error({ err: error, what }, 'an enquiry is stored without what could not be looked up')
    return null
  }
}

/**
 * Looks up the vehicle and the dealer a form names by their codes.
 *
 * Source: decision D-12; architecture, "recipients are derived".
 */
export async function lookUp({ model, colour, dealer }: AskedAbout): Promise<LookedUp> {
  const [found, soldBy] = await Promise.all([
    model === null ? null : orNull('model', () => findModel(model)),
    dealer === null ? null : orNull('dealer', () => findDealer(dealer)),
  ])
  const missing = [
    model !== null && !found ? `Asked about the vehicle ${model}.` : '',
    dealer !== null && !soldBy ? `Asked for the dealer ${dealer}.` : '',
  ]
  return {
    subject: found && newVehicleSubject(found, colour),
    dealer: soldBy && {
      id: Number.isSafeInteger(Number(soldBy.id)) ? Number(soldBy.id) : null,
      directoryId: soldBy.id,
      name: soldBy.name,
      slug: soldBy.slug,
      supplierCode: soldBy.supplierCode,
      region: soldBy.region?.name ?? null,
    },
    missing: missing.filter(Boolean).join(' '),
  }
}
