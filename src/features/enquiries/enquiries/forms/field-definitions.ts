import { consentChannels, consentDivisions } from '#features/people/consent/index.ts'
import { contactMethods } from '../enquiry.ts'
import { type EnquiryKind, enquiryKinds, formDefinition, type formDefinitions } from './definitions.ts'
import { type FieldDefinition, type OptionDefinition, plainOptions } from './form-definition.ts'

const channelLabels = { Call: 'call', SMS: null, Email: 'email' } as const

/** The channels. Source: requirement D-175. */
const channelOptions: readonly OptionDefinition[] = consentChannels.map((value) => ({
  value,
  label: channelLabels[value],
}))

const contactLabels = { email: 'email', phone: 'byPhone' } as const

/** The ways of contact. Source: requirements D-169, D-427. */
const contactOptions: readonly OptionDefinition[] = contactMethods.map((value) => ({
  value,
  label: contactLabels[value],
}))

/** When a visitor may be called, in the terms of ADF. */
const callTimeOptions: readonly OptionDefinition[] = [
  { value: 'morning', label: 'morning' },
  { value: 'day', label: 'lunchtime' },
  { value: 'afternoon', label: 'afternoon' },
]

/** Source: requirement D-174. */
const divisionOptions = plainOptions(consentDivisions)

/** The fields that several forms have. */
const sharedFields = {
  plan: { control: 'hidden', label: null },
  seen: { control: 'hidden', label: null },
  model: { control: 'select', label: 'model' },
  colour: { control: 'select', label: 'colour' },
  accessories: { control: 'hidden', label: null },
  special: { control: 'hidden', label: null },
  dealer: { control: 'select', label: 'dealer' },
  stock: { control: 'hidden', label: null },
  calculation: { control: 'hidden', label: null },
  fullName: { control: 'text', label: 'fullName', autoComplete: 'name' },
  phone: { control: 'tel', label: 'phone', autoComplete: 'tel' },
  email: { control: 'email', label: 'email', help: 'confirmText', autoComplete: 'email' },
  preferredContact: {
    control: 'choice',
    label: 'preferredContact',
    options: contactOptions,
    initial: 'email',
  },
  callTime: {
    control: 'select',
    label: 'callTime',
    emptyLabel: 'anyTime',
    isOptional: true,
    isForCalls: true,
    options: callTimeOptions,
    rule: { type: 'option' },
  },
  note: { control: 'area', label: 'note', isOptional: true },
  adult: { control: 'box', label: 'age' },
  optIn: { control: 'box', label: 'optIn' },
  marketing: { control: 'box', label: 'agreement' },
  divisions: { control: 'boxes', label: 'divisions', options: divisionOptions },
  channel: { control: 'choice', label: 'channel', options: channelOptions, initial: 'Email' },
  wordingVersion: { control: 'hidden', label: null, isNumber: true },
} as const satisfies Readonly<Record<string, FieldDefinition>>

type Definitions = typeof formDefinitions

/** The fields that forms add to the shared ones. */
type OwnFieldName = {
  [Kind in EnquiryKind]: Definitions[Kind] extends { readonly fields: infer Fields } ? keyof Fields : never
}[EnquiryKind]

export type FieldName = keyof typeof sharedFields | OwnFieldName

/** Every field by the name of its entry. */
const fieldDefinitions = Object.assign(
  { ...sharedFields },
  ...enquiryKinds.map((kind) => formDefinition(kind).fields),
) as Readonly<Record<FieldName, FieldDefinition>>

/** The definition of a field, typed for any name. */
export const fieldDefinition = (name: FieldName): FieldDefinition => fieldDefinitions[name]

export const fieldNames = Object.keys(fieldDefinitions) as FieldName[]

/** The fields about marketing in the forms that offer it. */
export const marketingFieldNames = [
  'optIn',
  'marketing',
  'divisions',
  'channel',
  'wordingVersion',
] as const satisfies readonly FieldName[]

/** The fields of a form's steps, in their order. */
export const stepFieldNames = (kind: EnquiryKind): FieldName[] =>
  formDefinition(kind).steps.flatMap(({ sections }) =>
    sections.flatMap(({ rows }) => rows.flat()),
  ) as FieldName[]
