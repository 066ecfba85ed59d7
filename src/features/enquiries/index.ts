export type { DeliverySettings } from './dispatch.ts'
export type {
  Enquirer,
  Enquiry,
  EnquiryDealer,
  EnquiryDetails,
  EnquiryFile,
  MarketingChoice,
} from './enquiry.ts'
export type { DealerOption, FormContent, SpecialFormContent } from './form-content.ts'
export { type EnquiryKind, formDefinition } from './forms/definitions.ts'
export { detailLines, detailText } from './forms/detail-lines.ts'
export { kindHeadings } from './kind-texts.ts'
export type { EnquiryPlan } from './plan.ts'
export { calculatedLines } from './plan-lines.ts'
export { dealerLines, planText } from './plan-text.ts'
export { enquiredFinance } from './subjects/enquired-finance.ts'
export type { NewVehicleSubject } from './subjects/new-vehicle.ts'
export type { SpecialSubject } from './subjects/special.ts'
export type {
  StockDescription,
  SubjectDescription,
  SubjectFinance,
  VehicleInStock,
} from './subjects/subject.ts'
export { formatAmount } from './subjects/subject.ts'
export { describeSubject, type EnquirySubject, enquiredSpecial, vehicleInStock } from './subjects/subjects.ts'
export type { UsedVehicleSubject } from './subjects/used-vehicle.ts'
export type { FormIslandProps } from './ui/form.island.tsx'
export type { RequestFormIslandProps } from './ui/request-form.island.tsx'
export type { SpecialFormProps } from './ui/special-form.island.tsx'
