import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { html } from '#platform/mail/content/html.ts'
import type { ShownPlan } from '../../shown-plan.ts'
import type { EnquiryForm, FieldMessage, RawEntries } from '../../submission.ts'
import { enquiryTexts } from '../../texts.ts'
import { editable, hidden, readable } from './fields.ts'
import { framed } from './frame.ts'

type Markup = ReturnType<typeof html>
const nothing = html``

/** A form as it was sent by a browser without JavaScript. */
export type PlainForm = {
  readonly form: EnquiryForm
  readonly entries: RawEntries
  readonly language: Language
  /** The path it stands on. */
  readonly page: string
  readonly token: string
  /** What it is about, as its visitor reads it; absent where its link brought no plan. */
  readonly plan?: Pick<ShownPlan, 'lines' | 'note'> | null
}

const wordsOf = (language: Language) => enquiryTexts(language).enquiries

/** Goes back to the same address with the next step; the key of the form is in its token. */
function posted({ form, page, language, token }: PlainForm, content: Markup): Markup {
  return html`<form method="post" action="/api/enquiries/${form.kind}" novalidate>
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="page" value="${page}">
<input type="hidden" name="language" value="${language}">
${content}
</form>`
}

const alarm = (words: string | null): Markup =>
  words === null ? nothing : html`<p class="alarm" role="alert">${words}</p>`

/** The form with what is wrong beside its fields, or to be changed once more. */
export function editPage(
  plain: PlainForm,
  messages: readonly FieldMessage[],
  failure: string | null = null,
): string {
  const { form, entries, language } = plain
  const words = wordsOf(language)
  const fields = form.fields(language).map((field) => editable({ entries, messages }, field))
  return framed(
    language,
    form.title(language),
    html`${alarm(failure)}
${posted(
  plain,
  html`${fields}
<p class="trap"><label>${words.leaveEmpty} <input name="website" value="" autocomplete="off" tabindex="-1"></label></p>
<p><button type="submit">${words.submit}</button></p>`,
)}`,
  )
}

function planOf({ lines, note }: NonNullable<PlainForm['plan']>, language: Language): Markup {
  return html`<h2>${enquiryTexts(language).enquiryPlan.title}</h2>
<dl>
${lines.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<p>${note}</p>`
}

/**
 * What was entered, to be looked through, and the question whether the e-mail is right. Source: requirements D-163 to
 * D-166.
 */
export function confirmPage(plain: PlainForm, failure: string | null = null): string {
  const { form, entries, language, plan } = plain
  const words = wordsOf(language)
  const fields = form.fields(language)
  const carried = fields.map((field) => hidden(entries, field))
  return framed(
    language,
    words.confirmTitle,
    html`${alarm(failure)}
<p class="email">${String(entries.email)}</p>
<p>${words.confirmText}</p>
${posted(
  plain,
  html`${carried}${hidden(entries, { name: 'website' })}<p><button type="submit" name="confirmed" value="yes">${words.confirmYes}</button>
<button type="submit" class="second" name="change" value="yes">${words.confirmNo}</button></p>`,
)}
<h2>${form.title(language)}</h2>
<dl>
${fields.map((field) => readable(entries, field))}</dl>
${plan ? planOf(plan, language) : nothing}`,
  )
}

/** It is stored and will be delivered. Source: requirement D-162. */
export function donePage(
  { language, page }: Pick<PlainForm, 'language' | 'page'>,
  reference: string,
): string {
  const words = wordsOf(language)
  return framed(
    language,
    words.thankYou,
    html`<p>${words.messageSent}</p>
<p class="reference">${fill(words.reference, { reference })}</p>
<p><a href="${page}">${words.close}</a></p>`,
  )
}
