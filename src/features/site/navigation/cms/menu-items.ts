import type { ArrayField, Field, GroupField } from 'payload'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { linkField } from '#features/site/links/cms.ts'
import { labelField } from './label-field.ts'
import { entriesField, mobileLinkField, visibleWhen } from './menu-entries.ts'

type Item = { itemType?: string; clickable?: boolean; submenu?: string }

const isDropdown = ({ itemType }: Item) => itemType === 'dropdown'
const isLink = ({ itemType, clickable }: Item) => itemType !== 'anchor' && clickable !== false

const anchorName = /^[a-z][a-z0-9-]*$/

const firstRow: Field[] = [
  {
    name: 'itemType',
    type: 'select',
    label: 'Kind',
    required: true,
    defaultValue: 'default',
    options: [
      { value: 'dropdown', label: 'Dropdown' },
      { value: 'default', label: 'Default button' },
      { value: 'anchor', label: 'Anchor button' },
    ],
    admin: { width: '30%' },
  },
  labelField('label', 'Label', { width: '40%' }),
  {
    name: 'place',
    type: 'select',
    required: true,
    defaultValue: 'middle',
    options: [
      { value: 'middle', label: 'In the middle' },
      { value: 'end', label: 'At the end' },
    ],
    admin: { width: '30%' },
  },
]

const secondRow: Field[] = [
  {
    name: 'clickable',
    type: 'checkbox',
    defaultValue: true,
    admin: { width: '50%', description: 'When off, the label is plain text. A dropdown still opens.' },
  },
  visibleWhen<Item>(
    {
      name: 'look',
      type: 'select',
      defaultValue: 'plain',
      options: [
        { value: 'plain', label: 'Plain' },
        { value: 'filled', label: 'Filled' },
      ],
      admin: { width: '50%' },
    },
    ({ itemType }) => itemType === 'default',
  ),
]

const anchor = visibleWhen<Item>(
  {
    name: 'anchor',
    type: 'text',
    maxLength: 60,
    validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) => {
      if ((siblingData as Item).itemType !== 'anchor') return true
      return anchorName.test(value ?? '') || 'Enter the anchor of the section, for example technology.'
    },
    admin: {
      description:
        'The anchor of a section, without the #. Pages without a section of that name do not show the item.',
    },
  },
  ({ itemType }) => itemType === 'anchor',
)

const submenu: Field = {
  name: 'submenu',
  type: 'select',
  label: 'Opens',
  defaultValue: 'entries',
  options: [
    { value: 'entries', label: 'The entries below' },
    { value: 'vehicles', label: 'All vehicles, with their drawings' },
  ],
}

const opensEntries = (item: Item) => isDropdown(item) && item.submenu !== 'vehicles'

/** The picture beside the entries. It is decorative, so it needs no description, and no type of its own. */
function submenuPicture(): GroupField {
  const { interfaceName: _, ...field } = pictureField({ label: 'Picture beside the entries' })
  return { ...field, fields: field.fields.filter((inner) => !('name' in inner && inner.name === 'alt')) }
}

type Menu = {
  name: string
  /** Table of the items; set explicitly because Postgres limits the length of names. */
  table: string
  description: string
}

/** The list of a menu's items. Source: requirements C-345 to C-349. */
export function menuItemsField({ name, table, description }: Menu): ArrayField {
  return {
    name,
    dbName: table,
    type: 'array',
    label: 'Items',
    labels: { singular: 'Item', plural: 'Items' },
    maxRows: 10,
    admin: { initCollapsed: true, description },
    fields: [
      { type: 'row', fields: firstRow },
      { type: 'row', fields: secondRow },
      // Optional, because a dropdown needs no link of its own.
      visibleWhen<Item>(linkField({ optional: true }), isLink),
      visibleWhen<Item>(mobileLinkField(), isLink),
      anchor,
      visibleWhen<Item>(submenu, isDropdown),
      visibleWhen<Item>(
        labelField('submenuLabel', 'Heading of the submenu', { required: false }),
        isDropdown,
      ),
      visibleWhen<Item>(
        entriesField('entries', { label: 'Entries', table: `${table}_entries`, forPhones: true }),
        opensEntries,
      ),
      visibleWhen<Item>(submenuPicture(), opensEntries),
    ],
  }
}
