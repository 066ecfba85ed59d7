import type { APIRequestContext } from '@playwright/test'
import { Window } from 'happy-dom'

/** A page as the server sends it, for journeys that need neither scripts nor layout. */
export type ServedPage = {
  readonly status: number
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  readonly document: Document
}

const window = new Window({
  settings: { disableCSSFileLoading: true, disableJavaScriptFileLoading: true },
})

/** Requests a page with the visitor's cookies and parses its HTML. */
export async function readPage(request: APIRequestContext, path: string, cookie = ''): Promise<ServedPage> {
  const response = await request.get(path, cookie === '' ? {} : { headers: { cookie } })
  const html = await response.text()
  const document = new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document
  return { status: response.status(), headers: response.headers(), html, document }
}

/** Returns the text of an element with single spaces, also for those that do not break a line. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Returns the texts of the elements that match a selector. */
export const textsOf = (parent: ParentNode, selector: string): string[] =>
  [...parent.querySelectorAll(selector)].map(textOf)

/** Returns the only element that matches a selector. */
export function only<E extends Element = Element>(parent: ParentNode, selector: string): E {
  const [first, ...others] = parent.querySelectorAll<E>(selector)
  if (!first || others.length > 0)
    throw new Error(`${first ? others.length + 1 : 'No'} elements match ${selector}.`)
  return first
}

/** Returns the address of the first link whose text is or matches the name. */
export function addressOf(parent: ParentNode, name: string | RegExp): string {
  const isNamed = (text: string) => (typeof name === 'string' ? text === name : name.test(text))
  const link = [...parent.querySelectorAll('a[href]')].find((candidate) => isNamed(textOf(candidate)))
  if (!link) throw new Error(`There is no link ${name}.`)
  return link.getAttribute('href') ?? ''
}

type Field = HTMLInputElement | HTMLSelectElement

/** Returns the value that a field of a form is served with. */
function servedValueOf(field: Field): string {
  const holder = field.localName === 'select' ? field.querySelector('option[selected]') : field
  return holder?.getAttribute('value') ?? ''
}

/** Returns the address to which a browser without scripts sends a form after the visitor's entries, by field name. */
export function submissionOf(form: Element, entries: Readonly<Record<string, string>>): string {
  const fields = [...form.querySelectorAll<Field>('[name]')]
  const visible = fields.filter(({ type }) => type !== 'hidden')
  for (const name of Object.keys(entries)) {
    if (!visible.some((field) => field.name === name)) throw new Error(`The form has no field “${name}”.`)
  }
  const query = new URLSearchParams(
    fields.map((field) => [
      field.name,
      (visible.includes(field) ? entries[field.name] : undefined) ?? servedValueOf(field),
    ]),
  )
  return `${form.getAttribute('action')}?${query}`
}
