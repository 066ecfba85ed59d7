import type { Field, GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { isEditor } from '#features/people/accounts/cms.ts'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'
import { socialLinksField, telephoneField, webAddressField } from '#platform/fields/contact-fields.ts'
import { defaultServiceReminderDays, type ExternalAddress, externalAddresses } from '../settings.ts'

/** Expires every cache entry that contains a setting. */
const expireSettingsCache: GlobalAfterChangeHook = async ({ doc, req }) => {
  await invalidate(req, [tags.settings])
  return doc
}

const contactFields: Field[] = [
  {
    type: 'row',
    fields: [
      telephoneField('tollFree', 'Customer care', { description: 'Free of charge within the country.' }),
      telephoneField('international', 'Customer care from abroad'),
    ],
  },
  {
    type: 'row',
    fields: [
      telephoneField('financeServices', 'Finance services', {
        description: 'Regions set the countries in which dealer pages do not display it.',
      }),
      telephoneField('financeServicesInternational', 'Finance services from abroad'),
    ],
  },
  {
    type: 'row',
    fields: [
      telephoneField('roadsideAssistance', 'Roadside assistance'),
      { name: 'supportEmail', type: 'email', label: 'Support e-mail' },
    ],
  },
]

const addressLabels: Record<ExternalAddress, readonly [label: string, description: string]> = {
  shop: ['Online shop', 'The online shop to which the shop buttons link.'],
  buyOnline: ['Buy now', 'The dealer’s code is appended to it.'],
  enquiry: ['Enquiry', 'Where visitors request a quote.'],
  testDrive: ['Test drive', 'Where test drives are booked.'],
  purchaseSite: [
    'Purchase site',
    'Banners show its pages enquire-now and test-drive in a dialog, so it must allow that. Only https. While it is empty, they link to the forms of this site.',
  ],
  serviceBooking: ['Service booking', 'Where services are booked.'],
  financeApplication: ['Finance application', 'For individuals.'],
  companyFinanceApplication: ['Finance application for companies', 'Used on the business pages.'],
  insurance: ['Insurance', 'Target of the insurance banner.'],
  lexus: ['Lexus', 'The site of the Lexus brand.'],
}

/** Contact details, addresses of other sites, and switches. There are no drafts: a save is published at once. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site',
  admin: {
    group: 'Settings',
    description: 'Changes are published on every page as soon as you save. Empty fields are not displayed.',
  },
  versions: { max: 100 },
  access: { read: isEditor, update: isEditor, readVersions: isEditor },
  hooks: { afterChange: [expireSettingsCache] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Contact',
          fields: [
            { name: 'contact', type: 'group', label: false, fields: contactFields },
            socialLinksField(),
          ],
        },
        {
          label: 'Other sites',
          description: 'Addresses of other sites. A button without an address is not displayed.',
          fields: [
            {
              name: 'addresses',
              type: 'group',
              label: false,
              fields: externalAddresses.map((name) =>
                webAddressField(name, addressLabels[name][0], {
                  description: addressLabels[name][1],
                  onlySecure: name === 'purchaseSite',
                }),
              ),
            },
          ],
        },
        {
          label: 'Enquiries',
          fields: [
            {
              name: 'leadBranches',
              type: 'text',
              hasMany: true,
              label: 'Branches of the lead provider',
              admin: {
                description:
                  'Leads of dealers whose name contains one of these texts also go to the lead provider. You can also select a single dealer.',
              },
            },
          ],
        },
        {
          label: 'Owners',
          fields: [
            {
              name: 'serviceReminderDays',
              type: 'number',
              label: 'Days from a service reminder to its day',
              defaultValue: defaultServiceReminderDays,
              min: 1,
              max: 120,
              admin: {
                step: 1,
                description:
                  'How early owners are mailed who asked to be reminded of a service, or of the end of a warranty or plan.',
              },
            },
          ],
        },
        {
          label: 'Switches',
          fields: [
            {
              name: 'switches',
              type: 'group',
              label: false,
              fields: [
                {
                  name: 'feedbackWidget',
                  type: 'checkbox',
                  label: 'Show the feedback widget',
                  defaultValue: false,
                  admin: { description: 'The responses are stored for editors to read.' },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}
