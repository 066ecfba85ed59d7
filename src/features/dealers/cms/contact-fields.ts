import type { ArrayField, EmailField, Field, SelectField, TextField } from 'payload'
import { privateField } from '#features/accounts/cms.ts'
import { telephoneField } from '#platform/fields/contact-fields.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

/** Whoever handles enquiries, and programs that deliver them, know where they go. */
const forDelivery = ['leads', 'service'] as const

const address = (name: string, label: string, description?: string): Field =>
  privateField<EmailField>({ name, label, type: 'email', admin: { description } }, ...forDelivery)

/** A list of addresses for one kind of enquiry. The names are those of the specification. Source: requirement D-094. */
function recipients(name: string, label: string): ArrayField {
  return privateField<ArrayField>(
    {
      name,
      label,
      type: 'array',
      labels: { singular: 'Recipient', plural: label },
      admin: {
        description: 'Empty: the e-mail above.',
        initCollapsed: true,
        components: { RowLabel: rowLabel('email') },
      },
      fields: [privateField<EmailField>({ name: 'email', type: 'email', required: true }, ...forDelivery)],
    },
    ...forDelivery,
  )
}

/** How visitors reach a dealer. */
export const contactFields: Field[] = [
  telephoneField('telephone', 'Telephone', { description: 'Shown to visitors.' }),
]

/** Where a dealer's enquiries go. No visitor, and no other dealer, is given any of this. */
export const privateContactFields: Field[] = [
  {
    type: 'row',
    fields: [
      privateField<TextField>({ name: 'contactName', type: 'text' }),
      privateField<TextField>({ name: 'position', type: 'text', admin: { description: 'Of the contact.' } }),
    ],
  },
  {
    type: 'row',
    fields: [
      address('email', 'E-mail', 'Receives every enquiry that no list below is kept for.'),
      address('emailAddress', 'Second e-mail', 'Used where the e-mail is empty.'),
    ],
  },
  recipients('generalEnquiryRecipients', 'Recipients of general enquiries'),
  recipients('automarkRecipients', 'Recipients of used-vehicle enquiries'),
  recipients('oneAdsRecipients', 'Recipients of enquiries about specials'),
  recipients('tradeInRecipients', 'Recipients of trade-ins'),
  {
    type: 'row',
    fields: [
      privateField<SelectField>(
        {
          name: 'crmDelivery',
          type: 'select',
          label: 'Its own system takes leads',
          defaultValue: 'none',
          options: [
            { value: 'none', label: 'Not at all' },
            { value: 'attachment', label: 'As an ADF file with the e-mail' },
            { value: 'address', label: 'As ADF, sent to an address' },
          ],
        },
        ...forDelivery,
      ),
      privateField<TextField>(
        {
          name: 'crmAddress',
          type: 'text',
          label: 'Address of its system',
          validate: (value: string | null | undefined, { siblingData }) => {
            const isNeeded = (siblingData as { crmDelivery?: string }).crmDelivery === 'address'
            if (!value) return !isNeeded || 'Please give the address leads are sent to.'
            return /^https:\/\/[^\s/]/.test(value) || 'The address begins with https://.'
          },
          admin: { condition: (_, sibling) => sibling?.crmDelivery === 'address' },
        },
        ...forDelivery,
      ),
    ],
  },
]
