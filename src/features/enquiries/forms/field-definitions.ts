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
  /** Its text in the catalogue; null for what visitors never see. */
  readonly label: TextKey | null
  readonly autoComplete?: string
  /** Says beside its label that it may be left empty. */
  readonly isOptional?: true
  /** Form-encoded it is text. */
  readonly isNumber?: true
  readonly options?: (texts: EnquiryTexts) => NonNullable<FormField['options']>
  /** Which of the options is chosen at first. */
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

/** The definition of a field, whichever it is. */
export const fieldDefinition = (name: FieldName): FieldDefinition => fieldDefinitions[name]

export const fieldNames = Object.keys(fieldDefinitions) as FieldName[]

/** What every form asks of the person, row by row. */
export const personRows = [
  ['fullName'],
  ['phone', 'email'],
  ['preferredContact'],
  ['note'],
  ['adult'],
] as const satisfies readonly (readonly FieldName[])[]

/** What every form asks about marketing. */
export const marketingFieldNames = [
  'optIn',
  'marketing',
  'divisions',
  'channel',
  'wordingVersion',
] as const satisfies readonly FieldName[]
