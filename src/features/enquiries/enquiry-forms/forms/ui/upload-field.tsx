import { useState } from 'react'
import type { FormField, KeptFile, UploadDefinition } from '#features/enquiries/enquiries/index.ts'
import type { EnquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { acceptAttribute, checkChosenFiles, uploadMessage } from '#features/site/uploads/index.ts'
import type { UploadTexts } from '#features/site/uploads/texts.ts'
import { formatFileSize } from '#platform/site/file-size.ts'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { FileField } from '#ui/forms/file-field.island.tsx'

/** The files of a form that were sent with an earlier step, under a note. */
export type KeptFiles = { readonly files: readonly KeptFile[]; readonly note: string }

type Props = {
  field: FormField
  upload: UploadDefinition
  error: string | undefined
  texts: EnquiryTexts
  uploadTexts: UploadTexts
  /** Missing where there was no earlier step. */
  kept: KeptFiles | undefined
}

/**
 * A field for files. Files that cannot be sent, and those that the server has refused, are taken out again, and the field
 * says why. Below it stand the files of an earlier step, each with a box that removes it where the field may lose it.
 *
 * Source: requirements D-326, D-327 and V-265.
 */
export function UploadField({ field, upload, error, texts, uploadTexts, kept }: Props) {
  const { name, label, help, isOptional } = field
  const [isChosen, setChosen] = useState(false)
  const [round, setRound] = useState(0)
  const [lastError, setLastError] = useState(error)
  // While rendering, not in an effect: the form then moves the focus to the new field, not to the one it replaces.
  if (error !== lastError) {
    setLastError(error)
    // Before a form is sent, only an empty field has an error. A new field is empty again.
    if (error && isChosen) {
      setChosen(false)
      setRound(round + 1)
    }
  }
  const check = (files: readonly File[]) => {
    const problem = checkChosenFiles(files, upload)
    return problem ? uploadMessage(uploadTexts, problem, upload) : undefined
  }
  const files = kept?.files.filter(({ slot }) => slot === name) ?? []
  return (
    <div
      className="grid min-w-0 grid-cols-1 content-start gap-2"
      data-kept={files.length > 0 ? name : undefined}
    >
      <FileField
        key={round}
        {...{ name, label, check }}
        {...(help && { help })}
        {...(error && { error })}
        {...(isOptional && { optionalNote: texts.optional })}
        accept={acceptAttribute(upload.accept)}
        maxFiles={upload.maxFiles}
        onChoose={(chosen) => setChosen(chosen.length > 0)}
        labels={{
          choose: upload.maxFiles > 1 ? uploadTexts.chooseFiles : uploadTexts.chooseFile,
          remove: uploadTexts.remove,
        }}
      />
      {files.length > 0 ? (
        <>
          <p className="text-small">{kept?.note}</p>
          <ul className="wrap-anywhere text-ink-2 text-small">
            {files.map(({ key, name: fileName, bytes }) => (
              <li key={key} className="flex flex-wrap items-center gap-x-4">
                {`${fileName}, ${formatFileSize(bytes)}`}
                {isOptional || files.length > 1 ? (
                  <Checkbox
                    name="removedFiles"
                    value={key}
                    label={
                      <>
                        {uploadTexts.remove} <span className="sr-only">{fileName}</span>
                      </>
                    }
                  />
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
