import type { Access, CollectionAfterReadHook, CollectionConfig, Field } from 'payload'
import { hasRole, hiddenExceptFor, isAdmin } from '#features/people/accounts/cms.ts'
import { maskTokens } from '#platform/http/link-token.ts'

const readOnlyText = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  admin: { readOnly: true },
})

/**
 * Administrators read every mail, and those who handle enquiries the mails about enquiries. Other mails are between the site
 * and their recipient: their links confirm, sign in or erase.
 */
const isAdminOrAboutEnquiry: Access = ({ req }) =>
  hasRole(req, 'admin') || (hasRole(req, 'leads') && { about: { exists: true } })

/** Leaves the links of a mail usable only for an administrator who opens that mail. */
const hideTokens: CollectionAfterReadHook = ({ doc, req, findMany }) => {
  if (!findMany && hasRole(req, 'admin')) return doc
  const masked = (value: unknown) => (typeof value === 'string' ? maskTokens(value) : value)
  return { ...doc, html: masked(doc.html), text: masked(doc.text) }
}

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
  access: { read: isAdminOrAboutEnquiry, create: () => false, update: () => false, delete: isAdmin },
  hooks: { afterRead: [hideTokens] },
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
        components: { Field: '/../features/site/mail/cms/admin/mail-preview.tsx#MailPreview' },
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
