import type { Field, GlobalConfig } from 'payload'
import { isEditor } from '#features/accounts/cms.ts'
import { socialLinksField, telephoneField, webAddressField } from '#platform/fields/contact-fields.ts'
import { type OutsideAddress, outsideAddresses } from '../settings.ts'
import { expireSettings } from './settings-hooks.ts'

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
        description: 'In which countries dealers’ pages leave it out is set in Regions.',
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

const addressLabels: Record<OutsideAddress, readonly [label: string, description: string]> = {
  shop: ['Online shop', 'Where vehicles are bought online, and the shop buttons lead.'],
  buyOnline: ['Buy now', 'The code of the dealer is put behind it.'],
  enquiry: ['Enquiry', 'Where a quote is asked for.'],
  testDrive: ['Test drive', 'Where test drives are booked.'],
  serviceBooking: ['Service booking', 'Where services are booked.'],
  financeApplication: ['Finance application', 'For individuals.'],
  companyFinanceApplication: ['Finance application for companies', 'Used on the business pages.'],
  insurance: ['Insurance', 'Where the insurance banner leads.'],
  lexus: ['Lexus', 'The site of the Lexus brand.'],
}

/** Contact details, addresses of other sites, and switches. There are no drafts: a save is published at once. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site',
  admin: {
    group: 'Settings',
    description: 'What you save is on every page at once. What is empty is not shown.',
  },
  versions: { max: 100 },
  access: { read: isEditor, update: isEditor, readVersions: isEditor },
  hooks: { afterChange: [expireSettings] },
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
          description: 'Addresses outside this site. A button that would lead to an empty one is not shown.',
          fields: [
            {
              name: 'addresses',
              type: 'group',
              label: false,
              fields: outsideAddresses.map((name) =>
                webAddressField(name, addressLabels[name][0], { description: addressLabels[name][1] }),
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
                  'Leads of dealers whose name contains one of these also go to the lead provider. A dealer can be ticked by itself too.',
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
                  label: 'Ask visitors what they think of a page',
                  defaultValue: false,
                  admin: { description: 'Their answers are kept for editors to read.' },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}
