import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { hiddenExceptFor, isDealerOf, isEditorOrDealer } from '#features/people/accounts/cms.ts'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'
import { altField, requireAltText } from './alt-field.ts'
import { drawingPreview } from './drawing-preview.ts'
import { mimeTypes, onlyPictures } from './file-kind.ts'
import { imageSizes } from './image-sizes.ts'
import { assignToDealer, dealerField, listUsableFiles, refuseReplacement, usableFiles } from './own-files.ts'
import { prepareUpload } from './prepare-upload.ts'
import { handleMissingFile, mediaFolder, setFileHeaders } from './served-file.ts'

/** Rounds to whole percent, 1 to 100. Never 0, which Payload treats as unset. */
function percent(value: unknown): number {
  const number = Number(value)
  return Number.isFinite(number) ? Math.min(100, Math.max(1, Math.round(number))) : 50
}

function focalPointOf(edits: unknown): { x: unknown; y: unknown } | null {
  const point = typeof edits === 'object' && edits && 'focalPoint' in edits ? edits.focalPoint : null
  return typeof point === 'object' && point && 'x' in point && 'y' in point
    ? { x: point.x, y: point.y }
    : null
}

/**
 * Stores only the focal point of an edit in the admin. Payload would also rewrite the files under their old names, which
 * browsers cache for ever. Pages crop pictures with CSS.
 */
const storeFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.query?.uploadEdits) return args
  const point = focalPointOf(req.query.uploadEdits)
  delete req.query.uploadEdits
  if (!point || !('data' in args)) return args
  return { ...args, data: { ...args.data, focalX: percent(point.x), focalY: percent(point.y) } }
}

const isVideo = ({ mimeType }: { mimeType?: string }) => mimeType?.startsWith('video/') === true

/** Pictures, documents and videos that editors upload. */
export const media: CollectionConfig = {
  slug: 'media',
  trash: true,
  labels: { singular: 'Media file', plural: 'Media' },
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'mimeType', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'caption'],
    group: 'Content',
    description:
      'Pictures (JPEG, PNG, WebP, AVIF; at most 8 MB), PDF documents and videos (MP4, WebM; at most 9 MB), and their captions (WebVTT).',
    hidden: hiddenExceptFor('admin', 'editor', 'dealer'),
    baseFilter: listUsableFiles,
  },
  access: {
    read: () => true,
    create: isEditorOrDealer,
    update: isDealerOf('dealer'),
    delete: isDealerOf('dealer'),
  },
  disableDuplicate: true,
  upload: {
    staticDir: mediaFolder,
    mimeTypes: [...mimeTypes],
    imageSizes,
    adminThumbnail: 'webp480',
    displayPreview: true,
    focalPoint: true,
    crop: false,
    pasteURL: false,
    handlers: [handleMissingFile],
    // Accepts a file only in the request itself, never by reference.
    requiresClientUploadReceipt: true,
    modifyResponseHeaders: setFileHeaders,
  },
  endpoints: [drawingPreview],
  hooks: {
    beforeOperation: [refuseReplacement, prepareUpload, storeFocalPoint],
    beforeValidate: [assignToDealer, requireAltText],
    // Purges everything: usage of a file by pages is not tracked, and changes are rare.
    afterChange: [
      async ({ doc, operation, req }) => {
        if (operation === 'update') await invalidate(req, [tags.everything])
        return doc
      },
    ],
    afterDelete: [({ req }) => invalidate(req, [tags.everything])],
  },
  fields: [
    altField,
    {
      name: 'decorative',
      type: 'checkbox',
      label: 'Decoration',
      defaultValue: false,
      admin: {
        description:
          'Tick this when the picture adds nothing to the text beside it. Screen readers then skip it.',
      },
    },
    {
      name: 'caption',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: { description: 'Shown under the picture where a section has captions.' },
    },
    {
      name: 'credit',
      type: 'text',
      maxLength: 120,
      admin: { description: 'The name of the photographer or owner, as displayed on the page.' },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      label: 'Opening picture',
      filterOptions: usableFiles(onlyPictures),
      admin: { condition: isVideo, description: 'Shown before the video plays.' },
    },
    dealerField,
  ],
}
