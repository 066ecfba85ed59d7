import type { Field, GroupField, UploadFieldSingleValidation } from 'payload'
import { upload } from 'payload/shared'
import { onlyDocuments, usableFiles } from '#features/pictures/pictures/cms.ts'
import type { harmlessReference } from '#platform/references/harmless.ts'

type Siblings = { kind?: string }
type Kind = 'page' | 'range' | 'dealer' | 'file' | 'address'

const isKind = (kind: Kind) => (_: unknown, siblings: Siblings) => siblings?.kind === kind

/** Requires the value of the selected kind of target. */
const requireTarget =
  (kind: Kind, message: string) =>
  (value: unknown, { siblingData }: { siblingData: unknown }) =>
    (siblingData as Siblings | undefined)?.kind !== kind ||
    (value !== null && value !== undefined && value !== '')
      ? true
      : message

const addressPattern = /^(?:https?:\/\/\S+|mailto:\S+@\S+|tel:\+?[\d-]+|#[a-z][a-z0-9-]*|\/(?!\/)\S*)$/

function validateAddress(value: string | null | undefined, context: { siblingData: unknown }): true | string {
  const result = requireTarget('address', 'Write the address the link leads to.')(value, context)
  if (result !== true || !value || (context.siblingData as Siblings).kind !== 'address') return result
  return (
    addressPattern.test(value.trim()) ||
    'An address begins with https://, with a slash for a page of this site, with # for a section, or with mailto: or tel:.'
  )
}

/** Extra options of the relationship fields: none, or `harmlessReference`. */
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
    validate: requireTarget(kind, `Choose the ${label.toLowerCase()} the link leads to.`) as never,
    admin: { condition: isKind(kind), width: '60%' },
    ...references,
  } as Field
}

const validateDocument: UploadFieldSingleValidation = (value, context) => {
  if ((context.siblingData as Siblings | undefined)?.kind !== 'file') return true
  return value ? upload(value, context) : 'Choose or upload the file the link leads to.'
}

const file = (references: References): Field => ({
  name: 'file',
  type: 'upload',
  relationTo: 'media',
  label: 'File',
  filterOptions: usableFiles(onlyDocuments),
  validate: validateDocument,
  admin: {
    condition: isKind('file'),
    width: '60%',
    description: 'A PDF document. It always opens in a new tab.',
  },
  ...references,
})

/** Creates the field for a link to a page, a vehicle, a dealer, a document or any address. */
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
            validate: validateAddress,
            admin: { condition: isKind('address'), width: '60%' },
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
            admin: { condition: isKind('address'), width: '40%' },
          },
        ],
      },
    ],
  }
}
