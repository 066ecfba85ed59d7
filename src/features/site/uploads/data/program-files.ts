import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { programFilesPrefix } from '../rules/program-files-prefix.ts'
import type { UploadedFile } from '../upload.ts'
import { fileColumns, filesIn } from './file-row.ts'

/**
 * Finds files that programs uploaded and that have not expired, and keeps them at least until a moment.
 *
 * @param keys of the files; unknown ones are left out.
 * @throws what the database throws.
 */
export async function keepProgramFiles(
  payload: Payload,
  keys: readonly string[],
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<readonly UploadedFile[]> {
  if (keys.length === 0) return []
  const { rows } = await payload.db.drizzle.execute(sql`
    with kept as (
      update enquiry_files
      set expires_at = greatest(expires_at, ${until.toISOString()}::timestamptz), updated_at = now()
      where key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
        and starts_with(form_key, ${programFilesPrefix}) and enquiry_id is null
        and expires_at > ${now.toISOString()}::timestamptz
      returning *)
    select ${fileColumns} from kept order by id`)
  return filesIn(rows)
}
