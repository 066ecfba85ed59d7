import type { FieldErrors, Resolver } from 'react-hook-form'
import type { EnquiryTexts } from '#platform/i18n/texts.ts'
import type { EnquiryKind } from '../enquiry.ts'
import { checkEntries } from '../forms/check-entries.ts'
import type { Entries } from '../forms/schema.ts'

/** What stands in the form, as the browser has it. */
export type FormValues = {
  model: string
  colour: string
  dealer: string
  fullName: string
  phone: string
  email: string
  preferredContact: string
  note: string
  adult: boolean
  optIn: boolean
  marketing: boolean
  divisions: string[]
  channel: string
}

export type FieldName = keyof FormValues

/** Checks the values by the schema the server checks them by, in the words of the page. */
export function resolverOf(kind: EnquiryKind, words: EnquiryTexts): Resolver<FormValues, unknown, Entries> {
  return (values) => {
    const result = checkEntries(kind, values)
    if (result.valid) return { values: result.entries, errors: {} }
    const errors = Object.entries(result.faults).map(([field, fault]) => [
      field,
      { type: 'entry', message: words[fault ?? 'choiceUnknown'] },
    ])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<FormValues> }
  }
}
