import type { ArrayField } from 'payload'
import { onlyPictures, usableFiles } from '#features/pictures/pictures/cms.ts'
import { telephoneField } from '#platform/fields/contact-fields.ts'
import { brand } from '#platform/site/brand.ts'
import { brandsField } from './brands-field.ts'
import { contentCollection } from './content-collection.ts'
import { orderField } from './order-field.ts'

const members: ArrayField = {
  name: 'members',
  type: 'array',
  labels: { singular: 'Member', plural: 'Members' },
  minRows: 1,
  maxRows: 60,
  required: true,
  admin: {
    initCollapsed: true,
    description: 'In this order on the page. Drag to change it.',
    components: { RowLabel: '/../features/dealers/dealer-content/cms/admin/member-label.tsx#MemberLabel' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'firstName', type: 'text', required: true, maxLength: 60 },
        { name: 'lastName', type: 'text', required: true, maxLength: 60 },
        { name: 'jobTitle', type: 'text', maxLength: 80 },
      ],
    },
    {
      type: 'row',
      fields: [
        telephoneField('phoneNumber', 'Telephone', { description: 'Shown to visitors.' }),
        { name: 'email', type: 'email', label: 'E-mail', admin: { description: 'Shown to visitors.' } },
      ],
    },
    {
      name: 'profileImage',
      type: 'upload',
      relationTo: 'media',
      label: 'Portrait',
      filterOptions: usableFiles(onlyPictures),
      admin: { description: 'Empty: the initials are shown.' },
    },
    brandsField(`Not shown when there are brands and ${brand.name} is none of them.`),
  ],
}

/** The teams of dealers. Field names follow the specification. Source: requirements D-014 and D-037. */
export const teams = contentCollection({
  slug: 'teams',
  labels: { singular: 'Team', plural: 'Teams' },
  title: 'teamName',
  search: ['teamName', 'members.firstName', 'members.lastName'],
  sort: 'order',
  description: 'People visitors can reach. Each team is a tab on the page of its dealer.',
  byDealers: true,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'teamName',
          type: 'text',
          label: 'Name',
          required: true,
          maxLength: 60,
          admin: { description: 'The label of its tab, such as Sales.' },
        },
        orderField,
      ],
    },
    members,
  ],
})
