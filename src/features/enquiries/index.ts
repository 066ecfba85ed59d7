export type { DeliverySettings } from './dispatch.ts'
export type { Enquirer, Enquiry, EnquiryDealer, MarketingChoice } from './enquiry.ts'
export { type EnquiryKind, formDefinition } from './forms/definitions.ts'
export { kindHeadings } from './kind-texts.ts'
export type { EnquiryPlan } from './plan.ts'
export { calculatedLines } from './plan-lines.ts'
export { dealerLines, planText } from './plan-text.ts'
export { enquiredFinance } from './subjects/enquired-finance.ts'
export type { NewVehicleSubject } from './subjects/new-vehicle.ts'
export type {
  StockDescription,
  SubjectDescription,
  SubjectFinance,
  VehicleInStock,
} from './subjects/subject.ts'
export { describeSubject, type EnquirySubject, vehicleInStock } from './subjects/subjects.ts'
export type { UsedVehicleSubject } from './subjects/used-vehicle.ts'
