import type { Field, GroupField, UploadFieldSingleValidation } from 'payload'
import { upload } from 'payload/shared'
import { onlyDocuments } from '#features/pictures/cms.ts'
import type { harmlessReference } from '#platform/references/harmless.ts'

type Siblings = { kind?: string }
type Kind = 'page' | 'range' | 'dealer' | 'file' | 'address'

const when = (kind: Kind) => (_: unknown, siblings: Siblings) => siblings?.kind === kind

/** The chosen kind of target is filled in; a link to nothing cannot be published. */
const needed =
  (kind: Kind, message: string) =>
  (value: unknown, { siblingData }: { siblingData: unknown }) =>
    (siblingData as Siblings | undefined)?.kind !== kind ||
    (value !== null && value !== undefined && value !== '')
      ? true
      : message

const address = /^(?:https?:\/\/\S+|mailto:\S+@\S+|tel:\+?[\d-]+|#[a-z][a-z0-9-]*|\/(?!\/)\S*)$/

function addressFault(value: string | null | undefined, context: { siblingData: unknown }): true | string {
  const filled = needed('address', 'Write the address the link leads to.')(value, context)
  if (filled !== true || !value || (context.siblingData as Siblings).kind !== 'address') return filled
  return (
    address.test(value.trim()) ||
    'An address begins with https://, with a slash for a page of this site, with # for a section, or with mailto: or tel:.'
  )
}

/** What is said of the relations: nothing, or `harmlessReference`. */
type References = Partial<ReturnType<typeof harmlessReference>>

function target(
  kind: Exclude<Kind, 'file' | 'address'>,
  relationTo: 'pages' | 'ranges' | 'dealers',
  label: string,
  references: References,
): Field {
  return {
    name: kind,
    type: 'relationship',
    relationTo,
    label,
    validate: needed(kind, `Choose the ${label.toLowerCase()} the link leads to.`) as never,
    admin: { condition: when(kind), width: '60%' },
    ...references,
  } as Field
}

const neededDocument: UploadFieldSingleValidation = (value, context) => {
  if ((context.siblingData as Siblings | undefined)?.kind !== 'file') return true
  return value ? upload(value, context) : 'Choose or upload the file the link leads to.'
}

const file = (references: References): Field => ({
  name: 'file',
  type: 'upload',
  relationTo: 'media',
  label: 'File',
  filterOptions: onlyDocuments,
  validate: neededDocument,
  admin: {
    condition: when('file'),
    width: '60%',
    description: 'A PDF document. It always opens in a new tab.',
  },
  ...references,
})

/** A link to a page, a vehicle, a dealer, a document or any address. */
export function linkField(
  options: { name?: string; label?: string; optional?: boolean; references?: References } = {},
): GroupField {
  const { name = 'link', label = 'Link', optional = false, references = {} } = options
  return {
    name,
    type: 'group',
    label,
    interfaceName: 'LinkGroup',
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'kind',
            type: 'select',
            label: 'Leads to',
            defaultValue: optional ? undefined : 'page',
            required: !optional,
            options: [
              { value: 'page', label: 'A page' },
              { value: 'range', label: 'A vehicle' },
              { value: 'dealer', label: 'A dealer' },
              { value: 'file', label: 'A file' },
              { value: 'address', label: 'An address' },
            ],
            admin: { width: '40%' },
          },
          target('page', 'pages', 'Page', references),
          target('range', 'ranges', 'Vehicle', references),
          target('dealer', 'dealers', 'Dealer', references),
          file(references),
          {
            name: 'address',
            type: 'text',
            label: 'Address',
            validate: addressFault,
            admin: { condition: when('address'), width: '60%' },
          },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'anchor',
            type: 'text',
            label: 'Section',
            admin: {
              condition: (_, siblings: Siblings) => siblings?.kind === 'page' || siblings?.kind === 'range',
              width: '60%',
              description: 'The anchor of a section to jump to, without the #. Empty: the top of the page.',
            },
          },
          {
            name: 'newTab',
            type: 'checkbox',
            label: 'Opens in a new tab',
            defaultValue: false,
            admin: { condition: when('address'), width: '40%' },
          },
        ],
      },
    ],
  }
}
