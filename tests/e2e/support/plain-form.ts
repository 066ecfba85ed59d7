import type { APIRequestContext } from '@playwright/test'
import type { ChosenFile } from './files.ts'
import { readPage, type ServedPage, textOf } from './served-page.ts'

/** What a visitor enters, by field name: a text, the value of an option or of a box to tick, or a file. */
type Entries = Readonly<Record<string, string | ChosenFile>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The page that answers a form, and its address. */
export type NextPage = ServedPage & { readonly address: string }

/** Returns the option that is selected, as in a browser the first one when none is marked. */
const selectedOption = (select: Element) =>
  select.querySelector('option[selected]') ?? select.querySelector('option')

function selectedValue(select: HTMLSelectElement, entry: string | undefined): string {
  if (entry === undefined) return selectedOption(select)?.getAttribute('value') ?? ''
  const values = [...select.querySelectorAll('option')].map((option) => option.getAttribute('value'))
  if (!values.includes(entry)) throw new Error(`The list “${select.name}” has no option “${entry}”.`)
  return entry
}

/** Returns what a field sends; null for one that sends nothing, such as a box that is not ticked. */
function sentValue(control: Control, entry: string | ChosenFile | undefined): string | File | null {
  if (control.type === 'file') {
    const { name, mimeType, buffer } =
      typeof entry === 'object' ? entry : { name: '', mimeType: 'application/octet-stream', buffer: '' }
    return new File([buffer as BlobPart], name, { type: mimeType })
  }
  if (typeof entry === 'object') throw new Error(`The field “${control.name}” takes no file.`)
  if (control.tagName === 'SELECT') return selectedValue(control as HTMLSelectElement, entry)
  if (!['checkbox', 'radio'].includes(control.type)) return entry ?? control.value
  const isTicked = entry === undefined ? control.hasAttribute('checked') : control.value === entry
  return isTicked ? control.value : null
}

function bodyOf(form: Element, pressed: HTMLButtonElement, entries: Entries): FormData {
  const controls = [...form.querySelectorAll<Control>('input[name], select[name], textarea[name]')]
  const editable = controls.filter(({ type }) => type !== 'hidden')
  for (const name of Object.keys(entries)) {
    if (!editable.some((control) => control.name === name)) throw new Error(`There is no field “${name}”.`)
  }
  const body = new FormData()
  for (const control of controls) {
    const value = sentValue(control, editable.includes(control) ? entries[control.name] : undefined)
    if (value !== null) body.append(control.name, value)
  }
  if (pressed.name !== '') body.append(pressed.name, pressed.value)
  return body
}

/**
 * Presses a button of a form after the visitor's entries as a browser without scripts does, and returns the page that
 * the answer redirects to.
 */
export async function sendPlainForm(
  request: APIRequestContext,
  { document }: ServedPage,
  button: string,
  entries: Entries = {},
): Promise<NextPage> {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main form button')]
  const pressed = buttons.find((candidate) => textOf(candidate) === button)
  const form = pressed?.closest('form')
  if (!pressed || !form) throw new Error(`There is no button “${button}”.`)
  const body = bodyOf(form, pressed, entries)
  const encoding =
    form.getAttribute('enctype') === 'multipart/form-data' ? { multipart: body } : { form: body }
  const answer = await request.post(form.getAttribute('action') ?? '', { ...encoding, maxRedirects: 0 })
  const address = answer.headers().location
  if (answer.status() !== 303 || address === undefined)
    throw new Error(`The form was answered with ${answer.status()} instead of a redirect.`)
  return { ...(await readPage(request, address)), address }
}

/** Returns the field of a form that visitors see. */
export function fieldOf({ document }: ServedPage, name: string): Control {
  const field = document.querySelector<Control>(`main [name="${name}"]:not([type=hidden])`)
  if (!field) throw new Error(`There is no field “${name}”.`)
  return field
}

/** Returns the notes and messages that describe a field. */
export function descriptionOf(page: ServedPage, name: string): string {
  const ids = fieldOf(page, name).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => textOf(page.document.getElementById(id))).join(' ')
}

/** Returns the options of a list, without the one that stands for no choice. */
export const optionsOf = (page: ServedPage, name: string) =>
  [...fieldOf(page, name).querySelectorAll('option')]
    .map((option) => ({ value: option.getAttribute('value') ?? '', label: textOf(option) }))
    .filter(({ value }) => value !== '')

/** Returns the value that is selected in a list. */
export const selectedIn = (page: ServedPage, name: string) =>
  selectedOption(fieldOf(page, name))?.getAttribute('value') ?? ''

/** Returns the text of the main part of a page. */
export const mainText = ({ document }: ServedPage) => textOf(document.querySelector('main'))

/** Valid entries of a visitor, by field name. */
export const plainVisitor = {
  fullName: 'Thandi van der Merwe',
  phone: '082 123 4567',
  email: 'thandi@example.co.za',
} as const

/** A form is taken for one of a visitor when it was open for two seconds. Milliseconds. */
export const visitorPauseMs = 2_100
