import { maxUploadBytes, type UploadKind, type UploadProblem } from '../upload.ts'
import { looksLike } from './file-types.ts'

/** What a browser tells about a chosen file. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly type: string }

/**
 * Checks files before they are sent, by size, name and number. The server decides by content.
 *
 * Source: requirements D-324 to D-327, V-265 and V-272.
 */
export function checkChosenFiles(
  files: readonly ChosenFile[],
  { accept, maxFiles }: { readonly accept: readonly UploadKind[]; readonly maxFiles: number },
): UploadProblem | null {
  if (files.length > maxFiles) return 'tooMany'
  if (files.some((file) => !looksLike(file, accept))) return 'wrongType'
  return files.some(({ size }) => size > maxUploadBytes) ? 'tooLarge' : null
}
