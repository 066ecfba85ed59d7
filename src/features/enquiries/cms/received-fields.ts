import type { Field } from 'payload'
import { languageNames, languages } from '#platform/i18n/languages.ts'
import { harmlessReference } from '#platform/references/harmless.ts'
import { contactWays } from '../enquiry.ts'
import { enquiryKinds } from '../forms/definitions.ts'
import { kindLabels } from '../kind-texts.ts'
import { fieldByPipeline } from './access.ts'

const asSent = { create: fieldByPipeline, update: fieldByPipeline }
/** What only the pipeline reads back: it says nothing in the admin, and is in no answer. */
const internal = { ...asSent, read: fieldByPipeline }

type Sent = Extract<
  Field,
  { type: 'text' | 'textarea' | 'email' | 'select' | 'date' | 'json' | 'relationship' | 'checkbox' }
>

/** A field as the visitor sent it: nobody changes it. */
const sent = (field: Sent): Field =>
  ({ ...field, access: asSent, admin: { ...field.admin, readOnly: true } }) as Field

const kept = (field: Sent): Field =>
  ({ ...field, access: internal, admin: { ...field.admin, hidden: true } }) as Field

/** What came in: who asked what, about what, for whom. */
export const receivedFields: Field[] = [
  {
    type: 'row',
    fields: [
      sent({ name: 'reference', type: 'text', required: true, unique: true, index: true }),
      sent({
        name: 'kind',
        type: 'select',
        required: true,
        index: true,
        options: enquiryKinds.map((value) => ({ value, label: kindLabels[value] })),
      }),
      sent({
        name: 'receivedAt',
        type: 'date',
        required: true,
        index: true,
        label: 'Received',
        admin: { date: { pickerAppearance: 'dayAndTime' } },
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      sent({ name: 'fullName', type: 'text', label: 'Name & Surname' }),
      sent({ name: 'email', type: 'email', index: true }),
      sent({ name: 'phone', type: 'text', label: 'Contact Number' }),
      sent({
        name: 'preferredContact',
        type: 'select',
        label: 'Answer by',
        options: contactWays.map((value) => ({ value, label: value === 'email' ? 'E-mail' : 'Phone' })),
      }),
    ],
  },
  sent({ name: 'note', type: 'textarea' }),
  sent({
    name: 'planInWords',
    type: 'textarea',
    label: 'Plan',
    admin: {
      description: 'Computed anew when the enquiry came; what only the visitor’s link said is marked.',
      condition: ({ planInWords }) => Boolean(planInWords),
    },
  }),
  {
    type: 'row',
    fields: [
      sent({
        name: 'about',
        type: 'text',
        admin: { description: 'The vehicle as it was then, or its code until it has been looked up.' },
      }),
      sent({
        name: 'dealer',
        type: 'relationship',
        relationTo: 'dealers',
        index: true,
        ...harmlessReference('The enquiry keeps the dealer’s name and details of the day it came.'),
      }),
      sent({ name: 'dealerName', type: 'text', label: 'Dealer then' }),
    ],
  },
  {
    type: 'row',
    fields: [
      sent({
        name: 'language',
        type: 'select',
        required: true,
        options: languages.map((value) => ({ value, label: languageNames[value] })),
      }),
      sent({ name: 'page', type: 'text', index: true, label: 'Sent from' }),
      sent({ name: 'erasedAt', type: 'date', label: 'Person erased' }),
    ],
  },
  kept({ name: 'formKey', type: 'text', required: true, unique: true, index: true }),
  kept({ name: 'modelCode', type: 'text' }),
  kept({ name: 'colourCode', type: 'text' }),
  kept({ name: 'dealerSlug', type: 'text' }),
  kept({ name: 'requestedPlan', type: 'json' }),
  kept({ name: 'unresolved', type: 'checkbox', defaultValue: false }),
  kept({ name: 'subject', type: 'json' }),
  kept({ name: 'plan', type: 'json' }),
  kept({ name: 'dealerDetails', type: 'json' }),
  kept({ name: 'marketing', type: 'json' }),
]
