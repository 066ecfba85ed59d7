/* What each form asks. Without texts, which would ship to the browser in all languages. */
export { convertEntries } from './forms/convert-entries.ts'
export {
  asksForDealerAlone,
  asksForVehicle,
  enquiryKinds,
  formDefinition,
  hasPlan,
  isAboutSpecial,
  isAboutStock,
  isRequest,
  kindHeadings,
  pageForms,
  personFieldsOf,
  visitFieldsOf,
} from './forms/definitions.ts'
export { fieldDefinition, marketingFieldNames, stepFieldNames } from './forms/field-definitions.ts'
export { formFields } from './forms/form-fields.ts'
export { formTitle, formView } from './forms/form-view.ts'
export { halfHours, minutesOf, timeAfter } from './forms/half-hours.ts'
export { agrees } from './forms/marketing-agreement.ts'
export { requestedVisit, visitCalendarPath, visitText } from './forms/visit.ts'
export { maxPlanLength } from './plan/plan-entries.ts'

/** Loads the check of entries when needed, to keep pages light. */
export const loadCheck = () => import('./forms/check-entries.ts')
