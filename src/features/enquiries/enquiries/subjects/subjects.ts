import { describeNewVehicle, type NewVehicleSubject } from './new-vehicle.ts'
import { describeSpecial, type SpecialSubject } from './special.ts'
import { formatAmount, type StockDescription, type SubjectDescription } from './subject.ts'
import { describeUsedVehicle, type UsedVehicleSubject } from './used-vehicle.ts'

/** The stored subject of an enquiry. */
export type EnquirySubject = NewVehicleSubject | UsedVehicleSubject | SpecialSubject

type Kind = EnquirySubject['kind']

/** The describing function of each kind of subject. */
const descriptions: {
  readonly [Name in Kind]: (subject: Extract<EnquirySubject, { kind: Name }>) => SubjectDescription
} = { new: describeNewVehicle, used: describeUsedVehicle, special: describeSpecial }

/** Describes a subject of any kind. */
export function describeSubject<Name extends Kind>(
  subject: Extract<EnquirySubject, { kind: Name }>,
): SubjectDescription {
  return descriptions[subject.kind as Name](subject)
}

/** The figures of a subject's calculator as text for the inbox; null without a calculation. */
export function calculatedText(subject: EnquirySubject): string | null {
  const { calculated, currency } = describeSubject(subject)
  if (!calculated) return null
  const { monthly, term, interest, deposit, balloon } = calculated
  return [
    `Monthly: ${formatAmount(monthly, currency)}`,
    `Term: ${term} months`,
    `Interest: ${interest} % a year`,
    `Deposit: ${formatAmount(deposit, currency)}`,
    `Balloon: ${formatAmount(balloon, currency)}`,
  ].join('\n')
}

/** The description of one vehicle in stock; null for any other subject and for no subject. */
export function vehicleInStock(subject: EnquirySubject | null): StockDescription | null {
  const about = subject && describeSubject(subject)
  return about?.stock ? { ...about, stock: about.stock } : null
}

/** The special an enquiry is about; null for any other subject and for no subject. */
export function enquiredSpecial(subject: EnquirySubject | null): SpecialSubject | null {
  return subject?.kind === 'special' ? subject : null
}
