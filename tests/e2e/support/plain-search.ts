import { textOf } from './served-page.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** Returns what a field sends; null for a box that is not ticked. */
function sentValue(control: Control, entries: readonly string[] | undefined): string | null {
  if (control.localName === 'select') {
    const options = [...control.querySelectorAll('option')]
    const selected = options.find((option) => option.hasAttribute('selected')) ?? options[0]
    return entries?.[0] ?? selected?.getAttribute('value') ?? ''
  }
  if (control.type !== 'checkbox') return entries?.[0] ?? control.value
  const isTicked = entries?.includes(control.value) ?? control.hasAttribute('checked')
  return isTicked ? control.value : null
}

/**
 * Returns the address to which a browser without scripts sends the search form with a button, after the visitor's
 * entries by field name. A form may have boxes to tick, and fields elsewhere on the page.
 */
export function searchAddress(
  document: Document,
  button: string,
  entries: Readonly<Record<string, readonly string[]>>,
): string {
  const pressed = [...document.querySelectorAll<HTMLButtonElement>('main button[type=submit]')].find(
    (candidate) => textOf(candidate).startsWith(button),
  )
  const formId = pressed?.getAttribute('form')
  const form = formId ? document.getElementById(formId) : pressed?.closest('form')
  if (!form) throw new Error(`There is no form with a button “${button}”.`)
  const outside = form.id === '' ? [] : document.querySelectorAll<Control>(`[name][form="${form.id}"]`)
  const own = form.querySelectorAll<Control>('input[name], select[name]')
  const controls = [...new Set([...own, ...outside])].filter((control) => !control.hasAttribute('disabled'))
  for (const [name, values] of Object.entries(entries)) {
    const offered = controls
      .filter((control) => control.name === name)
      .flatMap((control) =>
        control.localName === 'select'
          ? [...control.querySelectorAll('option')].map((option) => option.getAttribute('value'))
          : [control.type === 'checkbox' ? control.value : null],
      )
    if (offered.length === 0) throw new Error(`The form has no field “${name}”.`)
    const missing = values.find((value) => !offered.includes(value) && !offered.includes(null))
    if (missing !== undefined) throw new Error(`The field “${name}” does not offer “${missing}”.`)
  }
  const query = new URLSearchParams()
  for (const control of controls) {
    const value = sentValue(control, entries[control.name])
    if (value !== null) query.append(control.name, value)
  }
  return `${form.getAttribute('action')}?${query}`
}
