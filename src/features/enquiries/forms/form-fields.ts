import type { FormField } from '../submission.ts'
import type { FormTexts } from '../texts.ts'
import {
  type EnquiryKind,
  formDefinition,
  planFieldNames,
  stepFieldNames,
  subjectFieldNames,
} from './definitions.ts'
import { type FieldName, marketingFieldNames } from './field-definitions.ts'
import { fieldView } from './field-view.ts'

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
