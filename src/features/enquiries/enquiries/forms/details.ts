import type { EnquiryDetails } from '../enquiry.ts'
import { type EnquiryKind, formDefinition, personFieldsOf } from './definitions.ts'
import { type FieldName, fieldDefinition, stepFieldNames } from './field-definitions.ts'
import type { Entries } from './schema.ts'

/** Fields that have a column of their own. */
const columnFields = ['fullName', 'phone', 'email', 'preferredContact', 'note', 'adult']

/** The fields of a form whose entries are stored as details of the enquiry, in their order. */
export function detailNames(kind: EnquiryKind): readonly FieldName[] {
  return stepFieldNames(kind).filter(
    (name) => !columnFields.includes(name) && fieldDefinition(name).control !== 'file',
  )
}

/** The version of the text by which a form asks for a consent of its own. It is not displayed. */
const versionOf = (kind: EnquiryKind, { wordingVersion }: Entries): EnquiryDetails =>
  formDefinition(kind).consent && wordingVersion ? { wordingVersion: String(wordingVersion) } : {}

/** The entries of a form that have no column of their own. Ticked boxes are `yes`; empty entries are left out. */
export function detailsOf(kind: EnquiryKind, entries: Entries): EnquiryDetails {
  const isCalled = entries.preferredContact === 'phone'
  const details = detailNames(kind).flatMap((name) => {
    const entry = fieldDefinition(name).isForCalls && !isCalled ? '' : entries[name]
    const text = entry === true ? 'yes' : entry
    // Postgres does not accept lone surrogates in JSON.
    return typeof text === 'string' && text !== '' ? [[name, text.toWellFormed()] as const] : []
  })
  return { ...Object.fromEntries(details), ...versionOf(kind, entries) }
}

/** The person who sent a form. The ways of contact that a form does not ask for are the usual ones. */
export function personIn(kind: EnquiryKind, entries: Entries) {
  const { fullName, phone, email } = personFieldsOf(kind)
  const text = (name: string) => String(entries[name] ?? '')
  return {
    fullName: fullName.map(text).join(' ').trim(),
    phone: text(phone),
    email: text(email),
    preferredContact: entries.preferredContact ?? 'email',
  } as const
}
