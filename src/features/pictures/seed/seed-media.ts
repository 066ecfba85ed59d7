import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { z } from 'zod'
import { ContentError, readContentFile } from '#platform/seeding/content-file.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { type FileKind, fileKindOf } from '../cms/media/file-kind.ts'
import { fileNameOf } from '../cms/media/file-name.ts'

const mediaFile = z.array(
  z.strictObject({
    /** Beside the list. */
    file: z.string(),
    /** What a picture shows. */
    alt: z.string().optional(),
  }),
)

type Medium = {
  readonly data: Buffer
  readonly kind: FileKind
  /** The name it is kept and referred to under. */
  readonly filename: string
  readonly alt: string | undefined
}

const folder = new URL('../../../../content/media/', import.meta.url)

async function read({ file, alt }: z.infer<typeof mediaFile>[number], index: number): Promise<Medium> {
  const data = await readFile(new URL(file, folder))
  const kind = fileKindOf(data)
  if (!kind) throw new ContentError('media/media.json', [index, 'file'], `${file} cannot be uploaded`)
  return { data, kind, filename: fileNameOf(file, data, kind.extension), alt }
}

/** Whether it had to be made. */
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
    // The name is made of the file's own once more, and comes out the same.
    file: {
      data,
      name: filename.replace(/-[0-9a-f]{10}(?=\.)/, ''),
      mimetype: kind.mimeType,
      size: data.length,
    },
  })
  return true
}

/** Films and other files the product starts with. Pictures are written anew when uploaded: there are none yet. */
export async function mediaSeeding(): Promise<Seeding> {
  const media = await Promise.all((await readContentFile('media/media.json', mediaFile)).map(read))
  return {
    total: media.length,
    async run(payload, onDocument) {
      for (const medium of media) onDocument(await ensureMedium(payload, medium))
    },
  }
}
