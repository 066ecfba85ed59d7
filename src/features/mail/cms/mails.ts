import type { CollectionConfig, Field } from 'payload'
import { hiddenExceptFor, isAdmin, isLeads } from '#features/accounts/cms.ts'

const readOnlyText = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  admin: { readOnly: true },
})

/**
 * Mails that were stored instead of sent, because no mail server is configured. They are read-only in the admin.
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Mails' },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'recipients', 'about', 'createdAt'],
    listSearchableFields: ['subject', 'recipients', 'about'],
    group: 'Enquiries',
    hidden: hiddenExceptFor('admin', 'leads'),
    description: 'Mails that were stored here and not sent, because no mail server is configured (SMTP_URL).',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { read: isLeads, create: () => false, update: () => false, delete: isAdmin },
  fields: [
    readOnlyText('subject', 'Subject'),
    {
      type: 'row',
      fields: [
        { ...readOnlyText('recipients', 'To'), index: true } as Field,
        readOnlyText('replyTo', 'Reply to'),
        { ...readOnlyText('about', 'Reference'), index: true } as Field,
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
    readOnlyText('messageId', 'Message-ID'),
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
    },
  ],
}
