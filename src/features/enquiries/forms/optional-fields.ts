import { type EnquiryKind, stepFieldNames } from './definitions.ts'
import { type FieldName, fieldDefinition } from './field-definitions.ts'

/**
 * The fields that visitors see and may leave empty, in the order of the form. Choices of a vehicle or a dealer are none of
 * them: they decide who receives the form.
 */
export function optionalFieldNames(kind: EnquiryKind): readonly FieldName[] {
  return stepFieldNames(kind).filter((name) => {
    const { isOptional, control } = fieldDefinition(name)
    return isOptional && control !== 'hidden'
  })
}
