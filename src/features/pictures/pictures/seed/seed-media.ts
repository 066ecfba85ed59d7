import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { z } from 'zod'
import { ContentError, readContentFile } from '#platform/seeding/content-file.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { type FileKind, fileKindOf } from '../cms/media/file-kind.ts'
import { fileNameOf } from '../cms/media/file-name.ts'

const mediaFile = z.array(
  z.strictObject({
    /** Name of a file in the same folder as the list. */
    file: z.string(),
    alt: z.string().optional(),
  }),
)

type Medium = {
  readonly data: Buffer
  readonly kind: FileKind
  /** The stored file name, by which other content refers to it. */
  readonly filename: string
  readonly alt: string | undefined
}

const folder = new URL('../../../../../content/media/', import.meta.url)

async function readMedium({ file, alt }: z.infer<typeof mediaFile>[number], index: number): Promise<Medium> {
  const data = await readFile(new URL(file, folder))
  const kind = fileKindOf(data)
  if (!kind)
    throw new ContentError(
      'media/media.json',
      [index, 'file'],
      `${file} has an unsupported type or is damaged; use MP4, WebM, WebVTT or PDF`,
    )
  return { data, kind, filename: fileNameOf(file, data, kind.extension), alt }
}

/** Creates a media document unless it exists; returns whether it was created. */
async function ensureMedium(payload: Payload, { data, kind, filename, alt }: Medium): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'media',
    where: { filename: { equals: filename } },
    trash: true,
    overrideAccess: true,
  })
  if (totalDocs > 0) return false
  await payload.create({
    collection: 'media',
    locale: 'en',
    overrideAccess: true,
    data: { alt },
    // Without the digest: the upload hook adds it again.
    file: {
      data,
      name: filename.replace(/-[0-9a-f]{10}(?=\.)/, ''),
      mimetype: kind.mimeType,
      size: data.length,
    },
  })
  return true
}

/**
 * Seeds videos and documents of `content/media`. Pictures are not supported: the upload re-encodes them, so their stored
 * names differ from those computed here.
 */
export async function mediaSeeding(): Promise<Seeding> {
  const media = await Promise.all((await readContentFile('media/media.json', mediaFile)).map(readMedium))
  return {
    total: media.length,
    async run(payload, onDocument) {
      for (const medium of media) onDocument(await ensureMedium(payload, medium))
    },
  }
}
