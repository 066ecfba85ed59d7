export type { FormDraft, SendFailure } from './drafts/form-draft.ts'
export type { KeptFile } from './drafts/kept-files.ts'
export type {
  Enquirer,
  Enquiry,
  EnquiryDealer,
  EnquiryDetails,
  EnquiryFile,
  MarketingChoice,
} from './enquiry.ts'
export type { EnquiryKind, PlanKind } from './forms/definitions.ts'
export { detailLines, detailText, sectionHeadings } from './forms/detail-lines.ts'
export type { EnteredValues } from './forms/entered-values.ts'
export type { FormDefinition, UploadDefinition } from './forms/form-definition.ts'
export type { FormThanks, OmittedFields } from './forms/form-settings.ts'
export type { FormView, StepView } from './forms/form-view.ts'
export type { Entries } from './forms/schema.ts'
export type { FormField, RequestedPlan } from './forms/submission.ts'
export type { RequestedVisit } from './forms/visit.ts'
export type { VisitDay } from './forms/visit-days.ts'
export type { DeliverySettings } from './intake/dispatch.ts'
export type { DisplayedPlan } from './plan/displayed-plan.ts'
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
