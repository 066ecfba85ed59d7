import type { FormField } from '../submission.ts'
import type { EnquiryTexts } from '../texts.ts'
import { type EnquiryKind, formDefinition, planFieldNames, subjectFieldNames } from './definitions.ts'
import { type FieldName, fieldDefinition, marketingFieldNames, personRows } from './field-definitions.ts'

/** A field with its label in a language. */
function formField(name: FieldName, words: EnquiryTexts): FormField {
  const { control, label, options } = fieldDefinition(name)
  return {
    name,
    label: label === null ? '' : words[label],
    control,
    ...(options && { options: options(words) }),
  }
}

/** The fields of a form in their order. */
export function formFields(kind: EnquiryKind, words: EnquiryTexts): readonly FormField[] {
  const names: readonly FieldName[] = [
    ...(formDefinition(kind).plan ? planFieldNames : []),
    ...subjectFieldNames(kind),
    ...personRows.flat(),
    ...marketingFieldNames,
  ]
  return names.map((name) => formField(name, words))
}
