import type { EnquiryKind, Entries } from '#features/enquiries/enquiries/index.ts'
import {
  convertEntries,
  fieldDefinition,
  loadCheck,
  stepFieldNames,
} from '#features/enquiries/enquiries/rules.ts'
import type { EnquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import type { FieldErrors } from './form-parts.ts'

/** All entries of the form with its hidden fields, without files. */
export function entriesIn(form: HTMLFormElement) {
  const data = new FormData(form)
  const texts = [...data].filter(([, value]) => typeof value === 'string')
  const lists = { divisions: data.getAll('divisions'), removedFiles: data.getAll('removedFiles') }
  return convertEntries({ ...Object.fromEntries(texts), ...lists })
}

/** Files by the name of their field. */
export type ChosenFiles = Readonly<Record<string, readonly File[]>>

/** The files that are chosen in the form, for each of its upload fields. */
export function filesIn(kind: EnquiryKind, form: HTMLFormElement): ChosenFiles {
  const data = new FormData(form)
  const names = stepFieldNames(kind).filter((name) => fieldDefinition(name).upload)
  // A field without a chosen file holds one without name and content.
  const chosen = (name: string) =>
    data.getAll(name).filter((file): file is File => file instanceof File && file.name !== '')
  return Object.fromEntries(names.map((name) => [name, chosen(name)]))
}

/** Whether files of a field were sent with an earlier step of the form. */
const hasKeptFiles = (form: HTMLFormElement, name: string) =>
  form.querySelector(`[data-kept="${name}"]`) !== null

/** The errors of upload fields in which nothing is chosen. Wrong files are removed when they are chosen. */
function missingFiles(kind: EnquiryKind, texts: EnquiryTexts, form: HTMLFormElement): FieldErrors {
  const missing = Object.entries(filesIn(kind, form)).flatMap(([name, files]) => {
    const error = fieldDefinition(name as Parameters<typeof fieldDefinition>[0]).upload?.missing
    return error && files.length === 0 && !hasKeptFiles(form, name) ? [[name, texts[error]] as const] : []
  })
  return Object.fromEntries(missing)
}

/** The errors of entries that the browser cannot read as a number or a day: it would send such a field as empty. */
function unreadableEntries(texts: EnquiryTexts, form: HTMLFormElement): FieldErrors {
  const inputs = form.querySelectorAll<HTMLInputElement>('[type="number"], [type="date"]')
  const unreadable = [...inputs].filter(({ validity }) => validity.badInput)
  return Object.fromEntries(
    unreadable.map(({ name, type }) => [name, type === 'date' ? texts.dayInvalid : texts.numberInvalid]),
  )
}

/** The entries of a form, null when some are invalid, and the messages of those. */
export type CheckedEntries = { readonly entries: Entries | null; readonly errors: FieldErrors }

/**
 * Checks the entries by the schema of the server, and that required files are chosen.
 *
 * @throws when the check cannot be loaded.
 */
export async function checkForm(
  kind: EnquiryKind,
  texts: EnquiryTexts,
  form: HTMLFormElement,
): Promise<CheckedEntries> {
  const { checkEntries } = await loadCheck()
  const result = checkEntries(kind, entriesIn(form))
  const ofFiles = missingFiles(kind, texts, form)
  const ofEntries = result.valid
    ? []
    : Object.entries(result.errors).map(([field, error]) => [field, texts[error ?? 'choiceUnknown']])
  const errors: FieldErrors = {
    ...Object.fromEntries(ofEntries),
    ...unreadableEntries(texts, form),
    ...ofFiles,
  }
  return { entries: result.valid && Object.keys(errors).length === 0 ? result.entries : null, errors }
}
