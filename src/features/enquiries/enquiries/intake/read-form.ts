import {
  type CheckedFormFiles,
  checkFormFiles,
  type ReceivedForm,
  receiveMultipart,
} from '#features/site/uploads/server.ts'
import { type ReadBody, readBody } from '#platform/service/read-body.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import { uploadSlots } from '../forms/upload-slots.ts'

/** The body of a form; its files are on disk until `dispose`. */
export type FormBody = Extract<ReadBody, { readonly kind: 'json' | 'form' }> & {
  /** Checks the files by their content. @throws what `checkFormFiles` throws. */
  readonly checkFiles: () => Promise<CheckedFormFiles>
  readonly dispose: () => Promise<void>
  /** Whether files came with it that could be stored. */
  readonly hasFiles: boolean
}

type Refused = Extract<ReadBody, { readonly kind: 'refused' }>

const noFiles: CheckedFormFiles = { files: [], refusedFiles: [] }

const withFiles = (form: ReceivedForm, kind: EnquiryKind, signal?: AbortSignal): FormBody => ({
  ...form,
  hasFiles: form.files.length > 0,
  checkFiles: () => checkFormFiles(form, uploadSlots(kind), signal),
  dispose: () => form.dispose(),
})

/** A form as it arrives; the signal aborts when its client leaves. */
export type FormRequest = Pick<Request, 'body' | 'headers'> & { readonly signal?: AbortSignal | undefined }

/**
 * Reads the body of a form: JSON, form-encoded, or in several parts where it has files.
 *
 * @throws the error of the disk.
 */
export async function readForm(request: FormRequest, kind: EnquiryKind): Promise<FormBody | Refused> {
  const isMultipart = /^\s*multipart\//i.test(request.headers.get('content-type') ?? '')
  if (!isMultipart) {
    const body = await readBody(request)
    if (body.kind === 'refused') return body
    return { ...body, hasFiles: false, checkFiles: async () => noFiles, dispose: async () => {} }
  }
  const form = await receiveMultipart(request, uploadSlots(kind))
  return form.kind === 'refused' ? form : withFiles(form, kind, request.signal)
}
