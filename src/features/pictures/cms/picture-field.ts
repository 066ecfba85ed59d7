import type { Field, GroupField, Option, SelectFieldSingleValidation } from 'payload'
import { relationship, select, upload } from 'payload/shared'
import { scenes, vehicleNames } from '../rules/names.ts'
import { onlyPictures } from './media/file-kind.ts'
import { neededWith, shownWith } from './needed.ts'

export type PictureFieldOptions = {
  readonly name?: string
  readonly label?: string
  /** Whether publishing requires a picture. */
  readonly required?: boolean
}

const preview = '/../features/pictures/cms/admin/picture-preview.tsx#PicturePreview'

function optionsOf(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

const sceneLabels = Object.fromEntries(Object.entries(scenes).map(([name, { label }]) => [name, label]))

const illustrationFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'vehicle',
        type: 'select',
        options: optionsOf(vehicleNames),
        validate: neededWith('illustration', 'Choose the vehicle that is drawn.', select),
        admin: { width: '33%', condition: shownWith('illustration') },
      },
      {
        name: 'colour',
        type: 'relationship',
        relationTo: 'colours',
        validate: neededWith('illustration', 'Choose the colour the vehicle is drawn in.', relationship),
        admin: { width: '33%', condition: shownWith('illustration') },
      },
      {
        name: 'scene',
        type: 'select',
        defaultValue: 'drakensberg',
        options: [...optionsOf(sceneLabels), { value: 'none', label: 'Vehicle alone, from the side' }],
        validate: neededWith('illustration', 'Choose the place the vehicle stands in.', select),
        admin: { width: '33%', condition: shownWith('illustration') },
      },
    ],
  },
  {
    name: 'preview',
    type: 'ui',
    admin: { components: { Field: preview }, condition: shownWith('illustration'), disableListColumn: true },
  },
]

const requireSource: SelectFieldSingleValidation = (value, context) =>
  value ? select(value, context) : 'Choose what the picture is: a drawing or an upload.'

const uploadField: Field = {
  name: 'image',
  type: 'upload',
  relationTo: 'media',
  label: 'Picture file',
  filterOptions: onlyPictures,
  validate: neededWith('upload', 'Choose or upload the picture.', upload),
  admin: { condition: shownWith('upload') },
}

/**
 * A field for a picture: an illustration of a vehicle, or an upload. An optional picture has no source by default and is
 * then not displayed.
 */
export function pictureField({
  name = 'picture',
  label = 'Picture',
  required = false,
}: PictureFieldOptions = {}): GroupField {
  return {
    name,
    type: 'group',
    label,
    interfaceName: 'PictureGroup',
    fields: [
      {
        name: 'source',
        type: 'select',
        label: 'What is shown',
        defaultValue: required ? 'illustration' : undefined,
        options: [
          { value: 'illustration', label: 'A drawing of a vehicle' },
          { value: 'upload', label: 'An uploaded picture' },
        ],
        ...(required && { validate: requireSource }),
        admin: { isClearable: !required },
      },
      ...illustrationFields,
      uploadField,
      {
        name: 'alt',
        type: 'text',
        label: 'Description',
        localized: true,
        maxLength: 300,
        admin: {
          condition: (_, siblings) => Boolean(siblings?.source),
          description:
            'Read to those who cannot see the picture. Empty: the file’s own, or what the drawing shows.',
        },
      },
    ],
  }
}
