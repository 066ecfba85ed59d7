import type { Field, GroupField, Option, SelectFieldSingleValidation } from 'payload'
import { relationship, select, upload } from 'payload/shared'
import { scenes, vehicleNames } from '../rules/names.ts'
import { onlyPictures } from './media/file-kind.ts'
import { requiredForSource, visibleForSource } from './source-conditions.ts'

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
        validate: requiredForSource('illustration', 'Choose the vehicle.', select),
        admin: { width: '33%', condition: visibleForSource('illustration') },
      },
      {
        name: 'colour',
        type: 'relationship',
        relationTo: 'colours',
        validate: requiredForSource('illustration', 'Choose the colour of the vehicle.', relationship),
        admin: { width: '33%', condition: visibleForSource('illustration') },
      },
      {
        name: 'scene',
        type: 'select',
        defaultValue: 'drakensberg',
        options: [...optionsOf(sceneLabels), { value: 'none', label: 'Vehicle alone, from the side' }],
        validate: requiredForSource('illustration', 'Choose the scene.', select),
        admin: { width: '33%', condition: visibleForSource('illustration') },
      },
    ],
  },
  {
    name: 'preview',
    type: 'ui',
    admin: {
      components: { Field: preview },
      condition: visibleForSource('illustration'),
      disableListColumn: true,
    },
  },
]

const requireSource: SelectFieldSingleValidation = (value, context) =>
  value ? select(value, context) : 'Choose a drawing or an upload.'

const uploadField: Field = {
  name: 'image',
  type: 'upload',
  relationTo: 'media',
  label: 'Picture file',
  filterOptions: onlyPictures,
  validate: requiredForSource('upload', 'Choose or upload the picture.', upload),
  admin: { condition: visibleForSource('upload') },
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
        label: 'Type of picture',
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
            'Screen readers read it aloud. When empty, the description of the file or drawing is used.',
        },
      },
    ],
  }
}
