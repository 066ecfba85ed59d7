import type { EnquirySubject } from '../../subjects/subjects.ts'
import type { RequestedDetails } from '../../submission.ts'
import type { Lookups } from './lookups.ts'
import { newVehicleSubject } from './new-vehicle.ts'

/** A kind of subject that forms name by codes, and how it is looked up. */
type RequestedSubject = {
  /** What the form named, for the inbox while it is not looked up; null when it named none. */
  readonly inWords: (requested: RequestedDetails) => string | null
  readonly find: (requested: RequestedDetails, lookups: Lookups) => Promise<EnquirySubject | null>
  /** A sentence for the person who reads the enquiry, where nothing was found. */
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

/** In the order in which a form's codes are understood. */
const requestedSubjects: readonly RequestedSubject[] = [newVehicle]

const requestedIn = (requested: RequestedDetails) =>
  requestedSubjects.find(({ inWords }) => inWords(requested) !== null)

/** What a form named as its subject, in words; null when it named none. */
export const requestedSubjectInWords = (requested: RequestedDetails): string | null =>
  requestedIn(requested)?.inWords(requested) ?? null

/** Looks up the subject a form named; null when it named none, or there is none. */
export const findRequestedSubject = async (
  requested: RequestedDetails,
  lookups: Lookups,
): Promise<EnquirySubject | null> => (await requestedIn(requested)?.find(requested, lookups)) ?? null

/** Says that nothing was found for the subject a form named; empty when it named none. */
export const missingSubject = (requested: RequestedDetails): string =>
  requestedIn(requested)?.missing(requested) ?? ''
