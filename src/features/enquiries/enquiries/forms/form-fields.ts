import type { FormTexts } from '../texts.ts'
import { type EnquiryKind, formDefinition, planFieldNames, subjectFieldNames } from './definitions.ts'
import { type FieldName, fieldDefinition, marketingFieldNames, stepFieldNames } from './field-definitions.ts'
import { fieldView } from './field-view.ts'
import type { FieldMessage, FormField } from './submission.ts'

/** The names of a form's fields in their order. */
export function formFieldNames(kind: EnquiryKind): readonly FieldName[] {
  const { plan, offersMarketing, consent } = formDefinition(kind)
  return [
    ...(plan ? planFieldNames : []),
    ...subjectFieldNames(kind),
    ...stepFieldNames(kind),
    ...(offersMarketing ? marketingFieldNames : []),
    ...(consent ? (['wordingVersion'] as const) : []),
  ]
}

/** The fields of a form in their order. */
export const formFields = (kind: EnquiryKind, texts: FormTexts): readonly FormField[] =>
  formFieldNames(kind).map((name) => fieldView(name, texts))

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

/** Messages in the order of the form, one for each field. */
export function inFormOrder(kind: EnquiryKind, messages: readonly FieldMessage[]): readonly FieldMessage[] {
  const names: readonly string[] = formFieldNames(kind)
  const first = messages.filter(
    ({ field }, index) => messages.findIndex((other) => other.field === field) === index,
  )
  return first.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field))
}
