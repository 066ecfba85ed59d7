import { inflateSync } from 'node:zlib'
import type { Inflate } from '../rules/pdf/check-pdf.ts'

/** Inflates data in this process; what is cut off is invalid. */
export const inflate: Inflate = (data, maxBytes) => {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, maxBytes) })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'invalid'
  }
}
