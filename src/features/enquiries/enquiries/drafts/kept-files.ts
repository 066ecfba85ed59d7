import { findPendingFiles } from '#features/site/uploads/server.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { EnquiryFile } from '../enquiry.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import { hasUploads } from '../forms/upload-slots.ts'
import { readFormToken } from './form-token.ts'

/** A file that was sent with an earlier step of a form and waits for its enquiry. */
export type KeptFile = Pick<EnquiryFile, 'key' | 'slot' | 'name' | 'bytes'>

/** The files that wait under the token of a form. Does not throw: when they cannot be read, none are listed. */
export async function keptFiles(kind: EnquiryKind, token: string): Promise<readonly KeptFile[]> {
  const now = siteClock().now()
  const key = readFormToken(kind, token, now)?.key
  if (!key || !hasUploads(kind)) return []
  try {
    const files = await findPendingFiles(await cms(), key, now)
    return files.map(({ key: own, slot, name, bytes }) => ({ key: own, slot, name, bytes }))
  } catch (error) {
    log.error({ err: error, kind }, 'form files not read')
    return []
  }
}
