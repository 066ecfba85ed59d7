import type { Field, GlobalConfig } from 'payload'
import { isEditor } from '#features/accounts/cms.ts'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'
import { type CookieCategory, cookieCategories } from '../cookie-notice.ts'

const words = (name: string, label: string, description?: string): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  localized: true,
  admin: { description },
})

const passage = (name: string, label: string, description?: string): Field => ({
  name,
  label,
  type: 'textarea',
  required: true,
  localized: true,
  admin: { description },
})

const labelsOfCategories: Record<CookieCategory, string> = {
  necessary: 'Necessary cookies',
  statistics: 'Statistics cookies',
  marketing: 'Marketing cookies',
}

/** What the site says about cookies before it sets any that need leave. */
export const cookieNotice: GlobalConfig = {
  slug: 'cookie-notice',
  label: 'Cookie notice',
  admin: {
    group: 'Settings',
    description: 'The notice a visitor meets first, and the panel in which cookies are chosen.',
  },
  versions: { max: 50 },
  access: { read: isEditor, update: isEditor, readVersions: isEditor },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        await invalidate(req, [tags.consent])
        return doc
      },
    ],
  },
  fields: [
    words('title', 'Title'),
    passage('text', 'Text'),
    passage(
      'usedCarsText',
      'Text on used-car pages',
      'Shown in place of the text above where the address contains /automark.',
    ),
    {
      name: 'labels',
      type: 'group',
      label: 'Buttons and links',
      fields: [
        words('acceptAll', 'Accept all'),
        words('rejectAll', 'Reject all'),
        words('choose', 'Choose'),
        words('save', 'Save the choice'),
        words('alwaysOn', 'Always on', 'Stands beside the cookies that cannot be refused.'),
        words('privacyNotice', 'Link to the privacy notice'),
      ],
    },
    {
      name: 'categories',
      type: 'group',
      fields: cookieCategories.map((category) => ({
        name: category,
        type: 'group',
        label: labelsOfCategories[category],
        fields: [words('title', 'Title'), passage('text', 'What they are for')],
      })),
    },
    {
      name: 'revision',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 1,
      admin: { description: 'Raise it by one to ask every visitor again, for example after a new category.' },
    },
  ],
}
