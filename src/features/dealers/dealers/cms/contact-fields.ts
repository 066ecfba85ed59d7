import type { ArrayField, CollectionAfterReadHook, EmailField, Field, SelectField, TextField } from 'payload'
import { hasRole, privateField } from '#features/people/accounts/cms.ts'
import { telephoneField } from '#platform/fields/contact-fields.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

/** Roles that read the recipients: users who handle enquiries, and programs that deliver them. */
const forDelivery = ['leads', 'service'] as const

const address = (name: string, label: string, description?: string): Field =>
  privateField<EmailField>({ name, label, type: 'email', admin: { description } }, ...forDelivery)

/** A list of recipients for one kind of enquiry. Field names follow the specification. Source: requirement D-094. */
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

const recipientLists = [
  recipients('generalEnquiryRecipients', 'Recipients of general enquiries'),
  recipients('automarkRecipients', 'Recipients of used-vehicle enquiries'),
  recipients('oneAdsRecipients', 'Recipients of enquiries about specials'),
  recipients('tradeInRecipients', 'Recipients of trade-ins'),
]

/** Omits the lists of recipients for callers who may not read them. Payload would return them as empty. */
export const omitHiddenRecipients: CollectionAfterReadHook = ({ doc, overrideAccess, req }) => {
  if (overrideAccess || hasRole(req, 'admin', 'editor', ...forDelivery)) return doc
  const names = new Set(recipientLists.map(({ name }) => name))
  return Object.fromEntries(Object.entries(doc).filter(([name]) => !names.has(name)))
}

/** The public contact details of a dealer. */
export const contactFields: Field[] = [
  telephoneField('telephone', 'Telephone', { description: 'Shown to visitors.' }),
  telephoneField('whatsapp', 'WhatsApp', {
    description: 'The number that answers on WhatsApp. Shown to visitors as a link; empty without one.',
  }),
]

/** The recipients of a dealer's enquiries. Hidden from visitors and other dealers. */
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
      address('email', 'E-mail', 'Receives every enquiry for which there is no list below.'),
      address('emailAddress', 'Second e-mail', 'Used where the e-mail is empty.'),
    ],
  },
  ...recipientLists,
  {
    type: 'row',
    fields: [
      privateField<SelectField>(
        {
          name: 'crmDelivery',
          type: 'select',
          label: 'How the dealer’s own system takes leads',
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
          label: 'Address of the dealer’s system',
          validate: (value: string | null | undefined, { siblingData }) => {
            const isNeeded = (siblingData as { crmDelivery?: string }).crmDelivery === 'address'
            if (!value) return !isNeeded || 'Enter the address to which leads are sent.'
            return /^https:\/\/[^\s/]/.test(value) || 'The address must begin with https://.'
          },
          admin: { condition: (_, sibling) => sibling?.crmDelivery === 'address' },
        },
        ...forDelivery,
      ),
    ],
  },
]
