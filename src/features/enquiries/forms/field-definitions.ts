import type { FieldDefinition } from './form-definition.ts'
import { academyFields } from './kinds/academy.ts'
import { requestFields } from './kinds/requests.ts'
import { tradeInFields } from './kinds/trade-in.ts'
import { channelOptions, contactOptions, divisionOptions } from './marketing-options.ts'

/** The fields that several forms have. */
const sharedFields = {
  plan: { control: 'hidden', label: null },
  seen: { control: 'hidden', label: null },
  model: { control: 'select', label: 'model' },
  colour: { control: 'select', label: 'colour' },
  special: { control: 'hidden', label: null },
  dealer: { control: 'select', label: 'dealer' },
  stock: { control: 'hidden', label: null },
  calculation: { control: 'hidden', label: null },
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
  divisions: { control: 'boxes', label: 'divisions', options: divisionOptions },
  channel: { control: 'choice', label: 'channel', options: channelOptions, initial: 'Email' },
  wordingVersion: { control: 'hidden', label: null, isNumber: true },
} as const satisfies Readonly<Record<string, FieldDefinition>>

/** Every field by the name of its entry. */
const fieldDefinitions = { ...sharedFields, ...tradeInFields, ...academyFields, ...requestFields }

export type FieldName = keyof typeof fieldDefinitions

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
