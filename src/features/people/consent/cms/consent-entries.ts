import type { CollectionConfig, Field } from 'payload'
import { hiddenExceptFor, isAdmin } from '#features/people/accounts/cms.ts'
import { consentActs, grantedPurposes } from '../consent.ts'

const never = () => false

const text = (name: string, label?: string): Field => ({ name, type: 'text', label })

/**
 * The consent ledger: who agreed or objected to what, when, and to which version of the text. Append-only: a
 * trigger in the database rejects changes (see the migration). `person` is a keyed hash of the e-mail, so that an
 * objection remains effective after all other data of the person was erased.
 */
export const consentEntries: CollectionConfig = {
  slug: 'consentEntries',
  labels: { singular: 'Consent entry', plural: 'Consent ledger' },
  admin: {
    useAsTitle: 'act',
    defaultColumns: ['at', 'act', 'purpose', 'channel', 'divisions', 'wordingVersion', 'source', 'reference'],
    group: 'Privacy',
    hidden: hiddenExceptFor('admin'),
    description: 'Consents and objections of visitors. The site adds entries; they can never be changed.',
  },
  defaultSort: '-at',
  timestamps: false,
  disableDuplicate: true,
  access: { read: isAdmin, create: never, update: never, delete: never },
  fields: [
    { name: 'at', type: 'date', required: true, index: true },
    {
      name: 'act',
      type: 'select',
      required: true,
      options: consentActs.map((value) => ({ value, label: value })),
    },
    {
      name: 'purpose',
      type: 'select',
      required: true,
      defaultValue: 'marketing',
      options: grantedPurposes.map((value) => ({ value, label: value })),
    },
    { ...text('person'), required: true, index: true, admin: { hidden: true } } as Field,
    { name: 'wordingVersion', type: 'number', label: 'Version of the text' },
    text('language'),
    text('channel'),
    text('divisions'),
    text('source', 'Source'),
    text('page'),
    text('reference', 'Enquiry'),
  ],
}
