import type { UploadKind } from '../upload.ts'

/** Names and media types of the files that forms accept, as browsers know them. */
const fileTypes: Readonly<Record<UploadKind, { mediaType: string; extensions: readonly string[] }>> = {
  jpeg: { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mediaType: 'image/png', extensions: ['png'] },
  pdf: { mediaType: 'application/pdf', extensions: ['pdf'] },
}

/** Returns the `accept` attribute of a file input: `.jpg,.jpeg,.png`. */
export const acceptAttribute = (accept: readonly UploadKind[]): string =>
  accept
    .flatMap((kind) => fileTypes[kind].extensions)
    .map((extension) => `.${extension}`)
    .join(',')

/** Whether a file looks like one of the types by its name or, without an extension, by the type the browser states. */
export function looksLike(
  { name, type }: { name: string; type: string },
  accept: readonly UploadKind[],
): boolean {
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase()
  return accept.some((kind) => {
    const { mediaType, extensions } = fileTypes[kind]
    return extension === undefined ? type === mediaType : extensions.includes(extension)
  })
}
