import { maxQrText } from '#features/pictures/pictures/index.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { linkField } from '#features/site/links/cms.ts'
import { webAddressField } from '#platform/fields/contact-fields.ts'
import { wellKnownPaths } from '#platform/site/well-known-paths.ts'

type Siblings = { variant?: string | null }

const store = (name: string, label: string) =>
  webAddressField(name, label, { required: true, onlySecure: true })

/** Source: requirements C-001 to C-006 and C-253. */
export const appPromo = defineBlockSchema({
  slug: 'appPromo',
  label: 'App promo',
  plural: 'App promos',
  group: 'Cards',
  order: 80,
  sketch: [
    ['heading', 4, 8, 18],
    ['line', 4, 14, 20],
    ['button', 4, 20, 7],
    ['button', 13, 20, 7],
    ['button', 22, 20, 7],
    ['picture', 33, 7, 11, 17],
  ],
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      admin: { description: 'What the app does for the visitor, in one or two sentences.' },
    },
    {
      name: 'variant',
      type: 'select',
      label: 'Layout',
      defaultValue: 'default',
      options: [
        { value: 'default', label: 'Store badges and QR code' },
        { value: 'qrCode', label: 'QR code; store badges on phones' },
        { value: 'callToAction', label: 'One button; store badges on phones' },
      ],
      admin: { description: 'The page for owners always shows the badges and the QR code.' },
    },
    {
      ...webAddressField('download', 'Download', {
        required: true,
        onlySecure: true,
        description: 'Where the QR code and the button lead: an address that opens the store of any phone.',
      }),
      maxLength: maxQrText,
    },
    store('appStore', 'Apple App Store'),
    store('googlePlay', 'Google Play'),
    store('appGallery', 'Huawei AppGallery'),
    {
      name: 'buttonLabel',
      type: 'text',
      localized: true,
      maxLength: 40,
      admin: {
        condition: (_, { variant }: Siblings) => variant === 'callToAction',
        description: 'Empty: “Get the app”.',
      },
    },
    {
      ...linkField({ name: 'more', label: 'Link to more for owners', optional: true }),
      defaultValue: { kind: 'address', address: wellKnownPaths.owners },
      admin: { description: 'Not shown on the page it leads to.' },
    },
  ],
})
