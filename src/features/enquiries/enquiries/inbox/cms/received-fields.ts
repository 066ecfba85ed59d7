import type { Field } from 'payload'
import { languageNames, languages } from '#platform/i18n/languages.ts'
import { harmlessReference } from '#platform/references/harmless.ts'
import { contactMethods } from '../../enquiry.ts'
import { enquiryKinds, kindLabels } from '../../forms/definitions.ts'
import { pipelineOnlyField } from './access.ts'

const asSent = { create: pipelineOnlyField, update: pipelineOnlyField }
/** Only the pipeline reads these fields: the admin and REST leave them out. */
const internal = { ...asSent, read: pipelineOnlyField }

type ReceivedField = Extract<
  Field,
  { type: 'text' | 'textarea' | 'email' | 'select' | 'date' | 'json' | 'relationship' | 'checkbox' }
>

/** A read-only field that holds what the visitor sent. */
const receivedField = (field: ReceivedField): Field =>
  ({ ...field, access: asSent, admin: { ...field.admin, readOnly: true } }) as Field

const internalField = (field: ReceivedField): Field =>
  ({ ...field, access: internal, admin: { ...field.admin, hidden: true } }) as Field

/** The fields that hold what visitors sent. */
export const receivedFields: Field[] = [
  {
    type: 'row',
    fields: [
      receivedField({ name: 'reference', type: 'text', required: true, unique: true, index: true }),
      receivedField({
        name: 'kind',
        type: 'select',
        required: true,
        index: true,
        options: enquiryKinds.map((value) => ({ value, label: kindLabels[value] })),
      }),
      receivedField({
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
      receivedField({ name: 'fullName', type: 'text', label: 'Name & Surname' }),
      receivedField({ name: 'email', type: 'email', index: true }),
      receivedField({ name: 'phone', type: 'text', label: 'Contact Number' }),
      receivedField({
        name: 'preferredContact',
        type: 'select',
        label: 'Answer by',
        options: contactMethods.map((value) => ({ value, label: value === 'email' ? 'E-mail' : 'Phone' })),
      }),
    ],
  },
  receivedField({ name: 'note', type: 'textarea' }),
  receivedField({
    name: 'detailsInWords',
    type: 'textarea',
    label: 'What the form asked',
    admin: { condition: ({ detailsInWords }) => Boolean(detailsInWords) },
  }),
  {
    name: 'files',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/../features/enquiries/enquiries/cms/admin/enquiry-files.tsx#EnquiryFiles' },
    },
  },
  receivedField({
    name: 'planInWords',
    type: 'textarea',
    label: 'Plan',
    admin: {
      description:
        'Calculated when the enquiry was received; figures that only the visitor’s link quotes are marked.',
      condition: ({ planInWords }) => Boolean(planInWords),
    },
  }),
  {
    type: 'row',
    fields: [
      receivedField({
        name: 'about',
        type: 'text',
        admin: {
          description:
            'The vehicle or special as it was when the enquiry was sent, or its code until it has been looked up.',
        },
      }),
      receivedField({
        name: 'dealer',
        type: 'relationship',
        relationTo: 'dealers',
        index: true,
        ...harmlessReference(
          'The enquiry stores the dealer’s name and details as they were when it was received.',
        ),
      }),
      receivedField({ name: 'dealerName', type: 'text', label: 'Dealer (as sent)' }),
    ],
  },
  {
    type: 'row',
    fields: [
      receivedField({
        name: 'language',
        type: 'select',
        required: true,
        options: languages.map((value) => ({ value, label: languageNames[value] })),
      }),
      receivedField({ name: 'page', type: 'text', index: true, label: 'Sent from' }),
      receivedField({ name: 'erasedAt', type: 'date', label: 'Person erased' }),
    ],
  },
  internalField({ name: 'formKey', type: 'text', required: true, unique: true, index: true }),
  internalField({ name: 'modelCode', type: 'text' }),
  internalField({ name: 'colourCode', type: 'text' }),
  internalField({ name: 'accessoryCodes', type: 'text' }),
  internalField({ name: 'stockId', type: 'text' }),
  internalField({ name: 'specialId', type: 'text' }),
  internalField({ name: 'dealerSlug', type: 'text' }),
  internalField({ name: 'requestedPlan', type: 'json' }),
  internalField({ name: 'unresolved', type: 'checkbox', defaultValue: false }),
  internalField({ name: 'subject', type: 'json' }),
  internalField({ name: 'details', type: 'json' }),
  internalField({ name: 'plan', type: 'json' }),
  internalField({ name: 'dealerDetails', type: 'json' }),
  internalField({ name: 'marketing', type: 'json' }),
]
