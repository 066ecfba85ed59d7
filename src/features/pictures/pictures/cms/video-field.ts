import type { Field, GroupField, UploadFieldSingleValidation } from 'payload'
import { upload } from 'payload/shared'
import { languageNames, languages } from '#platform/i18n/languages.ts'
import type { StoredVideo } from '../rules/stored-video.ts'
import { onlyCaptions, onlyVideos } from './media/file-kind.ts'
import { usableFiles } from './media/own-files.ts'
import { pictureField } from './picture-field.ts'

type Source = NonNullable<StoredVideo['source']>

const sourceOf = (siblings: unknown) => (siblings as StoredVideo | undefined)?.source ?? 'file'
const visibleForSource = (source: Source) => (_: unknown, siblings: unknown) => sourceOf(siblings) === source

const requireFile: UploadFieldSingleValidation = (value, context) => {
  if (sourceOf(context.siblingData) !== 'file') return true
  return value ? upload(value, context) : 'Choose or upload the video.'
}

const file: Field = {
  name: 'file',
  type: 'upload',
  relationTo: 'media',
  label: 'Video file',
  filterOptions: usableFiles(onlyVideos),
  validate: requireFile,
  admin: { condition: visibleForSource('file'), description: 'MP4 or WebM.' },
}

const addressField = (description: string): Field => ({
  name: 'address',
  type: 'text',
  label: 'Address',
  validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) =>
    sourceOf(siblingData) !== 'address' ||
    /^https:\/\/\S+$/.test(value ?? '') ||
    'Enter the address of the video, starting with https://',
  admin: { condition: visibleForSource('address'), description },
})

const captions: Field = {
  name: 'captions',
  type: 'array',
  label: 'Captions',
  labels: { singular: 'Captions', plural: 'Captions' },
  maxRows: languages.length,
  admin: {
    condition: visibleForSource('file'),
    initCollapsed: true,
    description: 'Captions for visitors who cannot hear the video: one WebVTT file for each language.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'language',
          type: 'select',
          required: true,
          defaultValue: 'en',
          options: languages.map((value) => ({ value, label: languageNames[value] })),
          admin: { width: '40%' },
        },
        {
          name: 'file',
          type: 'upload',
          relationTo: 'media',
          required: true,
          filterOptions: onlyCaptions,
          admin: { width: '60%' },
        },
      ],
    },
  ],
}

/**
 * A field for a video: an uploaded file that plays on the page, or a link to another site.
 *
 * @param addressHelp what happens with a video on another site
 */
export function videoField({
  name = 'video',
  label = 'Video',
  addressHelp = 'The video does not play on the page: visitors open it in a new tab.',
} = {}): GroupField {
  return {
    name,
    type: 'group',
    label,
    interfaceName: 'VideoGroup',
    fields: [
      {
        name: 'source',
        type: 'select',
        label: 'Type of video',
        defaultValue: 'file',
        options: [
          { value: 'file', label: 'An uploaded video' },
          { value: 'address', label: 'A video on another site' },
        ],
        admin: { isClearable: false },
      },
      file,
      addressField(addressHelp),
      {
        name: 'autoplay',
        type: 'checkbox',
        label: 'Autoplay',
        defaultValue: false,
        admin: {
          condition: visibleForSource('file'),
          description:
            'Plays without sound and in a loop while it is in view. It does not start by itself for visitors who prefer reduced motion.',
        },
      },
      captions,
      pictureField({ label: 'Opening picture' }),
    ],
  }
}
