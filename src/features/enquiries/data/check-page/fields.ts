import { html } from '#platform/mail/content/html.ts'
import type { FieldMessage, FormField, RawEntries } from '../../submission.ts'
import { shownValue, valuesOf } from './entered.ts'

type Markup = ReturnType<typeof html>
const nothing = html``

/** What every field is drawn from. */
export type Entered = { readonly entries: RawEntries; readonly messages: readonly FieldMessage[] }

const messageOf = ({ messages }: Entered, { name }: FormField): Markup => {
  const message = messages.find(({ field }) => field === name)?.message
  return message ? html`<p class="message" id="${name}-message">${message}</p>` : nothing
}

/** Ties a control to its message. */
const described = ({ messages }: Entered, { name }: FormField): Markup =>
  messages.some(({ field }) => field === name)
    ? html` aria-invalid="true" aria-describedby="${name}-message"`
    : nothing

const checked = (is: boolean): Markup => (is ? html` checked` : nothing)

function option(field: FormField, type: 'radio' | 'checkbox', values: readonly string[]) {
  return ({ value, label }: { value: string; label: string }): Markup =>
    html`<label class="box"><input type="${type}" name="${field.name}" value="${value}"${checked(values.includes(value))}> ${label}</label>
`
}

function group(entered: Entered, field: FormField, type: 'radio' | 'checkbox'): Markup {
  const values = valuesOf(entered.entries, field)
  const options = (field.options ?? []).map(option(field, type, values))
  const tied = entered.messages.some(({ field: name }) => name === field.name)
    ? html` aria-describedby="${field.name}-message"`
    : nothing
  return html`<fieldset id="${field.name}"${tied}><legend>${field.label}</legend>
${options}${messageOf(entered, field)}</fieldset>`
}

function line(entered: Entered, field: FormField): Markup {
  const [value = ''] = valuesOf(entered.entries, field)
  const control =
    field.control === 'area'
      ? html`<textarea id="${field.name}" name="${field.name}" rows="5"${described(entered, field)}>
${value}</textarea>`
      : html`<input id="${field.name}" name="${field.name}" type="${field.control}" value="${value}" autocomplete="${field.autoComplete ?? 'off'}"${described(entered, field)}>`
  return html`<p class="field"><label for="${field.name}">${field.label}</label>
${control}</p>
${messageOf(entered, field)}`
}

function box(entered: Entered, field: FormField): Markup {
  const isTicked = valuesOf(entered.entries, field).includes('on')
  return html`<p><label class="box"><input id="${field.name}" type="checkbox" name="${field.name}" value="on"${checked(isTicked)}${described(entered, field)}> ${field.label}</label></p>
${messageOf(entered, field)}`
}

/** A field to be filled in, with what was entered and what is wrong with it. */
export function editable(entered: Entered, field: FormField): Markup {
  switch (field.control) {
    case 'hidden':
      return hidden(entered.entries, field)
    case 'box':
      return box(entered, field)
    case 'boxes':
      return group(entered, field, 'checkbox')
    case 'choice':
      return group(entered, field, 'radio')
    default:
      return line(entered, field)
  }
}

/** What was entered, carried along unseen. */
export function hidden(entries: RawEntries, { name }: Pick<FormField, 'name'>): Markup {
  const inputs = valuesOf(entries, { name }).map(
    (value) => html`<input type="hidden" name="${name}" value="${value}">
`,
  )
  return html`${inputs}`
}

/** What was entered, to be read. */
export function readable(entries: RawEntries, field: FormField): Markup {
  const shown = field.control === 'hidden' ? null : shownValue(entries, field)
  if (shown === null) return nothing
  return html`<dt>${field.label}</dt><dd>${shown}</dd>
`
}
