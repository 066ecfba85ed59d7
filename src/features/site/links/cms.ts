export { buttonsField } from './cms/buttons-field.ts'
export { linkField } from './cms/link-field.ts'
