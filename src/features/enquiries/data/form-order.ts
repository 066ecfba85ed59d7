import type { EnquiryKind } from '../forms/definitions.ts'
import { formFieldNames } from '../forms/form-fields.ts'
import type { FieldMessage } from '../submission.ts'

/** Messages in the order of the form, one for each field. */
export function inFormOrder(kind: EnquiryKind, messages: readonly FieldMessage[]): readonly FieldMessage[] {
  const names: readonly string[] = formFieldNames(kind)
  const first = messages.filter(
    ({ field }, index) => messages.findIndex((other) => other.field === field) === index,
  )
  return first.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field))
}
