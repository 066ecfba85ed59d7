import { open, readFile } from 'node:fs/promises'
import { fileKindOf } from '#features/pictures/pictures/jobs.ts'
import type { EncodedPhoto, PhotoProblem } from '#platform/photos/photo.ts'
import { encodePhoto } from '#platform/photos/photo-encoder.ts'
import { createConcurrencyLimit } from '#platform/process/concurrency-limit.ts'
import { cleanFileName } from '../rules/clean-file-name.ts'
import { checkPdf } from '../rules/pdf/check-pdf.ts'
import type { UploadedFile, UploadKind, UploadProblem } from '../upload.ts'
import { inflate } from './inflate.ts'
import { pictureLimit } from './picture-limit.ts'
import type { ReceivedFile } from './receive-file.ts'
import { scanFile } from './scan-file.ts'

/**
 * Decodes a picture and encodes it as JPEG in a new file, one at a time. Nothing but the picture is in the new file.
 *
 * @param format by its first bytes.
 */
const cleanPicture = (
  path: string,
  format: 'jpeg' | 'png',
  target: string,
): Promise<EncodedPhoto | PhotoProblem> => pictureLimit.run(() => encodePhoto({ path, format, target }))

/** A file that may be stored: a picture encoded by us, or a PDF as it was sent. */
export type CheckedFile = Omit<UploadedFile, 'key'> & { readonly path: string }

export type CheckResult =
  | { readonly ok: true; readonly file: CheckedFile }
  | { readonly ok: false; readonly problem: UploadProblem }

/** Bytes from which the type is detected. */
const headerBytes = 64

/** A PDF of 5 MB is in memory while it is checked, so there is one at a time. */
const pdfLimit = createConcurrencyLimit({ maxRunning: 1, maxWaiting: Number.POSITIVE_INFINITY })

const kindOfMediaType: Readonly<Record<string, UploadKind>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}

/** Returns the type of a file by its content; undefined when no form accepts it. */
async function kindOf(path: string): Promise<UploadKind | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
    return kindOfMediaType[fileKindOf(buffer.subarray(0, bytesRead))?.mimeType ?? '']
  } finally {
    await file.close()
  }
}

const refused = (problem: UploadProblem): CheckResult => ({ ok: false, problem })

/**
 * Checks a file by its content, in this order: type, virus scan, structure. Only then is it decoded.
 *
 * @param accept the types that the form's field accepts.
 * @throws the error of the disk.
 */
export async function checkFile(received: ReceivedFile, accept: readonly UploadKind[]): Promise<CheckResult> {
  const { path, name, field: slot, bytes } = received
  const kind = await kindOf(path)
  if (kind === undefined || !accept.includes(kind)) return refused('wrongType')
  const verdict = await scanFile(path)
  if (verdict === 'virus' || verdict === 'scannerDown') return refused(verdict)
  if (kind === 'pdf') {
    const problem = await pdfLimit.run(async () => checkPdf(await readFile(path), inflate))
    if (problem) return refused(problem)
    const file = { path, bytes, width: null, height: null, mediaType: 'application/pdf' }
    return { ok: true, file: { ...file, slot, verdict, name: cleanFileName(name, 'pdf') } }
  }
  const picture = await cleanPicture(path, kind, `${path}.jpg`)
  if (typeof picture === 'string') return refused(picture)
  return {
    ok: true,
    file: { ...picture, slot, verdict, mediaType: 'image/jpeg', name: cleanFileName(name, 'jpg') },
  }
}
