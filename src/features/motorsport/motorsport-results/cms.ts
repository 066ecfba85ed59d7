export { championshipField } from './cms/championship-field.ts'
export { seasons } from './cms/seasons.ts'
export { sectionFields } from './cms/section-fields.ts'
