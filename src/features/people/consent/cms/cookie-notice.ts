import type { Field, GlobalConfig } from 'payload'
import { isEditor } from '#features/people/accounts/cms.ts'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'
import { type CookieCategory, cookieCategories } from '../cookie-notice.ts'

const line = (name: string, label: string, description?: string): Field => ({
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

const categoryLabels: Record<CookieCategory, string> = {
  necessary: 'Necessary cookies',
  statistics: 'Statistics cookies',
  marketing: 'Marketing cookies',
}

/** The notice about cookies that need consent, displayed before any of them is set. */
export const cookieNotice: GlobalConfig = {
  slug: 'cookie-notice',
  label: 'Cookie notice',
  admin: {
    group: 'Settings',
    description: 'The cookie notice of the first visit, and the panel in which visitors choose cookies.',
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
    line('title', 'Title'),
    passage('text', 'Text', 'The notice shows the first sentence, the settings show all of it.'),
    passage(
      'usedCarsText',
      'Text on used-car pages',
      'Replaces the text above on pages with /automark in the address.',
    ),
    {
      name: 'labels',
      type: 'group',
      label: 'Buttons and links',
      fields: [
        line('acceptAll', 'Accept all'),
        line('rejectAll', 'Reject all'),
        line('choose', 'Choose'),
        line('save', 'Save the choice'),
        line('alwaysOn', 'Always on', 'Label beside the cookies that cannot be rejected.'),
        line('privacyNotice', 'Link to the privacy notice'),
      ],
    },
    {
      name: 'categories',
      type: 'group',
      fields: cookieCategories.map((category) => ({
        name: category,
        type: 'group',
        label: categoryLabels[category],
        fields: [line('title', 'Title'), passage('text', 'What they are for')],
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
