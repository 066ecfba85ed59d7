import type { CollectionConfig, Field } from 'payload'
import { isAdmin, isLeads, shownTo } from '#features/accounts/cms.ts'

const shown = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  admin: { readOnly: true },
})

/**
 * Mails that were not sent because there is no mail server: what a receiver would have been given, to be read in the
 * admin. Nobody writes or changes one there.
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Mails' },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'recipients', 'about', 'createdAt'],
    listSearchableFields: ['subject', 'recipients', 'about'],
    group: 'Enquiries',
    hidden: shownTo('admin', 'leads'),
    description: 'Written while no mail server is set (SMTP_URL): they are kept here and reach nobody.',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { read: isLeads, create: () => false, update: () => false, delete: isAdmin },
  fields: [
    shown('subject', 'Subject'),
    {
      type: 'row',
      fields: [
        { ...shown('recipients', 'To'), index: true } as Field,
        shown('replyTo', 'Answers go to'),
        { ...shown('about', 'Reference'), index: true } as Field,
      ],
    },
    {
      name: 'html',
      label: 'As HTML',
      type: 'textarea',
      admin: {
        readOnly: true,
        components: { Field: '/../features/mail/cms/admin/mail-preview.tsx#MailPreview' },
      },
    },
    { name: 'text', label: 'As plain text', type: 'textarea', admin: { readOnly: true, rows: 20 } },
    {
      name: 'attachments',
      type: 'json',
      label: 'Files',
      admin: { readOnly: true, condition: (_, { attachments }) => Boolean(attachments?.length) },
    },
    shown('messageId', 'Message-ID'),
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
    },
  ],
}
