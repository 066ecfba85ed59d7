/** The fields of a block with a form, for features with forms of their own. */
export { formBlockFields } from './cms/form-block-fields.ts'
