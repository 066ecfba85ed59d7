import type { FormField } from '../submission.ts'
import type { EnquiryTexts } from '../texts.ts'
import { channelOptions, contactOptions, divisionOptions } from './marketing-options.ts'

type TextKey = {
  [Key in keyof EnquiryTexts]: EnquiryTexts[Key] extends string ? Key : never
}[keyof EnquiryTexts]

/** A field of any form: the island and the check page draw it, and form-encoded entries are read by it. */
export type FieldDefinition = {
  /** The options of a `select` depend on the site's data; all others stand in the definition. */
  readonly control: FormField['control']
  /** The key of its text; null for hidden fields. */
  readonly label: TextKey | null
  readonly autoComplete?: string
  /** Marks the field as optional beside its label. */
  readonly isOptional?: true
  /** A number, which is text in form-encoded entries. */
  readonly isNumber?: true
  readonly options?: (texts: EnquiryTexts) => NonNullable<FormField['options']>
  /** The value of the option that is chosen initially. */
  readonly initial?: string
}

/** Every field by the name of its entry. */
export const fieldDefinitions = {
  plan: { control: 'hidden', label: null },
  seen: { control: 'hidden', label: null },
  model: { control: 'select', label: 'model' },
  colour: { control: 'select', label: 'colour' },
  dealer: { control: 'select', label: 'dealer' },
  fullName: { control: 'text', label: 'fullName', autoComplete: 'name' },
  phone: { control: 'tel', label: 'phone', autoComplete: 'tel' },
  email: { control: 'email', label: 'email', autoComplete: 'email' },
  preferredContact: {
    control: 'choice',
    label: 'preferredContact',
    options: contactOptions,
    initial: 'email',
  },
  note: { control: 'area', label: 'note', isOptional: true },
  adult: { control: 'box', label: 'age' },
  optIn: { control: 'box', label: 'optIn' },
  marketing: { control: 'box', label: 'agreement' },
  divisions: { control: 'boxes', label: 'divisions', options: () => divisionOptions },
  channel: { control: 'choice', label: 'channel', options: channelOptions, initial: 'Email' },
  wordingVersion: { control: 'hidden', label: null, isNumber: true },
} as const satisfies Readonly<Record<string, FieldDefinition>>

export type FieldName = keyof typeof fieldDefinitions

/** The definition of a field, typed for any name. */
export const fieldDefinition = (name: FieldName): FieldDefinition => fieldDefinitions[name]

export const fieldNames = Object.keys(fieldDefinitions) as FieldName[]

/** The fields about the person in every form, by row. */
export const personRows = [
  ['fullName'],
  ['phone', 'email'],
  ['preferredContact'],
  ['note'],
  ['adult'],
] as const satisfies readonly (readonly FieldName[])[]

/** The fields about marketing in every form. */
export const marketingFieldNames = [
  'optIn',
  'marketing',
  'divisions',
  'channel',
  'wordingVersion',
] as const satisfies readonly FieldName[]
