import type { EnquirySubject } from '../../subjects/subjects.ts'
import type { RequestedDetails } from '../../submission.ts'
import type { Lookups } from './lookups.ts'
import { newVehicleSubject } from './new-vehicle.ts'
import { specialSubject } from './special.ts'
import { usedVehicleSubject } from './used-vehicle.ts'

/** How a kind of subject is looked up by the codes of a form. */
type RequestedSubject = {
  /** Text for the inbox until the subject is looked up; null when the form names no such subject. */
  readonly inWords: (requested: RequestedDetails) => string | null
  readonly find: (requested: RequestedDetails, lookups: Lookups) => Promise<EnquirySubject | null>
  /** A sentence for the inbox when nothing was found. */
  readonly missing: (requested: RequestedDetails) => string
}

/** A model that is sold new, by its code and the code of its colour. */
const newVehicle: RequestedSubject = {
  inWords: ({ model, colour }) => model && [model, colour && `colour ${colour}`].filter(Boolean).join(', '),
  async find({ model, colour }, lookups) {
    const found = model === null ? null : await lookups.model(model)
    return found && newVehicleSubject(found, colour)
  },
  missing: ({ model }) => `Asked about the vehicle ${model}.`,
}

/** A used vehicle, by its id. */
const usedVehicle: RequestedSubject = {
  inWords: ({ stock }) => stock || null,
  async find({ stock, plan }, lookups) {
    const found = stock ? await lookups.usedVehicle(stock) : null
    if (!found) return null
    const calculator = plan.plan === '' ? null : (await lookups.financeSettings()).usedVehicles
    return usedVehicleSubject(found, plan.plan, calculator)
  },
  missing: ({ stock }) => `Asked about the used vehicle ${stock}.`,
}

/** A special, by its code and the dealer on whose site it is. */
const special: RequestedSubject = {
  inWords: ({ special: code }) => (code ? `special ${code}` : null),
  async find({ special: code, dealer }, lookups) {
    const found = code && dealer ? await lookups.special(dealer, code) : null
    return found && dealer ? specialSubject(found, dealer) : null
  },
  missing: ({ special: code }) => `Asked about the special ${code}.`,
}

/** The first kind that recognizes the codes of a form applies. */
const requestedSubjects: readonly RequestedSubject[] = [newVehicle, usedVehicle, special]

const requestedIn = (requested: RequestedDetails) =>
  requestedSubjects.find(({ inWords }) => inWords(requested) !== null)

/** The subject of a form as text for the inbox; null when it names no subject. */
export const requestedSubjectText = (requested: RequestedDetails): string | null =>
  requestedIn(requested)?.inWords(requested) ?? null

/** Looks up the subject of a form; null when it names no subject or an unknown one. */
export const findRequestedSubject = async (
  requested: RequestedDetails,
  lookups: Lookups,
): Promise<EnquirySubject | null> => (await requestedIn(requested)?.find(requested, lookups)) ?? null

/** A sentence about a subject that was not found; empty when the form names no subject. */
export const missingSubject = (requested: RequestedDetails): string =>
  requestedIn(requested)?.missing(requested) ?? ''
