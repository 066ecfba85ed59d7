import type { Field, GroupField, SelectFieldSingleValidation } from 'payload'
import { select, upload } from 'payload/shared'
import { drawingFields } from './drawing-fields.ts'
import { onlyPictures } from './media/file-kind.ts'
import { usableFiles } from './media/own-files.ts'
import { isDrawn, requiredForSource, type Source, visibleForSource } from './source-conditions.ts'

export type PictureFieldOptions = {
  readonly name?: string
  readonly label?: string
  /** Whether publishing requires a picture. */
  readonly required?: boolean
  /** Whether pages show it whole, in one framing at every width: its preview has the same. */
  readonly whole?: boolean
}

const preview = '/../features/pictures/pictures/cms/admin/picture-preview.tsx#PicturePreview'

function previewField(whole: boolean): Field {
  return {
    name: 'preview',
    type: 'ui',
    admin: {
      components: { Field: { path: preview, clientProps: { whole } } },
      condition: (_, siblings) => isDrawn(siblings),
      disableListColumn: true,
    },
  }
}

/** The types of picture, most frequent first. */
const sources: Readonly<Record<Source, string>> = {
  illustration: 'A drawing of a vehicle',
  place: 'A drawing of a place, without a vehicle',
  article: 'A drawing of a topic: finance, hybrid, safety, workshop, sport',
  circuit: 'A drawing of a race circuit',
  helmet: 'A drawing of a racing helmet',
  poster: 'A drawn poster of an event',
  medal: 'A drawing of a medal',
  merchandise: 'A drawing of an item of merchandise',
  tyre: 'A diagram of a tyre',
  upload: 'An uploaded picture',
}

const requireSource: SelectFieldSingleValidation = (value, context) =>
  value ? select(value, context) : 'Choose a drawing or an upload.'

const uploadField: Field = {
  name: 'image',
  type: 'upload',
  relationTo: 'media',
  label: 'Picture file',
  filterOptions: usableFiles(onlyPictures),
  validate: requiredForSource('upload', 'Choose or upload the picture.', upload),
  admin: { condition: visibleForSource('upload') },
}

/**
 * A field for a picture: anything our own code draws, or an upload. An optional picture has no source by default and is
 * then not displayed.
 */
export function pictureField({
  name = 'picture',
  label = 'Picture',
  required = false,
  whole = false,
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
        options: Object.entries(sources).map(([value, label]) => ({ value, label })),
        ...(required && { validate: requireSource }),
        admin: { isClearable: !required },
      },
      ...drawingFields,
      previewField(whole),
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
