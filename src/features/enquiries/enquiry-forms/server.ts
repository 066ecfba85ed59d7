export { readRequestForm, readSpecialFormContent, readUsedVehicleForm } from './forms/dialog-forms.ts'
export { loadForm } from './forms/load-form.ts'
export { respondWithSummary } from './summary/summary-response.ts'
export { respondWithVisit } from './summary/visit-calendar.ts'
