import type { PhotoEncoder } from './photo.ts'

/**
 * Holds how this process encodes pictures of visitors. The slot is on globalThis because Next bundles this module
 * separately.
 */
const slot = globalThis as typeof globalThis & { forecourtPhotoEncoder?: PhotoEncoder | undefined }

/** Registers how this process encodes pictures: in a child process, when it serves the site. */
export function registerPhotoEncoder(encoder: PhotoEncoder | undefined): void {
  slot.forecourtPhotoEncoder = encoder
}

/** Encodes a picture with the registered encoder, else in this process. */
export const encodePhoto: PhotoEncoder = async (job) => {
  const encode = slot.forecourtPhotoEncoder ?? (await import('./encode-photo.ts')).encodePhoto
  return encode(job)
}
