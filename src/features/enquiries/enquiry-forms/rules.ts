export { mapFields } from './forms/map-fields.ts'
