export type {
  Enquirer,
  Enquiry,
  EnquiryDealer,
  EnquiryDetails,
  EnquiryFile,
  MarketingChoice,
} from './enquiry.ts'
export { type EnquiryKind, enquiryKinds, formDefinition, kindHeadings } from './forms/definitions.ts'
export { detailLines, detailText } from './forms/detail-lines.ts'
export type { DealerOption, FormContent, SpecialFormContent } from './forms/form-content.ts'
export type { FormIslandProps } from './forms/ui/form.island.tsx'
export type { RequestFormIslandProps } from './forms/ui/request-form.island.tsx'
export type { SpecialFormProps } from './forms/ui/special-form.island.tsx'
export type { DeliverySettings } from './intake/dispatch.ts'
export type { EnquiryPlan } from './plan/plan.ts'
export { calculatedLines } from './plan/plan-lines.ts'
export { dealerLines, planText } from './plan/plan-text.ts'
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
