import type { ArrayField, Field } from 'payload'
import { privately } from './private-field.ts'

const telephoneNumber = (value: string | null | undefined) =>
  !value ||
  /^\+?[0-9][0-9 ()-]{7,20}$/.test(value) ||
  'Write digits and spaces, with the code of the country: +27 11 555 0100.'

/** A list of addresses for one kind of enquiry. The names are those of the specification. Source: row D-094. */
function recipients(name: string, label: string): ArrayField {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: 'Recipient', plural: label },
    access: privately,
    admin: { description: 'Empty: the e-mail above.' },
    fields: [{ name: 'email', type: 'email', required: true, access: privately }],
  }
}

/** How visitors reach a dealer. */
export const contactFields: Field[] = [
  {
    name: 'telephone',
    type: 'text',
    validate: telephoneNumber,
    admin: { description: 'Shown to visitors. With the code of the country: +27 11 555 0100.' },
  },
]

/** Where a dealer's enquiries go. No visitor, and nobody without an account of ours, is given any of this. */
export const privateContactFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'contactName', type: 'text', access: privately },
      { name: 'position', type: 'text', access: privately, admin: { description: 'Of the contact.' } },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'email',
        type: 'email',
        label: 'E-mail',
        access: privately,
        admin: { description: 'Receives every enquiry that no list below is kept for.' },
      },
      {
        name: 'emailAddress',
        type: 'email',
        label: 'Second e-mail',
        access: privately,
        admin: { description: 'Used where the e-mail is empty.' },
      },
    ],
  },
  recipients('generalEnquiryRecipients', 'Recipients of general enquiries'),
  recipients('automarkRecipients', 'Recipients of used-vehicle enquiries'),
  recipients('oneAdsRecipients', 'Recipients of enquiries about specials'),
  recipients('tradeInRecipients', 'Recipients of trade-ins'),
]
