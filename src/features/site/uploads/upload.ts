/** A type of file that a form may accept, recognised by content. */
export type UploadKind = 'jpeg' | 'png' | 'pdf'

/** Maximum size of a file, in bytes; exactly this many pass. Source: requirements D-325, D-424 and V-272. */
export const maxUploadBytes = 5_242_880

/** The types of a photograph. Source: requirement D-324. */
export const pictureKinds = ['jpeg', 'png'] as const satisfies readonly UploadKind[]

/** The type of a document. Source: decision V-3. */
export const documentKinds = ['pdf'] as const satisfies readonly UploadKind[]

/** The types of a general attachment. Source: requirement C-308. */
export const attachmentKinds = ['pdf', 'jpeg', 'png'] as const satisfies readonly UploadKind[]

/** The file fields of a form, by name, with what each accepts. */
export type UploadSlots = Readonly<
  Record<string, { readonly accept: readonly UploadKind[]; readonly maxFiles: number }>
>

/** Why a file is refused. */
export type UploadProblem =
  | 'tooLarge'
  | 'tooMany'
  | 'wrongType'
  | 'unreadable'
  | 'tooManyPixels'
  | 'encryptedPdf'
  | 'unsafePdf'
  | 'virus'
  | 'scannerDown'

/** A refused file: its field, and the cleaned name for the message. */
export type RefusedUpload = { readonly field: string; readonly name: string; readonly problem: UploadProblem }

/** A stored file, without its content. */
export type UploadedFile = {
  /** Random, 128 bits: the last segment of its address. */
  readonly key: string
  /** The name of the form's field. */
  readonly slot: string
  readonly name: string
  readonly mediaType: string
  readonly bytes: number
  /** Of a picture, in pixels. */
  readonly width: number | null
  readonly height: number | null
  readonly verdict: 'clean' | 'notScanned'
}
