/** Keeps a number and its unit on one line. */
const noBreakSpace = '\u00A0'

const bytesPerKilobyte = 1_024
const bytesPerMegabyte = 1_048_576

/**
 * Formats the size of a file, the same in all languages: `820 KB`, `3.4 MB`. At least one kilobyte. A megabyte has
 * 1 048 576 bytes, as in the limit of uploads.
 */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / bytesPerKilobyte))
  if (kilobytes < 1_000) return `${kilobytes}${noBreakSpace}KB`
  return `${(bytes / bytesPerMegabyte).toFixed(1)}${noBreakSpace}MB`
}
