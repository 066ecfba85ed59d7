import { describeNewVehicle, type NewVehicleSubject } from './new-vehicle.ts'
import type { StockDescription, SubjectDescription } from './subject.ts'
import { describeUsedVehicle, type UsedVehicleSubject } from './used-vehicle.ts'

/** What an enquiry is about, as it is stored. */
export type EnquirySubject = NewVehicleSubject | UsedVehicleSubject

type Kind = EnquirySubject['kind']

/** Every kind of subject, and what describes it. */
const descriptions: {
  readonly [Name in Kind]: (subject: Extract<EnquirySubject, { kind: Name }>) => SubjectDescription
} = { new: describeNewVehicle, used: describeUsedVehicle }

/** Describes a subject, of whatever kind it is. */
export function describeSubject<Name extends Kind>(
  subject: Extract<EnquirySubject, { kind: Name }>,
): SubjectDescription {
  return descriptions[subject.kind as Name](subject)
}

/** The description of one vehicle in stock; null for every other subject, and without one. */
export function vehicleInStock(subject: EnquirySubject | null): StockDescription | null {
  const about = subject && describeSubject(subject)
  return about?.stock ? { ...about, stock: about.stock } : null
}
