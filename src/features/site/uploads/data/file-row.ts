import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { UploadedFile } from '../upload.ts'

/** The columns of a stored file, in the spelling of {@link UploadedFile}. */
export const fileColumns = sql.raw(`
  key, slot, name, media_type as "mediaType", bytes::int as bytes, width::int as width, height::int as height, verdict`)

const fileRow = z.object({
  key: z.string(),
  slot: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  verdict: z.enum(['clean', 'notScanned']),
})

/** Reads rows of {@link fileColumns}. */
export const filesIn = (rows: readonly unknown[]): UploadedFile[] => rows.map((row) => fileRow.parse(row))
