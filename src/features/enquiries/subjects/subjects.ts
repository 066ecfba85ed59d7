import { describeNewVehicle, type NewVehicleSubject } from './new-vehicle.ts'
import type { StockDescription, SubjectDescription } from './subject.ts'
import { describeUsedVehicle, type UsedVehicleSubject } from './used-vehicle.ts'

/** The stored subject of an enquiry. */
export type EnquirySubject = NewVehicleSubject | UsedVehicleSubject

type Kind = EnquirySubject['kind']

/** The describing function of each kind of subject. */
const descriptions: {
  readonly [Name in Kind]: (subject: Extract<EnquirySubject, { kind: Name }>) => SubjectDescription
} = { new: describeNewVehicle, used: describeUsedVehicle }

/** Describes a subject of any kind. */
export function describeSubject<Name extends Kind>(
  subject: Extract<EnquirySubject, { kind: Name }>,
): SubjectDescription {
  return descriptions[subject.kind as Name](subject)
}

/** The description of one vehicle in stock; null for any other subject and for no subject. */
export function vehicleInStock(subject: EnquirySubject | null): StockDescription | null {
  const about = subject && describeSubject(subject)
  return about?.stock ? { ...about, stock: about.stock } : null
}
