import type { CheckboxField, Field } from 'payload'
import { privateField } from '#features/people/accounts/cms.ts'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { socialLinksField } from '#platform/fields/contact-fields.ts'
import { copyToUniqueText } from '#platform/fields/copy-to-unique-text.ts'
import { brand } from '#platform/site/brand.ts'
import { dealerServices } from '../dealer.ts'

const label = (value: string) => value.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
const choice = (value: string) => ({ value, label: label(value) })

/** Codes, group, brands, services and picture of a dealer. */
export const identityFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'supplierCode',
        hooks: { beforeDuplicate: [copyToUniqueText] },
        type: 'text',
        required: true,
        unique: true,
        index: true,
        validate: (value: string | null | undefined) =>
          /^[A-Z0-9]{2,12}$/.test(value ?? '') || 'A supplier code is 2 to 12 capital letters or digits.',
        admin: { description: 'Identifies the dealer in stock, online buying and leads.' },
      },
      {
        name: 'toyotaSupplier',
        type: 'select',
        label: `Listed as ${brand.name} dealer`,
        required: true,
        defaultValue: 'Y',
        options: [
          { value: 'Y', label: 'Yes' },
          { value: 'N', label: 'No' },
        ],
        admin: { description: 'Only listed dealers appear in the dealer finder and in groups.' },
      },
      {
        name: 'group',
        type: 'relationship',
        relationTo: 'dealerGroups',
        index: true,
        admin: { description: 'Its owner, when that owner has several dealers.' },
      },
    ],
  },
  {
    name: 'brands',
    type: 'text',
    hasMany: true,
    defaultValue: [brand.name],
    admin: { description: 'Brands it sells and services. Write one and press Enter.' },
  },
  { name: 'services', type: 'select', hasMany: true, options: dealerServices.map(choice) },
  socialLinksField(),
  pictureField({ name: 'sideImage', label: 'Picture' }),
  privateField<CheckboxField>(
    {
      name: 'leadProvider',
      type: 'checkbox',
      label: 'Leads also go to the lead provider',
      defaultValue: false,
      admin: { description: 'In addition to e-mail. Tick it only for branches that have an agreement.' },
    },
    'leads',
    'service',
  ),
]
