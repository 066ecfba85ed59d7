import { type Picture, pictureOf, type StoredPicture } from '#features/pictures/pictures/index.ts'
import { log } from '#platform/process/log.ts'

/**
 * Returns the picture of a document; null when none is chosen or its file is gone, which is logged.
 *
 * @param facts identify the document in the log
 * Source: requirements D-375 and D-397.
 */
export function pictureOfDocument(
  stored: StoredPicture | null | undefined,
  facts: { readonly collection: string; readonly id: number },
): Picture | null {
  const isGone = stored?.source === 'upload' && stored.image !== null && typeof stored.image !== 'object'
  if (isGone && stored.image !== undefined) log.warn({ ...facts, medium: stored.image }, 'Media not found')
  return pictureOf(stored)
}
