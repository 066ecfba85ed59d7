export { formView } from './forms/form-view.ts'
export { mapFields } from './forms/map-fields.ts'
