import { type RefObject, useEffect, useRef, useState } from 'react'
import { addFiles } from './add-files.ts'

export type ChosenFilesOptions = {
  /** How many files can be chosen, 1 by default. Where there can be several, a further choice adds to them. */
  maxFiles?: number
  /** Returns a message when the files cannot be used: the choice is removed again, and the field shows the message. */
  check?: (files: readonly File[]) => string | undefined
  /** Called with the chosen files, also with none after a removal. */
  onChoose?: (files: readonly File[]) => void
}

export type ChosenFilesState = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly files: readonly File[]
  /** Why the last choice was removed again. */
  readonly refusal: string | undefined
  /** Adopts the files that the control has. */
  readonly adopt: () => void
  readonly remove: (file: File) => void
}

/** Replaces the files of a control. */
function assignFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

/**
 * The files of a file input. Files chosen before hydration are adopted. A choice that is refused leaves a single field
 * empty, and a field for several files as it was before.
 */
export function useChosenFiles({ maxFiles = 1, check, onChoose }: ChosenFilesOptions): ChosenFilesState {
  const multiple = maxFiles > 1
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [refusal, setRefusal] = useState<string>()

  const choose = (chosen: readonly File[]) => {
    const message = chosen.length > 0 ? check?.(chosen) : undefined
    const earlier = multiple ? files : []
    const usable = message === undefined ? chosen : earlier
    if (input.current && (multiple || message !== undefined)) assignFiles(input.current, usable)
    setRefusal(message)
    setFiles(usable)
    onChoose?.(usable)
  }
  const adopt = () => {
    const chosen = [...(input.current?.files ?? [])]
    choose(multiple ? addFiles(files, chosen) : chosen)
  }
  const remove = (file: File) => {
    const left = files.filter((each) => each !== file)
    if (input.current) assignFiles(input.current, left)
    choose(left)
    input.current?.focus()
  }

  const initialAdopt = useRef(adopt)
  useEffect(() => {
    const control = input.current
    if (control?.files?.length) initialAdopt.current()
    // The form states what is missing now; the message about the refused file would be out of date.
    const clearRefusal = () => setRefusal(undefined)
    const form = control?.form
    form?.addEventListener('submit', clearRefusal)
    return () => form?.removeEventListener('submit', clearRefusal)
  }, [])

  return { input, files, refusal, adopt, remove }
}
